# Die Web-App auf Deutsch. Alle Kataloge haben dieselben Meldungen mit denselben Variablen.

### Auf jeder Seite

web-title = Skep: Hive im Browser spielen
web-title-page = { $page ->
    [game] Partie
    [games] Meine Partien
    [learn] Lernen
    [rules] Regeln
    [settings] Einstellungen
    [view] Partie ansehen
   *[missing] Nicht gefunden
} · Skep
web-title-game = { $turn ->
    [yours] Du bist am Zug · { $opponent }
   *[other] { $opponent }
} · Skep
web-skip = Zum Inhalt
web-navigation = Hauptseiten
web-home-link = Skep, Startseite
web-nav-play = Spielen
web-nav-games = Partien
web-nav-games-waiting = Partien: in { $count } bist du am Zug
web-nav-learn = Lernen
web-nav-rules = Regeln
web-go-home = Zur Startseite
web-close = Schließen
web-close-notice = Meldung schließen
web-cancel = Abbrechen
web-loading = Einen Moment …
web-offline = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
web-trouble = { $code ->
    [too-many-requests] Zu viele Anfragen. Bitte warte eine Minute.
    [busy] Der Computer spielt gerade zu viele Partien. Bitte versuche es bald noch einmal.
    [full] Bei dieser Partie schauen schon zu viele zu.
    [bad-name] Dieser Name geht nicht. Bitte wähle einen anderen.
   *[other] Das hat nicht geklappt. Bitte versuche es gleich noch einmal.
}
web-refused = { $code ->
    [not-your-turn] Du bist nicht am Zug.
    [late] Die Partie ist inzwischen weitergegangen.
    [game-over] Die Partie ist zu Ende.
    [declined] Der Computer möchte weiterspielen.
    [nothing-to-undo] Du hast keinen Zug zum Zurücknehmen.
    [nothing-to-redo] Es gibt keinen Zug, der sich wiederherstellen lässt.
    [no-offer] Dieses Angebot gilt nicht mehr.
    [no-hints] Tipps gibt es nur gegen den Computer.
    [busy] Der Computer hat gerade zu viel zu tun. Bitte versuche es bald noch einmal.
    [too-many-games] Zu viele neue Partien. Bitte warte eine Minute.
    [spectator] Das können nur die Spieler.
    [bad-name] Dieser Name geht nicht. Bitte wähle einen anderen.
    [too-often] Nicht so schnell. Bitte warte einen Moment.
   *[other] Das geht gerade nicht.
}
web-missing-title = In dieser Wabe wohnt niemand
web-missing-text = Unter dieser Adresse gibt es keine Seite.

### Ohne Verbindung

web-no-answer = { $why ->
    [offline] Du bist offline.
   *[server] Der Server antwortet nicht.
}
web-no-answer-start = Sobald die Verbindung wieder steht, kannst du eine Partie beginnen. Lektionen und Regeln kannst du auch jetzt lesen.
web-no-answer-page = Die Seite öffnet sich von selbst, sobald die Verbindung wieder steht.
web-no-answer-lesson = Deine Antwort wird geprüft, sobald die Verbindung wieder steht. Bis dahin kannst du weiterlesen.
web-no-answer-game = Deine Partie ist gespeichert und öffnet sich von selbst, sobald die Verbindung wieder steht.
web-page-failed = Die Seite konnte nicht geladen werden.

### Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Design
web-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
    [contrast] Hoher Kontrast
   *[system] Wie auf diesem Gerät
}
web-table = Tisch
web-table-name = { $table ->
    [felt] Filz
    [slate] Schiefer
   *[wood] Holz
}
web-tiles = Steine
web-tiles-name = { $tiles ->
    [maple] Ahorn und Nussbaum
    [plain] Schlicht
   *[ivory] Elfenbein und Ebenholz
}
web-grid = Feldraster anzeigen
web-move-style = Züge anzeigen als
web-move-style-name = { $style ->
    [notation] Notation (wA1 bQ-)
    [words] Worte
   *[pictures] Bilder
}
web-sounds = Ton
web-vibration = Vibration
web-animation = Züge animieren
web-show-pinned = Gefesselte Steine markieren
web-show-pinned-note = Steine, ohne die der Schwarm zerfallen würde.
web-confirm-moves = Jeden Zug bestätigen
web-confirm-moves-note = Ein Zug gilt erst, wenn du noch einmal tippst.
web-name = Dein Name
web-name-none = Kein Name
web-name-note = Dein Gegner und die Zuschauer sehen ihn. Lass das Feld leer, um ohne Namen zu spielen.
web-notifications = Benachrichtigen, wenn ich am Zug bin
web-notifications-note = { $state ->
    [refused] Dein Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du das ändern.
   *[open] Wenn dein Gegner gezogen hat, während diese Seite im Hintergrund ist.
}
web-phrases-setting = Kurznachrichten zeigen
web-phrases-setting-note = Kurze Worte deines Gegners wie „Gute Partie“.

### Die erste Seite

web-headline = Umzingle die Königin.
web-lead = Setzt abwechselnd ein Insekt ein oder bewegt eins. Wer die gegnerische Bienenkönigin auf allen sechs Seiten umzingelt, gewinnt.
web-newcomer = Neu bei Hive?
web-newcomer-learn = Spielen lernen
web-newcomer-rules = Regeln
web-against = { $opponent ->
    [computer] Computer, Stufe { $level }
    [here] Zu zweit am Bildschirm
   *[link] Partie per Link
}
web-turn-number = { $turn ->
    [0] Noch kein Zug
   *[other] Zug { $turn }
}

### Meine Partien

web-games-title = Meine Partien
web-games-running = Deine laufenden Partien
web-games-all = Alle Partien ({ $count })
web-games-section = { $standing ->
    [turn] Du bist am Zug
    [running] Laufend
    [over] Beendet
   *[watched] Als Zuschauer
}
web-games-your-turn = Du bist am Zug
web-games-to-move = { $you ->
    [yes] Dein Gegner ist am Zug
   *[no] { web-player } ist am Zug
}
web-games-invited = Dein Gegner ist noch nicht da
web-games-time-left = noch { $time }
web-games-result = { $outcome ->
    [won] Gewonnen
    [lost] Verloren
    [white] Weiß hat gewonnen
    [black] Schwarz hat gewonnen
   *[draw] Unentschieden
}
web-games-none = Noch keine Partien. Hier erscheinen die Partien, die du in diesem Browser spielst oder anschaust.
web-games-more = { $count ->
    [one] Noch eine zeigen
   *[other] Mehr zeigen ({ $count })
}
web-games-note = Diese Liste kennt nur dieser Browser. Um anderswo weiterzuspielen, öffne eine Partie und schicke dir deinen eigenen Link (unter „Teilen“).
web-games-offline = So standen deine Partien, als du zuletzt verbunden warst.
web-games-remove = Aus der Liste entfernen: { $game }
web-games-remove-question = „{ $game }“ aus der Liste entfernen?
web-games-clear = Beendete Partien entfernen
web-games-clear-question = { $count ->
    [one] Die beendete Partie aus der Liste entfernen?
   *[other] { $count } beendete Partien aus der Liste entfernen?
}
web-games-remove-note = { $loss ->
    [game] Partien auf diesem Gerät werden endgültig gelöscht.
    [seat] Damit verlierst du deinen Platz: Nur dieser Browser hat den Link dazu, und ohne ihn kannst du nicht weiterspielen. Aufgegeben hast du die Partie damit nicht.
   *[entry] Der Link zu deinem Platz wird aus diesem Browser gelöscht.
}
web-games-remove-yes = Entfernen

### Games on this device

