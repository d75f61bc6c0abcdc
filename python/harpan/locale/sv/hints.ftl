### Tips: av det som spelaren vet, ett steg i taget.

action-hint = Tips
hint-yes = Tips: det finns ett drag som leder vidare. Fråga igen för att få veta vilket kort.
hint-unknown = Tips: inget drag som leder vidare hittades.
hint-none = Tips: inget drag leder vidare, och det är bevisat.
hint-card = Tips: { $card }.
hint-stock = Tips: talongen.
hint-move = Tips: { $move }.
# Efter flera drag: det första av dem visas.
hint-why =
    { $moves ->
        [one] Varför: { $gain }.
       *[other] Varför, { $moves } drag bort: { $gain }.
    }
hint-gain-goes-up = { $card } går till grundhögen
hint-gain-completes = en hel sekvens går hem
hint-gain-turns = ett dolt kort vänds upp
hint-gain-takes-away = kort försvinner från bordet
hint-gain-plays = { $card } kommer till användning ur talongen
hint-gain-empties = en kolumn blir tom
hint-gain-fills = en tom kolumn tas i bruk
hint-gain-joins-suit = kort i samma färg kommer i följd
hint-gain-joins = kort kommer i följd
hint-gain-shows = nya kort ur talongen blir synliga
