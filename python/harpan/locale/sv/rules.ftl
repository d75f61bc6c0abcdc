### Spelens namn, val och regler. Delas av webbsidan och Python.
### Ett id byggs av namnet och värdet i regeltexten, med bindestreck för allt annat.

## Spelen

game-klondike = Harpan
game-klondike-draw-3 = Harpan, dra 3
game-vegas = Las Vegas
game-vegas-draw-3 = Las Vegas, dra 3
game-vegas-321 = Las Vegas, dra 3→2→1
game-thoughtful = Harpan med alla kort synliga
game-double-klondike = Dubbelharpan
game-gargantua = Gargantua
game-stora-harpan = Stora harpan
game-spider-1 = Spindelharpan, 1 färg
game-spider-2 = Spindelharpan, 2 färger
game-spider-4 = Spindelharpan, 4 färger
game-freecell = FreeCell (Kungen)
game-pyramid = Pyramid
game-aces-up = Idioten
game-aces-up-filled = Idioten, fylld ur talongen

about-klondike = Ett kort i taget ur talongen, så många varv du vill.
about-klondike-draw-3 = Tre kort i taget ur talongen, så många varv du vill.
about-vegas = Kasinots form: ett kort i taget, ett enda varv, och varje kort på grundhögarna räknas.
about-vegas-draw-3 = Tre kort i taget och tre varv, och varje kort på grundhögarna räknas.
about-vegas-321 = Tre kort i taget i första varvet, två i det andra, ett i det tredje.
about-thoughtful = Alla kort ligger öppna, så allt går att räkna ut.
about-double-klondike = Två kortlekar, nio kolumner och åtta grundhögar.
about-gargantua = Dubbelharpan med ett kort i taget och två varv.
about-stora-harpan = Två kortlekar, tio kolumner och ett enda varv, men vilket kort som helst i en tom kolumn.
about-spider-1 = Två kortlekar där alla kort är spader, så att varje sekvens kan flyttas hel.
about-spider-2 = Två kortlekar i spader och hjärter, och bara sekvenser i en färg flyttas hela.
about-spider-4 = Två kortlekar i alla fyra färger, och bara sekvenser i en färg flyttas hela.
about-freecell = Alla kort ligger öppna från början, och fyra fria rutor tar emot kort som är i vägen.
about-pyramid = Fria kort tas bort två och två när de tillsammans blir 13.
about-aces-up = Fyra kolumner där allt utom essen ska bort, och kort får flyttas till tomma kolumner.
about-aces-up-filled = Fyra kolumner där allt utom essen ska bort, och tomma kolumner fylls genast ur talongen.

## Valen: rubrik, värde och vad värdet innebär

option-draw = Ur talongen
option-draw-1 = dra 1
option-draw-2 = dra 2
option-draw-3 = dra 3
option-draw-3-2-1 = dra 3→2→1
rule-draw-1 = Korten vänds upp ett i taget från talongen.
rule-draw-2 = Korten vänds upp två i taget från talongen, och bara det översta på kasthögen kan spelas.
rule-draw-3 = Korten vänds upp tre i taget från talongen, och bara det översta på kasthögen kan spelas.
rule-draw-3-2-1 = Korten vänds upp tre i taget i första varvet, två i taget i det andra och ett i taget i det tredje.

option-passes = Varv
option-passes-1 = 1 varv
option-passes-2 = 2 varv
option-passes-3 = 3 varv
option-passes-unlimited = fritt antal varv
rule-passes-1 = Talongen gås igenom en enda gång och vänds aldrig.
rule-passes-2 = Talongen gås igenom två gånger: den får vändas en gång.
rule-passes-3 = Talongen gås igenom tre gånger: den får vändas två gånger.
rule-passes-unlimited = Talongen får vändas hur många gånger som helst, och korten behåller sin ordning.

option-empty-column = Tom kolumn
option-empty-column-king = kung i tom kolumn
option-empty-column-any = valfritt kort i tom kolumn
rule-empty-column-king = I en tom kolumn får bara en kung läggas, ensam eller med sin sekvens.
rule-empty-column-any = I en tom kolumn får vilket kort som helst läggas, ensamt eller med sin sekvens.

option-taking-back = Ta tillbaka från grundhög
option-taking-back-yes = ta tillbaka är tillåtet
option-taking-back-no = inget tas tillbaka
rule-taking-back-yes = Det översta kortet på en grundhög får tas tillbaka till en kolumn där det passar.
rule-taking-back-no = Ett kort som har lagts på en grundhög ligger kvar.

option-face-up = Alla kort synliga
option-face-up-no = dolda kort
option-face-up-yes = alla kort synliga
rule-face-up-no = Bara det sista kortet i varje kolumn ges öppet, och ett dolt kort som blir fritt vänds upp av sig självt.
rule-face-up-yes = Alla kort ligger öppna, även talongens, men bara kort som har blivit fria får flyttas.