web-local = auf diesem Gerät
web-local-share = Diese Partie gibt es nur auf diesem Gerät, deshalb gibt es keinen Link zu ihr.
web-local-unkept = { $why ->
    [full] Auf diesem Gerät ist kein Platz mehr, um die Partie zu speichern. Du kannst weiterspielen, bis du diese Seite schließt.
   *[refused] Dieser Browser speichert die Partie nicht. Du kannst weiterspielen, bis du diese Seite schließt.
}
web-local-trouble = { $why ->
    [elsewhere] Die Partien dieses Geräts sind in einem anderen Tab geöffnet. Schließe ihn und versuche es dann noch einmal.
   *[failed] Partien auf diesem Gerät lassen sich gerade nicht starten. Bitte versuche es noch einmal oder schalte unter „Optionen“ „Auf diesem Gerät spielen“ aus.
}

### Eine neue Partie

web-new-game = Neue Partie
web-ask-opponent = Gegen wen möchtest du spielen?
web-opponent-name = { $opponent ->
    [computer] Computer
    [here] Zu zweit hier
   *[link] Per Link
}
web-opponent-note = { $opponent ->
    [computer] zehn Stufen
    [here] an einem Bildschirm
   *[link] überall, ohne Konto
}
web-level = Stufe { $level }
web-level-name = { $level ->
    [1] Frisch geschlüpft
    [2] Anfänger
    [3] Gemütlich
    [4] Hobbyspieler
    [5] Aufmerksam
    [6] Erfahren
    [7] Stark
    [8] Klubmeister
    [9] Meister
   *[10] Volle Stärke
}
web-start = { $opponent ->
    [link] Einladungslink erstellen
   *[other] Spielen
}
web-options = Optionen
web-on-device = Auf diesem Gerät spielen
web-on-device-note = Braucht keine Verbindung, sobald es geladen ist: etwa 8 MB, nur beim ersten Mal.
web-ask-color = Deine Farbe
web-color-name = { $color ->
    [white] Weiß, du beginnst
    [black] Schwarz
   *[random] Zufällig
}
web-ask-edition = Steine
web-edition-name = { $edition ->
    [classic] Klassisch, 11 Steine
    [carbon] Carbon, 13 Steine
    [complete] Mit Assel, 14 Steine
   *[mix] Eigene Mischung
}
web-extra-name = { $insect ->
    [mosquito] Mücke
    [ladybug] Marienkäfer
   *[pillbug] Assel
}
web-extra-note = { $insect ->
    [mosquito] Zieht wie jeder Stein, den sie berührt.
    [ladybug] Zieht zwei Felder oben auf dem Schwarm und dann eins hinunter.
   *[pillbug] Kann einen Nachbarn über sich hinweg auf ein anderes Feld werfen.
}
web-ask-clock = Uhr
web-clock-name = { $clock ->
    [live-5] 5 Minuten + 5 s
    [live-10] 10 Minuten + 10 s
    [live-15] 15 Minuten + 10 s
    [days-1] 1 Tag pro Zug
    [days-3] 3 Tage pro Zug
    [days-7] 7 Tage pro Zug
    [custom] Eigene Zeit
   *[none] Ohne Uhr
}
web-clock-minutes = Minuten pro Spieler
web-clock-increment = Inkrement in Sekunden
web-ask-rules = Regeln
web-rules-name = { $rules ->
    [rulebook] Wie in der Anleitung
    [tournament] Turnier
   *[uhp] Wie bei Engines
}
web-rules-note = { $rules ->
    [rulebook] Die Königin darf der erste Stein sein, und Stellungen dürfen sich endlos wiederholen.
    [tournament] Die Königin darf nicht der erste Stein sein; kommt eine Stellung zum dritten Mal vor, ist es unentschieden.
   *[uhp] Die Königin darf nicht der erste Stein sein; eine Stellungswiederholung hat keine Folgen.
}

### Wörter für Steine und Plätze

