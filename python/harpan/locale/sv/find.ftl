### Att hitta ett kort på bordet.

find-label = Hitta ett kort
find-text = Kort, till exempel h D
find-card = Kort
find-suit = Färg
find-rank = Valör
find-any-suit = färg
find-any-rank = valör
find-close = Sluta leta

find-rank-name =
    { $rank ->
        [A] ess
        [T] 10
        [J] knekt
        [Q] dam
        [K] kung
       *[other] { $rank }
    }

## Vad man kan skriva, åtskilt av mellanslag

find-typed-S = s sp spader ♠
find-typed-H = h hj hjärter ♥
find-typed-C = k kl klöver ♣
find-typed-D = r ru ruter ♦
find-typed-A = e a 1 ess
find-typed-T = 10 t tio
find-typed-J = kn j knekt
find-typed-Q = d q dam
find-typed-K = k kung

## Var det ligger

find-hint = Skriv färg och valör, till exempel h D för hjärter dam. Det går också med bara den ena.
find-unknown = ”{ $text }” är inget kort. Skriv färg och valör, till exempel h D.
find-none = Inget sådant kort syns på bordet.
find-none-card = { $card } syns inte på bordet.
find-at-column = { $card } i kolumn { $number }, kort { $place } av { $size }
find-at-waste = { $card } på kasthögen
find-at-stock = { $card } i talongen
find-at-cell = { $card } i fri ruta { $number }
find-at-foundation = { $card } på grundhögen
find-at-discard = { $card } bland de bortlagda
find-at-pyramid = { $card } på plats { $place } i rad { $row }