option-decks = Kortlekar
option-decks-1 = 1 kortlek
option-decks-2 = 2 kortlekar
rule-decks-1 = En kortlek med 52 kort och fyra grundhögar, en för varje färg.
rule-decks-2 = Två kortlekar med 104 kort och åtta grundhögar, två för varje färg.

option-columns = Kolumner
option-columns-7 = 7 kolumner
option-columns-8 = 8 kolumner
option-columns-9 = 9 kolumner
option-columns-10 = 10 kolumner
option-columns-11 = 11 kolumner
option-columns-12 = 12 kolumner
option-columns-13 = 13 kolumner
rule-columns-7 = Sju kolumner med ett kort i den första och sju i den sista, 28 i allt; resten är talongen.
rule-columns-8 = Åtta kolumner med ett kort i den första och åtta i den sista, 36 i allt; resten är talongen.
rule-columns-9 = Nio kolumner med ett kort i den första och nio i den sista, 45 i allt; resten är talongen.
rule-columns-10 = Tio kolumner med ett kort i den första och tio i den sista, 55 i allt; resten är talongen.
rule-columns-11 = Elva kolumner med ett kort i den första och elva i den sista, 66 i allt; resten är talongen.
rule-columns-12 = Tolv kolumner med ett kort i den första och tolv i den sista, 78 i allt; resten är talongen.
rule-columns-13 = Tretton kolumner med ett kort i den första och tretton i den sista, 91 i allt; resten är talongen.

option-redeals = Lägga om given
option-redeals-0 = ingen omläggning
option-redeals-1 = 1 omläggning
option-redeals-2 = 2 omläggningar
option-redeals-3 = 3 omläggningar
option-redeals-4 = 4 omläggningar
option-redeals-5 = 5 omläggningar
option-redeals-6 = 6 omläggningar
option-redeals-7 = 7 omläggningar
option-redeals-8 = 8 omläggningar
option-redeals-9 = 9 omläggningar
rule-redeals-0 = En hopplös giv läggs inte om.
rule-redeals-1 = En hopplös giv får läggas om en gång, så länge inget kort har lagts på en grundhög.
rule-redeals-2 = En hopplös giv får läggas om två gånger, så länge inget kort har lagts på en grundhög.
rule-redeals-3 = En hopplös giv får läggas om tre gånger, så länge inget kort har lagts på en grundhög.
rule-redeals-4 = En hopplös giv får läggas om fyra gånger, så länge inget kort har lagts på en grundhög.
rule-redeals-5 = En hopplös giv får läggas om fem gånger, så länge inget kort har lagts på en grundhög.
rule-redeals-6 = En hopplös giv får läggas om sex gånger, så länge inget kort har lagts på en grundhög.
rule-redeals-7 = En hopplös giv får läggas om sju gånger, så länge inget kort har lagts på en grundhög.
rule-redeals-8 = En hopplös giv får läggas om åtta gånger, så länge inget kort har lagts på en grundhög.
rule-redeals-9 = En hopplös giv får läggas om nio gånger, så länge inget kort har lagts på en grundhög.

# Aces Up har egna ord för den tomma kolumnen, FreeCell och Pyramid för några till.

option-aces-up-empty-column-any = valfritt kort till tom kolumn
option-aces-up-empty-column-ace = bara ess till tom kolumn
option-aces-up-empty-column-stock = tom kolumn fylls ur talongen
rule-aces-up-empty-column-any = Till en tom kolumn får det sista kortet i vilken annan kolumn som helst flyttas, när man vill.
rule-aces-up-empty-column-ace = Till en tom kolumn får bara ett ess flyttas, när man vill.
rule-aces-up-empty-column-stock = En tom kolumn fylls genast med nästa kort ur talongen, så inga kort flyttas mellan kolumnerna, och den sista raden kan bli kortare.
rule-freecell-empty-column-any = I en tom kolumn får vilket kort som helst läggas, och varje annan tom kolumn fördubblar hur många kort som kan flyttas på en gång.
rule-freecell-empty-column-king = I en tom kolumn får bara en kung läggas, så tomma kolumner hjälper inte till att flytta flera kort på en gång.
rule-pyramid-draw-3 = Korten vänds upp tre i taget från talongen, och av dem ligger det översta fritt.

option-suits = Färger
option-suits-1 = 1 färg
option-suits-2 = 2 färger
option-suits-4 = 4 färger
rule-suits-1 = Alla 104 kort är spader, åtta av varje valör.
rule-suits-2 = De 104 korten är spader och hjärter, fyra av varje kort.
rule-suits-4 = De 104 korten är två vanliga kortlekar, två av varje kort.

option-deal-over-empty = Rad över tom kolumn
option-deal-over-empty-no = ingen rad över tom kolumn
option-deal-over-empty-yes = rad även över tom kolumn
rule-deal-over-empty-no = Ingen rad ges så länge någon kolumn är tom, och ingen mer när färre än tio kort ligger i kolumnerna.
rule-deal-over-empty-yes = En rad får ges även när någon kolumn är tom.

