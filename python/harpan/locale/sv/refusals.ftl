### Varför ett drag inte går. Id = felets kod med bindestreck.
### $card, $onto och $next är uttalade kortnamn, $pile ett högnamn i bestämd form.

refusal-no-such-pile = Otillåtet drag: det finns ingen hög som heter { $pile }.
refusal-empty-pile = Otillåtet drag: { $pile } är tom.
refusal-same-pile = Otillåtet drag: kortet ligger redan där.
refusal-not-a-move = Otillåtet drag: dit får kortet inte flyttas.
refusal-face-down = Otillåtet drag: bara öppna kort får flyttas.
refusal-one-at-a-time = Otillåtet drag: bara ett kort i taget.
refusal-same-colour = Otillåtet drag: { $card } passar inte på { $onto }, samma kulör.
refusal-wrong-rank = Otillåtet drag: { $card } passar inte på { $onto }, kortet ska vara en valör lägre.
refusal-needs-king = Otillåtet drag: { $card } får inte ligga i en tom kolumn, bara en kung.
refusal-foundation-suit = Otillåtet drag: grundhögen är för en annan färg än { $card }.
refusal-foundation-order =
    { $next ->
        [none] Otillåtet drag: grundhögen är full.
       *[other] Otillåtet drag: grundhögen väntar på { $next }, inte { $card }.
    }
refusal-taking-back-forbidden = Otillåtet drag: { $card } ligger kvar på grundhögen, inget tas tillbaka i det här spelet.
refusal-stock-empty = Talongen är slut.
refusal-draw-count = Otillåtet drag: ur talongen dras { $expected } kort, inte { $got }.
refusal-stock-not-empty = Otillåtet drag: talongen vänds först när den är slut.
refusal-no-passes-left =
    { $passes ->
        [one] Talongen är slut: det enda varvet är spelat.
       *[other] Talongen är slut: alla { $passes } varven är spelade.
    }
refusal-waste-empty = Kasthögen är tom, det finns inget att vända.
refusal-game-over =
    { $status ->
        [won] Patiensen har gått ut, partiet är slut.
       *[finished] Partiet är avslutat.
    }
refusal-nothing-to-undo = Det finns inget drag att ångra.
refusal-nothing-to-redo = Det finns inget drag att göra om.
refusal-finish-not-offered = Bara ett parti med Las Vegas-poäng kan avslutas för poängen.
refusal-not-started = Inget kort är flyttat än.
refusal-unknown = Det gick inte.
