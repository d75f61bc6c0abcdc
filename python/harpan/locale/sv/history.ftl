### Statistik, spellogg, bank och en fil med allt. Hämtas när någon av sidorna öppnas.

again = Försök igen
form = { $game }: { $rules }
form-label = Spel och regler
form-played =
    { $played ->
        [0] { $form }
        [one] { $form } ({ $played } parti)
       *[other] { $form } ({ $played } partier)
    }
percent = { $percent } %
duration = { $hours } h { $minutes } min

## Statistik

share =
    { $of ->
        [one] { $count } av { $of } parti, { $percent }
       *[other] { $count } av { $of } partier, { $percent }
    }
share-none = –
share-about-won =
    { $played ->
        [one] { $count } av { $played } parti gick ut. Den sanna andelen ligger mellan { $low } och { $high }, med 95 procents säkerhet.
       *[other] { $count } av { $played } partier gick ut. Den sanna andelen ligger mellan { $low } och { $high }, med 95 procents säkerhet.
    }
share-about-plus =
    { $played ->
        [one] { $count } av { $played } parti gav plus. Den sanna andelen ligger mellan { $low } och { $high }, med 95 procents säkerhet.
       *[other] { $count } av { $played } partier gav plus. Den sanna andelen ligger mellan { $low } och { $high }, med 95 procents säkerhet.
    }
curve-share-won = Andelen partier som gick ut, från parti { $from } till parti { $to }, nu { $percent }.
curve-share-plus = Andelen partier som gav plus, från parti { $from } till parti { $to }, nu { $percent }.
game-number = Parti { $number }
none-ended = Här finns inget att visa förrän ett parti med de här reglerna är slut.
older-rules = Partierna spelades med en äldre version av reglerna.
practice =
    { $played ->
        [one] Övning för sig: { $played } parti, { $won } gick ut.
       *[other] Övning för sig: { $played } partier, { $won } gick ut.
    }
statistics-about = En giv räknas från första draget och en enda gång, när den går ut, avslutas eller lämnas för en annan. Dagar räknas efter din egen klocka.
to-log = Spellogg

figure-played = Avslutade partier
figure-won = Gick ut
figure-won-out = Gick ut, alla kort
figure-plus = Plus
figure-open = Pågår
figure-wins-in-a-row = Vinster i följd
figure-days-in-a-row = Dagar i följd med vinst
streak = nu { $now }, som mest { $longest }
figure-best-points = Bästa poäng, alla partier
figure-mean-points = Medelpoäng, alla partier
figure-best-up = Flest kort uppe, alla partier
figure-mean-up = Kort uppe i medeltal, alla partier
figure-fewest-moves = Minst antal drag, vinster
figure-mean-moves = Drag i medeltal, vinster
figure-fastest = Snabbaste vinst
figure-mean-time-won = Medeltid, vinster
figure-mean-time = Medeltid, alla partier
figure-total-time = Speltid i allt
figure-helped = Partier med visad hjälp
figure-won-alone = Vinster utan hjälp

## En vinst

news-first-win = Första vinsten med de här reglerna.
news-best-points = Nytt poängrekord: { $value }.
news-fastest = Snabbaste vinsten hittills: { $value }.
news-fewest-moves =
    { $value ->
        [one] Minst antal drag hittills: { $value } drag.
       *[other] Minst antal drag hittills: { $value } drag.
    }
news-longest-streak =
    { $value ->
        [one] { $value } vinst i följd, den längsta raden hittills.
       *[other] { $value } vinster i följd, den längsta raden hittills.
    }
news-share =
    { $played ->
        [one] { $value } av { $played } parti har gått ut, { $percent }.
       *[other] { $value } av { $played } partier har gått ut, { $percent }.
    }

## Spellogg

log-filter = Visa
log-all = Alla spel
log-tally =
    { $games ->
        [one] { $games } parti: { $won } gick ut, { $open } pågår. Övning är med.
       *[other] { $games } partier: { $won } gick ut, { $open } pågår. Övning är med.
    }
log-empty = Här är det tomt än så länge. Ett parti kommer hit med sitt första drag.
log-more = Visa fler
log-action = { $action }: { $game }, { $date }
watch = Titta
go-on = Spela vidare
play-again = Lägg samma giv igen
outcome-open = Pågår
outcome-won = Gick ut
outcome-finished = Avslutat
outcome-left = Lämnat
outcome-plus = Plus
aid = hjälp: { $aid }

## Ett parti drag för drag

replay-title = { $game }, drag för drag
replay-place = { $place } av { $last }
replay-slider = Plats i partiet
replay-buttons = Bläddra i partiet
replay-first = Given
replay-back = Bakåt
replay-on = Framåt
replay-last = Slutet
replay-run = Spela
replay-stop = Stanna

## Bank

bank-about = I banken följer poängen med från giv till giv. Insatsen dras vid första draget, och det som korten ger läggs till när given är slut eller lämnas. Banken är avslagen tills du öppnar den.
bank-open = Öppna banken
bank-start = Startsaldo
bank-start-hint = Poäng att börja med, från 0 till { $most }.
bank-start-bad = Startsaldot ska vara ett helt tal från 0 till { $most }.
bank-deals =
    { $deals ->
        [one] { $deals } bokförd giv, { $plus } med plus.
       *[other] { $deals } bokförda givar, { $plus } med plus.
    }
curve-bank = Saldot från { $start } till { $balance }.
bank-curve-start = Start
bank-curve-now = Nu
bank-is-on = Bokför nya givar
bank-is-on-about = Gäller från nästa giv. Saldot ligger kvar när banken är avslagen.
bank-reset = Börja om
bank-reset-question = Öppna en ny bank? Den gamla ligger kvar nedanför, med allt som bokförts i den.
bank-reset-yes = Öppna en ny bank
bank-earlier = Tidigare banker
bank-earlier-line =
    { $deals ->
        [one] Öppnad { $date }: från { $start } till { $balance } på { $deals } giv.
       *[other] Öppnad { $date }: från { $start } till { $balance } på { $deals } givar.
    }
bank-rules = Bara slumpade givar bokförs. Eget nummer, egen kortlek, en giv som läggs igen, vald vinnbar giv, facit och besked om given går att vinna är övning. Bankens givar läggs inte om, och en orörd giv ligger kvar tills den är spelad.
ledger = Bokförda givar
ledger-deal = Giv
ledger-up = Kort uppe
ledger-change = Ändring
ledger-balance = Saldo
ledger-empty = Ingen giv är bokförd än.

## En fil med allt

archive-about = Alla partier, statistiken, bankerna och dina inställningar finns på den dator där Harpan körs, och ingen annanstans.
archive-save-title = Spara
archive-save-about = Allt i en enda fil, att gömma undan eller flytta till en annan dator.
archive-save = Spara allt i en fil
archive-load-title = Läsa in
archive-load-about = Partierna i filen läggs till dem som finns här. Det som redan finns kommer inte in en gång till.
archive-load = Läs in en fil
archive-reading = Läser
archive-taken = Nya partier: { $games }. Fortsatta: { $grown }. Fanns redan: { $known }. Nya banker: { $banks }.
archive-preferences = Använd också inställningarna i filen
archive-delete-title = Radera
archive-delete-about = Alla partier, statistiken, bankerna och inställningarna försvinner.
archive-delete = Radera allt
archive-delete-question = Radera alla partier, statistiken, bankerna och inställningarna? Det går inte att ångra. Spara först en fil om du är osäker.
archive-delete-yes = Radera allt
archive-delete-no = Låt det vara