web-player = { $color ->
    [white] Weiß
   *[black] Schwarz
}
web-insect = { $insect ->
    [queen-bee] Königin
    [spider] Spinne
    [beetle] Käfer
    [grasshopper] Grashüpfer
    [ant] Ameise
    [mosquito] Mücke
    [ladybug] Marienkäfer
   *[pillbug] Assel
}
web-insect-number = { $number ->
    [0] { web-insect }
   *[other] { web-insect } { $number }
}
web-piece = { $color ->
    [white] { $insect ->
        [beetle] weißer
        [grasshopper] weißer
        [ladybug] weißer
       *[other] weiße
    }
   *[black] { $insect ->
        [beetle] schwarzer
        [grasshopper] schwarzer
        [ladybug] schwarzer
       *[other] schwarze
    }
} { web-insect-number }
# Im Akkusativ; .dative für Orte.
web-noun = { $owner ->
    [your] { $insect ->
        [beetle] deinen
        [grasshopper] deinen
        [ladybug] deinen
       *[other] deine
    }
    [white] { $insect ->
        [beetle] den weißen
        [grasshopper] den weißen
        [ladybug] den weißen
       *[other] die weiße
    }
    [black] { $insect ->
        [beetle] den schwarzen
        [grasshopper] den schwarzen
        [ladybug] den schwarzen
       *[other] die schwarze
    }
   *[none] { $insect ->
        [beetle] den
        [grasshopper] den
        [ladybug] den
       *[other] die
    }
} { web-insect-number }
    .dative = { $owner ->
        [your] { $insect ->
            [beetle] deinem
            [grasshopper] deinem
            [ladybug] deinem
           *[other] deiner
        }
        [white] { $insect ->
            [beetle] dem weißen
            [grasshopper] dem weißen
            [ladybug] dem weißen
           *[other] der weißen
        }
        [black] { $insect ->
            [beetle] dem schwarzen
            [grasshopper] dem schwarzen
            [ladybug] dem schwarzen
           *[other] der schwarzen
        }
       *[none] { $insect ->
            [beetle] dem
            [grasshopper] dem
            [ladybug] dem
           *[other] der
        }
    } { web-insect-number }
# Wohin ein Stein kommt; .at sagt, wo etwas ist.
web-side = { $direction ->
    [east] rechts neben
    [north-east] rechts oben neben
    [north-west] links oben neben
    [west] links neben
    [south-west] links unten neben
    [south-east] rechts unten neben
   *[top] auf
}
web-place = { web-side } { web-noun }
    .at = { web-side } { web-noun.dative }
web-place-middle = in die Mitte des Tisches
    .at = in der Mitte des Tisches
web-place-far = leer, { $distance } Felder { $direction ->
    [east] rechts
    [north-east] rechts oben
    [north-west] links oben
    [west] links
    [south-west] links unten
   *[south-east] rechts unten
} von { web-noun.dative }
web-stack = { $piece }, oben auf einem Stapel von { $count }
web-said-placed = { web-player } setzt { web-noun } { $place } ein.
web-said-moved = { web-player } bewegt { web-noun } { $place }.
web-said-thrown = { web-player } wirft { web-noun } mit der { $thrower ->
    [mosquito] Mücke
   *[pillbug] Assel
} { $place }.
# Ein Zug der Liste in wenigen Worten.
web-move-words = { $thrown ->
    [yes] { web-piece } { $place } (geworfen)
   *[no] { web-insect-number } { $place }
}
web-said-passed = { web-player } setzt aus.
web-said-undone = Ein Zug wurde zurückgenommen.
web-said-hint = Ein guter Zug: { $piece } { $place }.

### Das Spielfeld

