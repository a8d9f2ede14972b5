# Das Spiel im Terminal auf Deutsch. Alle Kataloge haben dieselben Meldungen mit denselben Variablen.

### Eine Partie beginnen

terminal-title = Skep: Hive, das Brettspiel der Insekten
terminal-goal = Du gewinnst, wenn du die gegnerische Bienenkönigin auf allen sechs Seiten umzingelst. In jedem Zug setzt du einen Stein ein oder bewegst einen, und alle Steine bleiben immer verbunden. Mit help bekommst du jederzeit Hilfe.
terminal-ask-resume = Eine Partie ist noch nicht zu Ende ({ $game_type }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} gespielt). Was möchtest du tun?
terminal-resume = diese Partie fortsetzen
terminal-new-game = eine neue Partie beginnen
terminal-ask-opponent = Gegen wen möchtest du spielen?
terminal-opponent-computer = gegen den Computer
terminal-opponent-person = gegen einen zweiten Spieler an dieser Tastatur
terminal-ask-level = Wie stark soll der Computer spielen? Gib eine Stufe von 1 (neu im Spiel) bis { $count } (volle Stärke) ein.
terminal-ask-color = Welche Farbe möchtest du spielen?
terminal-color-white = Weiß: du beginnst
terminal-color-black = Schwarz: der Computer beginnt
terminal-color-chance = zufällig
terminal-ask-pieces = Mit welchen Steinen?
terminal-pieces-base = das Grundspiel: Bienenkönigin, Spinnen, Käfer, Grashüpfer und Ameisen
terminal-pieces-carbon = dazu Mücke und Marienkäfer
terminal-pieces-all = dazu Mücke, Marienkäfer und Assel
terminal-ask-number = Nummer (Enter für 1)
terminal-bad-number = Bitte gib eine Nummer von 1 bis { $count } ein.
terminal-help-setup = Gib die Nummer einer Antwort ein, oder q, um aufzuhören. Während der Partie erklärt help, was du eingeben kannst und wie die Insekten ziehen.

### Was der Bildschirm zeigt

terminal-seat = { $seat ->
    [computer] Computer ({ $level })
   *[human] du
}
terminal-to-move = { player } am Zug, Runde { $turn }
terminal-in-hand = Im Vorrat
terminal-last-move = Letzter Zug: { $move }
terminal-queen-due = { $turns ->
    [0] Die Königin muss jetzt eingesetzt werden.
   *[other] Die Königin muss in diesem oder im nächsten Zug eingesetzt werden.
}
terminal-commands = Gib einen Stein ein (A1, oder a für eine Ameise) oder einen Zug ({ $move }). Außerdem: moves, hint, undo, resign, new, save DATEI, load DATEI, language, help, quit.
terminal-commands-over = Die Partie ist zu Ende. Weiter geht es mit undo, new, save DATEI, load DATEI oder quit.
terminal-too-wide = Der Schwarm ist breiter als dieses Fenster: Mache es breiter, um alles zu sehen.
terminal-prompt = { player }
terminal-prompt-over = Partie zu Ende
terminal-quoted = „{ $text }“
terminal-file = DATEI

### Was geschieht

