### Laboratoriet: experiment på många givar.

## Hjälp

cli-help-lab =
    Mäter hur ofta spelen går ut, för vem och med vilka regler. Ett experiment är en
    liten fil; se docs/lab.md.

    Skriv
      harpan lab run FIL …          kör experiment, vart och ett där det slutade sist
      harpan lab list               visar de experiment som är klara
      harpan lab report FIL …       skriver resultaten som sida och tabell
      harpan lab scheduler          fördelar arbetet på flera datorer
      harpan lab worker ADRESS      tar emot arbete
      harpan lab KOMMANDO --help    berättar mer om ett kommando

    Val
      --lang SPRÅK     sv eller en
      --help           visa den här texten

cli-help-lab-run =
    Kör experiment. Avbryt när som helst med Ctrl-C: det som är mätt är sparat, och
    samma kommando fortsätter där det slutade.

    Skriv
      harpan lab run FIL … [val]

    Val
      --workers N      trådar på den här datorn (annars 1)
      --scheduler A    låt ett kluster göra arbetet: adressen från harpan lab scheduler
      --scale X        så många gånger så många givar (annars 1)
      --shard N        givar i varje uppgift (annars så många som tar ett par sekunder)
      --out MAPP       mapp för resultaten (annars i din egen datamapp)
      --summaries MAPP  lägg också sammanfattningarna i en mapp, som NAMN.json
      --lang SPRÅK     sv eller en
      --help           visa den här texten

    Exempel
      harpan lab run experiments/vegas-thoughtful.toml --workers 2
      harpan lab run experiments/pyramid.toml --scale 100 --scheduler tcp://10.0.0.1:8786

cli-help-lab-list =
    Visar de experiment som är klara, det senaste först, och var deras resultat finns.

    Skriv
      harpan lab list [val]

    Val
      --out MAPP       mappen med resultat (annars i din egen datamapp)
      --lang SPRÅK     sv eller en
      --help           visa den här texten

    Exempel
      harpan lab list

cli-help-lab-report =
    Skriver det som kom fram i ett experiment som en webbsida, som inte behöver något
    bredvid sig, och som en tabell (CSV).

    Skriv
      harpan lab report FIL … [val]

    En fil är summary.json ur en mapp med resultat, eller mappen själv.

    Val
      --to MAPP        mapp att skriva i (annars den där du står)
      --lang SPRÅK     sv eller en
      --help           visa den här texten

    Exempel
      harpan lab report python/harpan/lab/results/freecell.json --to reports

cli-help-lab-scheduler =
    Fördelar arbetet på de datorer som har anmält sig med harpan lab worker. Alla som når
    adressen kan köra vad som helst på dem, så lyssna bara på nät som du litar på.

    Skriv
      harpan lab scheduler [val]

    Val
      --host ADRESS    adress att lyssna på (annars 127.0.0.1, bara den här datorn)
      --port N         port att lyssna på (annars 8786; 0 för en ledig)
      --lang SPRÅK     sv eller en
      --help           visa den här texten

    Exempel
      harpan lab scheduler --host 10.0.0.1

cli-help-lab-worker =
    Tar emot arbete av den som fördelar det. Faller förbindelsen söks den igen.

    Skriv
      harpan lab worker ADRESS [val]

    Val
      --workers N      uppgifter på en gång (annars 1)
      --lang SPRÅK     sv eller en
      --help           visa den här texten

    Exempel
      harpan lab worker tcp://10.0.0.1:8786 --workers 8

## Körningen

lab-bar = { $done }/{ $total }  { $rate }/s  kvar { $left }  { $arm }: { $low }–{ $high } %
lab-interrupted = Avbrutet. Det som är mätt är sparat; samma kommando fortsätter där det slutade.
lab-kept = Resultaten finns i { $folder }
lab-scheduler-ready = Fördelar arbetet på { $address }
lab-worker-ready = Arbetar för { $address }

## Resultaten

lab-heading = { $title }, givnummer { $first }–{ $last }
lab-line-won =
    { $open ->
        [0] { $arm }: { $column } { $value } % ({ $low }–{ $high }), n = { $total }
       *[other] { $arm }: { $column } { $value } % ({ $low }–{ $high }), n = { $total }, varav { $open } okända
    }
