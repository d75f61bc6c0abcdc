### Varför ett drag inte går. Id = felets kod med bindestreck.
### $card, $onto och $next är uttalade kortnamn, $pile ett högnamn i bestämd form.

refusal-no-such-pile = Otillåtet drag: det finns ingen hög som heter { $pile }.
refusal-empty-pile = Otillåtet drag: { $pile } är tom.
refusal-same-pile = Otillåtet drag: kortet ligger redan där.
refusal-not-a-move = Otillåtet drag: dit får kortet inte flyttas.
refusal-stays = Ingen plats för { $card }.
refusal-face-down = Otillåtet drag: bara uppvända kort får flyttas.
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
refusal-empty-columns =
    { $columns ->
        [one] Otillåtet drag: ingen rad ges så länge en kolumn är tom.
       *[other] Otillåtet drag: ingen rad ges så länge { $columns } kolumner är tomma.
    }
refusal-too-few-cards = Ingen rad kan ges: den kräver { $expected } kort i kolumnerna, och där ligger { $got }. De kan bara bli färre.
refusal-not-one-suit = Otillåtet drag: bara en sekvens i samma färg flyttas som en enhet.
refusal-not-a-run = Otillåtet drag: bara en sekvens i växlande kulör flyttas som en enhet.
refusal-too-many = Otillåtet drag: högst { $expected } kort kan flyttas dit nu, inte { $got }.
refusal-cell-taken = Otillåtet drag: i den rutan ligger redan { $onto }.
refusal-not-from-stock = Otillåtet drag: ett kort i talongen dras innan det kan spelas.
refusal-covered =
    { $card ->
        [none] Otillåtet drag: kortet täcks av { $by }.
       *[other] Otillåtet drag: { $card } täcks av { $by }.
    }
refusal-covered-one = { $card }
refusal-covered-two = { $card } och { $other }
refusal-covered-hidden = ett dolt kort
refusal-covered-others = andra kort
refusal-not-thirteen = Otillåtet drag: { $card } och { $onto } blir { $sum }, inte 13.
refusal-needs-partner =
    Otillåtet drag: { $card } går inte ensam utan med { $rank ->
        [1] ett ess
        [2] en tvåa
        [3] en trea
        [4] en fyra
        [5] en femma
        [6] en sexa
        [7] en sjua
        [8] en åtta
        [9] en nia
        [10] en tia
        [11] en knekt
       *[12] en dam
    }.
refusal-no-waste-pairs = Otillåtet drag: två kort i kasthögen får inte bilda par i det här spelet.
refusal-ace-stays = Otillåtet drag: { $card } ligger kvar, ess kastas aldrig.
refusal-not-beaten = Otillåtet drag: { $card } ligger kvar, ingen annan kolumn slutar med ett högre kort i samma färg.
refusal-column-not-empty = Otillåtet drag: { $card } får bara flyttas till en tom kolumn.
refusal-filled-from-stock = Otillåtet drag: tomma kolumner fylls bara ur talongen.
refusal-needs-ace = Otillåtet drag: { $card } får inte flyttas till en tom kolumn, bara ess.
refusal-game-over =
    { $status ->
        [won] Patiensen har gått ut, partiet är slut.
       *[finished] Partiet är avslutat.
    }
refusal-nothing-to-undo = Det finns inget drag att ångra.
refusal-nothing-to-redo = Det finns inget drag att göra om.
refusal-redeal-not-offered = I det här spelet läggs given inte om.
refusal-no-redeals-left =
    { $redeals ->
        [one] Given har redan lagts om den enda gång som är tillåten.
       *[other] Given har redan lagts om alla { $redeals } gånger som är tillåtna.
    }
refusal-redeal-in-bank = Bankens givar läggs inte om.
refusal-redeal-too-late = Given läggs om bara så länge inget kort har lagts på en grundhög.
refusal-finish-not-offered = Bara ett parti med Las Vegas-poäng kan avslutas för poängen.
refusal-not-started = Inget kort är flyttat än.
refusal-challenge-open = Hur det gick för den andra visas när ditt eget parti är slut.
refusal-sweep-not-certain = Det är inte säkert än att patiensen går ut av sig själv.
refusal-nothing-to-clear = Inget kort kan kastas nu.
refusal-no-such-position = I det läget har partiet inte varit.
refusal-line-broken = Drag { $place } i länken, { $move }, går inte att göra. Dragen före det är gjorda.
refusal-aid-not-taken =
    { $aid ->
        [facit] Facit visas först när du har bett om det, för då räknas partiet som övning.
       *[verdict] Om given går att vinna sägs först när du har bett om det, för det märks på partiet.
    }
refusal-unknown = Det gick inte.