terminal-played = { player }: { $move }
terminal-passed = { player } kann weder einsetzen noch bewegen und muss aussetzen.
terminal-thinking = Der Computer denkt nach …
terminal-over = { $reason ->
    [surrounded] { $winner ->
        [white] Weiß gewinnt: Die schwarze Königin ist umzingelt.
       *[black] Schwarz gewinnt: Die weiße Königin ist umzingelt.
    }
    [double-surround] Unentschieden: Ein einziger Zug hat beide Königinnen umzingelt.
    [repetition] Unentschieden: Dieselbe Stellung kam zum dritten Mal vor.
    [draw-agreed] Unentschieden: Beide Seiten haben sich darauf geeinigt.
    [time] { $winner ->
        [white] Weiß gewinnt: Schwarz hat die Zeit überschritten.
       *[black] Schwarz gewinnt: Weiß hat die Zeit überschritten.
    }
    [unknown] { $winner ->
        [white] Weiß gewinnt.
        [black] Schwarz gewinnt.
       *[none] Unentschieden.
    }
   *[resigned] { $winner ->
        [white] Weiß gewinnt: Schwarz hat aufgegeben.
       *[black] Schwarz gewinnt: Weiß hat aufgegeben.
    }
}
terminal-place = { $piece } lässt sich auf den nummerierten Feldern einsetzen. Gib eine Nummer ein, oder drücke Enter, um neu zu wählen.
terminal-move = { $piece } kann auf die nummerierten Felder ziehen. Gib eine Nummer ein, oder drücke Enter, um neu zu wählen.
terminal-also-on-board = Um einen Stein zu bewegen, der schon im Spiel ist, gib seinen Namen ein: { $pieces }.
terminal-stuck = Mit { $piece } geht in diesem Zug nichts. { $reason }
terminal-parts = Die Buchstaben { $letters } zeigen die Teile.
terminal-lifts-only = { $piece } kann nicht selbst ziehen, aber einen Nachbarn werfen. Gib den Namen des Nachbarn ein: { $neighbors }.
terminal-lifts-also = Dieser Stein kann auch einen Nachbarn werfen. Gib den Namen des Nachbarn ein: { $neighbors }.
terminal-hint = Tipp: { $move }. Drücke Enter, um so zu ziehen, oder gib etwas anderes ein.
terminal-undone = Zug zurückgenommen. { player } am Zug, Runde { $turn }.
terminal-new = Neue Partie: { $game_type }.
terminal-language = Ab jetzt auf Deutsch.
terminal-saved = Gespeichert in { $file }.
terminal-loaded = Geladen aus { $file }.
terminal-kept = Die vorige Partie ist in { $file } gespeichert.
terminal-ask-resign = Diese Partie aufgeben? Gib j oder n ein.
terminal-leave = Partie verlassen? Enter oder j verlässt sie, n bleibt. Für die Bienenkönigin gib Q ein.
terminal-leave-saved = Partie verlassen? Sie ist gespeichert. Enter oder j verlässt sie, n bleibt. Für die Bienenkönigin gib Q ein.
terminal-bye = Auf Wiedersehen!
terminal-bye-saved = Auf Wiedersehen! Die Partie ist gespeichert; mit skep play --terminal spielst du weiter.

### Was schiefgeht

terminal-unknown-word = { $text } ist weder ein Stein noch ein Befehl. Gib einen Stein wie A1, einen Zug wie { $move } oder help ein.
terminal-unknown-reference = { $text } ist kein Feld. Nenne eines neben einem Stein im Spiel, etwa -wQ, wQ- oder \wQ, oder den Stein, auf den du klettern willst, etwa wQ.
terminal-not-on-board = { $text } ist noch nicht im Spiel, also kann kein Stein daneben liegen.
terminal-too-many-words = Ein Zug besteht aus einem Stein und einem Feld, etwa { $move }. { $text } ist ein Wort zu viel.
terminal-which = Welcher Stein? { $pieces }
terminal-choose-first = Wähle zuerst einen Stein; dann zeigen Nummern, wohin er kann.
terminal-no-such-number = Die Nummer { $number } gibt es hier nicht: Gib eine von 1 bis { $count } ein.
terminal-line-too-long = Diese Zeile ist zu lang für einen Zug oder einen Befehl.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-over-already = Die Partie ist zu Ende. Mit undo nimmst du den letzten Zug zurück.
terminal-need-file = Welche Datei? Zum Beispiel: { $command } freitag.game
terminal-need-language = Welche Sprache? Gib language und eine von { $languages } ein.
terminal-no-such-help = Zu { $text } gibt es keine Hilfe. Gib help ein oder eins von diesen: { $topics }.
terminal-cannot-read = Nichts geladen, deine Partie ist unverändert: { $problem }
terminal-file-exists = Nicht gespeichert: { $file } gibt es schon. Wähle einen anderen Namen.
terminal-cannot-save = Nicht gespeichert: { $problem }
terminal-autosave-failed = Die Partie lässt sich nicht für das nächste Mal speichern: { $problem }
terminal-damaged = Eine gespeicherte Partie lässt sich nicht lesen, und ihre Datei bleibt, wie sie ist: { $problem }

