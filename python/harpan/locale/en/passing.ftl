### What goes along when a deal is passed on: number, link, text.

## The page of the deal

deal-about = The number, the code and the link lead to the same cards. The code has a check character, so that a typing error shows.
deal-about-own = The deal came as text. It has no number, so there is no link to it. Whoever wants to play the same deal needs the text.
deal-by-number-label = Deal number
deal-by-code-label = Deal code
deal-by-link-label = Link
deal-by-line-label = Link with the moves
deal-copy = Copy: { $what }
deal-copied = Copied
deal-copy-failed = Could not be copied

## A deal as text

deck-label = The text with the deal
deck-file = Open a file
deck-drop = Text and files can also be dropped or pasted onto the table.
deck-too-large = The file is too large: at most { $most } kB.
deck-not-text = The file is no text in UTF-8.
deck-line = Line { $line }
deck-named = Line { $line }: { $name }
deck-pick = Deal in the text
deck-several =
    { $count ->
        [one] The text has { $count } deal. Choose which.
       *[other] The text has { $count } deals. Choose which.
    }
deck-several-first =
    { $count ->
        [one] The text has { $count } deal. Choose among the first { $shown }.
       *[other] The text has { $count } deals. Choose among the first { $shown }.
    }
deck-order = Order
deck-order-dealing = as the cards are dealt, row by row, then the stock in the order it is drawn
deck-order-columns = column by column, bottom to top, then the stock in the order it is drawn