option-cells = Fria rutor
option-cells-0 = inga fria rutor
option-cells-1 = 1 fri ruta
option-cells-2 = 2 fria rutor
option-cells-3 = 3 fria rutor
option-cells-4 = 4 fria rutor
option-cells-5 = 5 fria rutor
option-cells-6 = 6 fria rutor
rule-cells-0 = Det finns inga fria rutor att lägga undan kort i.
rule-cells-1 = I den enda fria rutan kan ett kort läggas undan.
rule-cells-2 = I två fria rutor kan var sitt kort läggas undan.
rule-cells-3 = I tre fria rutor kan var sitt kort läggas undan.
rule-cells-4 = I fyra fria rutor kan var sitt kort läggas undan.
rule-cells-5 = I fem fria rutor kan var sitt kort läggas undan.
rule-cells-6 = I sex fria rutor kan var sitt kort läggas undan.

option-covered = Täckta kort
option-covered-open = öppen pyramid
option-covered-hidden = täckta kort dolda
rule-covered-open = Alla kort i pyramiden ligger öppna från början.
rule-covered-hidden = Bara de fria korten i pyramiden ligger öppna, och ett kort vänds upp när det blir fritt.

option-waste-pairs = Par i kasthögen
option-waste-pairs-no = inga par i kasthögen
option-waste-pairs-yes = par i kasthögen
rule-waste-pairs-no = Av kasthögen ligger bara det översta kortet fritt.
rule-waste-pairs-yes = De två översta korten på kasthögen får också bilda par med varandra.

option-stock-top-playable = Talongens översta kort öppet
option-stock-top-playable-no = dold talong
option-stock-top-playable-yes = talongens översta kort öppet
rule-stock-top-playable-no = Ett kort i talongen dras innan det kan spelas.
rule-stock-top-playable-yes = Det översta kortet i talongen ligger öppet och kan tas bort utan att dras.

option-goal = Mål
option-goal-pyramid = pyramiden ska bort
option-goal-all = alla kort ska bort
rule-goal-pyramid = Patiensen går ut när pyramidens 28 kort är borta.
rule-goal-all = Patiensen går ut när alla 52 kort är borta, även talongens och kasthögens.

option-scoring = Poängräkning
option-scoring-standard = standardpoäng
option-scoring-vegas = Las Vegas-poäng
option-scoring-spider = spindelpoäng
option-scoring-plain = bara drag och tid
rule-scoring-standard = Ett kort till en grundhög ger 10 poäng, ett kort från kasthögen till en kolumn 5 och ett dolt kort som vänds upp 5, och poängen visas aldrig under noll, fast summan räknas vidare därunder.
rule-scoring-vegas = Insatsen är en poäng för varje kort i leken, varje kort på en grundhög ger 5 poäng, och ett kort som tas tillbaka kostar 5.
rule-scoring-spider = Partiet börjar med 500 poäng, varje drag kostar 1 och varje hel svit ger 100.
rule-scoring-plain = Inga poäng räknas, bara drag och tid, och färre är bättre.

option-timed = Räkna tiden
option-timed-yes = på tid
option-timed-no = utan tid
rule-timed-yes = Var tionde sekund kostar 2 poäng, och den som går ut efter mer än 30 sekunder får 700 000 delat med antalet sekunder i bonus.
rule-timed-no = Tiden ger varken avdrag eller bonus.

option-only-plus = Bara plus
option-only-plus-no = med minuspoäng
option-only-plus-yes = bara plus
rule-only-plus-no = Ett kort som tas tillbaka från en grundhög kostar 15 poäng.
rule-only-plus-yes = Ett kort som tas tillbaka kostar ingenting, och varje kort ger sina poäng på grundhögen bara en gång.

option-column-to-column = Poäng mellan kolumner
option-column-to-column-0 = 0 mellan kolumner
option-column-to-column-3 = 3 mellan kolumner
rule-column-to-column-0 = Ett drag från en kolumn till en annan ger inga poäng.
rule-column-to-column-3 = Ett drag från en kolumn till en annan som vänder upp ett dolt kort ger 3 poäng till.

option-recycle-from = Avdrag för att vända talongen
option-recycle-from-4 = avdrag från varv 4
option-recycle-from-5 = avdrag från varv 5
rule-recycle-from-4 = Att vända talongen kostar 100 poäng när korten dras ett i taget, och 20 poäng från och med fjärde varvet när de dras flera i taget.
rule-recycle-from-5 = Att vända talongen kostar 100 poäng när korten dras ett i taget, och 20 poäng från och med femte varvet när de dras flera i taget.

option-bonus = Kasinobonus
option-bonus-0 = utan kasinobonus
option-bonus-500 = kasinobonus 500
rule-bonus-0 = Att gå ut ger ingen bonus utöver korten.
rule-bonus-500 = Den som går ut får 500 poäng utöver korten.

option-undo-costs = Ångra kostar
option-undo-costs-no = ångra är gratis
option-undo-costs-yes = ångra kostar
rule-undo-costs-no = Att ångra ett drag ger tillbaka dess poäng.
rule-undo-costs-yes = Att ångra ett drag ger inte tillbaka poängen för det och kostar 1 poäng till.
