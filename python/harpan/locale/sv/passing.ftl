### Det som följer med när en giv går från den ena till den andra: nummer, länk, text.

## Givens sida

deal-about = Numret, koden och länken leder till samma kort. Koden har ett kontrolltecken, så att ett skrivfel märks.
deal-about-own = Given är inlagd som text. Den har inget nummer, så det finns ingen länk till den. Den som vill lägga samma giv behöver texten.
deal-by-number-label = Givnummer
deal-by-code-label = Givkod
deal-by-link-label = Länk
deal-by-line-label = Länk med dragen
deal-copy = Kopiera: { $what }
deal-copied = Kopierat
deal-copy-failed = Gick inte att kopiera

## En giv som text

deck-label = Texten med given
deck-file = Öppna fil
deck-drop = Text och filer kan också släppas eller klistras in på bordet.
deck-too-large = Filen är för stor: högst { $most } kB.
deck-not-text = Filen är inte text i UTF-8.
deck-line = Rad { $line }
deck-named = Rad { $line }: { $name }
deck-pick = Giv i texten
deck-several =
    { $count ->
        [one] Texten har { $count } giv. Välj vilken.
       *[other] Texten har { $count } givar. Välj vilken.
    }
deck-several-first =
    { $count ->
        [one] Texten har { $count } giv. Välj bland de { $shown } första.
       *[other] Texten har { $count } givar. Välj bland de { $shown } första.
    }
deck-order = Ordning
deck-order-dealing = som korten ges, rad för rad, sedan talongen i den ordning den dras
deck-order-columns = kolumn för kolumn, nerifrån och upp, sedan talongen i den ordning den dras
