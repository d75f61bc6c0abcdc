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

about-klondike = Ett kort i taget ur talongen, så många varv du vill.
about-klondike-draw-3 = Tre kort i taget ur talongen, så många varv du vill.
about-vegas = Kasinots form: ett kort i taget, ett enda varv, och varje kort på grundhögarna räknas.
about-vegas-draw-3 = Tre kort i taget och tre varv, och varje kort på grundhögarna räknas.
about-vegas-321 = Tre kort i taget i första varvet, två i det andra, ett i det tredje.
about-thoughtful = Alla kort ligger öppna, så allt går att räkna ut.
about-double-klondike = Två kortlekar, nio kolumner och åtta grundhögar.
about-gargantua = Dubbelharpan med ett kort i taget och två varv.
about-stora-harpan = Två kortlekar, tio kolumner och ett enda varv, men vilket kort som helst i en tom kolumn.

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

option-scoring = Poängräkning
option-scoring-standard = standardpoäng
option-scoring-vegas = Las Vegas-poäng
option-scoring-plain = bara drag och tid
rule-scoring-standard = Ett kort till en grundhög ger 10 poäng, ett kort från kasthögen till en kolumn 5 och ett dolt kort som vänds upp 5, och summan visas aldrig under noll.
rule-scoring-vegas = Insatsen är en poäng för varje kort i leken, varje kort på en grundhög ger 5 poäng, och ett kort som tas tillbaka kostar 5.
rule-scoring-plain = Inga poäng räknas, bara drag och tid, och färre är bättre.

option-timed = Räkna tiden
option-timed-yes = på tid
option-timed-no = utan tid
rule-timed-yes = Var tionde sekund kostar 2 poäng, och den som går ut efter mer än 30 sekunder får 700 000 delat med antalet sekunder i bonus.
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
rule-column-to-column-3 = Ett drag från en kolumn till en annan ger 3 poäng.

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
