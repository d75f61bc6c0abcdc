### Hints: from what the player knows, a step at a time.

action-hint = Hint
hint-yes = Hint: there is a move that leads on. Ask again to learn which card.
hint-unknown = Hint: no move that leads on was found.
hint-none = Hint: no move leads on, and that is proven.
hint-card = Hint: { $card }.
hint-stock = Hint: the stock.
hint-move = Hint: { $move }.
# After several moves: the first of them is shown.
hint-why =
    { $moves ->
        [one] Why: { $gain }.
       *[other] Why, in { $moves } moves: { $gain }.
    }
hint-gain-goes-up = { $card } goes to the foundation
hint-gain-completes = a whole run goes home
hint-gain-turns = a hidden card turns up
hint-gain-takes-away = cards leave the table
hint-gain-plays = { $card } comes into play from the stock
hint-gain-empties = a column becomes empty
hint-gain-fills = an empty column is put to use
hint-gain-joins-suit = cards of one suit come in sequence
hint-gain-joins = cards come in sequence
hint-gain-shows = new cards of the stock are seen
