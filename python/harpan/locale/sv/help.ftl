### Hjälpen: spelens regler i bild, råd och historia. Talen kommer från regelmotorn, där de kan.

help-about = Regler, bilder och råd för varje spel. Reglerna är de som programmet spelar efter.
help-comfort = I inställningarna ({ $settings }) väljer du bland annat färger, stora siffror, baksida, bord, spegelvänt bord, fart och ljud. Med { $find } hittar du ett kort på bordet, och med { $playable } får de kort som kan flyttas en linje omkring sig.
help-forms = Formerna
help-rules-table = Så spelas given på bordet
help-rules-usual = Reglerna i { $game }
help-choices = Går också att spela så
help-pictures = Får man göra så?
help-pictures-about = Bilderna är ur riktiga givar. Det som flyttas har en hel ram, och platsen dit en streckad.
help-advice = Råd
help-odds = Hur ofta går den ut?

## Harpan

help-klondike-lead = Harpan läggs med en kortlek i { $columns } kolumner. { $dealt } kort ges, { $hidden } av dem dolda, och { $stock } blir talong. Korten ska upp på { $foundations } grundhögar, en för varje färg, från ess till kung.
help-klondike-advice-1 = Låt de dolda korten bestämma. Det drag som vänder upp ett dolt kort är oftast det bättre, helst i den kolumn som har flest kvar.
help-klondike-advice-2 = Lägg upp ess och tvåor genast. Högre kort kan vänta: i en kolumn kan de ta emot kort av den andra kulören som annars inte har någonstans att ligga.
help-klondike-advice-3 = Töm inte en kolumn utan att ha en kung till den, om bara kungar får ligga där.
help-klondike-advice-4 = Har du två kungar att välja mellan, ta den som har en dam av den andra kulören på väg.
help-klondike-advice-5 = När flera kort dras i taget ändrar varje kort som spelas ur kasthögen vilka som kommer överst i nästa varv. Är varven fria kan du gå igenom talongen en gång och se vad den har, innan du spelar något ur den.
help-klondike-advice-6 = Ett kort på en grundhög får tas tillbaka, om reglerna tillåter det. Gör det när en sekvens då kan flyttas och vända upp ett dolt kort.
help-klondike-odds = Med alla kort kända, fritt antal varv och dra 3 går 81,945 ± 0,084 procent av givarna att lägga ut, med dra 1 90,480 ± 0,116 procent (Blake och Gent 2026). Den som inte ser de dolda korten lyckas betydligt mer sällan, och hur ofta det som bäst kan gå vet ingen.

## Las Vegas

help-vegas-lead = Las Vegas spelas som Harpan, men varje kort på grundhögarna räknas mot en insats. Namnet används ibland om vanlig Harpan; här är det insatsen på { $stake } poäng, och { $gain } tillbaka för varje kort, som gör spelet.
help-vegas-advice-1 = Ett kort på en grundhög är värt { $gain } poäng vare sig det är ett ess eller en kung. Räkna kort, inte valörer.
help-vegas-advice-2 = Med ett enda varv kommer varje kort i talongen fram en gång. Det som inte spelas täcks av nästa kort, och nås bara om de som ligger ovanpå spelas bort.
help-vegas-advice-3 = Att ta tillbaka ett kort kostar { $gain } poäng tills det ligger uppe igen. Det lönar sig när fler kort kommer upp tack vare det.
help-vegas-advice-4 = Sluta inte i förtid för att rädda poäng. Kort som ligger uppe ligger kvar, och bara att själv ta tillbaka dem kostar något.
help-vegas-odds = Vi känner inte till någon publicerad siffra för hur ofta Las Vegas går ut.

## Harpan med alla kort synliga

help-thoughtful-lead = Alla kort syns, även talongens i den ordning de dras, så hela partiet går att räkna ut. Reglerna är i övrigt Harpans: ett kort som annars hade varit dolt får inte flyttas förrän det har blivit fritt.
help-thoughtful-advice-1 = Börja med det som ligger djupast. Leta upp essen och tvåorna, och se vad som måste flyttas för att nå dem.
help-thoughtful-advice-2 = Räkna talongen: du ser vilka kort som kommer överst i varje varv, och hur ett spelat kort ändrar vilka som följer när flera dras i taget.
help-thoughtful-advice-3 = Bestäm vilken kung som ska till en kolumn innan du tömmer den.
help-thoughtful-advice-4 = Fastnar du, ångra och pröva en annan väg. Det är så spelet är tänkt.
help-thoughtful-odds = Med fritt antal varv går 81,945 ± 0,084 procent av givarna att lägga ut med dra 3, och 90,480 ± 0,116 procent med dra 1 (Blake och Gent 2026).

## Två kortlekar

