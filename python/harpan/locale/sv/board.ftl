### Spelplanen: vad som står på den, vad en skärmläsare säger om den, och dess tangenter.

board-label = Spelplan

## Under talongen

board-caption = { $count } · { $pass }
board-pass = Varv { $pass }
board-pass-of = Varv { $pass } av { $passes }
board-order = { $text } · visa
board-order-shown = { $text } · dölj
board-rows =
    { $rows ->
        [0] Inga rader kvar
        [one] { $rows } rad kvar
       *[other] { $rows } rader kvar
    }

## Tomma platser

board-mark-king = K
board-mark-ace = E

## Högarna, som de sägs. $left är varvet eller raderna som är kvar.

board-stock =
    { $count ->
        [0] Talong, tom. { $left }
       *[other] Talong, { $count } kort. { $left }
    }
board-stock-open =
    { $count ->
        [1] Talong, { $card }. { $left }
       *[other] Talong, { $count } kort, { $card } överst. { $left }
    }
board-waste =
    { $count ->
        [0] Kasthög, tom
        [1] Kasthög, { $card }
       *[other] Kasthög, { $count } kort, { $card } överst
    }
board-foundation = Grundhög, { $card } överst
board-foundation-empty =
    { $suit ->
        [S] Grundhög för spader, tom
        [H] Grundhög för hjärter, tom
        [D] Grundhög för ruter, tom
       *[C] Grundhög för klöver, tom
    }
board-home =
    { $suit ->
        [S] Grundhög { $number }, en svit i spader
        [H] Grundhög { $number }, en svit i hjärter
        [D] Grundhög { $number }, en svit i ruter
       *[C] Grundhög { $number }, en svit i klöver
    }
board-home-empty = Grundhög { $number }, tom
board-cell = Fri ruta { $cell }, { $card }
board-cell-empty = Fri ruta { $cell }, tom
board-discard =
    { $count ->
        [0] Bortlagda kort, inga
        [1] Bortlagda kort, { $card }
       *[other] Bortlagda kort, { $count } stycken, { $card } överst
    }
board-pyramid = { $card }, plats { $place } i rad { $row }
board-pyramid-covered = { $card }, täckt, plats { $place } i rad { $row }
board-column =
    { $hidden ->
        [0] Kolumn { $column }, { $card } överst
        [one] Kolumn { $column }, ett dolt kort, { $card } överst
       *[other] Kolumn { $column }, { $hidden } dolda, { $card } överst
    }
board-column-empty = Kolumn { $column }, tom
board-card-next = { $card }, nummer { $place } i tur
board-card-place = { $card }, kort { $place } av { $size }
board-hidden-card = dolt kort
board-fits = { $pile }. Passar här
board-row = Rad { $row }: { $cards }
board-placed = { $card } på plats { $place }
board-moves =
    { $count ->
        [0] Inget drag går att göra.
        [one] Ett drag går att göra: { $moves }.
       *[other] { $count } drag går att göra: { $moves }.
    }

## Tangenterna

board-key-move = Gå mellan kort och högar
board-key-arrows = ← ↑ ↓ →
board-key-pick = Ta kortet eller lägga ner det
board-key-enter = Enter
board-key-space = Mellanslag
board-key-send = Skicka kortet dit det passar
board-key-enter-twice = Enter två gånger
board-key-run = Ta fler eller färre kort ur kolumnen
board-key-up-down = ↑ ↓
board-key-cancel = Släppa kortet
board-key-escape = Esc
board-key-draw = Dra ur talongen, vända den eller dela ut
board-key-d = D
board-key-columns = Kolumn 1–9, därefter 10–13
board-key-digits = 1–9 0 A B C
board-key-waste = Kasthögen
board-key-w = W
board-key-foundation = Grundhögen
board-key-f = F
board-key-cell = Lägga kortet i en fri ruta
board-key-c = C
board-key-cell-card = Kortet i en fri ruta, till exempel ruta 2
board-key-c-digit = C 2
board-key-pyramid = Kort i pyramiden: rad och plats, till exempel rad 5 plats 3
board-key-two-digits = 5 3
board-key-discard = Lägga bort kortet
board-key-x = X
board-key-stock = Talongens översta kort, när det är öppet
board-key-s = S
board-key-order = Visa talongens ordning, när alla kort är öppna
board-key-typed = Skriva ett drag, till exempel från kolumn 3 till kolumn 5
board-key-example = 3 5
