### De nabespreking van een partij (skep review)

review-label = { $label ->
    [brilliant] Briljant
    [only-move] Enige zet
    [best] Beste zet
    [good] Goed
    [forced] Gedwongen
    [inaccuracy] Onnauwkeurigheid
    [mistake] Fout
    [missed-win] Gemiste winst
   *[blunder] Blunder
}
review-phase = { $phase ->
    [opening] Opening
    [middle-game] Middenspel
   *[ending] Eindspel
}

review-queen = { $color ->
    [white] de witte koningin
   *[black] de zwarte koningin
}
review-piece = { piece }
review-thrower = { piece }
review-does = { $move } { $does }.
review-surrounds = omsingelt { review-queen } en wint
review-draws = maakt er gelijkspel van
review-wins-in = { $number ->
    [one] wint met de volgende zet
   *[other] wint in { $number } zetten
}
review-stops-win = { $color ->
    [white] voorkomt dat wit meteen wint
   *[black] voorkomt dat zwart meteen wint
}
review-threatens-win = dreigt { review-queen } te omsingelen
review-no-moves = { $color ->
    [white] laat wit geen zet over
   *[black] laat zwart geen zet over
}
review-covers = bedekt { $piece }
review-throws = gooit { $piece } met { $thrower }
review-takes-cell = { $number ->
    [1] laat { review-queen } maar één vrij veld
    [2] laat { review-queen } maar 2 vrije velden
   *[other] neemt { review-queen } een vrij veld af
}
review-frees-queen = maakt { review-queen } los die vastzat
review-pins = zet { $pieces } vast
review-gives-room = { $number ->
    [one] geeft { review-queen } één vrij veld
   *[other] geeft { review-queen } meer ruimte: { $number } vrije velden
}
review-unpins = maakt { $pieces } los
review-next-to-queen = gaat naast { review-queen } liggen
review-places = brengt { $piece } in het spel
review-passes = past
review-better = Beter: { $sentence }
review-best-keeps = { $move } laat wit een winstkans van { $percent }%.
review-allows-win = { $color ->
    [white] { $number ->
        [one] Na { $move } wint wit met de volgende zet.
       *[other] Na { $move } wint wit in { $number } zetten.
    }
   *[black] { $number ->
        [one] Na { $move } wint zwart met de volgende zet.
       *[other] Na { $move } wint zwart in { $number } zetten.
    }
}

review-title = { $white } tegen { $black }
review-heading = Nabespreking
review-accuracy = Nauwkeurigheid
review-accuracy-note = Hoe dicht de zetten bij de beste kwamen, van 0 tot 100. Gedwongen zetten tellen niet mee.
review-winning-chances = Winstkansen
review-graph-note = De winstkans van wit na elke zet. Stippen geven de keerpunten aan.
review-graph-label = Winstkans van wit: { $start }% aan het begin, { $end }% aan het eind, minstens { $low }%, hoogstens { $high }%.
review-turning-points = Keerpunten
review-no-turning-points = Niemand heeft een fout gemaakt.
review-moves = Zetten
review-turn = Beurt
review-move = Zet
review-rating = Oordeel
review-chance = Kans van wit
review-loss = Verlies
review-percent = { $percent }%
review-best-line = Beste variant
review-before-move = Voor { $move }. Rood: gespeeld; groen: beter.
review-result-name = { $result ->
    [WhiteWins] Wit heeft gewonnen
    [BlackWins] Zwart heeft gewonnen
    [Draw] Gelijkspel
    [NotStarted] Nog niet begonnen
   *[InProgress] Niet afgelopen
}
review-made-by = Berekend door Skep { $version }.

# In de terminal
review-summary = { $place }: { $title }. Nauwkeurigheid: { $accuracy }
review-error = { $place }: niet nabesproken: { $error }
