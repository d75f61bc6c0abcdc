### Webbsidan runt spelplanen.

page-title = { $game } – Harpan

## Raden överst

bar-label = Partiet
points = { $points } poäng
points-label = Poäng
moves = { $moves } drag
time-label = Tid
deal-number = Giv { $number }
deal-own = Egen giv
deal-own-open = Egen giv: den har inget nummer
deal-open = Giv { $number }: nummer, kod och länk
rules-open = Regler: { $rules }
vegas-rule = insats { $stake }, 5 per kort

## Knappar

actions-label = Spelet
action-new = Ny giv
action-undo = Ångra
action-redo = Gör om
action-restart = Spela om
action-finish = Avsluta och ta poängen
action-sweep = Lägg upp resten
action-sweep-away = Ta bort resten
action-clear = Rensa
action-menu = Meny
action-choose = Välj spel
action-challenge = Utmana
action-daily = Dagens giv
action-rules = Regler
action-laboratory = Laboratoriet
action-keys = Tangenter
action-lines = Dragföljder
action-settings = Inställningar
action-find = Hitta ett kort
action-playable-off = Visa kort som kan flyttas
action-playable-on = Visa inte längre vilka kort som kan flyttas
action-help = Hjälp
action-vegas = Om Las Vegas
action-statistics = Statistik
action-log = Spellogg
action-bank = Bank
action-archive = Dina partier
action-watch = Titta på partiet
action-close = Stäng
action-copy = Kopiera
action-redeal = Lägg om ({ $left } kvar)
action-back = Tillbaka
with-key = { $action } ({ $key })
language = Språk
language-sv = Svenska
language-en = English

## Att lämna ett parti

leave-question = Lämna partiet som det är?
leave-yes = Ny giv
leave-no = Spela vidare
redeal-question = Lägga om given? De gamla korten kommer inte tillbaka.
redeal-yes = Lägg om

## Att avsluta

finish-question-quiet = Avsluta och ta poängen?
finish-question = Avsluta med { $points } poäng?

## Servern

sheet-away = Sidan kunde inte hämtas. Försök igen när servern svarar.
resynced = Partiet hade ändrats i ett annat fönster och visas nu som det är.
link-refused = Länken leder inte till en giv som går att spela.
link-no-game = Länken nämner inget spel: ”{ $got }” finns inte.
link-no-number = Länken nämner inget givnummer: ”{ $got }” är inget heltal.
link-without-number = Länken nämner ett spel men inget givnummer.

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
pile-cell = fri ruta { $number }
pile-discard = de bortlagda korten
pile-column = kolumn { $number }
pile-pyramid = plats { $place } i rad { $row }
suit-name =
    { $suit ->
        [S] spader
        [H] hjärter
        [D] ruter
       *[C] klöver
    }

status-moved = Flyttade { $card } till { $pile }.
status-moved-run = Flyttade { $card } med sin sekvens, { $count } kort, till { $pile }.
status-foundation = Lade { $card } på grundhögen.
status-taken-back = Tog tillbaka { $card } till { $pile }.
status-turned = Vände { $card }, kort { $place } av { $size } i kolumn { $column }.
status-turned-place = Vände { $card }, plats { $place } i rad { $row }.
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
status-row = Gav { $count } kort, { $left }: { $cards }.
rows-left =
    { $rows ->
        [0] talongen är slut
        [one] { $rows } rad kvar
       *[other] { $rows } rader kvar
    }
status-rows = { $left }: tryck på talongen för att ge en rad.
status-home =
    { $count ->
        [one] En hel svit i { $suits } gick hem, { $home } av { $all }.
       *[other] { $count } hela sviter gick hem, i { $suits }, { $home } av { $all }.
    }
status-filled = Kolumn { $column } fylldes med { $card }.
status-gone = Tog bort { $card }.
status-pair = Tog bort { $card } och { $other }.
status-pyramid =
    { $left ->
        [0] Pyramiden är borta.
       *[other] { $left } kort kvar i pyramiden.
    }
status-discarded = Kastade { $card }.
status-cleared = Kastade { $count } kort: { $cards }.
status-automatic =
    { $count ->
        [one] { $cards } lades upp av sig självt.
       *[other] { $count } kort lades upp av sig själva: { $cards }.
    }
status-swept = Lade upp resten.
status-swept-away = Tog bort resten.
status-undone = Ångrade.
status-undone-move = Ångrade: { $card } ligger åter i { $pile }.
status-undone-move-on = Ångrade: { $card } ligger åter på { $pile }.
status-undone-draw = Ångrade: { $count } kort tillbaka i talongen.
status-undone-recycle = Ångrade: kasthögen är tillbaka.
status-undone-row = Ångrade: raden ligger åter i talongen.
status-undone-gone = Ångrade: { $card } ligger åter på plats.
status-undone-pair = Ångrade: { $card } och { $other } ligger åter på plats.
status-undone-many = Ångrade: { $count } kort ligger åter på plats.
status-undone-automatic =
    { $count ->
        [one] Kortet som lades upp av sig självt följde med.
       *[other] De { $count } kort som lades upp av sig själva följde med.
    }