web-board = Spielfeld
web-board-name = Der Schwarm und beide Vorräte
web-board-help = Mit den Pfeiltasten gehst du von Feld zu Feld, mit [ und ] durch die Steine, die ziehen können. Enter wählt und zieht, Escape hebt die Auswahl auf, R springt zum Vorrat, I zeigt einen Stapel, + und - vergrößern und verkleinern, 0 zeigt den ganzen Schwarm.
web-board-reserve = { $color ->
    [white] Vorrat von Weiß
   *[black] Vorrat von Schwarz
}
web-board-reserve-piece = { $piece }, { $count } im Vorrat{ $destinations ->
    [0] {""}
    [one] , ein mögliches Feld
   *[other] , { $destinations } mögliche Felder
}
web-board-reserve-none = { $piece }, nicht mehr im Vorrat
web-board-target = Ziel
web-board-throw-target = Wurfziel
web-board-throwable = Kann geworfen werden
web-board-throws = Kann werfen: { $pieces }.
web-board-destinations = { $count ->
    [0] Kann nicht ziehen
    [one] Ein mögliches Feld
   *[other] { $count } mögliche Felder
}
web-board-pinned = Gefesselt
web-board-selected = { $piece } gewählt. { $count ->
    [0] Kein Zug möglich.
    [one] Ein Ziel: { $places }.
   *[other] { $count } Ziele: { $places }{ $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
}
web-board-deselected = Nichts gewählt
web-board-stack = Stapel von { $count }, von unten nach oben: { $pieces }
web-board-tools = Ansicht
web-board-turn = Schwarm drehen
web-board-zoom-in = Vergrößern
web-board-zoom-out = Verkleinern
web-board-fit = Ganzen Schwarm zeigen

### Eine Partie

web-game-title = Eine Partie Hive
web-no-game-title = Partie nicht gefunden
web-no-game-text = Vielleicht ist der Link unvollständig, oder die Partie wurde gelöscht.
web-you = Du
web-you-named = { $player } (du)
web-friend = Gegner
# Der Gegner als Subjekt eines Satzes.
web-opponent = { $named ->
    [yes] { $name }
   *[no] Dein Gegner
}
web-computer = Computer, Stufe { $level }
web-your-turn = du bist am Zug
web-not-your-turn = { $turn ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}
web-to-move = am Zug
web-thinking = denkt nach …
web-thinking-busy = denkt nur kurz nach: Gerade spielen viele …
web-away = nicht da
web-not-joined = noch nicht da
web-clock-of = { $color ->
    [white] Zeit von Weiß
   *[black] Zeit von Schwarz
}
web-days-left = { $hours ->
    [0] { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
   *[other] { $days } Tg. { $hours } Std.
}
web-moves = Züge
web-no-moves = Noch kein Zug
web-first-move = Zum Anfang
web-previous-move = Einen Zug zurück
web-next-move = Einen Zug vor
web-last-move = Zum letzten Zug
web-pass = Aussetzen
# Aussetzen in der Liste der Züge; .by sagt, wer es war.
web-passed = ausgesetzt
    .by = { web-player }: ausgesetzt
web-shown-move = { $number ->
    [0] Vor dem ersten Zug
   *[other] { $color ->
        [white] Nach dem { $number }. Zug von Weiß
       *[black] Nach dem { $number }. Zug von Schwarz
    }
}
web-moved-meanwhile = { web-player } hat gezogen.
web-back-to-game = Zurück zur Partie
web-actions = Aktionen
web-hint = Tipp
web-undo = Zurück{"\u00AD"}nehmen
web-flip = Drehen
web-more = Mehr
web-offer-draw = { $opponent ->
    [here] Unentschieden vereinbaren
   *[other] Unentschieden anbieten
}
web-draw-question = Seid ihr beide mit einem Unentschieden einverstanden?
web-draw-yes = Ja, unentschieden
web-resign = Aufgeben
web-resign-question = Diese Partie aufgeben?
web-resign-yes = Ja, aufgeben
web-play-on = Nein, weiterspielen
web-confirm-question = Diesen Zug spielen?
web-confirm-yes = Spielen
web-accept = Annehmen
web-decline = Ablehnen
web-draw-offered = { web-opponent } bietet ein Unentschieden an.
web-draw-asked = Du hast ein Unentschieden angeboten. { web-opponent } kann es annehmen.
web-offer-declined = { $offer ->
    [draw] { web-opponent } möchte weiterspielen: kein Unentschieden.
   *[undo] { web-opponent } ist nicht einverstanden: Der Zug bleibt.
}
web-first-step = { $you ->
    [white] Du spielst Weiß.{" "}
    [black] Du spielst Schwarz.{" "}
   *[both] {""}
}Wähle einen Stein aus dem umrahmten Vorrat und dann sein Feld auf dem Tisch.
web-must-pass = Du kannst keinen Stein einsetzen oder bewegen und musst deshalb aussetzen.
web-has-passed = { web-player } konnte keinen Stein einsetzen oder bewegen und hat ausgesetzt.
web-queen-due = { $turns ->
    [1] Du musst jetzt deine Königin einsetzen.
   *[other] Du musst deine Königin in diesem oder im nächsten Zug einsetzen.
}
web-repetition = { $rules ->
    [tournament] Diese Stellung kommt zum zweiten Mal vor. Beim dritten Mal ist es unentschieden.
   *[other] Diese Stellung kommt zum zweiten Mal vor.
}
web-to-lesson = Diese Regel üben
web-reconnecting = Verbindung wird wiederhergestellt … Deine Partie ist sicher.
web-connection-lost = Die Verbindung zu dieser Partie ist abgebrochen. Lade die Seite neu, um es noch einmal zu versuchen.

### Tasten

web-keys = Tastenkürzel
web-keys-page = Überall in der Partie
web-keys-board = Wenn ein Feld des Spielfelds ausgewählt ist
web-key-name = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Escape] Esc
    [Home] Pos1
    [End] Ende
    [PageUp] Bild ↑
    [PageDown] Bild ↓
    [space] Leertaste
   *[other] { $key }
}
web-key-does = { $does ->
    [step] Einen Zug zurück oder vor
    [ends] Zum Anfang, zum letzten Zug
    [flip] Spielfeld drehen
    [hint] Tipp holen
    [undo] Zurücknehmen
    [redo] Wiederherstellen
    [fit] Den ganzen Schwarm zeigen
    [zoom] Vergrößern oder verkleinern
    [leave] Stein loslassen, Meldung schließen oder zurück zur Partie
    [help] Diese Tasten zeigen
    [cells] Zum nächsten Feld
    [slanted] Zu den vier schrägen Nachbarfeldern
    [cycle] Durch deine beweglichen Steine oder die Ziele des gewählten Steins
    [activate] Stein wählen, Zug machen
    [reserve] Zu deinem Vorrat
    [inspect] Einen Stapel ansehen
   *[deselect] Den Stein loslassen
}

