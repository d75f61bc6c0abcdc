### Det som följer med när en giv går från den ena till den andra: nummer, länk, text.

## Givens sida

deal-about = Numret, koden och länken leder till samma kort. Koden har ett kontrolltecken, så att ett skrivfel märks.
deal-about-own = Given är inlagd som text. Den har inget nummer, så det finns ingen länk till den. Den som vill lägga samma giv behöver texten.
deal-by-number-label = Givnummer
deal-by-code-label = Givkod
deal-by-link-label = Länk
deal-by-line-label = Länk med dragen
deal-copy = Kopiera: { $what }
deal-copied = Kopierat
deal-copy-failed = Gick inte att kopiera

## En giv som text

deck-label = Texten med given
deck-file = Öppna fil
deck-drop = Text och filer kan också släppas eller klistras in på bordet.
deck-too-large = Filen är för stor: högst { $most } kB.
deck-not-text = Filen är inte text i UTF-8.
deck-line = Rad { $line }
deck-named = Rad { $line }: { $name }
deck-pick = Giv i texten
deck-several =
    { $count ->
        [one] Texten har { $count } giv. Välj vilken.
       *[other] Texten har { $count } givar. Välj vilken.
    }
deck-several-first =
    { $count ->
        [one] Texten har { $count } giv. Välj bland de { $shown } första.
       *[other] Texten har { $count } givar. Välj bland de { $shown } första.
    }
deck-order = Ordning
deck-order-dealing = som korten ges, rad för rad, sedan talongen i den ordning den dras
deck-order-columns = kolumn för kolumn, nerifrån och upp, sedan talongen i den ordning den dras

## En utmaning

challenge-about = Skicka länken till den du vill utmana. Den bär given, reglerna och ditt parti.
challenge-about-open = Skicka länken till den du vill utmana. Den bär given, reglerna och ditt parti så långt som det är spelat. Avsluta det först om hela ska vara med.
challenge-about-hidden = Den som öppnar länken får samma giv, och ser hur det gick för dig när det egna partiet är slut. På en dator med egen Harpan klistras länken in på bordet. Sedan kommer en länk tillbaka till dig.
challenge-link = Länk med utmaningen
challenge-copy = Kopiera länken
challenge-invited = Någon utmanar dig på den här given:
challenge-until-end = Hur det gick för den andra ser du när ditt parti är slut. Partiet räknas som övning.
challenge-accept = Anta utmaningen
challenge-aside = Partiet på bordet läggs åt sidan. Det finns kvar i spelloggen.
challenge-open = Du är utmanad i det här partiet. Hur det gick för den andra ser du när partiet är slut.
challenge-go-on = Till partiet
challenge-give-up = Ge upp och jämför
challenge-give-up-about = Partiet är då slut som det ligger.
challenge-back = Skicka tillbaka ditt resultat
challenge-back-link = Länk tillbaka med ditt resultat

sides-caption = Båda resultaten
sides-mine = Du
sides-theirs = Den andra
sides-outcome = Slut
sides-won = gick ut
sides-plus = plus
sides-finished = avslutat
sides-left = uppgivet
sides-stuck = låst
sides-playing = inte slut
sides-no-aids = ingen

## Vad som är fel i en text

problem-bad-card-at = Rad { $line }, tecken { $column }: ”{ $got }” är inget kort. Kort skrivs med valör och färg på engelska: 9D eller TH.
problem-bad-position-at = Rad { $line }, tecken { $column }: ”{ $got }” hör inte hemma där på spelplanen.
problem-text-empty-at = Det finns ingen giv i texten.
problem-text-too-long-at = Texten är för lång: högst { $most } tecken.
problem-text-encoding-at = Rad { $line }, tecken { $column }: byten { $got } är inte UTF-8. Spara filen som UTF-8.
problem-format-unknown-at = Rad { $line }, tecken { $column }: ”{ $got }” inleder ingen giv i något format som Harpan känner till.
problem-game-not-named-at = Rad { $line }, tecken { $column }: texten visar inte vilket spel det är. Ange spelet.
problem-game-of-other-format-at = Rad { $line }, tecken { $column }: formatet är till för andra spel: { $allowed }.
problem-unexpected-word-at = Rad { $line }, tecken { $column }: ”{ $got }” hör inte hemma där. Där ska stå { $wanted }.
problem-deck-size-at = Rad { $line }, tecken { $column }: given ska ha { $expected } kort, inte { $got }.
problem-card-surplus-at =
    { $most ->
        [0] Rad { $line }, tecken { $column }: { $got } finns inte i kortleken.
        [1] Rad { $line }, tecken { $column }: { $got } står två gånger.
       *[other] Rad { $line }, tecken { $column }: { $got } står fler än { $most } gånger.
    }
