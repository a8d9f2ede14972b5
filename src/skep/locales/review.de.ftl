### Die Auswertung einer Partie (skep review)

review-label = { $label ->
    [brilliant] Brillant
    [only-move] Einziger Zug
    [best] Bester Zug
    [good] Gut
    [forced] Erzwungen
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
    [missed-win] Gewinn verpasst
   *[blunder] Patzer
}
review-phase = { $phase ->
    [opening] Eröffnung
    [middle-game] Mittelspiel
   *[ending] Endspiel
}

# Im Nominativ und Akkusativ gleich; .dative für „nimmt der Königin“.
review-queen = { $color ->
    [white] die weiße Königin
   *[black] die schwarze Königin
}
    .dative = { $color ->
        [white] der weißen Königin
       *[black] der schwarzen Königin
    }
# Im Akkusativ.
review-piece = { $insect ->
    [beetle] den { $color ->
        [white] weißen
       *[black] schwarzen
    }
    [grasshopper] den { $color ->
        [white] weißen
       *[black] schwarzen
    }
    [ladybug] den { $color ->
        [white] weißen
       *[black] schwarzen
    }
   *[other] die { $color ->
        [white] weiße
       *[black] schwarze
    }
} { labeled-insect }
# Im Dativ: eine Assel oder eine Mücke.
review-thrower = der { $color ->
    [white] weißen
   *[black] schwarzen
} { labeled-insect }
review-does = { $move } { $does }.
review-surrounds = umzingelt { review-queen } und gewinnt
review-draws = beendet die Partie unentschieden
review-wins-in = { $number ->
    [one] gewinnt mit dem nächsten Zug
   *[other] gewinnt in { $number } Zügen
}
review-stops-win = { $color ->
    [white] verhindert, dass Weiß sofort gewinnt
   *[black] verhindert, dass Schwarz sofort gewinnt
}
review-threatens-win = droht, { review-queen } zu umzingeln
review-no-moves = { $color ->
    [white] lässt Weiß keinen Zug
   *[black] lässt Schwarz keinen Zug
}
review-covers = bedeckt { $piece }
review-throws = wirft { $piece } mit { $thrower }
review-takes-cell = { $number ->
    [1] lässt { review-queen.dative } nur ein freies Feld
    [2] lässt { review-queen.dative } nur 2 freie Felder
   *[other] nimmt { review-queen.dative } ein freies Feld
}
review-frees-queen = befreit { review-queen } aus einer Fesselung
review-pins = fesselt { $pieces }
review-gives-room = { $number ->
    [one] verschafft { review-queen.dative } ein freies Feld
   *[other] verschafft { review-queen.dative } Luft: { $number } freie Felder
}
review-unpins = befreit { $pieces } aus einer Fesselung
review-next-to-queen = zieht neben { review-queen }
review-places = bringt { $piece } ins Spiel
review-passes = setzt aus
review-better = Besser: { $sentence }
review-best-keeps = { $move } lässt Weiß eine Gewinnchance von { $percent } %.
review-allows-win = { $color ->
    [white] { $number ->
        [one] Nach { $move } gewinnt Weiß mit dem nächsten Zug.
       *[other] Nach { $move } gewinnt Weiß in { $number } Zügen.
    }
   *[black] { $number ->
        [one] Nach { $move } gewinnt Schwarz mit dem nächsten Zug.
       *[other] Nach { $move } gewinnt Schwarz in { $number } Zügen.
    }
}

review-title = { $white } gegen { $black }
review-heading = Auswertung
review-accuracy = Genauigkeit
review-accuracy-note = Wie nah die Züge an den besten waren, von 0 bis 100. Erzwungene Züge zählen nicht.
review-winning-chances = Gewinnchancen
review-graph-note = Die Gewinnchance von Weiß nach jedem Zug. Punkte markieren die Wendepunkte.
review-graph-label = Gewinnchance von Weiß: am Anfang { $start } %, am Ende { $end } %, mindestens { $low } %, höchstens { $high } %.
review-turning-points = Wendepunkte
review-no-turning-points = Niemand hat einen Fehler gemacht.
review-moves = Züge
review-turn = Runde
review-move = Zug
review-rating = Urteil
review-chance = Chance von Weiß
review-loss = Verlust
review-percent = { $percent } %
review-best-line = Beste Variante
review-before-move = Vor { $move }. Rot: gespielt; grün: besser.
review-result-name = { $result ->
    [WhiteWins] Weiß hat gewonnen
    [BlackWins] Schwarz hat gewonnen
    [Draw] Unentschieden
    [NotStarted] Noch nicht begonnen
   *[InProgress] Nicht beendet
}
review-made-by = Berechnet von Skep { $version }.

# Im Terminal
review-summary = { $place }: { $title }. Genauigkeit: { $accuracy }
review-error = { $place }: nicht ausgewertet: { $error }
