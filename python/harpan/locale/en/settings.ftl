### The settings: what each is called, a sentence about it, and what can be chosen.

settings-look = Cards and table
settings-play = The game
settings-motion = Motion and sound

setting-deck = The suits
setting-deck-about = Four colours tell diamonds from hearts and clubs from spades; the red ones stay red and the black ones dark.
setting-deck-two = Two colours
setting-deck-four = Four colours

setting-print = The figures on the cards
setting-print-about = Large figures are seen from further away, and leave less room for the pictures.
setting-print-normal = Usual
setting-print-large = Large

setting-back = The back
setting-back-about = The pattern of cards that lie face down.
setting-back-harp = Strings
setting-back-lattice = Lattice
setting-back-waves = Waves
setting-back-plain = Frame

setting-cloth = The table
setting-cloth-about = The colour of the table, which is deeper when the page is dark.
setting-cloth-spruce = Spruce
setting-cloth-slate = Slate
setting-cloth-heather = Heather
setting-cloth-walnut = Walnut

setting-light = Light or dark
setting-light-about = How the page looks; otherwise as the computer or the phone is set.
setting-light-system = As the system
setting-light-light = Light
setting-light-dark = Dark

setting-side = Where the stock lies
setting-side-about = The waste and the free cells go with the stock, and the foundations change places with them. On a phone held sideways the buttons are at the right, so one hand is then enough. Columns are always counted from the left.
setting-side-left = At the left
setting-side-right = At the right

setting-taps = A tap on a card
setting-taps-about = In Pyramid you always tap two cards, and a card on a foundation you tap twice.
setting-taps-twice = Takes it
setting-taps-twice-about = Then tap its place, or the card once more to send it where it fits.
setting-taps-once = Sends it at once
setting-taps-once-about = The card goes where it fits. To choose the place yourself, drag it.

setting-send-first = Where a card is sent
setting-send-first-about = Tap the same card again, and it goes on to the next place where it fits.
setting-send-first-foundation = To the foundation first
setting-send-first-foundation-about = The card goes to the foundation if it fits there, else to a column.
setting-send-first-column = To a column first
setting-send-first-column-about = The card goes to a column if it fits there, else to the foundation.

setting-automatic = Cards that go up by themselves
setting-automatic-about = A card that you have just taken back stays, and from the waste none goes up when several are drawn at a time. This is for Klondike, Vegas, two decks and FreeCell.
setting-automatic-never = Never
setting-automatic-never-about = You play every card to the foundations yourself.
setting-automatic-aces = Aces and twos
setting-automatic-aces-about = Aces and twos go up as soon as they are free.
setting-automatic-safe = Safe cards
setting-automatic-safe-about = A card goes up when no other card can need it in a column.
setting-automatic-all = All
setting-automatic-all-about = Every card goes up as soon as it can, even if it could have been of use in a column.

setting-playable = Cards that can be moved
setting-playable-about = A line around each card that may be moved now, and around the stock when it can be used.
setting-playable-off = Without a line
setting-playable-on = With a line

setting-live-verdict = Always show whether the deal can be won
setting-live-verdict-about = It stands before what is said below the table.
setting-live-verdict-off = No
setting-live-verdict-off-about = You play by what you have seen yourself.
setting-live-verdict-on = Yes
setting-live-verdict-on-about = The computer counts the hidden cards too, and each game is marked with that.

setting-quiet = Clock, score and statistics
setting-quiet-about = Time, points and moves stand at the top, and the statistics are in the menu. Hidden, they are counted all the same, for the day you wish to see them.
setting-quiet-off = Shown
setting-quiet-on = Hidden

setting-speed = How fast the cards go
setting-speed-about = Where the system is set to less motion, everything stands still all the same.
setting-speed-off = At once
setting-speed-slow = Slowly
setting-speed-normal = Normally
setting-speed-fast = Fast

setting-sound = Sound
setting-sound-about = Short, low sounds when cards are laid and dealt, and a chord when the game is won.
setting-sound-off = Off
setting-sound-on = On