lab-line-mean = { $arm }: { $column } i medeltal { $value } ({ $low }–{ $high }), n = { $total }
lab-line-gain =
    { $open ->
        [0] { $arm } mot { $base }: { $column } { $value } procentenheter ({ $low }–{ $high }), n = { $total }
       *[other] { $arm } mot { $base }: { $column } { $value } procentenheter ({ $low }–{ $high }), n = { $total }, varav { $open } okända
    }
lab-line-difference = { $arm } mot { $base }: { $column } { $value } mer ({ $low }–{ $high }), n = { $total }

## Rapporten

lab-check = Med en andra metod
lab-pair = Samma givar
lab-only-first = Bara den första
lab-only-second = Bara den andra
lab-chance = p
lab-report-histogram = { $arm }: { $column }
lab-report-method = Så är det mätt
lab-report-intervals = Andelar har Wilsons intervall, och som andra metod Clopper och Pearsons. Medeltal har Students t, och som andra metod omsampling. Jämförelser gäller samma givar: andelarna med Agresti och Mins intervall, och p är McNemars exakta. En giv som ingen lösning eller motsats bevisades för räknas inte bort; intervallet gäller hur den än skulle gå.
lab-report-version = Givarna är de numrerade, och en spelares slump beror bara på given, spelaren och draget. Harpan { $version }.
lab-report-repeat = Så görs det om
lab-by-player = Spelare: { $player }.
lab-by-win =
    { $nodes ->
        [one] Lösaren, med högst { $nodes } ställning för varje giv: kan den gå ut?
       *[other] Lösaren, med högst { $nodes } ställningar för varje giv: kan den gå ut?
    }
lab-by-most =
    { $nodes ->
        [one] Lösaren, med högst { $nodes } ställning för varje giv: hur många kort kan komma upp?
       *[other] Lösaren, med högst { $nodes } ställningar för varje giv: hur många kort kan komma upp?
    }
lab-information-all-cards = Alla kort är kända.
lab-information-open = Alla kort ligger öppna från början.
lab-information-seen = Bara öppna kort är kända, och de som har synts. Kasthögen ligger i solfjäder, så efter ett varv är hela talongen känd.

## Fel

problem-lab-package = Laboratoriet behöver { $name }. Skriv: { $command }
problem-lab-unreadable = Filen går inte att läsa: { $reason }.
problem-lab-toml = Filen är inte TOML: { $reason }
problem-lab-running = En annan körning håller på i { $folder }.
problem-lab-cannot-listen = Det går inte att lyssna på { $host }. Datorn säger: ”{ $reason }”.
problem-lab-no-scheduler = Ingen fördelar arbete på { $address }.
problem-lab-scheduler-lost = Förbindelsen med { $address } bröts. Det som är mätt är sparat; samma kommando fortsätter.
problem-lab-unknown-key = { $key } betyder ingenting. Välj mellan { $allowed }.
problem-lab-unknown-key-near = { $key } betyder ingenting. Menade du { $suggestion }?
problem-lab-missing-key = { $key } saknas.
problem-lab-kind =
    { $kind ->
        [list] { $key } ska vara en lista, inte { $got }.
        [table] { $key } ska vara en tabell, inte { $got }.
        [tables] { $key } ska vara en lista av tabeller, inte { $got }.
       *[text] { $key } ska vara en text, inte { $got }.
    }
problem-lab-name = { $key } ska vara små bokstäver, siffror och bindestreck, inte { $got }.
problem-lab-twice = { $key } står två gånger: { $got }.
problem-lab-choice = { $key } ska vara något av { $allowed }, inte { $got }.
problem-lab-whole = { $key } ska vara ett heltal från { $least } till { $largest }, inte { $got }.
problem-lab-deals = { $key } ska vara det första och det sista givnumret, till exempel 1-1000, från { $least } till { $largest }, inte { $got }.
problem-lab-one-of = Ange en av player och solver.
problem-lab-only-with = { $key } hör till { $other }, som inte finns här.
problem-lab-mixed = Grenarna i { $key } måste vara av samma slag: spelare, eller samma fråga till lösaren.
problem-lab-player = { $key }: spelaren { $got } kan inte det spelet.
problem-lab-summary = { $got } är inget resultat av ett experiment.
