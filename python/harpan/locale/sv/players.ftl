### De simulerade spelarna och deras val.

player-random = Slumpen
about-player-random = Gör vilket tillåtet drag som helst, alla med samma chans.
player-greedy = Den girige
about-player-greedy = Gör det bästa draget efter en fast ordning: till grundhögarna, vända kort, från talongen och först därefter sådant som gör något av det möjligt.
player-monte-carlo = Monte Carlo
about-player-monte-carlo = Spelar varje kandidat till slutet i samma tänkta givar, som den girige, och gör den som klarar sig bäst.
player-rules = Regelföljaren
about-player-rules = Följer råd från spelregelsidor, vart och ett med sin vikt; varje råd går att stänga av.
player-bandit = Banditen
about-player-bandit = Listar de drag som inte går att ångra, prövar vart och ett i samma tänkta givar med en kort sökning och lägger prov på dem det är jämnt mellan.

player-option-samples = Tänkta givar för varje kandidat
player-option-stopping = Vilka kandidater som prövas i alla
player-option-nodes = Ställningar som en kort sökning får se på
