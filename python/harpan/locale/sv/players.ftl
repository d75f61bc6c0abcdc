### De simulerade spelarna och deras val.

player-random = Slumpen
about-player-random = Gör vilket tillåtet drag som helst, alla med samma chans.
player-greedy = Den girige
about-player-greedy = Gör det bästa draget efter en fast ordning: till grundhögarna, vända kort, från talongen och först därefter sådant som gör något av det möjligt.
player-monte-carlo = Monte Carlo
about-player-monte-carlo = Spelar varje kandidat till slutet i samma tänkta givar, som den girige, och gör den som klarar sig bäst.

player-option-samples = Tänkta givar för varje kandidat
player-option-stopping = Vilka kandidater som prövas i alla
