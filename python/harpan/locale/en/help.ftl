### The help: the rules of the games in pictures, advice and history. Numbers come from the rules engine where they can.

help-about = Rules, pictures and advice for every game. The rules are those that the program plays by.
help-comfort = In the settings ({ $settings }) you choose suit colours, large figures, back, table, a mirrored table, pace and sound, among other things. { $find } finds a card on the table, and { $playable } draws a line around the cards that can be moved.
help-forms = The forms
help-rules-table = How the deal on the table is played
help-rules-usual = The rules of { $game }
help-choices = It can also be played like this
help-pictures = Is it allowed?
help-pictures-about = The pictures are from real deals. What is moved has a solid frame, and where it goes a dashed one.
help-advice = Advice
help-odds = How often is it won?

## Klondike

help-klondike-lead = Klondike is played with one deck in { $columns } columns. { $dealt } cards are dealt, { $hidden } of them hidden, and { $stock } are the stock. The cards are to go up on { $foundations } foundations, one for each suit, from ace to king.
help-klondike-advice-1 = Let the hidden cards decide. The move that turns up a hidden card is mostly the better one, preferably in the column that has most of them left.
help-klondike-advice-2 = Play aces and twos up at once. Higher cards can wait: in a column they can take cards of the other colour that otherwise have nowhere to lie.
help-klondike-advice-3 = Do not empty a column without a king for it, if only kings may go there.
help-klondike-advice-4 = With two kings to choose from, take the one for which a queen of the other colour is on its way.
help-klondike-advice-5 = When several cards are drawn at a time, each card played from the waste changes which ones are on top in the next pass. If passes are unlimited you can go through the stock once and see what it has, before you play anything from it.
help-klondike-advice-6 = A card on a foundation may be taken back, if the rules allow it. Do so when a run can then move and turn up a hidden card.
help-klondike-odds = With all cards known, unlimited passes and draw 3, 81.945 ± 0.084 per cent of the deals can be won, with draw 1 90.480 ± 0.116 per cent (Blake and Gent 2026). Without seeing the hidden cards it is won far more seldom, and how often it could be at best nobody knows.

## Vegas

help-vegas-lead = Vegas is played like Klondike, but each card on the foundations counts against a stake. In Swedish the name is sometimes used for plain Klondike; here it is the stake of { $stake } points, and { $gain } back for each card, that makes the game.
help-vegas-advice-1 = A card on a foundation is worth { $gain } points whether it is an ace or a king. Count cards, not ranks.
help-vegas-advice-2 = With a single pass each card of the stock comes up once. What is not played is covered by the next card, and is reached only if those on top of it are played.
help-vegas-advice-3 = Taking a card back costs { $gain } points until it is up again. It pays when more cards go up thanks to it.
help-vegas-advice-4 = Do not stop early to save points. Cards that are up stay up, and only taking them back yourself costs anything.
help-vegas-odds = We know of no published figure for how often Vegas is won.

## Thoughtful

help-thoughtful-lead = All cards are seen, those of the stock too in the order they are drawn, so the whole game can be worked out. Otherwise the rules are those of Klondike: a card that would have been hidden may not move until it has been uncovered.
help-thoughtful-advice-1 = Begin with what lies deepest. Find the aces and twos, and see what must move to reach them.
help-thoughtful-advice-2 = Count the stock: you see which cards are on top in each pass, and how a card that is played changes which ones follow when several are drawn at a time.
help-thoughtful-advice-3 = Decide which king is to go to a column before you empty it.
help-thoughtful-advice-4 = If you get stuck, undo and try another way. That is how the game is meant.
help-thoughtful-odds = With unlimited passes 81.945 ± 0.084 per cent of the deals can be won with draw 3, and 90.480 ± 0.116 per cent with draw 1 (Blake and Gent 2026).

## Two decks

