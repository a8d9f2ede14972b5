# Das Spiel im Terminal auf Deutsch. Alle Kataloge haben dieselben Meldungen mit denselben Variablen.

### Eine Partie beginnen

terminal-title = Skep: Hive, das Brettspiel der Insekten
terminal-goal = Es gewinnt, wer die gegnerische Bienenkönigin auf allen sechs Seiten umzingelt. In jedem Zug setzt du einen Stein ein oder bewegst einen, und die Steine bleiben immer zusammen. Tippe help, wann immer du Hilfe brauchst.
terminal-ask-resume = Eine Partie ist noch nicht zu Ende ({ $game_type }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} gespielt). Was nun?
terminal-resume = sie fortsetzen
terminal-new-game = eine neue Partie beginnen
terminal-ask-opponent = Gegen wen spielst du?
terminal-opponent-computer = gegen den Computer
terminal-opponent-person = gegen eine zweite Person an dieser Tastatur
terminal-ask-level = Wie stark spielt der Computer? Tippe eine Stufe von 1 (neu im Spiel) bis { $count } (so stark es geht).
terminal-ask-color = Welche Farbe spielst du?
terminal-color-white = Weiß: du beginnst
terminal-color-black = Schwarz: der Computer beginnt
terminal-color-chance = der Zufall entscheidet
terminal-ask-pieces = Mit welchen Steinen?
terminal-pieces-base = das Grundspiel: Bienenkönigin, Spinnen, Käfer, Grashüpfer und Ameisen
terminal-pieces-carbon = dazu Mücke und Marienkäfer
terminal-pieces-all = dazu Mücke, Marienkäfer und Assel
terminal-ask-number = Nummer (Enter für 1)
terminal-bad-number = Bitte tippe eine Nummer von 1 bis { $count }.
terminal-help-setup = Tippe die Nummer einer Antwort oder q, um aufzuhören. Im Spiel sagt help, was du tippst und wie die Insekten ziehen.

### Was der Bildschirm zeigt

terminal-seat = { $seat ->
    [computer] Computer ({ $level })
   *[human] du
}
terminal-to-move = { player } am Zug, Runde { $turn }
terminal-in-hand = Im Vorrat
terminal-last-move = Letzter Zug: { $move }
terminal-queen-due = { $turns ->
    [0] Die Bienenkönigin muss jetzt eingesetzt werden.
   *[other] Die Bienenkönigin muss in diesem oder im nächsten Zug eingesetzt werden.
}
terminal-commands = Tippe einen Stein (A1, oder a für eine Ameise) oder einen Zug ({ $move }). Außerdem: moves, hint, undo, resign, new, save DATEI, load DATEI, language, help, quit.
terminal-commands-over = Die Partie ist zu Ende. Tippe undo, new, save DATEI, load DATEI oder quit.
terminal-too-wide = Der Schwarm ist breiter als dieses Fenster: Mach es breiter, um alles zu sehen.
terminal-prompt = { player }
terminal-prompt-over = Partie zu Ende
terminal-quoted = „{ $text }“
terminal-file = DATEI

### Was geschieht