### Das Ende

web-result-title = { $you ->
    [won] Du hast gewonnen!
    [lost] Du hast verloren
   *[none] { $winner ->
        [white] Weiß gewinnt
        [black] Schwarz gewinnt
       *[none] Unentschieden
    }
}
web-result-reason = { $reason ->
    [surrounded] { $winner ->
        [white] Die schwarze Königin ist umzingelt.
       *[black] Die weiße Königin ist umzingelt.
    }
    [double_surround] Ein einziger Zug hat beide Königinnen umzingelt.
    [repetition] Dieselbe Stellung kam zum dritten Mal vor.
    [resigned] { $winner ->
        [white] Schwarz hat aufgegeben.
       *[black] Weiß hat aufgegeben.
    }
    [timeout] { $winner ->
        [white] Die Zeit von Schwarz ist abgelaufen.
       *[black] Die Zeit von Weiß ist abgelaufen.
    }
    [ply_cap] Die Partie hat 500 Züge erreicht.
   *[agreement] Beide Seiten haben sich auf ein Unentschieden geeinigt.
}
web-rematch = Revanche
web-rematch-asked = Du hast um eine Revanche gebeten.
web-rematch-offered = { web-opponent } möchte eine Revanche.
web-next-game = Zur nächsten Partie
web-own-result-reason = { $reason ->
    [surrounded] { $you ->
        [won] Du hast die gegnerische Königin umzingelt.
       *[lost] Deine Königin ist umzingelt.
    }
    [resigned] { $you ->
        [won] { web-opponent } hat aufgegeben.
       *[lost] Du hast aufgegeben.
    }
   *[timeout] { $you ->
        [won] { $named ->
            [yes] Die Zeit von { $name } ist abgelaufen.
           *[no] Die Zeit deines Gegners ist abgelaufen.
        }
       *[lost] Deine Zeit ist abgelaufen.
    }
}
web-result = Ergebnis
web-seat-result = { $result ->
    [won] gewonnen
    [lost] verloren
   *[drawn] unentschieden
}
web-take-end-back = Letzten Zug zurücknehmen

