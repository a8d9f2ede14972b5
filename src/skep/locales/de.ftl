# Der deutsche Katalog. Alle Kataloge haben dieselben Meldungen mit denselben Variablen.

### Wörter

insect = { $insect ->
    [queen-bee] Bienenkönigin
    [spider] Spinne
    [beetle] Käfer
    [grasshopper] Grashüpfer
    [ant] Ameise
    [mosquito] Mücke
    [ladybug] Marienkäfer
   *[pillbug] Assel
}
player = { $color ->
    [white] Weiß
   *[black] Schwarz
}
labeled-insect = { $insect ->
    [queen-bee] Königin
   *[other] { insect }
}{ $label ->
    [none] {""}
   *[other] {" "}{ $label }
}
piece = { $insect ->
    [beetle] der
    [grasshopper] der
    [ladybug] der
   *[other] die
} { $color ->
    [white] weiße
   *[black] schwarze
} { labeled-insect }
    .start = { $insect ->
        [beetle] Der
        [grasshopper] Der
        [ladybug] Der
       *[other] Die
    } { $color ->
        [white] weiße
       *[black] schwarze
    } { labeled-insect }
and = { $others } und { $last }

### Die Regeln mit Namen

rule-turns = Abwechselnd ziehen
rule-first-placement = Die ersten Steine
rule-place-touch-own = Einsetzen neben eigenen Steinen
rule-place-touch-enemy = Einsetzen mit Abstand zum Gegner
rule-place-ground = Einsetzen am Boden
rule-place-number-order = Einsetzen nach Nummern
rule-stays = Eingesetzte Steine bleiben
rule-queen-by-four = Königin bis zum vierten Zug
rule-queen-first = Keine Königin im ersten Zug
rule-queen-before-moving = Erst die Königin, dann bewegen
rule-one-hive = Ein Schwarm
rule-freedom-to-move = Bewegungsfreiheit
rule-contact = Kontakt halten
rule-covered = Bedeckte Steine
rule-queen-bee = Bienenkönigin
rule-beetle = Käfer
rule-height-gate = Engstellen in der Höhe
rule-grasshopper = Grashüpfer
rule-spider = Spinne
rule-ant = Ameise
rule-ladybug = Marienkäfer
rule-mosquito = Mücke
rule-mosquito-on-top = Mücke auf dem Schwarm
rule-pillbug = Assel
rule-pillbug-target = Was eine Assel werfen kann
rule-pillbug-rest = Ruhe nach einem Wurf
rule-mosquito-pillbug = Mücke als Assel
rule-pass = Aussetzen
rule-surrounded = Umzingelte Königin
rule-double-surround = Beide Königinnen umzingelt
rule-draw-agreed = Vereinbartes Unentschieden
rule-repetition = Stellungswiederholung
rule-game-type = Steine im Spiel
rule-game-over = Ende der Partie

### Warum eine Aktion erlaubt ist oder nicht

legal-move = { piece.start } darf dorthin.
legal-piece = { piece.start } hat einen Zug.
legal-pass = Du hast keinen Zug und musst aussetzen.

why-role = Die Mücke zieht hier wie { $insect ->
    [beetle] ein
    [grasshopper] ein
    [ladybug] ein
   *[other] eine
} { insect }.

why-game-over-ended = Die Partie ist zu Ende: { $reason ->
    [surrounded] { $winner ->
        [white] Die schwarze Königin ist umzingelt, Weiß hat gewonnen.
       *[black] Die weiße Königin ist umzingelt, Schwarz hat gewonnen.
    }
    [double-surround] Ein einziger Zug hat beide Königinnen umzingelt, also ist es unentschieden.
    [repetition] Dieselbe Stellung kam zum dritten Mal vor, also ist es unentschieden.
    [draw-agreed] Beide Seiten haben sich auf ein Unentschieden geeinigt.
    [time] { $winner ->
        [white] Schwarz hat die Zeit überschritten, Weiß hat gewonnen.
       *[black] Weiß hat die Zeit überschritten, Schwarz hat gewonnen.
    }
    [unknown] { $winner ->
        [white] Weiß hat gewonnen.
        [black] Schwarz hat gewonnen.
       *[none] Es ist unentschieden.
    }
   *[resigned] { $winner ->
        [white] Schwarz hat aufgegeben, Weiß hat gewonnen.
       *[black] Weiß hat aufgegeben, Schwarz hat gewonnen.
    }
}
why-game-type-absent = { piece.start } ist in einer Partie vom Typ { $game_type } nicht dabei.
why-turns-not-yours = { $turn ->
    [white] Weiß
   *[black] Schwarz
} ist am Zug, also muss { piece } warten.
why-turns-unmoved = Ein Zug muss auf einem anderen Feld enden, aber { piece } liegt schon auf diesem.
why-pass-choices = Aussetzen darf nur, wer weder einsetzen noch bewegen kann. Hier hast du noch { $count ->
    [one] einen Zug, mit diesem Stein: { $example }.
   *[other] { $count } Züge, zum Beispiel mit diesem Stein: { $example }.
}

