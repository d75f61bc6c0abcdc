### The little that is said before all else has come, and when the server does not answer.

loading = Fetching the game
server-away = No contact with the server. Trying again; no move is lost.
server-broken = The server answers with an error. Trying again; no move is lost.
server-stopped = The server still answers with an error. No move is lost; try again when it is mended.
server-again = Try again