help-double-lead = Two decks, { $cards } cards, are laid in { $columns } columns: { $dealt } cards are dealt, { $hidden } of them hidden, and { $stock } are the stock. There are { $foundations } foundations, two for each suit. The two are interchangeable: a card may go on the one where it fits.
help-double-advice-1 = Each card is there twice. If one is stuck the other may be free, so look for its twin before you dig.
help-double-advice-2 = If both cards of a low rank are buried the suit cannot grow. They are the first to look for.
help-double-advice-3 = The last columns are long. Dig in one column until it is empty, rather than a little in all of them.
help-double-advice-4 = In Stora Harpan the stock is gone through once only, but an empty column takes any card. Keep it for a card that would otherwise be lost in the waste.
help-double-odds = We know of no published figure for how often games of this kind are won with two decks.

## Spider

help-spider-lead = Spider is played with two decks, { $cards } cards, in { $columns } columns. { $dealt } cards are dealt, { $hidden } of them hidden, and { $stock } are the stock, { $draws } rows. { $foundations } complete runs are to go home.
help-spider-advice-1 = Build in the same suit when you can. A run of mixed suits cannot move whole, and the cards under it are locked.
help-spider-advice-2 = Turn up hidden cards, preferably in the column that is nearest to being empty.
help-spider-advice-3 = An empty column is the best you have. Use it to sort out mixed runs, and try to get it empty again.
help-spider-advice-4 = Build on high cards rather than on low ones: a king has room for the whole run, a two only for an ace.
help-spider-advice-5 = Deal a new row only when the moves that turn up cards have been made, for the row covers all columns.
help-spider-advice-6 = The same deal number gives the cards in the same order with 1, 2 and 4 suits, only with other suits on them.
help-spider-odds = With four suits and all cards known 99.9886 ± 0.0114 per cent of the deals can be won (plspider). Without seeing the hidden cards, and without undo, it is won far more seldom.

## FreeCell

help-freecell-lead = All { $cards } cards lie face up in { $columns } columns, so nothing is hidden. { $cells } cells take one card each, and the cards are to go up on { $foundations } foundations.
help-freecell-advice-1 = Count before you move. Find the aces and twos, and see what lies on them.
help-freecell-advice-2 = Keep the cells free. When all are full and no column is empty only one card moves at a time.
help-freecell-advice-3 = An empty column is worth more than a free cell: it takes a whole run, and it doubles how many cards can move to another column.
help-freecell-advice-4 = With all cells free but no empty column at most { $most } cards move at once.
help-freecell-advice-5 = Do not let one suit run ahead of the others on the foundations, if its cards may be needed in the columns.
help-freecell-advice-6 = The deal numbers are Microsoft’s and go from { $least } to { $largest }. Of the first 32,000 only number 11982 cannot be won.
help-freecell-odds = With four cells 99.998812 ± 0.000008 per cent of the deals can be won (fc-solve).

## Pyramid

help-pyramid-lead = { $dealt } cards lie in a pyramid and { $stock } in the stock. Free cards are removed two by two when they add up to { $sum }, until the pyramid is gone.
help-pyramid-advice-1 = Remove kings at once. They need no partner.
help-pyramid-advice-2 = Choose the pair that frees most new cards of the pyramid.
help-pyramid-advice-3 = Count partners. Each card but the king has four; if all four are among those that cover the card it can never be removed.
help-pyramid-advice-4 = Two cards that wait for the same rank compete for it. Give it to the one that is in the way.
help-pyramid-advice-5 = Take a pair within the pyramid rather than one with the waste, as long as there are passes left: the cards of the stock come again.
help-pyramid-odds = With one pass, the top of the stock playable and all cards known the pyramid could be removed in 9.02 per cent of 100 million deals.

## Aces Up

