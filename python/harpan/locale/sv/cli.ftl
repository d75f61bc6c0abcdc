### Kommandoraden.

cli-name = Harpan { $version }

## Hjälp

cli-help-harpan =
    Harpan: patiens på riktigt, i webbläsaren och i terminalen.

    Skriv
      harpan [val]                 startar spelet och öppnar webbläsaren
      harpan deal [SPEL] …         ger ett parti och visar spelplanen
      harpan solve [SPEL] …        säger om givar kan gå ut
      harpan perft [SPEL] …        räknar alla dragföljder till ett visst djup
      harpan lab …                 mäter hur ofta spelen går ut
      harpan KOMMANDO --help       berättar mer om ett kommando

    Val
      --port N         port att lyssna på (annars en ledig)
      --host ADRESS    adress att lyssna på (annars 127.0.0.1, bara den här datorn)
      --data MAPP      mapp där partierna sparas (annars din egen datamapp)
      --seconds S      sekunder för det man frågar om ett parti: om det går att vinna,
                       facit (annars 10)
      --memory M       mebibyte som sökningen får använda till det (annars 256)
      --no-browser     öppna inte webbläsaren
      --lang SPRÅK     sv eller en; annars HARPAN_LANG eller datorns språk
      --version        visa versionen
      --help           visa den här texten

    Exempel
      harpan
      harpan --port 8000 --no-browser
      harpan --lang en
      harpan deal vegas --number 42

    Avsluta med Ctrl-C. Varje drag är redan sparat.

cli-help-deal =
    Ger ett parti och visar spelplanen, givnumret och reglerna som gäller.

    Skriv
      harpan deal [SPEL] [NAMN=VÄRDE …] [val]

    Val
      --number N       givnummer, 0 till 18446744073709551615 (annars slumpat);
                       i FreeCell Microsofts nummer, 1 till 8589934591;
                       pysol:N är given som PySol FC har under numret
      --code KOD       givkod, så som en annan spelare har skrivit den
      --deck KORT      alla kort med valör och färg på engelska (AS TH QD …);
                       ett minustecken läser dem från standard in
      --order ORDNING  hur korten i --deck är skrivna: dealing (rad för rad, sedan
                       talongen i den ordning den dras) eller columns (kolumn för kolumn,
                       för Harpan)
      --winnable       en slumpgiv som bevisligen kan gå ut
      --level NIVÅ     en slumpgiv som är easy (den enklaste datorspelaren vinner den),
                       medium (inte den, men de som tänker framåt) eller hard (ingen
                       av dem, men den går bevisligen ut)
      --format NAMN    skriv given i ett format, för andra program
    { $formats }
      --lang SPRÅK     sv eller en
      --help           visa den här texten

    Spel
    { $games }

    Regler, skrivna som NAMN=VÄRDE
    { $options }

    Exempel
      harpan deal
      harpan deal vegas --number 42
      harpan deal klondike draw=3 passes=3 --code 1A-G
      harpan deal spider-2 --number 7
      harpan deal freecell --number 11982
      harpan deal klondike --number pysol:240000
      harpan deal vegas --winnable
      harpan deal klondike --level easy
      harpan deal pyramid passes=1 stock_top_playable=yes
      harpan deal freecell --number 11982 --format fc-solve

cli-help-solve =
    Säger vad som är bevisat om en giv när alla kort är kända: vinnbar, med en
    lösning som regelmotorn har spelat; omöjlig, när alla dragföljder är prövade;
    okänt, när en gräns nåddes först.

    Skriv
      harpan solve [SPEL] [NAMN=VÄRDE …] [val]
      harpan solve FIL … [SPEL] [NAMN=VÄRDE …] [val]

    En fil har en giv eller många, i ett format som Harpan själv känner igen; ett
    minustecken läser från standard in. Ange spelet när filen inte visar det.

    Val
      --number N       givnummer (annars 1); pysol:N är PySol FC:s
      --numbers A-B    alla givar från A till B; pysol:A-B är PySol FC:s
      --deck KORT      alla kort, i givordning (AS TH QD …);
                       ett minustecken läser dem från standard in
      --order ORDNING  hur korten är skrivna: dealing eller columns
      --format NAMN    filernas format
    { $formats }
      --seconds S      sekunder för varje giv (annars 10)
      --nodes N        ställningar för varje giv; samma svar på alla datorer
      --memory M       mebibyte för varje giv (annars 1024)
      --json           en rad JSON för varje giv
      --lang SPRÅK     sv eller en
      --help           visa den här texten

    Slutstatus: 0 vinnbar, 10 omöjlig, 20 okänt; för många givar 0 när alla
    avgjordes, annars 20.

    Exempel
      harpan solve klondike draw=3 --number 42
      harpan solve vegas --numbers 1-20
      harpan solve freecell --number 617
      harpan solve klondike --numbers pysol:32000-32005
      harpan solve board.txt
      harpan solve pyramid deals.txt --json