terminal-played = { player }: { $move }
terminal-passed = { player } kann weder einsetzen noch bewegen und muss aussetzen.
terminal-thinking = Der Computer denkt nach …
terminal-over = { $reason ->
    [surrounded] { $winner ->
        [white] Weiß gewinnt: Die schwarze Bienenkönigin ist umzingelt.
       *[black] Schwarz gewinnt: Die weiße Bienenkönigin ist umzingelt.
    }
    [double-surround] Unentschieden: Ein einziger Zug hat beide Bienenköniginnen umzingelt.
    [repetition] Unentschieden: Dieselbe Stellung kam zum dritten Mal vor.
    [draw-agreed] Unentschieden: Beide Seiten haben sich darauf geeinigt.
   *[resigned] { $winner ->
        [white] Weiß gewinnt: Schwarz gibt auf.
       *[black] Schwarz gewinnt: Weiß gibt auf.
    }
}
terminal-place = { $piece } lässt sich einsetzen, wo die Nummern stehen. Tippe eine Nummer, oder Enter, um neu zu wählen.
terminal-move = { $piece } kann dorthin, wo die Nummern stehen. Tippe eine Nummer, oder Enter, um neu zu wählen.
terminal-also-on-board = Um einen Stein zu bewegen, der schon im Spiel ist, tippe seinen Namen: { $pieces }.
terminal-stuck = Mit { $piece } geht in diesem Zug nichts. { $reason }
terminal-no-place = Kein leeres Feld berührt nur deine eigenen Steine.
terminal-no-way = { $insect ->
    [spider] Die Spinne macht genau drei Schritte, und ein solcher Weg ist nicht offen.
    [ladybug] Der Marienkäfer macht zwei Schritte oben auf dem Schwarm und dann einen hinunter, und ein solcher Weg ist nicht offen.
    [mosquito] Keiner der Steine, die sie berührt, käme von hier irgendwohin.
    [queen-bee] Ihre Nachbarn lassen ihr keinen Platz zum Schieben.
    [ant] Ihre Nachbarn lassen ihr keinen Platz zum Schieben.
    [pillbug] Ihre Nachbarn lassen ihr keinen Platz zum Schieben.
   *[other] Kein Feld ist erreichbar.
}
terminal-parts = Die Buchstaben { $letters } zeigen die Teile.
terminal-lifts-only = { $piece } kann nicht selbst ziehen, aber einen Nachbarn heben. Tippe den Namen des Nachbarn: { $neighbors }.
terminal-lifts-also = Der Stein kann auch einen Nachbarn heben. Tippe den Namen des Nachbarn: { $neighbors }.
terminal-hint = Tipp: { $move }. Enter spielt diesen Zug, oder tippe etwas anderes.
terminal-undone = Zurückgenommen. { player } am Zug, Runde { $turn }.
terminal-new = Eine neue Partie: { $game_type }.
terminal-language = Von nun an auf Deutsch.
terminal-saved = Gespeichert in { $file }.
terminal-loaded = Geladen aus { $file }.
terminal-kept = Die Partie davor ist aufgehoben in { $file }.
terminal-ask-resign = Diese Partie aufgeben? Tippe j oder n.
terminal-leave = Das Spiel verlassen? Enter oder j verlässt es, n bleibt; für die Bienenkönigin tippe Q.
terminal-leave-saved = Das Spiel verlassen? Es ist gespeichert. Enter oder j verlässt es, n bleibt; für die Bienenkönigin tippe Q.
terminal-bye = Auf Wiedersehen!
terminal-bye-saved = Auf Wiedersehen! Die Partie ist gespeichert; das nächste skep play --terminal setzt sie fort.

### Was schiefgeht

terminal-unknown-word = Es gibt weder einen Stein noch einen Befehl { $text }. Tippe einen Stein wie A1, einen Zug wie { $move } oder help.
terminal-unknown-reference = { $text } ist kein Platz. Nenne einen Nachbarn im Spiel, etwa -wQ, wQ- oder \wQ, oder den Stein, auf den es geht, etwa wQ.
terminal-not-on-board = { $text } ist noch nicht im Spiel, also kann nichts daneben.
terminal-too-many-words = Ein Zug ist ein Stein und ein Platz, etwa { $move }. { $text } ist ein Wort zu viel.
terminal-which = Welcher Stein? { $pieces }
terminal-choose-first = Wähle zuerst einen Stein; dann erscheinen Nummern, wo er hinkann.
terminal-no-such-number = Die Nummer { $number } gibt es hier nicht: Tippe eine von 1 bis { $count }.
terminal-line-too-long = Diese Zeile ist zu lang für einen Zug oder einen Befehl.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-over-already = Die Partie ist zu Ende. Mit undo nimmst du das Ende zurück.
terminal-need-file = Welche Datei? Zum Beispiel: { $command } freitag.game
terminal-need-language = Welche Sprache? Tippe language und eine von { $languages }.
terminal-no-such-help = Zu { $text } gibt es keine Hilfe. Tippe help oder eins von diesen: { $topics }.
terminal-cannot-read = Nichts geladen, die Partie hier ist unverändert: { $problem }
terminal-file-exists = Nicht gespeichert: { $file } gibt es schon. Wähle einen anderen Namen.
terminal-cannot-save = Nicht gespeichert: { $problem }
terminal-autosave-failed = Die Partie lässt sich nicht für das nächste Mal aufheben: { $problem }
terminal-damaged = Eine aufgehobene Partie lässt sich nicht lesen, und ihre Datei bleibt, wie sie ist: { $problem }

