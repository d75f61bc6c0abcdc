### Names of the games, their options and their rules. Shared by the web page and Python.
### An id is built from the name and the value in the rules text, with hyphens for everything else.

## The games

game-klondike = Klondike
game-klondike-draw-3 = Klondike, draw 3
game-vegas = Vegas Klondike
game-vegas-draw-3 = Vegas Klondike, draw 3
game-vegas-321 = Vegas Klondike, draw 3→2→1
game-thoughtful = Thoughtful Klondike
game-double-klondike = Double Klondike
game-gargantua = Gargantua
game-stora-harpan = Stora Harpan
game-spider-1 = Spider, 1 suit
game-spider-2 = Spider, 2 suits
game-spider-4 = Spider, 4 suits
game-freecell = FreeCell
game-pyramid = Pyramid
game-aces-up = Aces Up
game-aces-up-filled = Aces Up, filled from the stock

about-klondike = One card at a time from the stock, as many passes as you like.
about-klondike-draw-3 = Three cards at a time from the stock, as many passes as you like.
about-vegas = The casino form: one card at a time, a single pass, and every card on the foundations counts.
about-vegas-draw-3 = Three cards at a time and three passes, and every card on the foundations counts.
about-vegas-321 = Three cards at a time on the first pass, two on the second, one on the third.
about-thoughtful = Every card lies open, so everything can be worked out.
about-double-klondike = Two decks, nine columns and eight foundations.
about-gargantua = Double Klondike with one card at a time and two passes.
about-stora-harpan = Two decks, ten columns and a single pass, but any card in an empty column.
about-spider-1 = Two decks of nothing but spades, so that every run can move whole.
about-spider-2 = Two decks of spades and hearts, and only runs of one suit move whole.
about-spider-4 = Two decks of all four suits, and only runs of one suit move whole.
about-freecell = Every card lies open from the start, and four cells take cards that are in the way.
about-pyramid = Free cards are removed two by two when they add up to 13.
about-aces-up = Four columns from which all but the aces must go, and cards may move to empty columns.
about-aces-up-filled = Four columns from which all but the aces must go, and empty columns are filled from the stock at once.

## The options: heading, value and what the value means

option-draw = From the stock
option-draw-1 = draw 1
option-draw-2 = draw 2
option-draw-3 = draw 3
option-draw-3-2-1 = draw 3→2→1
rule-draw-1 = Cards are turned up one at a time from the stock.
rule-draw-2 = Cards are turned up two at a time from the stock, and only the top of the waste can be played.
rule-draw-3 = Cards are turned up three at a time from the stock, and only the top of the waste can be played.
rule-draw-3-2-1 = Cards are turned up three at a time on the first pass, two at a time on the second and one at a time on the third.

option-passes = Passes
option-passes-1 = 1 pass
option-passes-2 = 2 passes
option-passes-3 = 3 passes
option-passes-unlimited = unlimited passes
rule-passes-1 = The stock is gone through once and is never turned over.
rule-passes-2 = The stock is gone through twice: it may be turned over once.
rule-passes-3 = The stock is gone through three times: it may be turned over twice.
rule-passes-unlimited = The stock may be turned over as often as you like, and the cards keep their order.

option-empty-column = Empty column
option-empty-column-king = king in an empty column
option-empty-column-any = any card in an empty column
rule-empty-column-king = Only a king may go to an empty column, alone or with its run.
rule-empty-column-any = Any card may go to an empty column, alone or with its run.

option-taking-back = Taking back from a foundation
option-taking-back-yes = taking back allowed
option-taking-back-no = no taking back
rule-taking-back-yes = The top card of a foundation may be taken back to a column where it fits.
rule-taking-back-no = A card that has gone to a foundation stays there.

option-face-up = All cards face up
option-face-up-no = hidden cards
option-face-up-yes = all cards face up
rule-face-up-no = Only the last card of each column is dealt face up, and a hidden card that is uncovered turns up by itself.
rule-face-up-yes = All cards lie face up, those of the stock too, but only cards that have been uncovered may move.

option-decks = Decks
option-decks-1 = 1 deck
option-decks-2 = 2 decks
rule-decks-1 = One deck of 52 cards and four foundations, one for each suit.
rule-decks-2 = Two decks of 104 cards in all and eight foundations, two for each suit.