why-first-placement-only-cells = { $count ->
    [1] Der erste Stein der Partie kommt in die Mitte des Tisches.
   *[other] Der zweite Stein der Partie kommt direkt neben den ersten.
}
why-place-touch-own = Ein neuer Stein muss einen Stein der eigenen Farbe berühren, aber neben diesem Feld liegt keiner.
why-place-touch-enemy-enemies = Ein neuer Stein darf keinen gegnerischen berühren, aber neben diesem Feld { $count ->
    [one] liegt
   *[other] liegen
} { $enemies }.
why-place-touch-enemy-no-cell = Ein neuer Stein darf nur Steine der eigenen Farbe berühren, aber ein solches Feld gibt es gerade nicht.
why-place-ground-occupied = Ein neuer Stein kommt auf ein leeres Feld, nie auf den Schwarm, aber hier liegt schon { $top }.
why-place-number-order-expected = Steine derselben Art kommen in der Reihenfolge ihrer Nummern ins Spiel: zuerst { $expected }, dann { piece }.
why-queen-by-four-expected = Du musst deine Königin spätestens im vierten Zug einsetzen: Jetzt kommt nur { $expected } in Frage.
why-queen-first = Nach den Turnierregeln darf die Königin nicht der erste Stein eines Spielers sein.
why-queen-before-moving-expected = Du darfst erst Steine bewegen, wenn deine Königin im Spiel ist: Setze zuerst { $expected } ein.

why-one-hive-split = { piece.start } hält alles zusammen: Ohne { $insect ->
    [beetle] ihn
    [grasshopper] ihn
    [ladybug] ihn
   *[other] sie
} würde der Schwarm in { $parts } Teile zerfallen, wenn auch nur für einen Moment.
why-one-hive-adrift = Alle Steine müssen verbunden bleiben, aber auf diesem Feld würde { piece } keinen anderen Stein berühren.
why-covered-covered = { piece.start } ist bedeckt: Darauf liegt { $top }. Ein bedeckter Stein kann weder ziehen noch seine Fähigkeit nutzen.
why-freedom-to-move-gate = Zum Schieben braucht ein Stein Platz, aber { $left } und { $right } bilden eine Engstelle, die Schritt { $number } versperrt.
why-freedom-to-move-enclosed = { $where ->
    [start] { piece.start } ist ringsum umschlossen und lässt sich nicht hinausschieben.
   *[end] Dieses Feld ist ringsum umschlossen: { piece.start } lässt sich nicht hineinschieben.
}
why-height-gate-gate = Auch oben auf dem Schwarm braucht ein Stein Platz, aber { $left } und { $right } bilden eine Engstelle, die Schritt { $number } versperrt.
why-contact-lost = Beim Schieben muss ein Stein Kontakt zum Schwarm halten: Mit Schritt { $number } würde sich { piece } von allen Steinen ringsum lösen.

