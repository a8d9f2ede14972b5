# Aufgaben auf Deutsch. Alle Kataloge haben dieselben Texte mit denselben Variablen.

### Die Aufgaben und was auf eine Antwort folgt

puzzle-task = { $goal ->
    [win] { player } am Zug gewinnt in { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    }.
   *[defense] { player } am Zug: Ein Zug hält stand, jeder andere verliert.
}
puzzle-rating = Aufgabe { $puzzle }, Wertung { $rating }
puzzle-ask = Dein Zug
puzzle-commands = Gib einen Zug wie { $move } ein. Außerdem: hint (Tipp), solution (Lösung), skip (nächste), quit (beenden).
puzzle-hint = Tipp: { $themes }.
puzzle-right = Richtig. Dein Gegner antwortet { $move }.
puzzle-solved = Gelöst!
puzzle-wrong = Falsch: Dein Gegner antwortet { $move }.
puzzle-slow = Das gewinnt auch, aber zu langsam.
puzzle-wrong-over = Falsch: Damit ist die Partie zu Ende.
puzzle-solution = Lösung: { $line }
puzzle-none = Dazu passt keine Aufgabe.

### Die Themen

puzzle-theme-surround = eine Freiheit nehmen
puzzle-theme-quiet = stiller Zug
puzzle-theme-double-threat = Doppeldrohung
puzzle-theme-pin = Fesselung
puzzle-theme-gate = die Königin einsperren
puzzle-theme-unpin = den eigenen Stein entfesseln
puzzle-theme-retreat = Platz machen
puzzle-theme-drop = einen Stein einsetzen
puzzle-theme-throw = Wurf
puzzle-theme-climb = Klettern
puzzle-theme-cover = die Königin bedecken
puzzle-theme-step-down = Herabsteigen
puzzle-theme-queen = die Königin zieht
puzzle-theme-spider = Spinne
puzzle-theme-jump = Sprung des Grashüpfers
puzzle-theme-ant = Ameise
puzzle-theme-mosquito = Mücke
puzzle-theme-ladybug = Marienkäfer
puzzle-theme-pillbug = Assel
puzzle-theme-standstill = dein Gegner muss aussetzen
puzzle-theme-only-defense = einzige Verteidigung
puzzle-theme-free-the-queen = die Königin befreien
