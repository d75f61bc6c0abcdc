### Vad som är fel på en text, på valen eller på det som skickades. Id:t är felets kod med bindestreck.
### $got är det som skrevs, $allowed det som går att välja.

## Kort, givar och drag

problem-bad-card = ”{ $got }” är inget kort. Kort skrivs med valör och färg på engelska: 9D eller TH.
problem-bad-pile = ”{ $got }” är ingen hög. Högarna heter s, w och d, f1, t1, c1 och p1 och så vidare.
problem-bad-move = ”{ $got }” är inget drag. Drag skrivs så: w-t3 eller t3-t5:4.
problem-which-foundation = Det går inte att veta vilken grundhög som menas. Skriv f1, f2 och så vidare.
problem-bad-deck = { $got } är ingen kortlek. Alla kort skrivs med valör och färg på engelska: 9D TH och så vidare.
problem-deck-size = Kortleken ska ha { $expected } kort, inte { $got }.
problem-deck-cards =
    { $missing ->
        [none] För mycket i kortleken: { $surplus }.
       *[other] I kortleken fattas { $missing }. För mycket är { $surplus ->
            [none] inget
           *[other] { $surplus }
        }.
    }
problem-bad-order = Korten skrivs i den ordning de ges (dealing); bara Harpans kortlekar kan skrivas kolumn för kolumn (columns).
problem-bad-number = Givnumret ska vara ett heltal från { $least } till { $largest }.
problem-pysol-game = PySol FC har inga nummer för spelet med de kolumnerna. Välj bland { $allowed }, med deras vanliga kolumner.
problem-bad-code = ”{ $got }” är ingen givkod. En givkod ser ut så här: 1A-G.
problem-code-check = Givkoden ”{ $got }” stämmer inte med sitt kontrolltecken, så något tecken är fel.
problem-bad-position = Spelplanen går inte att läsa.
problem-bad-automatic = Det finns inget sådant val av automatiska drag: ”{ $got }”. Välj mellan { $allowed }.
problem-bad-depth = Djupet ska vara noll eller mer.

## Givar i andra programs format

problem-unsayable = Formatet { $format } saknar ord för den här given.

## Spel och regler

problem-unknown-game = Det finns inget spel ”{ $name }”. Välj mellan { $allowed }.
problem-unknown-option = Spelet har ingen regel ”{ $name }” att välja. Välj mellan { $allowed }.
problem-unknown-value = { $name } kan inte vara ”{ $value }”. Välj mellan { $allowed }.
problem-unknown-family = Det finns inga regler ”{ $name }”. Välj mellan { $allowed }.
problem-unknown-scoring = Det finns ingen poängräkning ”{ $name }”. Välj mellan { $allowed }.
problem-scoring-of-family = Spelet kan inte räkna poäng enligt { $name }. Välj mellan { $allowed }.
problem-bad-option = ”{ $got }” ska skrivas namn=värde.
problem-option-twice = { $name } står två gånger.
problem-needs-three-passes = Dra 3→2→1 har alltid tre varv.
problem-bad-columns = Antalet kolumner går inte ihop med resten av reglerna: minst { $least } och högst { $most }, inte { $got }.
problem-unknown-player = Det finns ingen spelare ”{ $name }”. Välj mellan { $allowed }.
problem-player-family = Spelaren { $player } kan inte spelet.

## Det som skickades till servern

problem-bad-request = Servern förstod inte sidan. Ladda om sidan och försök igen.
problem-bad-json = Servern förstod inte sidan. Ladda om sidan och försök igen.
problem-not-json = Servern förstod inte sidan. Ladda om sidan och försök igen.
problem-not-found = Servern har inget sådant. Ladda om sidan och försök igen.
problem-method-not-allowed = Servern har inget sådant. Ladda om sidan och försök igen.
problem-refused = Servern tog inte emot det. Ladda om sidan och försök igen.
problem-too-large = Det är för mycket text för servern.
problem-foreign-host = Servern svarar inte under det namn som står i adressen.
problem-foreign-origin = Servern svarar bara sina egna sidor.
problem-no-such-game = Partiet finns inte på servern.
problem-no-such-bank = Banken finns inte på servern.
problem-no-bank = Bara Las Vegas har en bank.
problem-no-archive = Filen är inte sparad av Harpan. Inget har ändrats.
problem-archive-newer = Filen är sparad av en nyare version av Harpan. Inget har ändrats.
problem-archive-cut = Filen är inte hel: slutet fattas. Inget har ändrats.
problem-archive-line = Rad { $line } i filen går inte att läsa. Inget har ändrats.
problem-no-such-search = Sökningen efter en giv finns inte längre. Sök igen.
problem-no-such-trial = Det testet finns inte längre.
problem-nothing-found = Sökningen har inte funnit någon giv.
problem-solver-busy = Servern räknar redan på så mycket som den orkar. Försök igen om en stund.
problem-record-unreadable = Partiet går inte att läsa: det är skadat eller sparat av en annan version av Harpan.
problem-no-daily-deal = Det spelet har ingen dagens giv den dagen.
problem-not-yet = Den dagens giv delas inte ut ännu.
problem-store-failed = Servern kan inte läsa eller spara partierna.
problem-internal = Något gick fel i servern.

## Servern, när den startar

problem-no-address = Det finns ingen adress ”{ $host }”.
problem-bad-host = ”{ $host }” är inget namn på en dator.
problem-bad-port = Porten ska vara ett tal från 0 till 65535, inte { $port }.
problem-cannot-listen = Det går inte att lyssna på { $host }, port { $port }. Datorn säger: ”{ $reason }”.
problem-bad-database = Databasen { $name } går inte att använda. Datorn säger: ”{ $reason }”.
problem-busy-database = Ett annat program har skrivit till databasen { $name } hela tiden. Försök igen när det är klart.
problem-damaged-database = Partierna i { $name } är skadade. Filen ligger orörd; flytta undan den för att börja om, eller lägg tillbaka en kopia.
problem-foreign-database = { $name } är en databas från något annat program. Den ligger orörd.
problem-newer-database = Databasen { $name } är skriven av en nyare version av Harpan. Den ligger orörd.
