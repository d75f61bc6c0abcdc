### Inställningarna: vad var och en heter, en mening om den, och vad man kan välja.

settings-look = Kort och bord
settings-play = Spelet
settings-motion = Rörelse och ljud

setting-deck = Färgerna
setting-deck-about = Med fyra färger skiljs ruter från hjärter och klöver från spader; de röda är fortfarande röda och de svarta mörka.
setting-deck-two = Två
setting-deck-four = Fyra

setting-print = Siffrorna på korten
setting-print-about = Stora siffror syns på längre håll, och bilderna får då mindre plats.
setting-print-normal = Vanliga
setting-print-large = Stora

setting-back = Baksidan
setting-back-about = Mönstret på kort som ligger med baksidan upp.
setting-back-harp = Strängar
setting-back-lattice = Galler
setting-back-waves = Vågor
setting-back-plain = Ram

setting-cloth = Bordet
setting-cloth-about = Bordets färg, som blir mörkare när sidan är mörk.
setting-cloth-spruce = Gran
setting-cloth-slate = Skiffer
setting-cloth-heather = Ljung
setting-cloth-walnut = Valnöt

setting-light = Ljust eller mörkt
setting-light-about = Hur sidan ser ut; annars som datorn eller telefonen är inställd.
setting-light-system = Som systemet
setting-light-light = Ljust
setting-light-dark = Mörkt

setting-side = Talongens plats
setting-side-about = Kasthög och fria rutor följer med talongen, och grundhögarna byter plats med dem. På en liggande telefon står knapparna till höger, så där räcker då en hand. Kolumnerna räknas alltid från vänster.
setting-side-left = Till vänster
setting-side-right = Till höger

setting-taps = Tryck på ett kort
setting-taps-about = I Pyramid trycker du alltid på två kort, och ett kort på en grundhög trycker du på två gånger.
setting-taps-twice = Tar upp det
setting-taps-twice-about = Tryck sedan på platsen, eller på kortet en gång till så skickas det dit det passar.
setting-taps-once = Skickar det genast
setting-taps-once-about = Kortet går dit det passar. Vill du välja platsen själv drar du det.

setting-send-first = Vart ett kort skickas
setting-send-first-about = Tryck igen på samma kort, så går det vidare till nästa plats där det passar.
setting-send-first-foundation = Till grundhögen först
setting-send-first-foundation-about = Kortet går till grundhögen om det passar där, annars till en kolumn.
setting-send-first-column = Till en kolumn först
setting-send-first-column-about = Kortet går till en kolumn om det passar där, annars till grundhögen.

setting-automatic = Kort som läggs upp av sig själva
setting-automatic-about = Ett kort som du just har tagit tillbaka ligger kvar, och ur kasthögen läggs inget upp när flera kort dras i taget. Gäller Harpan, Las Vegas, två kortlekar och FreeCell.
setting-automatic-never = Aldrig
setting-automatic-never-about = Du lägger själv upp varje kort på grundhögarna.
setting-automatic-aces = Ess och tvåor
setting-automatic-aces-about = Ess och tvåor läggs upp så snart de är fria.
setting-automatic-safe = Säkra kort
setting-automatic-safe-about = Ett kort läggs upp när inget annat kort kan behöva det i en kolumn.
setting-automatic-all = Alla
setting-automatic-all-about = Varje kort läggs upp så snart det går, även om det kunde ha gjort nytta i en kolumn.

setting-playable = Kort som kan flyttas
setting-playable-about = En linje runt varje kort som får flyttas nu, och runt talongen när den kan användas.
setting-playable-off = Utan linje
setting-playable-on = Med linje

setting-live-verdict = Visa hela tiden om given går att vinna
setting-live-verdict-about = Det står då före det som sägs under spelplanen.
setting-live-verdict-off = Nej
setting-live-verdict-off-about = Du spelar på det du själv har sett.
setting-live-verdict-on = Ja
setting-live-verdict-on-about = Datorn räknar med de dolda korten också, och varje parti märks med det.

setting-quiet = Klocka, poäng och statistik
setting-quiet-about = Tid, poäng och drag står överst, och statistiken finns i menyn. Dolda räknas de ändå, och finns kvar den dag du vill se dem.
setting-quiet-off = Visas
setting-quiet-on = Döljs

setting-speed = Hur fort korten går
setting-speed-about = Är systemet inställt på mindre rörelse står allt ändå still.
setting-speed-off = Genast på plats
setting-speed-slow = Långsamt
setting-speed-normal = Lagom
setting-speed-fast = Snabbt

setting-sound = Ljud
setting-sound-about = Korta, låga ljud när kort läggs och ges, och ett ackord när patiensen går ut.
setting-sound-off = Av
setting-sound-on = På
