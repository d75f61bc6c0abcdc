### Sidan Laboratoriet, och de ord som den delar med rapporterna.

lab-about = Här prövas råd och regler på många givar, och här står vad experimenten har visat.

## Testa rådet

lab-trial = Testa rådet
lab-trial-about = Samma givar läggs två gånger, av en spelare som bara ser det som en människa ser: först med partiets regler och inga råd, sedan med det som är valt här.
lab-advice = Råd
lab-no-advice = För det här spelet finns inga råd att pröva, bara regler. Det läggs av den giriga spelaren.
lab-options = Regler
lab-deals = Givar
lab-deals-number = { $deals }
lab-start = Testa
lab-stop = Stoppa
lab-goes =
    { $total ->
        [one] { $done } av { $total } giv
       *[other] { $done } av { $total } givar
    }
lab-stopped =
    { $done ->
        [one] Stoppat efter { $done } giv.
       *[other] Stoppat efter { $done } givar.
    }
lab-waiting = Hämtar det som är mätt …
lab-away = Laboratoriet går inte att nå just nu.

advice-look = Se igenom talongen en gång innan något läggs
advice-hidden = Vänd upp dolda kort först, där flest är dolda
advice-shortest = Töm de kortaste kolumnerna först
advice-aces = Lägg upp ess, tvåor och treor genast
advice-hold = Håll femmor och högre tills båda korten som kan ligga på dem är uppe
advice-kings = Flytta ingen kung till en tom kolumn utan en dam att ta emot
advice-shuffles = Gör inga omflyttningar som inte vänder upp något
advice-ahead = Sikta på det som gör att ett kort kan vändas upp
advice-points = Ta alltid poängen
advice-broad = Gå på brett: vänd upp i den kolumn där minst är vänt
advice-keep = Ta aldrig tillbaka ett kort
advice-empty = Töm kolumner först
advice-suits = Foga ihop samma färg först

## Vad som kom fram

lab-plain = Utan
lab-changed = Med
lab-gain = Skillnad
lab-row-won = Går ut, %
lab-row-points = Poäng i medeltal
lab-with-interval = { $value } ({ $low } till { $high })
lab-only = Bara utan: { $first }. Bara med: { $second }. Om det inte gjorde någon skillnad skulle så mycket eller mer skilja i { $chance } % av fallen.
lab-same = Ingen giv slutade olika.
lab-interval-about = Intervallen är 95-procentiga och gäller de givar som har lagts.
lab-finished = Experiment
lab-no-finished = Inget experiment är klart.
lab-figure = Vad
lab-value = Värde
lab-interval = 95 %
lab-n = Givar
lab-open = Okända
lab-span = { $low } till { $high }
lab-number = { $value }
lab-range = Givnummer { $first } till { $last }

lab-name-won = { $arm }: { $column }, %
lab-name-mean = { $arm }: { $column } i medeltal
lab-name-gain = { $arm } mot { $base }: { $column }, procentenheter
lab-name-difference = { $arm } mot { $base }: { $column }, skillnad
lab-name-pair = { $first } och { $second }
lab-column-won = Går ut
lab-column-least = kort uppe, bevisat
lab-column-most = kort uppe, som mest
lab-column-up = kort uppe
lab-column-points = poäng
lab-column-points-of-won = poäng i partier som går ut