status-redone = Gjorde om.
status-restarted = Samma giv från början.
status-jumped =
    { $moves ->
        [0] Tillbaka vid given.
        [one] Tillbaka efter { $moves } drag.
       *[other] Tillbaka efter { $moves } drag.
    }
status-bookmarked = Bokmärket är satt.
status-unmarked = Bokmärket är borttaget.
status-dealt = Ny giv: { $game }.
status-dealt-number = Ny giv: { $game }, givnummer { $number }.
status-resumed = { $game }, partiet fortsätter efter { $moves } drag.
status-score = { $points } poäng.
status-won = Patiensen gick ut.
status-stuck = Låst: inget drag för spelet vidare.
status-playable-on = Kort som kan flyttas har nu en linje omkring sig.
status-playable-off = Kort som kan flyttas har inte längre någon linje.
status-left = Partiet är lämnat.
status-finished = Partiet är avslutat med { $up } kort uppe.

## Slutet

result-label = Resultatet
result-won = Patiensen gick ut
result-stuck = Låst
result-stuck-why = Inga drag kan vända kort, spela ur talongen eller höja en grundhög.
result-stuck-why-hidden = Inget drag kan längre få patiensen att gå ut eller visa ett kort som du inte har sett.
result-stuck-why-open = Inget drag kan längre få patiensen att gå ut.
loss-again = En gång till
loss-way = Visa hur den går ut
loss-question = Räkna ut om given gick att vinna? I så fall visas dragen i ett nytt parti, som är övning.
loss-yes = Räkna ut
loss-unwinnable = Bevisat: hur man än spelar given går patiensen inte ut.
loss-unknown = Datorn hann inte bevisa att given går att vinna, och inte heller att den är omöjlig.
result-left = Partiet är lämnat
result-finished = Partiet är avslutat
result-points = Poäng för korten
result-penalty = Avdrag för tiden
result-bonus = Tidsbonus
result-bonus-formula = 700 000 ÷ { $seconds } s
result-casino-bonus = Kasinobonus
result-total = Summa
result-moves = Drag
result-automatic = Drag av sig själva
result-time = Tid
result-up = Kort uppe
result-up-of = { $up } av { $cards }
result-gone = Kort borta
result-spider-points = Poäng
result-spider-formula = 500 − { $moves } + 100 × { $runs }
result-spider-undos = Avdrag för ångrade drag
result-runs = Hela sviter
result-vegas-formula = −{ $stake } + { $gain } × { $up }
result-plus = Plus
result-plus-yes = ja, minst { $least } kort
result-plus-no = nej, det krävs { $least } kort
result-out = Gått ut
result-out-yes = ja, alla { $cards } kort
result-out-no = nej, { $missing } kort fattades

## Givens sida

deal-title = Given

## Val av spel och giv

challenge-title = Utmaning
choose-title = Välj spel
choose-game = Spel
group-klondike = Harpan
group-thoughtful = Harpan med alla kort synliga
group-vegas = Las Vegas
group-double = Två kortlekar
group-spider = Spindelharpan
group-freecell = FreeCell (Kungen)
group-pyramid = Pyramid
group-aces-up = Idioten
form-klondike = dra 1
form-klondike-draw-3 = dra 3
form-thoughtful = alla kort synliga
form-vegas = 1 varv
form-vegas-draw-3 = dra 3, 3 varv
form-vegas-321 = dra 3→2→1
form-double-klondike = Dubbelharpan
form-gargantua = Gargantua
form-stora-harpan = Stora harpan
form-spider-1 = 1 färg
form-spider-2 = 2 färger
form-spider-4 = 4 färger
form-aces-up = flytta till tom kolumn
form-aces-up-filled = fylld ur talongen
choose-options = Regler för given
choose-deal = Giv
choose-fixed-passes = Dra 3→2→1 har alltid tre varv.
deal-by-random = Slumpad giv
deal-by-random-about = Datorn blandar, och given får ett nummer som kan delas.
deal-by-number = Givnummer eller givkod
deal-by-number-about = Samma nummer ger samma kort, på alla datorer och med vilka regler som helst.
deal-number-label = Nummer eller kod
deal-number-hint = Till exempel 42 eller 1A-G
deal-number-hint-freecell = Numren är Microsofts, till exempel 617 eller 11982
deal-by-deck = Giv som text
deal-by-deck-about = Klistra in, släpp eller öppna en giv. Korten skrivs med valör och färg på engelska (AS TH QD), eller så som Solvitaire, PySol FC, fc-solve och andra program skriver dem.
number-bad = ”{ $text }” är varken ett givnummer eller en givkod.
number-range = Spelet har givar med nummer från { $least } till { $largest }, men inte { $text }.
deal-button = Ny giv
deal-leaves = Partiet på bordet lämnas som det är.

