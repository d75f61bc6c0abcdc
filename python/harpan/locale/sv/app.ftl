### Webbsidan runt spelplanen.

page-title = { $game } – Harpan

## Raden överst

bar-label = Partiet
points = { $points } poäng
points-label = Poäng
moves = { $moves } drag
time-label = Tid
deal-number = Giv { $number }
deal-typed = Egen giv
deal-copy = Kopiera länk till giv { $number }
deal-copied = Länken till giv { $number } är kopierad.
deal-copy-failed = Länken kunde inte kopieras. Givnumret är { $number }.
rules-open = Regler: { $rules }
vegas-rule = insats { $stake }, 5 per kort

## Knappar

actions-label = Spelet
action-new = Ny giv
action-undo = Ångra
action-redo = Gör om
action-restart = Spela om
action-finish = Avsluta och ta poängen
action-menu = Meny
action-choose = Välj spel
action-rules = Regler
action-keys = Tangenter
action-vegas = Om Las Vegas
action-close = Stäng
action-back = Tillbaka
with-key = { $action } ({ $key })
language = Språk
language-sv = Svenska
language-en = English

## Att lämna ett parti

leave-question = Lämna partiet som det är?
leave-yes = Ny giv
leave-no = Spela vidare

## Att avsluta

finish-question = Avsluta med { $points } poäng?

## Servern

offline = Ingen kontakt med servern. Försöker igen; inget drag går förlorat.
resynced = Partiet hade ändrats i ett annat fönster och visas nu som det är.
failed = Servern kunde inte svara: { $message }
link-refused = Länken leder inte till en giv som går att spela.
loading = Hämtar partiet

## Vad som hände

status-label = Senaste händelsen
card-name =
    { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    } { $rank ->
        [A] ess
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
        [7] sju
        [8] åtta
        [9] nio
        [T] tio
        [J] knekt
        [Q] dam
       *[K] kung
    }
pile-stock = talongen
pile-waste = kasthögen
pile-foundation = grundhögen
pile-column = kolumn { $column }

status-moved = Flyttade { $card } till { $pile }.
status-moved-run = Flyttade { $card } med sin sekvens, { $count } kort, till { $pile }.
status-foundation = Lade { $card } på grundhögen.
status-taken-back = Tog tillbaka { $card } till { $pile }.
status-turned = Vände { $card }, kort { $place } av { $size } i kolumn { $column }.
status-emptied = Kolumn { $column } är tom.
status-drew =
    { $count ->
        [1] Drog { $cards }.
        [2] Drog två kort: { $cards }.
        [3] Drog tre kort: { $cards }.
       *[other] Drog { $count } kort: { $cards }.
    }
status-playable = { $card } kan spelas.
status-top = { $card } ligger överst.
status-stock =
    { $left ->
        [0] Talongen är slut, { $pass }.
        [one] { $left } kort kvar i talongen, { $pass }.
       *[other] { $left } kort kvar i talongen, { $pass }.
    }
pass = varv { $pass }
pass-of = varv { $pass } av { $passes }
status-recycled = Vände talongen: { $count } kort, { $pass }.
status-undone = Ångrade.
status-undone-move = Ångrade: { $card } ligger åter i { $pile }.
status-undone-move-on = Ångrade: { $card } ligger åter på { $pile }.
status-undone-draw = Ångrade: { $count } kort tillbaka i talongen.
status-undone-recycle = Ångrade: kasthögen är tillbaka.
status-redone = Gjorde om.
status-restarted = Samma giv från början.
status-dealt = Ny giv: { $game }.
status-dealt-number = Ny giv: { $game }, givnummer { $number }.
status-resumed = { $game }, partiet fortsätter efter { $moves } drag.
status-score = { $points } poäng.
status-won = Patiensen gick ut.
status-stuck = Låst: inget drag för spelet vidare.
status-finished = Partiet är avslutat med { $up } kort uppe.

## Slutet

result-label = Resultatet
result-won = Patiensen gick ut
result-stuck = Låst
result-stuck-why = Inga drag kan längre vända upp ett kort, spela ett ur talongen eller höja en grundhög. Det gäller hur de dolda korten än ligger.
result-finished = Partiet är avslutat
result-points = Poäng för korten
result-penalty = Avdrag för tiden
result-bonus = Tidsbonus
result-bonus-formula = 700 000 ÷ { $seconds } s
result-casino-bonus = Kasinobonus
result-total = Summa
result-moves = Drag
result-time = Tid
result-up = Kort uppe
result-up-of = { $up } av { $cards }
result-vegas-formula = −{ $stake } + { $gain } × { $up }
result-plus = Plus
result-plus-yes = ja, minst { $least } kort
result-plus-no = nej, det krävs { $least } kort
result-out = Gått ut
result-out-yes = ja, alla { $cards } kort
result-out-no = nej, { $missing } kort fattades