help-double-lead = Två kortlekar, { $cards } kort, läggs i { $columns } kolumner: { $dealt } kort ges, { $hidden } av dem dolda, och { $stock } blir talong. Grundhögarna är { $foundations }, två för varje färg. De två är utbytbara: ett kort får läggas på den av dem där det passar.
help-double-advice-1 = Varje kort finns två gånger. Sitter det ena fast kan det andra vara fritt, så leta efter tvillingen innan du gräver.
help-double-advice-2 = Ligger båda korten av en låg valör begravda kan färgen inte växa. De är de första att söka.
help-double-advice-3 = De sista kolumnerna är långa. Gräv i en kolumn tills den är tom, hellre än lite i alla.
help-double-advice-4 = I Stora harpan gås talongen igenom en enda gång, men en tom kolumn tar emot vilket kort som helst. Spara den åt ett kort som annars försvinner i kasthögen.
help-double-odds = Vi känner inte till någon publicerad siffra för hur ofta patienser av det här slaget går ut med två kortlekar.

## Spindelharpan

help-spider-lead = Spindelharpan läggs med två kortlekar, { $cards } kort, i { $columns } kolumner. { $dealt } kort ges, { $hidden } av dem dolda, och { $stock } blir talong, { $draws } rader. { $foundations } hela sviter ska hem.
help-spider-advice-1 = Bygg i samma färg när du kan. En sekvens i blandade färger går inte att flytta hel, och korten under den blir låsta.
help-spider-advice-2 = Vänd upp dolda kort, helst i den kolumn som är närmast att bli tom.
help-spider-advice-3 = En tom kolumn är det bästa du har. Använd den för att reda ut blandade sekvenser, och försök att få den tom igen.
help-spider-advice-4 = Bygg hellre på höga kort än på låga: på en kung ryms hela sviten, på en tvåa bara ett ess.
help-spider-advice-5 = Ge en ny rad först när de drag som vänder upp kort är gjorda, för raden täcker alla kolumner.
help-spider-advice-6 = Samma givnummer ger korten i samma ordning med 1, 2 och 4 färger, bara med andra färger på dem.
help-spider-odds = Med fyra färger och alla kort kända går 99,9886 ± 0,0114 procent av givarna ut (plspider). Den som inte ser de dolda korten, och inte ångrar, lyckas betydligt mer sällan.

## FreeCell

help-freecell-lead = Alla { $cards } kort ligger öppna i { $columns } kolumner, så inget är dolt. { $cells } fria rutor tar emot ett kort var, och korten ska upp på { $foundations } grundhögar.
help-freecell-advice-1 = Räkna innan du flyttar. Leta upp essen och tvåorna, och se vad som ligger på dem.
help-freecell-advice-2 = Håll rutorna lediga. Är alla fulla och ingen kolumn tom flyttas bara ett kort i taget.
help-freecell-advice-3 = En tom kolumn är värd mer än en ledig ruta: den tar emot en hel sekvens, och den fördubblar hur många kort som kan flyttas till en annan kolumn.
help-freecell-advice-4 = Med alla rutor lediga men ingen tom kolumn flyttas högst { $most } kort på en gång.
help-freecell-advice-5 = Låt inte en färg springa ifrån de andra på grundhögarna, om dess kort kan behövas i kolumnerna.
help-freecell-advice-6 = Givnumren är Microsofts och går från { $least } till { $largest }. Av de första 32 000 går bara nummer 11982 inte ut.
help-freecell-odds = Med fyra fria rutor går 99,998812 ± 0,000008 procent av givarna ut (fc-solve).

## Pyramid

help-pyramid-lead = { $dealt } kort ligger i en pyramid och { $stock } i talongen. Fria kort tas bort två och två när de tillsammans blir { $sum }, tills pyramiden är borta.
help-pyramid-advice-1 = Ta bort kungar genast. De behöver ingen partner.
help-pyramid-advice-2 = Välj det par som gör flest nya kort i pyramiden fria.
help-pyramid-advice-3 = Räkna partner. Varje kort utom kungen har fyra; ligger alla fyra bland dem som täcker kortet går det aldrig att få bort.
help-pyramid-advice-4 = Två kort som väntar på samma valör tävlar om den. Ge den till det kort som är i vägen.
help-pyramid-advice-5 = Ta hellre ett par i pyramiden än ett med kasthögen, så länge det finns fler varv: talongens kort kommer igen.
help-pyramid-odds = Med ett varv, talongens översta kort spelbart och alla kort kända gick pyramiden att få bort i 9,02 procent av 100 miljoner givar.

## Idioten