### Züge zurücknehmen und im Voraus wählen

web-takeback-offered = { web-opponent } möchte { $count ->
    [1] diesen Zug
   *[other] diese { $count } Züge
} zurücknehmen: { $moves }. Einverstanden?
web-takeback-asked = Du möchtest { $count ->
    [1] diesen Zug
   *[other] diese { $count } Züge
} zurücknehmen: { $moves }. { web-opponent } muss zustimmen.
web-takeback-preview = Vorschau: nach dem Zurücknehmen
web-takeback-shown = { $shown ->
    [now] Vorschau zeigen
   *[then] Jetzige Stellung zeigen
}
web-redo = Wieder{"\u00AD"}her{"\u00AD"}stellen
web-premoves = Züge im Voraus wählen
web-premoves-note = Während dein Gegner überlegt, kannst du deinen nächsten Zug wählen. Er wird gespielt, sobald du am Zug bist, sofern er dann noch erlaubt ist.
web-premove = Im Voraus gewählt: { $piece } { $place }. Der Zug wird gespielt, sobald du am Zug bist.
web-premove-cancel = Doch nicht ziehen
web-premove-dropped = Dein im Voraus gewählter Zug ist jetzt nicht möglich.

### Zuschauen

web-watching-title = Du schaust zu
web-watching-over = Die Partie ist zu Ende. Du kannst ihre Züge durchgehen.
web-watching-own-game = Eigene Partie beginnen

### Partien als Text und Bild

web-export = Partie exportieren
web-copy-game = Züge kopieren
web-download-game = Als PGN herunterladen
web-download-picture = Als Bild herunterladen
web-import = Partie öffnen
web-import-note = Füge einen GameString oder eine PGN ein, oder lege eine Datei hier ab.
web-import-field = Züge als GameString oder PGN
web-import-file = Datei wählen
web-import-open = Öffnen
web-import-trouble = { $code ->
    [illegal-move] Ein Zug dieser Partie ist nicht erlaubt.
    [game-over] Nach dem Ende der Partie stehen noch Züge.
    [too-big] Dieser Text ist zu lang für eine Partie.
   *[notation] Diese Partie lässt sich nicht lesen. Erwartet wird ein GameString oder eine PGN.
}
web-view-title = Eine Partie zum Ansehen
web-view-none = Öffne eine Partie, um sie Zug für Zug anzusehen.
web-view-play = Von hier weiterspielen
web-view-play-title = Von dieser Stellung weiterspielen

### Spielen per Link

web-share = Teilen
web-invite = Gegner einladen
web-share-link = Link teilen
web-waiting-friend = Dein Gegner ist noch nicht da. Schicke ihm den Link; wenn du am Zug bist, kannst du schon ziehen.
web-link-name = { $kind ->
    [friend] Link für deinen Gegner
    [own] Dein eigener Link
    [over] Link zu dieser Partie
   *[spectator] Link für Zuschauer
}
web-link-note = { $kind ->
    [friend] Gilt nur einmal: Wer ihn zuerst öffnet, spielt gegen dich.
    [own] Zum Weiterspielen auf einem anderen Gerät. Behalte ihn für dich: Wer ihn hat, spielt für dich.
    [over] Wer ihn öffnet, kann sich die Partie ansehen.
   *[spectator] Wer ihn öffnet, kann zuschauen, aber nicht mitspielen.
}
web-copy = Kopieren
web-copied = Kopiert
web-reveal-link = Anzeigen
web-watching = { $why ->
    [free] Du schaust zu. Ein Platz ist noch frei: Wenn du mitspielen willst, öffne die Einladung, die du bekommen hast.
    [taken] Du schaust zu: Beide Plätze sind besetzt.
    [elsewhere] Du schaust zu: Diese Partie wird auf einem anderen Gerät gespielt. Zum Weiterspielen schicke dir von dort deinen eigenen Link (unter „Teilen“).
    [used] Du schaust zu: Beide Plätze sind schon besetzt, deshalb gilt dieser Link nicht mehr. Spielst du auf einem anderen Gerät mit? Dann schicke dir von dort deinen eigenen Link (unter „Teilen“).
   *[wrong] Du schaust zu: Dieser Link ist falsch oder veraltet. Lass dir einen neuen schicken.
}
web-own-seat = Du spielst in dieser Partie schon mit und behältst deinen Platz. Der Link war für den anderen Platz.
web-talk = Etwas sagen
web-phrase = { $phrase ->
    [hello] Hallo!
    [one-moment] Einen Moment, bitte.
    [well-played] Gut gespielt!
    [good-game] Gute Partie!
    [thanks] Danke!
   *[oops] Ups!
}
web-spectators = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}