option-columns = Columns
option-columns-7 = 7 columns
option-columns-8 = 8 columns
option-columns-9 = 9 columns
option-columns-10 = 10 columns
option-columns-11 = 11 columns
option-columns-12 = 12 columns
option-columns-13 = 13 columns
rule-columns-7 = Seven columns with one card in the first and seven in the last, 28 in all; the rest are the stock.
rule-columns-8 = Eight columns with one card in the first and eight in the last, 36 in all; the rest are the stock.
rule-columns-9 = Nine columns with one card in the first and nine in the last, 45 in all; the rest are the stock.
rule-columns-10 = Ten columns with one card in the first and ten in the last, 55 in all; the rest are the stock.
rule-columns-11 = Eleven columns with one card in the first and eleven in the last, 66 in all; the rest are the stock.
rule-columns-12 = Twelve columns with one card in the first and twelve in the last, 78 in all; the rest are the stock.
rule-columns-13 = Thirteen columns with one card in the first and thirteen in the last, 91 in all; the rest are the stock.

option-redeals = Redealing the start
option-redeals-0 = no redeal
option-redeals-1 = 1 redeal
option-redeals-2 = 2 redeals
option-redeals-3 = 3 redeals
option-redeals-4 = 4 redeals
option-redeals-5 = 5 redeals
option-redeals-6 = 6 redeals
option-redeals-7 = 7 redeals
option-redeals-8 = 8 redeals
option-redeals-9 = 9 redeals
rule-redeals-0 = A hopeless start is not dealt anew.
rule-redeals-1 = A hopeless start may be dealt anew once, as long as no card has gone to a foundation.
rule-redeals-2 = A hopeless start may be dealt anew twice, as long as no card has gone to a foundation.
rule-redeals-3 = A hopeless start may be dealt anew three times, as long as no card has gone to a foundation.
rule-redeals-4 = A hopeless start may be dealt anew four times, as long as no card has gone to a foundation.
rule-redeals-5 = A hopeless start may be dealt anew five times, as long as no card has gone to a foundation.
rule-redeals-6 = A hopeless start may be dealt anew six times, as long as no card has gone to a foundation.
rule-redeals-7 = A hopeless start may be dealt anew seven times, as long as no card has gone to a foundation.
rule-redeals-8 = A hopeless start may be dealt anew eight times, as long as no card has gone to a foundation.
rule-redeals-9 = A hopeless start may be dealt anew nine times, as long as no card has gone to a foundation.

# Aces Up has words of its own for the empty column, FreeCell and Pyramid for a few more.

option-aces-up-empty-column-any = any card to an empty column
option-aces-up-empty-column-ace = only aces to an empty column
option-aces-up-empty-column-stock = empty columns filled from the stock
rule-aces-up-empty-column-any = The last card of any other column may move to an empty column, when you like.
rule-aces-up-empty-column-ace = Only an ace may move to an empty column, when you like.
rule-aces-up-empty-column-stock = An empty column is filled at once with the next card of the stock, so no cards move between columns, and the last row can be shorter.
rule-freecell-empty-column-any = Any card may go to an empty column, and each other empty column doubles how many cards can move at once.
rule-freecell-empty-column-king = Only a king may go to an empty column, so empty columns do not help to move several cards at once.
rule-pyramid-draw-3 = Cards are turned up three at a time from the stock, and the top one of them is free.

option-suits = Suits
option-suits-1 = 1 suit
option-suits-2 = 2 suits
option-suits-4 = 4 suits
rule-suits-1 = All 104 cards are spades, eight of each rank.
rule-suits-2 = The 104 cards are spades and hearts, four of each card.
rule-suits-4 = The 104 cards are two ordinary decks, two of each card.

option-deal-over-empty = Row over an empty column
option-deal-over-empty-no = no row over an empty column
option-deal-over-empty-yes = row over an empty column too
rule-deal-over-empty-no = No row is dealt as long as a column is empty, and none any more when fewer than ten cards lie in the columns.
rule-deal-over-empty-yes = A row may be dealt even when a column is empty.