why-queen-bee-far = Die Bienenkönigin zieht nur ein Feld weit, aber dieses ist { $distance } Felder entfernt.
why-queen-bee-occupied = Die Bienenkönigin bleibt am Boden, aber auf diesem Feld liegt schon { $top }.
why-beetle-far = Der Käfer zieht nur ein Feld weit, aber dieses ist { $distance } Felder entfernt.
why-grasshopper-off-line = Der Grashüpfer springt geradeaus, aber dieses Feld liegt nicht in einer Linie mit ihm.
why-grasshopper-nothing-to-jump = Der Grashüpfer springt über mindestens einen Stein, aber dazwischen liegt keiner.
why-grasshopper-gap = Der Grashüpfer landet auf dem ersten leeren Feld: Über die Lücke vor diesem springt er nicht.
why-grasshopper-occupied = Der Grashüpfer landet auf einem leeren Feld, aber auf diesem liegt schon { $top }.
why-spider-wrong-length = Die Spinne macht genau drei Schritte, aber bis zu diesem Feld { $steps ->
    [one] ist es nur einer.
   *[other] sind es { $steps }.
}
why-spider-no-way = Die Spinne macht genau drei Schritte, aber kein solcher Weg ist frei.
why-spider-occupied = Die Spinne bleibt am Boden, aber auf diesem Feld liegt schon { $top }.
why-ant-occupied = Die Ameise bleibt am Boden, aber auf diesem Feld liegt schon { $top }.
why-ladybug = Der Marienkäfer macht zwei Schritte oben auf dem Schwarm und dann einen hinunter, aber so kommt er nicht auf dieses Feld.
why-ladybug-no-way = Der Marienkäfer macht zwei Schritte oben auf dem Schwarm und dann einen hinunter, aber kein solcher Weg ist frei.
why-ladybug-occupied = Der Marienkäfer klettert auf ein leeres Feld hinunter, aber auf diesem liegt schon { $top }.
why-mosquito-nothing-to-copy = Die Mücke zieht wie einer der Steine, die sie berührt. { piece.start } berührt nur eine Mücke und kann nicht ziehen.
why-mosquito-copies = Die Mücke zieht wie einer der Steine, die sie berührt, aber keiner davon käme auf dieses Feld: { $insects }.
why-mosquito-on-top-far = Oben auf dem Schwarm ist die Mücke ein Käfer: Sie zieht nur ein Feld weit, aber dieses ist { $distance } Felder entfernt.
why-mosquito-on-top-powerless = Oben auf dem Schwarm ist die Mücke ein Käfer: { piece.start } kann dort nicht werfen.
why-mosquito-pillbug-powerless = { piece.start } berührt keine Assel und kann deshalb nicht werfen.
why-pillbug-far = Die Assel zieht nur ein Feld weit, aber dieses ist { $distance } Felder entfernt.
why-pillbug-occupied = Die Assel zieht und wirft nur auf leere Felder, aber auf diesem liegt schon { $top }.
why-pillbug-out-of-reach = Einen gegnerischen Stein kannst du nur werfen, und { piece } wirft nur direkte Nachbarn auf ein anderes leeres Feld neben sich.
why-pillbug-no-landing = Einen gegnerischen Stein kannst du nur werfen, aber { piece } hat kein freies Feld, auf das dieser Stein geworfen werden kann.
why-pillbug-target-stacked = Werfen lässt sich nur ein Stein, der allein auf seinem Feld liegt, aber { piece } liegt in einem Stapel.
why-pillbug-target-just-moved = { piece.start } wurde im vorigen Zug bewegt und lässt sich deshalb in diesem nicht werfen.
why-pillbug-rest-resting = { piece.start } wurde im vorigen Zug geworfen und muss in diesem ruhen: kein Zug, keine Fähigkeit.

### Was an einer aufgebauten Stellung nicht stimmt

fault-apart = Alle Steine bilden einen einzigen Schwarm, aber hier liegen sie in { $parts } getrennten Gruppen.
fault-cannot-climb = Nur Käfer und Mücken klettern auf andere Steine, aber { piece } liegt oben, und darunter liegt { $below }.
fault-not-in-game = { piece.start } ist in einer Partie vom Typ { $game_type } nicht dabei.
fault-doubled = { piece.start } liegt { $count ->
    [2] zweimal
   *[other] { $count }-mal
} auf dem Spielfeld, aber es gibt jeden Stein nur einmal.
fault-skipped = Steine derselben Art kommen in der Reihenfolge ihrer Nummern ins Spiel: { piece.start } liegt schon auf dem Spielfeld, aber { $expected } ist noch im Vorrat.
fault-queen-overdue = { player } hätte die Königin spätestens im vierten Zug einsetzen müssen.
fault-queen-too-early = Nach den Turnierregeln darf die Königin nicht der erste Stein eines Spielers sein, aber { piece } liegt ohne andere Steine ihrer Farbe da.
fault-moved-too-early = { piece.start } liegt oben auf dem Schwarm, aber bewegt wird erst, wenn die eigene Königin im Spiel ist.
fault-colors-touch = Ohne Königin im Spiel kann sich noch nichts bewegt haben: Weiß und Schwarz berühren sich dann nur an einer Stelle, hier aber an { $count } Stellen.
fault-no-such-turn = Die Runde muss zwischen 1 und { $last } liegen.
fault-too-few-turns = { player } braucht für diese Stellung mindestens { $needed ->
    [one] einen Zug
   *[other] { $needed } Züge
}, hatte aber { $turns ->
    [0] noch keinen.
    [one] erst einen.
   *[other] erst { $turns }.
}
fault-idle-turns = Bis die Königin im Spiel ist, wird in jedem Zug ein Stein eingesetzt: { player } müsste hier { $expected ->
    [one] einen Stein
   *[other] { $expected } Steine
} auf dem Spielfeld haben, nicht { $placed }.
fault-resting-absent = Im vorigen Zug kann sich { piece } nicht bewegt haben: Dieser Stein ist nicht auf dem Spielfeld.
fault-resting-covered = Im vorigen Zug kann sich { piece } nicht bewegt haben: Darauf liegt { $top }.
fault-resting-needless = Niemand muss ruhen, auch nicht { piece }: Es ist keine Assel auf dem Spielfeld.
fault-resting-unmoved = Im vorigen Zug kann sich { piece } nicht bewegt haben: Die { $mover ->
    [white] weiße
   *[black] schwarze
} Königin ist noch nicht im Spiel.
fault-resting-unthrown = Im Zug des Gegners kann { piece } nur geworfen worden sein, aber kein Stein kann das hier getan haben.