cli-help-perft =
    Räknar alla dragföljder från en giv, djup för djup. Talet är regelmotorns
    fingeravtryck: samma giv, regler och djup ger alltid samma tal.

    Skriv
      harpan perft [SPEL] [NAMN=VÄRDE …] [val]

    Val
      --number N       givnummer (annars 1)
      --depth N        antal drag i följderna, 1 till { $deepest } (annars 5)
      --lang SPRÅK     sv eller en
      --help           visa den här texten

    Exempel
      harpan perft klondike --number 42 --depth 6
      harpan perft vegas-draw-3 taking_back=no
      harpan perft freecell cells=2

## Servern

cli-ready = Harpan spelas på { $address }
cli-stop = Avsluta med Ctrl-C. Varje drag sparas.

## Given

cli-deal-number = givnummer { $number }, kod { $code }
cli-deal-typed = egen giv
cli-rules = Regler
cli-stock = Talong: { $count } kort
cli-waste = Kasthög: { $cards }
cli-cells = Fria rutor: { $cards }
cli-foundations = Grundhögar: { $cards }
cli-discard = Bortlagt: { $count } kort
cli-rank-1 = E
cli-rank-11 = Kn
cli-rank-12 = D
cli-rank-13 = K

## Lösning

cli-solve-winnable = vinnbar
cli-solve-unwinnable = omöjlig
cli-solve-unknown = okänt
cli-solve-verdict = { $deal }: { $verdict } ({ $nodes } ställningar, { $seconds } s)
cli-solve-line =
    { $count ->
        [one] { $count } drag: { $moves }
       *[other] { $count } drag: { $moves }
    }

## Perft

cli-perft-game = { $game }, givnummer { $number }: { $rules }
cli-perft-depth =
    { $nodes ->
        [one] Djup { $depth }: { $nodes } dragföljd, { $rate } miljoner i sekunden
       *[other] Djup { $depth }: { $nodes } dragföljder, { $rate } miljoner i sekunden
    }

## Fel

cli-error = harpan: { $message }
cli-suggestion = Menade du { $suggestion }?
cli-error-command = Det finns inget kommando ”{ $name }”. Välj mellan { $allowed }.
cli-error-option = Det finns inget val ”{ $name }”. Se harpan --help.
cli-error-option-use = Valet { $name } är fel skrivet: ett värde saknas eller är ett för mycket.
cli-error-usage = Kommandot går inte att förstå: { $reason }
cli-error-language = Språket ”{ $name }” finns inte. Välj mellan { $allowed }.
cli-error-number = { $name } ska vara ett heltal från { $least } till { $most }, inte ”{ $value }”.
cli-error-positive = { $name } ska vara ett tal större än noll, till exempel 10 eller 0.5, inte ”{ $value }”.
cli-error-choice = { $name } ska vara något av { $allowed }, inte ”{ $value }”.
cli-error-two-deals = Ange bara ett av { $given }.
cli-error-setting = ”{ $text }” ska skrivas NAMN=VÄRDE, till exempel draw=3.
cli-error-twice = { $name } står två gånger.
cli-error-level = Ingen giv på nivån { $level } hittades. Försök igen, eller välj en annan nivå.
cli-error-winnable = Ingen giv bevisades vara vinnbar. Försök igen.
cli-error-port = Port { $port } är upptagen. Välj en annan, eller ingen alls.
cli-error-file = Filen { $file } går inte att läsa. Datorn säger: ”{ $reason }”.
cli-error-in-file = { $file }: { $problem }