### Lernen

web-retry = Noch einmal versuchen
web-learn-title = Hive lernen
web-learn-lead = Kurze Lektionen mit Übungen auf einem echten Spielfeld, jede dauert ein, zwei Minuten. Was du auch versuchst: Du erfährst, warum es geht oder nicht.
web-learn-unknown = Diese Lektion gibt es nicht. Hier sind alle:
web-learn-start = Mit der ersten Lektion beginnen
web-learn-go-on = Weiter: { $lesson }
web-learn-play = Eine Partie spielen
web-learn-rules = Regeln lesen
web-learn-progress = { $finished } von { $count } Lektionen abgeschlossen
web-learn-chapter = { $chapter ->
    [basics] Die Grundlagen
    [insects] Die fünf Insekten
    [guests] Drei Gäste
   *[finish] Die Feinheiten
}
web-learn-steps = { $done ->
    [0] { $count } Schritte
   *[other] { $done } von { $count } Schritten geschafft
}
web-lesson-all = Alle Lektionen
web-lesson-steps = Schritte dieser Lektion
web-lesson-dot = Schritt { $number }{ $done ->
    [yes] , geschafft
   *[no] {""}
}
web-lesson-step = { $kind ->
    [read] Schritt { $number } von { $count }
   *[other] Schritt { $number } von { $count } · Jetzt du
}
web-lesson-how = { $kind ->
    [move] Tippe einen Stein und dann sein Ziel an, oder ziehe ihn dorthin.
    [targets] Tippe alle Felder an, die du meinst, und lass sie dann prüfen.
   *[piece] Tippe alle Steine an, die du meinst, und lass sie dann prüfen.
}
web-lesson-chosen = Gewählt: { $count }
web-lesson-back = Zurück
web-lesson-continue = Weiter
web-lesson-skip = Überspringen
web-lesson-check = Prüfen
web-lesson-wrong = Noch nicht.
web-lesson-solution = Lösung zeigen
web-lesson-end = { $skipped ->
    [0] Lektion geschafft
   *[other] Ende der Lektion
}
web-lesson-finished = Gut gemacht. Du kannst jederzeit wiederkommen oder gleich weitermachen.
web-lesson-skipped = { $count ->
    [one] Einen Schritt hast du übersprungen. Über die Punkte oben kommst du zu ihm zurück.
   *[other] { $count } Schritte hast du übersprungen. Über die Punkte oben kommst du zu ihnen zurück.
}
web-lesson-all-finished = Das war die letzte Lektion: Jetzt kennst du alle Regeln. Zeit für eine Partie!
web-lesson-next = Nächste Lektion
web-rules-title = Die Regeln von Hive
web-rules-lead = Alles auf einer Seite, in einfachen Worten. Zu jedem Teil gibt es Lektionen zum Üben.
web-rules-contents = Inhalt
web-rules-print = Drucken
web-rules-practice = Zum Üben
web-rules-anchor = Link zu „{ $section }“