### Hilfe

terminal-help-rules = Du gewinnst, wenn du die gegnerische Bienenkönigin auf allen sechs Seiten umzingelst. In jedem Zug setzt du einen Stein ein oder bewegst einen. Ein neuer Stein darf nur Steine der eigenen Farbe berühren (außer beim ersten jedes Spielers). Setze deine Königin bis zum vierten Zug ein; solange sie fehlt, darfst du nichts bewegen. Alle Steine bleiben immer verbunden.
terminal-help-typing = Was du eingeben kannst
terminal-help-example = { $example ->
    [piece] wählt deinen Stein A1; gib dann die Nummer des Feldes ein, auf das er soll
    [number] tut beides auf einmal
    [letter] wählt die nächste Ameise aus deinem Vorrat; genauso die anderen Buchstaben
    [move] bringt { $own } rechts neben { $queen }. Das Zeichen steht auf der Seite, auf die der Stein kommt: -{ $queen } links, { $queen }- rechts, \{ $queen } links oben, { $queen }/ rechts oben, /{ $queen } links unten, { $queen }\ rechts unten; { $queen } allein heißt obendrauf
   *[lift] um einen Nachbarn deiner Assel zu werfen, gib den Namen des Nachbarn ein
}
terminal-help-more = Mehr: { $topics }.
terminal-help-marks = Was die Zeichen bedeuten
terminal-help-mark = { $mark ->
    [last] der Stein, der zuletzt gezogen hat
    [origin] woher er kam
    [stack] ein Stapel aus zwei Steinen; er steht unter dem Schwarm, von unten nach oben
    [chosen] der Stein, den du gewählt hast
    [choice] wohin er kann, oder auf welchen Stein er klettern oder welchen er werfen kann
    [refused] wohin er nicht kann
    [trouble] was im Weg ist
    [part] die Teile, in die der Schwarm zerfallen würde
   *[cut] der Schwarm geht jenseits des Fensterrands weiter
}
terminal-help-commands = Befehle
terminal-help-command = { $command ->
    [moves] alle deine Züge zeigen
    [hint] zeigen, was der Computer ziehen würde
    [undo] deinen letzten Zug zurücknehmen
    [save] die Partie in einer Datei speichern
    [load] eine Partie aus einer Datei fortsetzen
    [new] noch einmal mit denselben Spielern beginnen
    [resign] die Partie aufgeben
    [language] eine andere Sprache wählen
   *[quit] das Spiel verlassen, wie q; die Partie wird für das nächste Mal gespeichert
}
terminal-help-insects = Die Insekten
terminal-help-insect = { $insect ->
    [queen-bee] zieht ein Feld weit. Setze sie bis zu deinem vierten Zug ein; vorher darfst du nichts bewegen.
    [spider] zieht genau drei Felder um den Schwarm.
    [beetle] zieht ein Feld weit, auch auf andere Steine, die dann nicht mehr ziehen können.
    [grasshopper] springt geradeaus über einen oder mehrere Steine.
    [ant] zieht beliebig weit um den Schwarm.
    [mosquito] zieht wie einer der Steine, die sie berührt.
    [ladybug] zieht zwei Felder oben auf dem Schwarm und dann eins hinunter.
   *[pillbug] zieht ein Feld weit oder wirft einen Nachbarn auf ein anderes leeres Feld neben sich.
}