help-aces-up-lead = Aces Up is dealt one card at a time to each of { $columns } columns. Of two cards of one suit that are the last of their columns the lower is discarded. Only the aces, which are high, are to be left.
help-aces-up-advice-1 = Discard all that can go before you deal the next row.
help-aces-up-advice-2 = Move to an empty column the card that lies on another which can then be discarded, or which beats something.
help-aces-up-advice-3 = An ace at the end of a column closes it. Move it to an empty column when you can, and the cards under it are free.
help-aces-up-advice-4 = In the form that is filled from the stock the order is all that you choose. It decides which column the next card goes to.
help-aces-up-odds = Seldom. In our own runs with any card to an empty column, 0.7 per cent of 30,000 deals were won by a simple way to play. Someone who knew all cards would win more than half: 55 per cent of 300 deals (50–61).

## The pictures

picture-klondike-run = Allowed: { $card } moves with its run to { $onto }, although a face-up card stays under it.
picture-vegas-back = Allowed: { $card } is taken back to { $onto }, and costs { $gain } points.
picture-double-empty = Allowed in Stora Harpan: { $card } moves to an empty column.
picture-spider-on-any = Allowed: { $card } goes on { $onto }, although the suits differ.
picture-spider-run = Allowed: { $card } moves with its run, { $count } cards of one suit, to { $onto }.
picture-freecell-run = Allowed: { $card } moves with its run, { $count } cards, to { $onto }, because { $free } cells are free.
picture-pyramid-pair = Allowed: { $card } and { $onto } make { $sum } and are removed.
picture-pyramid-king = Allowed: { $card } is removed alone.
picture-aces-up-discard = Allowed: { $card } is discarded, because another column ends with a higher card of its suit.
picture-aces-up-shift = Allowed: { $card } moves to the empty column.

## History

history-about = The history of patience is full of stories that nobody has been able to prove. Each paragraph says how certain it is.
history-known = Documented
history-disputed = Disputed
history-unknown = Unknown
history-oldest = The first rules
history-oldest-text = The oldest known rules of a patience are in a German book of games from the late 1700s. In the 1800s the games got books of their own in many languages.
history-birth = Where patience came from
history-birth-text = Germany, the Nordic countries and France have all been proposed. Patience was early on also used to tell fortunes, and some believe that it began so. There is no decisive evidence.
history-napoleon = Napoleon on Saint Helena
history-napoleon-text = That Napoleon played patience in his captivity is often told, and several games bear his name. There are no reliable witnesses to it.
history-harpan = The name Harpan
history-harpan-text = Harpan, the harp, is the Swedish name of Klondike. The columns are one to seven cards long, like the strings of a harp. Probably the game was named after that, but when and by whom we do not know.
history-klondike = Klondike
history-klondike-text = The game is named after the gold fields in Canada. Who made it is unknown. In an American book of games from 1907 it stands with the scoring that is called Vegas here: a stake of 52 for the deck, and 5 back for each card on the foundations.
history-canfield = Canfield’s house
history-canfield-text = It is told that the game was played for money at Richard Canfield’s in Saratoga Springs around 1900. This is disputed: there are hardly any witnesses from the time, and the sources do not agree on which game of patience it would have been.
history-demon = Canfield is another game
history-demon-text = The patience called Canfield, in Britain Demon, is not Klondike. It has a reserve of 13 cards, and the first card on a foundation decides at which rank all of them begin. In America the name has been used for both, and many mistakes come from that.
history-windows = Windows
history-windows-text = In 1990 Klondike came with Windows, under the name of Solitaire, and that is where many people met it.
history-freecell = FreeCell
history-freecell-text = Paul Alfille wrote FreeCell for the computer system Plato in the 1970s, after an older patience that Martin Gardner had described in 1968. Jim Horne made it for Windows, with 32,000 numbered deals. Players solved them together, all but number 11982.
history-spider = Spider
history-spider-text = The name is said to come from the eight foundations, as many as the legs of a spider. That it was the favourite of president Franklin D. Roosevelt is a tale that the books of patience have copied from each other.
history-others = Pyramid and Aces Up
history-others-text = Both are in many books of patience under many names. Who invented them we do not know.
