### Spelplanen: vad som står på den, vad en skärmläsare säger om den, och dess tangenter.

board-label = Spelplan

## Under talongen

board-caption = { $count } · { $pass }
board-pass = Varv { $pass }
board-pass-of = Varv { $pass } av { $passes }

## Tomma platser

board-mark-king = K

## Högarna, som de sägs

board-stock =
    { $count ->
        [0] Talong, tom. { $pass }
       *[other] Talong, { $count } kort. { $pass }
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
board-column =
    { $hidden ->
        [0] Kolumn { $column }, { $card } överst
        [one] Kolumn { $column }, ett dolt kort, { $card } överst
       *[other] Kolumn { $column }, { $hidden } dolda, { $card } överst
    }
board-column-empty = Kolumn { $column }, tom
board-card-place = { $card }, kort { $place } av { $size }
board-hidden-card = dolt kort
board-fits = { $pile }. Passar här

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
board-key-draw = Dra ur talongen eller vända den
board-key-d = D
board-key-columns = Kolumn 1–9, därefter 10–13
board-key-digits = 1–9 0 A B C
board-key-waste = Kasthögen
board-key-w = W
board-key-foundation = Grundhögen
board-key-f = F
board-key-typed = Skriva ett drag, till exempel från kolumn 3 till kolumn 5
board-key-example = 3 5