## Val av spel och giv

choose-title = Välj spel
choose-game = Spel
choose-options = Regler för given
choose-deal = Giv
choose-fixed-passes = Dra 3→2→1 har alltid tre varv.
deal-by-random = Slumpad giv
deal-by-random-about = Datorn blandar, och given får ett nummer som kan delas.
deal-by-number = Givnummer eller givkod
deal-by-number-about = Samma nummer ger samma kort, på alla datorer.
deal-number-label = Nummer eller kod
deal-number-hint = Till exempel 42 eller 1A-G
deal-by-deck = Skriv in en kortlek
deal-by-deck-about = Alla { $cards } korten, med valör och färg på engelska: AS är spader ess, TH hjärter tio, QD ruter dam.
deck-label = Kortleken
deck-order = Ordning
deck-order-dealing = som korten ges, rad för rad, sedan talongen i den ordning den dras
deck-order-columns = kolumn för kolumn, nerifrån och upp, sedan talongen i den ordning den dras
deck-count = { $count } kort av { $cards }
deck-bad-card = Kort { $place }, ”{ $text }”, är inget kort.
deck-twice = Kort { $place }, { $card }, finns redan på plats { $first }.
deck-few = Det fattas { $missing } kort: { $cards }.
number-bad = ”{ $text }” är varken ett givnummer eller en givkod.
code-bad = Givkoden ”{ $text }” stämmer inte med sitt kontrolltecken.
rules-refused = De valen går inte ihop: { $message }
deal-button = Ny giv
deal-leaves = Partiet på bordet lämnas som det är.

## Regler

rules-title = Regler
rules-in-force = Så spelas given på bordet
rules-deal = Given
rules-columns = Kolumnerna
rules-stock = Talongen
rules-foundations = Grundhögarna
rules-scoring = Poängen
rules-aim = Patiensen går ut när alla { $cards } kort ligger på grundhögarna.
rules-build = I kolumnerna byggs nedåt i växlande kulör: en röd sjua på en svart åtta.
rules-run = En öppen sekvens flyttas hel eller delad, om dess första kort passar.
rules-foundation-build = Grundhögarna byggs uppåt i färg från ess till kung, med det sista kortet i en kolumn eller det översta på kasthögen.
rules-stuck = Låst sägs bara när det är bevisat av det du själv har sett.
rules-playing = Så flyttar du
rules-drag = Dra kortet dit det ska, med mus eller finger.
rules-tap = Eller tryck på kortet och sedan på platsen; inget behöver dras.
rules-double = Dubbelklicka eller dubbeltryck för att skicka kortet till grundhögen, eller om det inte passar där till en kolumn.
rules-draw = Tryck på talongen för att dra, och på den tomma talongen för att vända kasthögen.
rules-pledge = En giv går att ångra och spela om hur många gånger som helst.

## Las Vegas

vegas-title = Om Las Vegas
vegas-score = Insatsen är { $stake } poäng, en för varje kort i leken. Varje kort på en grundhög ger { $gain }, och ett kort som tas tillbaka tar med sig sina { $gain }. Inget annat räknas.
vegas-formula = Poängen är alltid −{ $stake } + { $gain } × antalet kort på grundhögarna.
vegas-plus = Plus betyder minst { $least } kort, som ger { $points }. Gått ut betyder alla { $cards }, som ger { $full }. Det är två olika resultat.
vegas-table = Kort uppe och poäng
vegas-table-up = Kort
vegas-table-points = Poäng
vegas-stop = Du får avsluta när du vill. Korten på grundhögarna räknas hur det än går sedan, så det är ingen risk att spela vidare.
vegas-undo = Att ångra är gratis och återställer poängen exakt.
vegas-money = Det här är poäng, aldrig pengar. Inget kan köpas, vinnas eller förloras.
vegas-help = Om spel om pengar har blivit ett problem finns hjälp:
vegas-helpline = Stödlinjen, 020-81 91 00, gratis och anonymt
vegas-block = Spelpaus, spärr mot spel om pengar i Sverige

## Tangenter

keys-title = Tangenter
keys-game = Spelet
keys-board = Spelplanen
keys-or = eller
key-undo = Ångra
key-redo = Gör om
key-new = Ny giv
key-menu = Meny
key-choose = Välj spel
key-keys = Den här listan
key-close = Stäng
key-name-ctrl = Ctrl
key-name-shift = Skift
key-name-escape = Esc

## Menyn

menu-title = Meny

## Ett tal för sig

number = { $number }