### Hilfe

terminal-help-rules = Es gewinnt, wer die gegnerische Bienenkönigin auf allen sechs Seiten umzingelt. In jedem Zug setzt du einen Stein ein oder bewegst einen. Ein neuer Stein berührt nur Steine der eigenen Farbe (außer beim ersten jedes Spielers). Die Bienenkönigin kommt bis zu deinem vierten Zug; vorher bewegst du nichts. Die Steine bleiben immer zusammen.
terminal-help-typing = Was du tippst
terminal-help-example = { $example ->
    [piece] wählt deinen Stein A1; tippe dann die Nummer des Feldes, auf das er soll
    [number] tut beides auf einmal
    [letter] wählt die nächste Ameise aus deinem Vorrat; genauso die anderen Buchstaben
    [move] bringt { $own } rechts neben { $queen }. Das Zeichen steht auf der Seite, auf die der Stein kommt: -{ $queen } links, { $queen }- rechts, \{ $queen } links oben, { $queen }/ rechts oben, /{ $queen } links unten, { $queen }\ rechts unten; { $queen } allein heißt obendrauf
   *[lift] um einen Nachbarn deiner Assel zu heben, tippe den Namen des Nachbarn
}
terminal-help-more = Mehr: { $topics }.
terminal-help-marks = Was gezeichnet ist
terminal-help-mark = { $mark ->
    [last] der Stein, der zuletzt gezogen hat
    [origin] woher er kam
    [stack] ein Stapel aus zwei Steinen; er steht unter dem Schwarm, von unten nach oben
    [chosen] der Stein, den du gewählt hast
    [choice] wohin er kann, oder auf welchen Stein er steigen oder welchen er heben kann
    [trouble] was im Weg ist
    [part] die Teile, in die der Schwarm zerfiele
   *[cut] der Schwarm geht jenseits des Fensterrands weiter
}
terminal-help-commands = Befehle
terminal-help-command = { $command ->
    [moves] alles, was du jetzt tun kannst
    [hint] was der Computer täte
    [undo] deinen letzten Zug zurücknehmen
    [save] die Partie in eine Datei schreiben
    [load] eine Partie aus einer Datei fortsetzen
    [new] noch einmal mit denselben Spielern beginnen
    [resign] aufgeben
    [language] eine andere Sprache wählen
   *[quit] das Spiel verlassen, wie q; die Partie bleibt für das nächste Mal aufgehoben
}
terminal-help-insects = Die Insekten
terminal-help-insect = { $insect ->
    [queen-bee] zieht ein Feld weit. Setze sie bis zu deinem vierten Zug ein; vorher bewegt sich nichts.
    [spider] zieht genau drei Felder um den Schwarm.
    [beetle] zieht ein Feld weit, auch auf andere Steine, die sich dann nicht bewegen können.
    [grasshopper] springt geradeaus über einen oder mehrere Steine.
    [ant] zieht beliebig weit um den Schwarm.
    [mosquito] zieht wie ein Stein, den sie berührt.
    [ladybug] zieht zwei Felder oben auf dem Schwarm und dann eins hinunter.
   *[pillbug] zieht ein Feld weit oder hebt einen Nachbarn auf ein anderes leeres Feld neben sich.
}