## Dagens giv

daily-title = Dagens giv
daily-about = En giv om dagen i varje spel, samma för alla. Den är bevisat vinnbar. Dagen byts vid midnatt i UTC.
daily-play = { $mark ->
    [won] { $day }: vunnen, se den
    [begun] { $day }: spela vidare
   *[none] Spela given för { $day }
  }
daily-calendar = Dagar
daily-earlier = Förra månaden
daily-later = Nästa månad
daily-day = { $mark ->
    [won] { $day }, vunnen
    [begun] { $day }, påbörjad
   *[none] { $day }
  }
daily-won = vunnen
daily-begun = påbörjad
daily-away = Dagarna gick inte att hämta. Stäng och öppna sidan igen.

## Regler

rules-title = Regler
rules-in-force = Så spelas given på bordet
rules-deal = Given
rules-cells = Fria rutor
rules-pairs = Paren
rules-discard = Kasta kort
rules-home = Sviterna
rules-goal = Målet
rules-columns = Kolumnerna
rules-stock = Talongen
rules-foundations = Grundhögarna
rules-scoring = Poängen
rules-aim = Patiensen går ut när alla { $cards } kort ligger på grundhögarna.
rules-build = I kolumnerna byggs nedåt i växlande kulör: en röd sjua på en svart åtta.
rules-run = En öppen sekvens flyttas hel eller delad, om dess första kort passar.
rules-foundation-build = Grundhögarna byggs uppåt i färg från ess till kung, med det sista kortet i en kolumn eller det översta på kasthögen.
rules-stuck = Låst sägs bara när det är bevisat av det du själv har sett.
rules-spider-deal = Fyra kolumner får sex kort och sex får fem, 54 i allt, med bara det sista kortet öppet; resten är talongen.
rules-spider-build = Ett kort läggs på vilket kort som helst som är en valör högre, oavsett färg.
rules-spider-run = Bara en sekvens i samma färg flyttas som en enhet, hel eller delad.
rules-spider-empty = En tom kolumn tar emot vilket kort som helst, ensamt eller med sin sekvens, och en kung kan bara flyttas till en tom kolumn.
rules-spider-turn = Ett dolt kort som blir fritt vänds upp av sig självt.
rules-spider-row = Talongen ger en rad, ett kort till varje kolumn, fem gånger i allt.
rules-spider-home = En hel svit från kung till ess i en färg, med alla kort öppna, går till en grundhög av sig själv, också när en rad gör den hel.
rules-spider-aim = Patiensen går ut när alla åtta sviter är hemma.
rules-freecell-deal = Åtta kolumner delar på de 52 korten, sju i var och en av de fyra första och sex i de andra, alla öppna.
rules-freecell-run = En sekvens i växlande kulör flyttas på en gång så långt det går att göra kort för kort: ett kort fler än de lediga rutorna är.
rules-freecell-foundation = Grundhögarna byggs uppåt i färg från ess till kung, med det sista kortet i en kolumn eller kortet i en fri ruta.
rules-freecell-number = Givnumren är Microsofts, så samma nummer ger samma giv som där.
rules-pyramid-deal = 28 kort läggs i sju rader, där varje kort utom i den nedersta raden täcks av två kort i raden under; resten, 24 kort, är talongen.
rules-pyramid-free = Ett kort i pyramiden är fritt när inget kort täcker det, inte ens det kort som det skulle bilda par med.
rules-pyramid-pair = Två fria kort som tillsammans blir 13 tas bort: esset räknas som 1, knekten som 11 och damen som 12.
rules-pyramid-king = En kung är 13 och tas bort ensam.
rules-aces-up-deal = Fyra kort ges först, ett till var och en av fyra kolumner; resten, 48 kort, är talongen.
rules-aces-up-row = Talongen ger ett kort till varje kolumn när du vill, så länge den räcker.
rules-aces-up-discard = Det sista kortet i en kolumn kastas när en annan kolumn slutar med ett högre kort i samma färg.
rules-aces-up-ace = Esset är högst och kastas aldrig.
rules-aces-up-aim = Patiensen går ut när bara de fyra essen är kvar.
rules-playing = Så flyttar du
rules-drag = Dra kortet dit det ska, med mus eller finger.
rules-tap = Eller tryck på kortet och sedan på platsen; inget behöver dras.
rules-tap-once = Eller tryck på kortet, så går det dit det passar.
rules-double-once = Tryck igen på det för att skicka det vidare.
rules-double-foundation = Dubbelklicka eller dubbeltryck för att skicka kortet till grundhögen, eller om det inte passar där till en kolumn. Tryck igen på det för att skicka det vidare.
rules-double-column = Dubbelklicka eller dubbeltryck för att skicka kortet till en kolumn, eller om det inte passar där till grundhögen. Tryck igen på det för att skicka det vidare.
rules-draw = Tryck på talongen för att dra, och på den tomma talongen för att vända kasthögen.
rules-tap-row = Tryck på talongen för att ge en rad.
rules-tap-pair = Tryck på två kort för att ta bort dem, eller dra det ena till det andra; en kung tas bort med ett enda tryck.
rules-tap-discard-once = Ett kort som kan kastas går vid ett tryck; Rensa kastar allt som kan kastas.
rules-tap-discard = Dubbelklicka eller dubbeltryck på ett kort för att kasta det; Rensa kastar allt som kan kastas.
rules-pledge = Drag går att ångra, och given att spela om, hur många gånger som helst.

