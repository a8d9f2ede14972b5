# Puzzels in het Nederlands. Alle catalogi hebben dezelfde teksten met dezelfde variabelen.

### De opgaven en wat er op een antwoord volgt

puzzle-task = { $goal ->
    [win] { player } is aan de beurt en wint in { $count ->
        [one] één zet
       *[other] { $count } zetten
    }.
   *[defense] { player } is aan de beurt: één zet houdt stand, elke andere verliest.
}
puzzle-rating = Puzzel { $puzzle }, rating { $rating }
puzzle-ask = Jouw zet
puzzle-commands = Typ een zet zoals { $move }. Ook: hint, solution (oplossing), skip (volgende), quit (stoppen).
puzzle-hint = Hint: { $themes }.
puzzle-right = Goed. Je tegenstander antwoordt { $move }.
puzzle-solved = Opgelost!
puzzle-wrong = Fout: je tegenstander antwoordt { $move }.
puzzle-slow = Dit wint ook, maar te langzaam.
puzzle-wrong-over = Fout: hiermee is de partij voorbij.
puzzle-solution = Oplossing: { $line }
puzzle-none = Er is geen puzzel die hierbij past.

### De thema's

puzzle-theme-surround = een vrijheid wegnemen
puzzle-theme-quiet = stille zet
puzzle-theme-double-threat = dubbele dreiging
puzzle-theme-pin = vastzetten
puzzle-theme-gate = de koningin opsluiten
puzzle-theme-unpin = je eigen steen losmaken
puzzle-theme-retreat = ruimte maken
puzzle-theme-drop = een steen plaatsen
puzzle-theme-throw = gooien
puzzle-theme-climb = klimmen
puzzle-theme-cover = de koningin bedekken
puzzle-theme-step-down = afdalen
puzzle-theme-queen = de koningin beweegt
puzzle-theme-spider = spin
puzzle-theme-jump = sprong van de sprinkhaan
puzzle-theme-ant = mier
puzzle-theme-mosquito = mug
puzzle-theme-ladybug = lieveheersbeestje
puzzle-theme-pillbug = pissebed
puzzle-theme-standstill = je tegenstander moet passen
puzzle-theme-only-defense = enige verdediging
puzzle-theme-free-the-queen = de koningin bevrijden