option-cells = Cells
option-cells-0 = no cells
option-cells-1 = 1 cell
option-cells-2 = 2 cells
option-cells-3 = 3 cells
option-cells-4 = 4 cells
option-cells-5 = 5 cells
option-cells-6 = 6 cells
rule-cells-0 = There are no cells to put cards aside in.
rule-cells-1 = One card can be put aside in the only cell.
rule-cells-2 = A card each can be put aside in two cells.
rule-cells-3 = A card each can be put aside in three cells.
rule-cells-4 = A card each can be put aside in four cells.
rule-cells-5 = A card each can be put aside in five cells.
rule-cells-6 = A card each can be put aside in six cells.

option-covered = Covered cards
option-covered-open = open pyramid
option-covered-hidden = covered cards hidden
rule-covered-open = All cards of the pyramid lie face up from the start.
rule-covered-hidden = Only the free cards of the pyramid lie face up, and a card turns up when it becomes free.

option-waste-pairs = Pairs within the waste
option-waste-pairs-no = no pairs within the waste
option-waste-pairs-yes = pairs within the waste
rule-waste-pairs-no = Of the waste only the top card is free.
rule-waste-pairs-yes = The two top cards of the waste may pair with each other too.

option-stock-top-playable = Top of the stock face up
option-stock-top-playable-no = hidden stock
option-stock-top-playable-yes = top of the stock face up
rule-stock-top-playable-no = A card of the stock is drawn before it can be played.
rule-stock-top-playable-yes = The top card of the stock lies face up and can be removed without being drawn.

option-goal = Aim
option-goal-pyramid = the pyramid must go
option-goal-all = all cards must go
rule-goal-pyramid = The game is won when the 28 cards of the pyramid are gone.
rule-goal-all = The game is won when all 52 cards are gone, those of stock and waste too.

option-scoring = Scoring
option-scoring-standard = standard scoring
option-scoring-vegas = Vegas scoring
option-scoring-spider = Spider scoring
option-scoring-plain = moves and time only
rule-scoring-standard = A card to a foundation gives 10 points, a card from the waste to a column 5 and a hidden card turned up 5, and the score is never shown below zero, though the sum goes on below it.
rule-scoring-vegas = The stake is a point for each card of the deck, each card on a foundation gives 5 points, and a card taken back costs 5.
rule-scoring-spider = The game starts with 500 points, each move costs 1 and each complete run gives 100.
rule-scoring-plain = No points are counted, only moves and time, and fewer are better.

option-timed = Count the time
option-timed-yes = timed
option-timed-no = untimed
rule-timed-yes = Every ten seconds cost 2 points, and winning after more than 30 seconds gives 700,000 divided by the number of seconds as a bonus.
rule-timed-no = Time neither takes points nor gives a bonus.

option-only-plus = Only plus
option-only-plus-no = with minus points
option-only-plus-yes = only plus
rule-only-plus-no = A card taken back from a foundation costs 15 points.
rule-only-plus-yes = A card taken back costs nothing, and each card earns its points on the foundation only once.

option-column-to-column = Points between columns
option-column-to-column-0 = 0 between columns
option-column-to-column-3 = 3 between columns
rule-column-to-column-0 = A move from one column to another gives no points.
rule-column-to-column-3 = A move from one column to another that turns up a hidden card gives 3 points more.

option-recycle-from = Cost of turning over the stock
option-recycle-from-4 = cost from pass 4
option-recycle-from-5 = cost from pass 5
rule-recycle-from-4 = Turning over the stock costs 100 points when cards are drawn one at a time, and 20 points from the fourth pass on when several are drawn.
rule-recycle-from-5 = Turning over the stock costs 100 points when cards are drawn one at a time, and 20 points from the fifth pass on when several are drawn.

option-bonus = Casino bonus
option-bonus-0 = no casino bonus
option-bonus-500 = casino bonus 500
rule-bonus-0 = Winning gives no bonus beyond the cards.
rule-bonus-500 = Winning gives 500 points beyond the cards.

option-undo-costs = Undo costs
option-undo-costs-no = undo is free
option-undo-costs-yes = undo costs
rule-undo-costs-no = Undoing a move gives its points back.
rule-undo-costs-yes = Undoing a move does not give its points back and costs 1 point more.
