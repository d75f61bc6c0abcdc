### Vad som är bevisat om given när alla kort räknas in: vinnbar eller inte, facit, vinnbara givar.

## Omdömet bredvid spelplanen

verdict-label = Går patiensen att vinna?
verdict-thinking = Räknar …
verdict-winnable = Vinnbar
verdict-no-longer-winnable = Inte längre vinnbar
verdict-unwinnable = Omöjlig
verdict-unwinnable-from-here = Omöjlig härifrån
verdict-unknown = Okänd

## Sidan om given går att vinna

action-verdict = Går given att vinna?
verdict-title = Går given att vinna?
verdict-ask-about = Datorn räknar med alla kort, även de dolda. Den säger bara det som är bevisat, inte hur du ska spela. Partiet märks med att du har tagit reda på det, men räknas som vanligt.
verdict-ask = Ta reda på det
verdict-of-deal = Given från början
verdict-of-position = Som korten ligger nu
verdict-winnable-about = Bevisat: spelets regler har prövat en rad drag hela vägen tills patiensen gick ut.
verdict-no-longer-winnable-about = Bevisat: given gick att vinna, men inget drag härifrån leder dit. Ångra tills den är vinnbar igen.
verdict-unwinnable-about = Bevisat: hur man än spelar given går patiensen inte ut.
verdict-unwinnable-from-here-about = Bevisat: härifrån går patiensen inte ut. Om given gick att vinna från början är okänt.
verdict-unknown-about = Datorn hann inte bevisa något. Given kan vara vinnbar eller omöjlig.
verdict-thinking-about = Det kan ta några sekunder. Du kan spela vidare under tiden.
verdict-found-winnable = Given valdes bland dem som är bevisat vinnbara.
verdict-found-easy = Given valdes bland de lätta: den enklaste datorspelaren vinner den.
verdict-found-medium = Given valdes bland de medelsvåra: datorspelare som tänker framåt vinner den för det mesta.
verdict-found-hard = Given valdes bland de svåra: datorspelarna förlorar den, men den är bevisat vinnbar.

## Facit

action-facit = Facit
action-facit-move = Facit: nästa drag
action-facit-play = Spela draget
facit-title = Facit
facit-question = Visa facit? Partiet räknas då som övning.
facit-yes = Visa facit
facit-no = Nej
facit-ask-about = Facit räknar med alla kort, även de dolda, och visar en rad drag som bevisligen går ut.
facit-ask-about-vegas = Om patiensen inte går ut visas dragen som lägger upp flest kort.
facit-ask-practice = Partiet räknas sedan som övning, inte i statistiken.
facit-thinking = Räknar ut facit …
facit-next =
    { $left ->
        [one] Facit: { $move }. Det är det sista draget.
       *[other] Facit: { $move }. { $left } drag till vinsten.
    }
facit-next-most =
    { $left ->
        [one] Facit: { $move }. Det är det sista draget.
       *[other] Facit: { $move }. { $left } drag kvar.
    }
facit-most =
    { $least ->
        [0] Inget kort kan läggas upp.
       *[other] Flest kort som kan läggas upp: { $least }.
    }
facit-most-between = Flest kort som kan läggas upp: minst { $least }, högst { $most }.
facit-most-reached = { $least } ligger redan uppe.
facit-winnable = Patiensen har redan gått ut.
facit-no-longer-winnable = Facit: härifrån går patiensen inte längre ut. Ångra ett drag och fråga igen.
facit-unwinnable = Facit: given är omöjlig, hur man än spelar.
facit-unwinnable-from-here = Facit: härifrån går patiensen inte ut.
facit-unknown = Facit: okänt. Datorn hann inte bevisa något.
facit-line =
    { $left ->
        [one] Ett drag till vinsten:
       *[other] { $left } drag till vinsten:
    }
facit-line-most =
    { $left ->
        [one] Ett drag dit:
       *[other] { $left } drag dit:
    }
facit-left =
    { $left ->
        [one] Ett drag kvar
       *[other] { $left } drag kvar
    }
facit-play-next = Spela nästa drag
facit-play-all = Spela till slutet
facit-stop = Stanna

## Ett drag i facit

line-draw = dra { $cards }
line-draw-unseen = dra ur talongen
line-recycle = vänd talongen
line-row = ge en rad ur talongen
line-pair = ta bort { $card } och { $other }
line-gone = ta bort { $cards }
line-foundation = { $card } till grundhögen
line-move = { $card } till { $pile }
line-run = { $card } med sin sekvens till { $pile }

## Vilka givar datorn väljer bland

wish-label = Svårighet
wish-any = Alla
wish-winnable = Vinnbara
wish-easy = Lätta
wish-medium = Medelsvåra
wish-hard = Svåra
wish-any-about = Vilken giv som helst, även en som inte går att vinna.
wish-winnable-about = Datorn söker en giv och bevisar att den går att vinna.
wish-easy-about = Mätt: den enklaste datorspelaren vinner given. Den ser bara det du ser och tänker inte framåt.
wish-medium-about = Mätt: den enklaste datorspelaren förlorar given, men de som tänker framåt vinner den för det mesta. Inte heller de ser dolda kort.
wish-hard-about = Mätt: datorspelarna förlorar given, men datorn bevisar att den går att vinna.
wish-stays = Valet gäller det här spelet och blir kvar till nästa gång.
wish-kind =
    { $wish ->
        [easy] lätt
        [medium] medelsvår
        [hard] svår
       *[winnable] vinnbar
    }
search-begun = Söker en { wish-kind } giv. Du kan spela vidare så länge.
search-label = Sökningen
search-goes =
    { $tried ->
        [0] Söker en { wish-kind } giv …
       *[other] Söker en { wish-kind } giv … ({ $tried } prövade)
    }
search-none =
    { $tried ->
        [0] Sökningen hann inte pröva någon giv.
        [one] Ingen { wish-kind } giv hittades på { $seconds } s ({ $tried } prövad).
       *[other] Ingen { wish-kind } giv hittades på { $seconds } s ({ $tried } prövade).
    }
search-cancel = Avbryt
search-again = Sök vidare
search-any = Ta vilken giv som helst

## Märken på partiet

mark-practice = övning
mark-winnable = vinnbar
mark-easy = lätt
mark-medium = medelsvår
mark-hard = svår
mark-bank-booked = i banken
mark-bank-practice = bokförs inte
result-practice = Räknas
result-practice-no = nej, övning
result-aids = Hjälp
aid-hint = tips
aid-verdict = om given går att vinna
aid-facit = facit
deal-is-winnable = Given är vinnbar: den valdes bland dem som är bevisade.
deal-is-easy = Given är lätt: den enklaste datorspelaren vinner den.
deal-is-medium = Given är medelsvår: den enklaste datorspelaren förlorar den, men de som tänker framåt vinner den för det mesta.
deal-is-hard = Given är svår: datorspelarna förlorar den, men den är bevisat vinnbar.
deal-is-practice = Partiet räknas som övning: du kan ha känt till korten, eller har sett facit.
deal-has-aids = Hjälp i partiet: { $aids }.