help-aces-up-lead = Idioten ges ett kort i taget till var och en av { $columns } kolumner. Av två kort i samma färg som ligger sist i var sin kolumn kastas det lägre. Bara essen, som är högst, ska bli kvar.
help-aces-up-advice-1 = Kasta allt som går innan du ger nästa rad.
help-aces-up-advice-2 = Flytta till en tom kolumn det kort som ligger på ett annat som då kan kastas, eller som kan kasta något.
help-aces-up-advice-3 = Ett ess sist i en kolumn stänger den. Flytta det till en tom kolumn när du kan, så blir korten under det fria.
help-aces-up-advice-4 = I formen som fylls ur talongen är ordningen det enda du väljer. Den bestämmer i vilken kolumn nästa kort hamnar.
help-aces-up-odds = Sällan. I våra körningar med valfritt kort till tom kolumn gick 0,7 procent av 30 000 givar ut med ett enkelt sätt att spela. Den som kände alla kort skulle få ut mer än hälften: 55 procent av 300 givar (50–61).

## Bilderna

picture-klondike-run = Tillåtet: { $card } flyttas med sin sekvens till { $onto }, fast ett öppet kort ligger kvar under den.
picture-vegas-back = Tillåtet: { $card } tas tillbaka till { $onto }, och kostar { $gain } poäng.
picture-double-empty = Tillåtet i Stora harpan: { $card } flyttas till en tom kolumn.
picture-spider-on-any = Tillåtet: { $card } läggs på { $onto }, fast färgerna är olika.
picture-spider-run = Tillåtet: { $card } flyttas med sin sekvens, { $count } kort i samma färg, till { $onto }.
picture-freecell-run = Tillåtet: { $card } flyttas med sin sekvens, { $count } kort, till { $onto }, för { $free } rutor är lediga.
picture-pyramid-pair = Tillåtet: { $card } och { $onto } blir { $sum } och tas bort.
picture-pyramid-king = Tillåtet: { $card } tas bort ensam.
picture-aces-up-discard = Tillåtet: { $card } kastas, för en annan kolumn slutar med ett högre kort i samma färg.
picture-aces-up-shift = Tillåtet: { $card } flyttas till den tomma kolumnen.

## Historia

history-about = Patiensernas historia är full av berättelser som ingen har kunnat belägga. Vid varje stycke står hur säkert det är.
history-known = Belagt
history-disputed = Omstritt
history-unknown = Okänt
history-oldest = De första reglerna
history-oldest-text = De äldsta kända reglerna för en patiens står i en tysk spelbok från slutet av 1700-talet. På 1800-talet fick spelen egna böcker på många språk.
history-birth = Var patiensen kom från
history-birth-text = Tyskland, Norden och Frankrike har alla föreslagits. Patienser lades tidigt också för att spå, och somliga tror att de började så. Något avgörande belägg finns inte.
history-napoleon = Napoleon på Sankt Helena
history-napoleon-text = Att Napoleon lade patiens i sin fångenskap berättas ofta, och flera patienser bär hans namn. Säkra vittnesmål om det saknas.
history-harpan = Namnet Harpan
history-harpan-text = Kolumnerna är ett till sju kort långa, som strängarna på en harpa. Troligen har spelet fått sitt namn av det, men när och av vem vet vi inte.
history-klondike = Klondike
history-klondike-text = På engelska heter spelet Klondike, efter guldfälten i Kanada. Vem som gjorde det är okänt. I en amerikansk spelbok från 1907 står det med den räkning som här heter Las Vegas: insatsen 52 för kortleken, och 5 tillbaka för varje kort i grundhögarna.
history-canfield = Canfields spelhus
history-canfield-text = Det berättas att spelet lades om pengar hos Richard Canfield i Saratoga Springs omkring år 1900. Det är omstritt: samtida vittnesmål saknas nästan helt, och källorna är inte ense om vilken patiens det i så fall var.
history-demon = Canfield är ett annat spel
history-demon-text = Patiensen Canfield, som i Storbritannien heter Demon, är inte Harpan. Den har en reserv på 13 kort, och det första kortet på en grundhög bestämmer på vilken valör alla börjar. Namnet har i Amerika använts om båda, och därav kommer många förväxlingar.
history-windows = Windows
history-windows-text = År 1990 följde Harpan med i Windows, under namnet Solitaire, och där lärde många känna den.
history-freecell = FreeCell
history-freecell-text = Paul Alfille skrev FreeCell för datorsystemet Plato på 1970-talet, efter en äldre patiens som Martin Gardner hade beskrivit 1968. Jim Horne gjorde den för Windows, med 32 000 numrerade givar. Spelare löste dem tillsammans, alla utom nummer 11982.
history-spider = Spindelharpan
history-spider-text = Namnet sägs komma av de åtta grundhögarna, lika många som spindelns ben. Att den var president Franklin D. Roosevelts favorit är en sägen som patiensböckerna har skrivit av varandra.
history-others = Pyramid och Idioten
history-others-text = Båda står i många patiensböcker under många namn. Vem som har hittat på dem vet vi inte.