problem-cards-missing-at = Rad { $line }, tecken { $column }: det fattas { $missing }.
problem-deck-cards-at =
    { $missing ->
        [none] Rad { $line }, tecken { $column }: för mycket är { $surplus }.
       *[other] Rad { $line }, tecken { $column }: det fattas { $missing }. För mycket är { $surplus ->
            [none] inget
           *[other] { $surplus }
        }.
    }
problem-pile-count-at =
    { $what ->
        [cells] Rad { $line }, tecken { $column }: antalet fria rutor i spelet är { $expected }, inte { $got }.
       *[columns] Rad { $line }, tecken { $column }: antalet kolumner i spelet är { $expected }, inte { $got }.
    }
problem-pile-unknown-at = Rad { $line }, tecken { $column }: spelet har ingen hög ”{ $what }”.
problem-foundation-cards-at = Rad { $line }, tecken { $column }: en grundhög har en enda färg från esset och uppåt, och varje färg har lika många grundhögar som det finns kortlekar.
problem-impossible-table-at = Rad { $line }, tecken { $column }: spelplanen som börjar där kan inte uppstå i spelet.
problem-game-under-way-at = Rad { $line }, tecken { $column }: texten är ett parti som redan pågår. Bara en giv från början går att lägga.
problem-bad-order-at = Korten skrivs i givordning (dealing); bara Harpans kortlekar kan skrivas kolumn för kolumn (columns).
problem-bad-number-at = Rad { $line }, tecken { $column }: givnumret ska vara ett heltal från { $least } till { $largest }.
problem-pysol-game-at = Rad { $line }, tecken { $column }: PySol FC har inga nummer för spelet med de kolumnerna. Välj bland { $allowed }, med deras vanliga kolumner.
problem-bad-code-at = Rad { $line }, tecken { $column }: ”{ $got }” är ingen givkod. En givkod ser ut så här: 1A-G.
problem-code-check-at = Rad { $line }, tecken { $column }: givkoden ”{ $got }” stämmer inte med sitt kontrolltecken, så något av tecknen är fel.
problem-broken-json-at = Rad { $line }, tecken { $column }: där är det fel i JSON-texten.
problem-field-missing-at = Rad { $line }, tecken { $column }: fältet ”{ $name }” fattas.
problem-field-unknown-at = Rad { $line }, tecken { $column }: det finns inget fält ”{ $got }”. Välj mellan { $allowed }.
problem-field-twice-at = Rad { $line }, tecken { $column }: fältet ”{ $name }” står två gånger.
problem-field-type-at = Rad { $line }, tecken { $column }: i fältet ”{ $name }” ska stå listor med kort, till exempel "10h".

## Vad som är fel med en utmaning

problem-challenge-broken = Länken med utmaningen är avkortad eller skadad. Be om den igen.
problem-challenge-version = Utmaningen är spelad med en annan version av reglerna, så resultaten går inte att jämföra.
problem-challenge-too-long = Partiet är för långt för en länk.
problem-challenge-typed = Given är inlagd som text och har inget nummer, så det går inte att utmana någon på den.
problem-challenge-differs =
    { $what ->
        [game] Partierna är av olika spel, så resultaten går inte att jämföra.
        [options] Partierna är spelade med olika regler, så resultaten går inte att jämföra.
       *[deal] Partierna är av olika givar, så resultaten går inte att jämföra.
    }
problem-challenge-own = Länken leder till ditt eget parti. Skicka den till den du vill utmana.