## Las Vegas

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

## Hjälp

help-title = Hjälp
help-loading = Hämtar hjälpen
help-away = Hjälpen kunde inte hämtas.
help-klondike-title = Harpan
help-vegas-title = Las Vegas
help-thoughtful-title = Harpan med alla kort synliga
help-double-title = Två kortlekar
help-spider-title = Spindelharpan
help-freecell-title = FreeCell (Kungen)
help-pyramid-title = Pyramid
help-aces-up-title = Idioten
help-history-title = Spelens historia
rules-help = Bilder och råd: { $topic }

## Spelade partier

statistics-title = Statistik
log-title = Spellogg
bank-title = Bank
archive-title = Dina partier
history-loading = Hämtar
history-away = Servern svarar inte. Försök igen om en stund.

## Tangenter

laboratory-title = Laboratoriet
keys-title = Tangenter
keys-game = Spelet
keys-board = Spelplanen
keys-or = eller
key-undo = Ångra
key-redo = Gör om
key-new = Ny giv
key-sweep = Lägga upp resten, när det går
key-clear = Rensa i Idioten
key-menu = Meny
key-choose = Välj spel
key-daily = Dagens giv
key-statistics = Statistik
key-help = Hjälp
key-keys = Den här listan
key-verdict = Går given att vinna?
key-hint = Tips: ett steg till för varje tryck
key-facit-move = Facit: nästa drag, och spela det
key-lines = Dragföljder
key-bookmark = Sätt eller ta bort ett bokmärke
key-find = Hitta ett kort
key-playable = Visa vilka kort som kan flyttas, och sluta med det
key-settings = Inställningar
key-ask-pile = Hör vad som ligger i högen där du är
key-ask-table = Hör hela bordet
key-ask-moves = Hör vilka drag som går att göra
key-restart = Spela om
key-redeal = Lägga om given, där reglerna tillåter det
key-finish = Avsluta och ta poängen, i Las Vegas
key-rules = Regler
key-facit = Facit
key-log = Spellogg
key-deal = Givens nummer, kod och länk
key-close = Stäng
key-name-ctrl = Ctrl
key-name-shift = Skift
key-name-escape = Esc

## Dragföljder

lines-title = Dragföljder
lines-about = När du har gått tillbaka och spelat vidare finns det gamla kvar. Tryck på ett drag för att gå till läget efter det.
lines-none = Inget drag är gjort än.
lines-away = Dragföljderna kunde inte hämtas. Försök igen när servern svarar.
lines-over = Partiet är slut, så dragföljderna är bara att se på.
lines-marks = Bokmärken
lines-mark = Sätt bokmärke här
lines-unmark = Ta bort bokmärket här
lines-marked = { $text }, bokmärke
lines-deal = Given
lines-name = Följd { $line }
lines-from =
    { $moves ->
        [0] från given
       *[other] efter drag { $moves } i följd { $line }
    }
lines-length = { $moves } drag
lines-won = gick ut
lines-stuck = låst
lines-up = { $up } kort uppe
lines-gone = { $up } kort borta
lines-here = du är här
lines-automatic =
    { $count ->
        [0] { $move }
        [one] { $move }, och ett kort av sig självt
       *[other] { $move }, och { $count } kort av sig själva
    }

## Menyn

menu-title = Meny
menu-play = Spela
menu-game = Det här partiet
menu-played = Spelade partier
menu-read = Regler, hjälp och inställningar
settings-title = Inställningar

## Ett tal för sig

number = { $number }
