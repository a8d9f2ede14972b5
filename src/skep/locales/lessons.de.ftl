# Die Lektionen und die Regelseite auf Deutsch. Alle Kataloge haben dieselben Meldungen mit denselben Variablen.

### Antworten zur Auswahl

lesson-answer-yes = Ja
lesson-answer-no = Nein
lesson-answer-white = Weiß hat gewonnen
lesson-answer-black = Schwarz hat gewonnen
lesson-answer-draw = Es ist unentschieden
lesson-answer-nobody = Die Partie geht weiter
lesson-answer-only-queen = Nur die Bienenkönigin darf eingesetzt werden
lesson-answer-any-piece = Jeder Stein darf eingesetzt, aber keiner bewegt werden
lesson-answer-place-or-move = Einsetzen und Bewegen sind beide erlaubt

### Was noch fehlt

lesson-missing-wins = Der Zug ist erlaubt, aber die Partie geht weiter: Die gegnerische Königin hat noch { $sides ->
    [one] eine freie Seite.
   *[other] { $sides } freie Seiten.
}
lesson-missing-lost = Vorsicht! Damit wäre deine eigene Königin umzingelt, und du hättest verloren.
lesson-missing-drawn = Das umzingelt beide Königinnen zugleich und ist nur ein Unentschieden. Es geht noch besser.
lesson-missing-draws = Der Zug ist erlaubt, aber die Partie geht weiter. Hier kannst du sofort ein Unentschieden erreichen.
lesson-missing-with = Der Zug ist erlaubt, aber hier soll { piece } ziehen.
lesson-missing-placed = Der Zug ist erlaubt, aber diesmal soll ein neuer Stein aus deinem Vorrat ins Spiel kommen.
lesson-missing-placed-insect = Der Zug ist erlaubt, aber diesmal solltest du { $insect ->
    [queen-bee] deine
    [beetle] einen
    [grasshopper] einen
    [ladybug] einen
   *[other] eine
} { insect } einsetzen.
lesson-missing-fills = Der Zug ist erlaubt, aber das markierte Feld bleibt leer.
lesson-missing-beside = Der Zug ist erlaubt, aber von dort berührt { piece } die gegnerische Königin nicht.
lesson-missing-away = Der Zug ist erlaubt, aber { piece } berührt deine Königin immer noch.
lesson-missing-covers = Der Zug ist erlaubt, aber { piece } ist noch nicht bedeckt.
lesson-missing-pins = Der Zug ist erlaubt, aber { piece } ist nicht gefesselt: Der Schwarm hält auch ohne diesen Stein zusammen.
lesson-missing-frees = Der Zug ist erlaubt, aber { piece } muss den Schwarm immer noch zusammenhalten.
lesson-missing-room = Der Zug ist erlaubt, aber deine Königin hat dann { $sides ->
    [0] keine freie Seite.
    [one] nur eine freie Seite.
   *[other] nur { $sides } freie Seiten.
} Es sollen mindestens { $wanted } sein.
lesson-missing-bars = Der Zug ist erlaubt, aber { piece } kommt immer noch auf das markierte Feld.
lesson-missing-safe = Der Zug ist erlaubt, aber dann kann { piece } deine Königin sofort umzingeln.
lesson-missing-passes = Der Zug ist erlaubt, aber deinem Gegner { $count ->
    [one] bleibt noch ein Zug.
   *[other] bleiben noch { $count } Züge.
}
lesson-targets-wrong = { $count ->
    [one] Eines dieser Felder ist falsch.
   *[other] { $count } dieser Felder sind falsch.
} { $reason }
lesson-targets-more = Bisher alles richtig, aber es { $count ->
    [one] fehlt noch ein Feld.
   *[other] fehlen noch { $count } Felder.
}
lesson-piece-more = Bisher alles richtig, aber es { $count ->
    [one] fehlt noch ein Stein.
   *[other] fehlen noch { $count } Steine.
}
lesson-piece-in-reserve = { piece.start } liegt noch im Vorrat. Suche unter den Steinen, die im Spiel sind.
lesson-piece-apart = { piece.start } und { $other } berühren sich nicht.
lesson-piece-itself = Gesucht sind die Nachbarn; { piece } selbst gehört nicht dazu.
lesson-piece-color = Es geht nur um die { $color ->
    [white] weißen
   *[black] schwarzen
} Steine.
lesson-piece-loose = { piece.start } ist nicht gefesselt: Auch ohne diesen Stein hängt der Rest zusammen.
lesson-piece-out-of-reach = { piece.start } liegt nicht neben der Assel und lässt sich deshalb nicht werfen.
lesson-hint-move = Tipp: Der richtige Stein ist { piece }.
lesson-hint-targets = Tipp: Es { $count ->
    [one] ist nur ein Feld.
   *[other] sind { $count } Felder.
}
lesson-hint-pieces = Tipp: Es { $count ->
    [one] ist nur ein Stein.
   *[other] sind { $count } Steine.
}
lesson-hint-choice = Tipp: „{ $choice }“ ist nicht die Antwort.

### Das Ziel

lesson-goal-title = Das Ziel
lesson-goal-summary = Umzingle die andere Königin, bevor deine umzingelt ist.
lesson-goal-start = Willkommen im Schwarm! Ein Spielbrett gibt es nicht: Die Steine selbst werden zum Spielfeld. Weiß und Schwarz ziehen abwechselnd, und in jedem Zug tust du genau eins: einen neuen Stein einsetzen oder einen bewegen, der schon liegt.
lesson-goal-surrounded = Alles dreht sich um die Bienenköniginnen. Hier ist die schwarze umzingelt: Alle sechs Seiten sind besetzt, also hat Weiß gewonnen. Wem die Steine ringsum gehören, ist egal; auch die eigenen zählen.
lesson-goal-touching = Sieh dich um. Tippe alle Steine an, die die schwarze Königin berühren.
lesson-goal-touching-done = Das sind alle: zwei weiße und zwei schwarze.
lesson-goal-missing = Dieselbe Stellung. Wie viele Seiten der schwarzen Königin sind noch frei?
lesson-goal-missing-miss = Zähle noch einmal: Ein Stein hat sechs Seiten, und die markierten Nachbarn besetzen einige davon.
lesson-goal-missing-done = Richtig, noch zwei. Zähle so die ganze Partie über mit, und zwar bei beiden Königinnen.
lesson-goal-who = Alle sechs Seiten der weißen Königin sind besetzt, drei davon durch weiße Steine. Wie steht es?
lesson-goal-who-miss = Zähle die Nachbarn der weißen Königin. Auf ihre Farbe kommt es nicht an.
lesson-goal-who-done = Ja, Schwarz hat gewonnen. Überlege dir also gut, wohin du deine eigenen Steine legst.
lesson-goal-win = Du spielst Weiß, und eine Seite der schwarzen Königin ist noch frei. Die Ameise läuft um den Schwarm, so weit sie will. Gewinne die Partie!
lesson-goal-win-done = Die sechste Seite ist besetzt, und du hast deine erste Partie gewonnen!

### Einsetzen

lesson-placing-title = Steine einsetzen
lesson-placing-summary = Neue Steine berühren die eigene Farbe und meiden die andere.
lesson-placing-first = Der erste Stein kommt auf den Tisch, der zweite direkt daneben. Nur dieses eine Mal darf ein neuer Stein einen der anderen Farbe berühren.
lesson-placing-own = Danach muss ein neuer Stein die eigene Farbe berühren und darf die andere nicht berühren. Die markierten Felder stehen Weiß hier offen. Was im Spiel ist, bleibt bis zum Ende im Spiel, aber du musst nicht alle Steine einsetzen.
lesson-placing-where = Du spielst Weiß. Markiere alle Felder, auf denen du deine Ameise einsetzen darfst.
lesson-placing-where-done = Genau: neben Weiß und mit Abstand zu Schwarz.
lesson-placing-hole = Ein neuer Stein wird nicht hineingeschoben, sondern einfach hingelegt. Darum darf er auch dorthin, wo sich nichts hineinschieben lässt. Setze einen auf dem markierten Feld ein.
lesson-placing-hole-done = Gut gemacht. Ein Stein, der schon im Spiel ist, käme da höchstens von oben hinein.
lesson-placing-stack = Ein Stapel zählt zur Farbe des obersten Steins. Dein Käfer sitzt auf einer schwarzen Spinne, also gehört dieses Feld jetzt dir. Markiere alle Felder, auf denen du deine Ameise einsetzen darfst.
lesson-placing-stack-done = Richtig. Ein Käfer obenauf schafft neue Felder zum Einsetzen.
lesson-placing-win = Dein Käfer sitzt mitten auf der schwarzen Königin. Gewinne mit einem neuen Stein aus deinem Vorrat!
lesson-placing-win-done = Aus dem Vorrat direkt an die Königin: So gefährlich kann ein Käfer obenauf sein.

### Königin bis zum vierten Zug

lesson-queen-four-turns-title = Königin bis zum vierten Zug
lesson-queen-four-turns-summary = Deine Königin muss bis zum vierten Zug ins Spiel. Vorher bewegst du nichts.
lesson-queen-four-turns-rule = Deine Bienenkönigin muss in einem deiner ersten vier Züge ins Spiel kommen. Solange sie fehlt, kannst du nur einsetzen und keinen deiner Steine bewegen. Auf die Königin deines Gegners kommt es dabei nicht an.
lesson-queen-four-turns-early = Du spielst Weiß, das ist dein dritter Zug, und im nächsten möchtest du deine Ameise bewegen. Was musst du jetzt tun?
lesson-queen-four-turns-early-done = Da ist sie, und von nun an dürfen deine Steine ziehen.
lesson-queen-four-turns-due = Der vierte Zug von Weiß, und die weiße Königin liegt noch im Vorrat. Was darf Weiß jetzt tun?
lesson-queen-four-turns-due-miss = Es ist der vierte Zug: Länger kann die Königin nicht warten.
lesson-queen-four-turns-due-done = Richtig, jetzt muss die Königin kommen. Du kannst nur noch wählen, wohin.
lesson-queen-four-turns-first = Auf Turnieren darf die Königin nicht gleich im ersten Zug ins Spiel kommen. Dies ist eine Turnierpartie, und Schwarz macht den ersten Zug. Darf Schwarz die Königin einsetzen?
lesson-queen-four-turns-first-miss = Nach den Turnierregeln muss der erste Stein ein anderes Insekt sein.
lesson-queen-four-turns-first-done = Richtig. Zu Hause darfst du gern mit der Königin beginnen.
lesson-queen-four-turns-room = Du spielst Schwarz, und es ist dein vierter Zug. Setze deine Königin dort ein, wo sie Platz hat: mindestens fünf freie Seiten.
lesson-queen-four-turns-room-done = Ein gutes Zuhause. Je weniger Nachbarn, desto länger dauert es, sie zu umzingeln.

### Ein Schwarm

lesson-one-hive-title = Ein Schwarm
lesson-one-hive-summary = Alle Steine bleiben jederzeit verbunden.
lesson-one-hive-rule = Alle Steine bilden einen einzigen Schwarm, und er darf nie zerfallen. Würde die weiße Königin wegziehen, blieben zwei Teile übrig. Darum darf sie nicht ziehen: Sie ist gefesselt.
lesson-one-hive-pinned = Tippe alle gefesselten weißen Steine an, also jeden, ohne den der Schwarm zerfallen würde.
lesson-one-hive-pinned-done = Diese beiden halten alles zusammen. Die Steine an den Enden sind frei.
lesson-one-hive-bridge = Auf dem markierten Feld würde die weiße Ameise beide Teile wieder verbinden. Darf sie dorthin?
lesson-one-hive-bridge-miss = Stelle dir vor, du hältst die Ameise in der Hand. Was passiert in diesem Moment mit der schwarzen Königin?
lesson-one-hive-bridge-done = Richtig, sie darf nicht. Auch während ein Stein unterwegs ist, muss der Schwarm zusammenhalten.
lesson-one-hive-pin = Eine Fesselung ist eine starke Waffe. Du spielst Weiß: Fessle die schwarze Ameise mit einem Zug.
lesson-one-hive-pin-done = Jetzt muss die schwarze Ameise deine festhalten und kann nicht mehr weg.
lesson-one-hive-free = Deine Ameise ist gefesselt. Finde den Zug, nach dem der Schwarm sie dort nicht mehr braucht.
lesson-one-hive-free-done = Deine Königin hat die Lücke geschlossen, und die Ameise darf wieder laufen. Einen Stein zu befreien ist oft einen Zug wert.

### Bewegungsfreiheit

lesson-freedom-to-move-title = Bewegungsfreiheit
lesson-freedom-to-move-summary = Steine werden geschoben: Sie brauchen Platz und halten Kontakt.
lesson-freedom-to-move-gate = Steine werden über den Tisch geschoben, ohne sie anzuheben. Zwischen zwei Nachbarn, die zu eng beieinanderliegen, passen sie nicht hindurch: Das ist eine Engstelle. Hier halten die beiden markierten Steine die Ameise draußen.
lesson-freedom-to-move-ring = Ein Ring aus sechs Steinen. Markiere alle Felder, auf die die weiße Königin ziehen darf.
lesson-freedom-to-move-ring-done = Richtig, nur außen entlang. In die Mitte passt sie nicht hinein.
lesson-freedom-to-move-bay = Sieh genau hin: Kommt die weiße Ameise auf das markierte Feld?
lesson-freedom-to-move-bay-miss = Gehe den Weg Schritt für Schritt durch. Liegen irgendwo auf beiden Seiten eines Schritts Steine?
lesson-freedom-to-move-bay-done = Richtig, sie kommt hin. Der Eingang dieser Bucht ist breit genug.
lesson-freedom-to-move-contact = Beim Schieben hält ein Stein Kontakt zum Schwarm: Bei jedem Schritt berührt er weiterhin einen Stein, den er schon vorher berührt hat. Darum kann die Königin nicht auf das markierte Feld hinüber: Für einen Moment würde sie nichts berühren.
lesson-freedom-to-move-touch = Markiere nun alle Felder, auf die die weiße Königin ziehen darf.
lesson-freedom-to-move-touch-done = Richtig. In die Lücke darf sie schlüpfen, denn dort berührt sie ihre Nachbarin weiterhin.
lesson-freedom-to-move-shut = Du spielst Weiß. Kommt die schwarze Ameise auf das markierte Feld, ist deine Königin umzingelt. Sperre die Ameise aus: Lass ihr keinen Weg hinein!
lesson-freedom-to-move-shut-done = Die Tür ist zu. Ein Feld hinter Engstellen ist sicher, solange niemand hineinspringt oder hineinklettert.

### Bienenkönigin

lesson-queen-bee-title = Bienenkönigin
lesson-queen-bee-summary = Immer nur ein Schritt, und alle sind hinter ihr her.
lesson-queen-bee-step = Die Bienenkönigin zieht nur ein Feld weit. Das ist nicht viel, aber ein einziger Schritt zur rechten Zeit kann die Partie retten.
lesson-queen-bee-where = Du spielst Weiß. Markiere alle Felder, auf die deine Königin ziehen darf.
lesson-queen-bee-where-done = Richtig, ein Schritt am Schwarm entlang, in beide Richtungen.
lesson-queen-bee-room = Vier Seiten deiner Königin sind schon besetzt. Bringe sie dorthin, wo mindestens fünf frei sind.
lesson-queen-bee-room-done = Tief durchatmen! Ziehe rechtzeitig weg: Bald wäre sie nicht mehr herausgekommen.
lesson-queen-bee-strike = Eine Seite der schwarzen Königin ist frei. Gewinne die Partie!
lesson-queen-bee-strike-done = Ja, auch Königinnen können angreifen. Aber so nah heranzukommen ist gewagt.
lesson-queen-bee-save = Fünf Seiten deiner Königin sind besetzt, und sie kann nicht mehr hinaus. Gleich nimmt die schwarze Ameise die sechste. Rette sie!
lesson-queen-bee-save-done = Gerettet! Mit einer freien Seite mehr oder einer gefesselten schwarzen Ameise überlebt sie.

### Käfer

lesson-beetle-title = Käfer
lesson-beetle-summary = Langsam, aber er klettert auf die anderen.
lesson-beetle-step = Der Käfer zieht ein Feld weit wie die Königin. Aber er darf auch klettern: auf andere Steine, oben von einem zum nächsten und wieder hinunter.
lesson-beetle-top = Ein Stein unter einem Käfer ist bedeckt: Er kann weder ziehen noch seine Fähigkeit nutzen. Und solange der Käfer bleibt, zählt das Feld zu dessen Farbe. Ein Käfer kann sogar auf einem anderen Käfer sitzen.
lesson-beetle-where = Du spielst Weiß. Markiere alle Felder, auf die dein Käfer ziehen darf, am Boden und obenauf.
lesson-beetle-where-done = Alle vier: zwei am Boden und zwei obenauf.
lesson-beetle-climb = Klettere auf die schwarze Königin!
lesson-beetle-climb-done = Die schwarze Königin sitzt fest, und neben ihr darfst du jetzt neue Steine einsetzen.
lesson-beetle-free = Dein Käfer sitzt mitten in der Kette auf einer schwarzen Spinne. Tippe alle weißen Steine an, die ziehen dürfen.
lesson-beetle-free-done = Richtig. Ein Käfer obenauf ist nie gefesselt: Hier hält die Spinne unter ihm die Kette zusammen.
lesson-beetle-hole = Die letzte freie Seite der schwarzen Königin ist umschlossen: Dort lässt sich nichts hineinschieben. Gewinne die Partie!
lesson-beetle-hole-done = Von oben führt immer ein Weg hinein. Käfer sind die besten Einbrecher.

### Spinne

lesson-spider-title = Spinne
lesson-spider-summary = Genau drei Schritte, nicht mehr und nicht weniger.
lesson-spider-three = Die Spinne zieht genau drei Felder um den Schwarm, nie zwei und nie vier. Unterwegs kehrt sie nicht um und betritt kein Feld zweimal.
lesson-spider-where = Du spielst Weiß. Markiere alle Felder, auf die deine Spinne ziehen darf.
lesson-spider-where-done = Richtig: drei Schritte in die eine Richtung, drei in die andere.
lesson-spider-pocket = Jetzt sitzt deine Spinne in einer Mulde. Zähle ihre Schritte genau und markiere alle Felder, auf die sie ziehen darf.
lesson-spider-pocket-done = Gut gezählt! Auch aus der Mulde herauszukommen kostet Schritte.
lesson-spider-win = Zwei weiße Spinnen, eine freie Seite an der schwarzen Königin. Gewinne die Partie!
lesson-spider-win-done = Genau drei Schritte. Für die andere Spinne war der Weg zu kurz.

### Grashüpfer

lesson-grasshopper-title = Grashüpfer
lesson-grasshopper-summary = Springt geradeaus über die anderen.
lesson-grasshopper-jump = Der Grashüpfer wird nicht geschoben, er springt: geradeaus über einen oder mehrere Steine auf das erste leere Feld dahinter. Engstellen halten ihn nicht auf.
lesson-grasshopper-where = Du spielst Weiß. Markiere alle Felder, auf denen dein Grashüpfer landen darf. Achte auf die Lücke!
lesson-grasshopper-where-done = Richtig. Er landet auf dem ersten leeren Feld und springt nie über eine Lücke.
lesson-grasshopper-queen = Je mehr er überspringen kann, desto weiter kommt er. Lande neben der schwarzen Königin!
lesson-grasshopper-queen-done = Über drei Steine auf einmal. Schneller wäre keine Ameise gewesen.
lesson-grasshopper-hole = Die letzte freie Seite der schwarzen Königin ist umschlossen, dort lässt sich nichts hineinschieben. Gewinne die Partie!
lesson-grasshopper-hole-done = Eine perfekte Landung! Hebe dir für solche Felder einen Grashüpfer auf.

### Ameise

lesson-ant-title = Ameise
lesson-ant-summary = Läuft um den Schwarm, so weit sie will.
lesson-ant-run = Die Ameise zieht außen um den Schwarm, so weit sie will. Das macht sie zur stärksten Angreiferin, solange sie frei ist. Aber durch Engstellen kommt auch sie nicht.
lesson-ant-where = Du spielst Weiß. Markiere alle Felder, auf die deine Ameise ziehen darf.
lesson-ant-where-done = Alle acht. Außen herum kommt die Ameise überallhin.
lesson-ant-pin = Fessle mit deiner Ameise die schwarze Königin.
lesson-ant-pin-done = Eine gefesselte Königin kann nicht fliehen, während du deine Steine um sie sammelst.
lesson-ant-win = Du hast zwei Ameisen, aber nur eine kann sofort gewinnen. Welche? Gewinne die Partie!
lesson-ant-win-done = Gut gesehen! Die andere Ameise ist gefesselt: Sie verbindet deine Königin mit dem Schwarm.

### Mücke

lesson-mosquito-title = Mücke
lesson-mosquito-summary = Zieht wie die Steine, die sie berührt.
lesson-mosquito-copy = Die Mücke hat keine eigene Gangart: Sie zieht wie einer der Steine, die sie gerade berührt, egal welcher Farbe. Hier kann sie Ameise oder Königin sein. Von einem Stapel ahmt sie nur den obersten Stein nach.
lesson-mosquito-where = Du spielst Weiß. Deine Mücke berührt einen Grashüpfer und eine Königin. Markiere alle Felder, auf die sie ziehen darf.
lesson-mosquito-where-done = Zwei Sprünge und zwei Schritte: Sie hat von beiden gelernt.
lesson-mosquito-alone = Die weiße Mücke berührt nur eine schwarze Mücke. Darf sie ziehen?
lesson-mosquito-alone-miss = Was könnte sie von einer anderen Mücke lernen?
lesson-mosquito-alone-done = Richtig. Eine Mücke kann einer anderen nichts beibringen.
lesson-mosquito-top = Klettert eine Mücke als Käfer hinauf, bleibt sie ein Käfer, bis sie wieder unten ist, egal was sie dort oben berührt. Markiere alle Felder, auf die sie ziehen darf.
lesson-mosquito-top-done = Richtig. Ein Schritt in jede Richtung wie ein Käfer, und keine weiten Wege wie bei der Ameise neben ihr.
lesson-mosquito-win = Die letzte freie Seite der schwarzen Königin ist umschlossen. Was lernt deine Mücke von ihren Nachbarn? Gewinne die Partie!
lesson-mosquito-win-done = Was für ein Sprung! Der schwarze Grashüpfer hat dir beim Gewinnen geholfen.

### Marienkäfer

lesson-ladybug-title = Marienkäfer
lesson-ladybug-summary = Zwei Schritte obenauf und einer hinunter.
lesson-ladybug-way = Der Marienkäfer macht genau drei Schritte: hinauf auf einen Nachbarn, oben noch einen weiter und hinunter auf ein leeres Feld. Auf sein Startfeld darf er nicht zurück.
lesson-ladybug-where = Du spielst Weiß. Markiere alle Felder, auf die dein Marienkäfer ziehen darf.
lesson-ladybug-where-done = Richtig: hinauf, weiter und neben dem zweiten Stein hinunter.
lesson-ladybug-out = Dein Marienkäfer ist umschlossen, und das stört ihn kein bisschen. Bringe ihn neben die schwarze Königin!
lesson-ladybug-out-done = Auf und davon. Keine Mauer hält einen Marienkäfer auf.
lesson-ladybug-hole = Die letzte freie Seite der schwarzen Königin ist umschlossen. Gewinne die Partie!
lesson-ladybug-hole-done = Zwei Schritte oben, einer hinunter und mitten hinein.

### Assel

lesson-pillbug-title = Assel
lesson-pillbug-summary = Zieht wie eine Königin oder wirft ihre Nachbarn.
lesson-pillbug-throw = Die Assel zieht ein Feld weit wie die Königin. Oder sie bleibt und wirft: Sie hebt einen Nachbarn, egal welcher Farbe, über sich hinweg auf ein anderes leeres Feld neben sich. Das kann sie sogar, wenn sie gefesselt ist. Markiert ist, wohin sie die schwarze Ameise werfen darf.
lesson-pillbug-where = Du spielst Weiß. Markiere alle Felder, auf die deine Assel die schwarze Ameise werfen darf. Im Spiel bewegst du dazu die Ameise selbst.
lesson-pillbug-where-done = Richtig: jedes leere Feld neben der Assel.
lesson-pillbug-away = Fünf Steine drängen sich um deine Königin, darunter die schwarze Ameise. Lass deine Assel sie von der Königin wegwerfen.
lesson-pillbug-away-done = Und weg ist sie! Eine Assel neben der Königin ist die beste Leibwächterin.
lesson-pillbug-limits = Manche Steine lassen sich nicht werfen: solche in einem Stapel, solche, ohne die der Schwarm zerfallen würde, und der Stein, der gerade erst bewegt wurde. Und ein geworfener Stein muss im nächsten Zug ruhen.
lesson-pillbug-who = Schwarz hat gerade die Ameise bewegt. Tippe alle Steine an, die deine Assel jetzt werfen darf.
lesson-pillbug-who-done = Richtig. Die Ameise wurde gerade bewegt, der Käfer liegt in einem Stapel, und deine Königin hält den Schwarm zusammen.
lesson-pillbug-rest = Weiß hat gerade die schwarze Ameise geworfen. Darf Schwarz sie jetzt bewegen?
lesson-pillbug-rest-miss = Denke daran: Ein geworfener Stein muss ruhen.
lesson-pillbug-rest-done = Richtig, einen Zug lang muss sie ruhen. Im nächsten darf sie wieder ziehen.
lesson-pillbug-rescue = Fünf Seiten deiner Königin sind besetzt, und sie kann nicht mehr hinaus. Bringe sie dorthin, wo mindestens drei frei sind.
lesson-pillbug-rescue-done = Aus dem Gedränge gehoben! Das hat schon manche Partie gerettet.
lesson-pillbug-mosquito = Auch eine Mücke am Boden neben einer Assel kann werfen, selbst wenn diese Assel schwarz ist. Wirf die schwarze Ameise von deiner Königin weg.
lesson-pillbug-mosquito-done = Gut aufgepasst! Die schwarze Assel hat deiner Mücke gezeigt, wie es geht.
lesson-pillbug-win = Deine Assel ist gefesselt, und keiner deiner Steine kommt allein an die letzte freie Seite der schwarzen Königin. Gewinne trotzdem!
lesson-pillbug-win-done = Genau auf das richtige Feld geworfen. Sogar eine gefesselte Assel kann eine Partie gewinnen.

### Stapel und Engstellen

lesson-stacks-and-gates-title = Stapel und Engstellen
lesson-stacks-and-gates-summary = Auch oben auf dem Schwarm gibt es Engstellen.
lesson-stacks-and-gates-stacks = Steine lassen sich beliebig hoch stapeln. Nur der oberste darf ziehen und seine Fähigkeit nutzen. Ein Käfer klettert mit einem Schritt auf jeden Stapel, und sei er noch so hoch.
lesson-stacks-and-gates-summit = Da oben sitzt ein schwarzer Käfer. Klettere auf ihn hinauf!
lesson-stacks-and-gates-summit-done = Drei Steine hoch, und deiner sitzt obenauf. Nun muss der schwarze Käfer warten.
lesson-stacks-and-gates-free = Tippe alle weißen Steine an, die ziehen dürfen. Hebe die Stapel an, um zu sehen, was darin ist.
lesson-stacks-and-gates-free-done = Richtig. Dein Grashüpfer ist bedeckt, alle anderen sind frei.
lesson-stacks-and-gates-gate = Zwischen zwei hohen Stapeln kann es zu eng werden. Ein Schritt dort oben ist versperrt, wenn beide Stapel daneben höher sind als das, was unter dem Stein liegt, und höher als das Feld, auf das er will. Hier kommt der Käfer nicht durch.
lesson-stacks-and-gates-low = Hier liegt auf der einen Seite ein Stapel aus zwei Steinen, auf der anderen aber nur die Königin. Darf der weiße Käfer auf das markierte Feld?
lesson-stacks-and-gates-low-miss = Eine Engstelle braucht zwei hohe Seiten. Vergleiche die Königin mit dem, was unter dem Käfer liegt.
lesson-stacks-and-gates-low-done = Richtig. Die Königin ist nicht höher als der Stein unter dem Käfer, also ist Platz genug.
lesson-stacks-and-gates-where = Markiere nun alle Felder, auf die der weiße Käfer in der Mitte ziehen darf.
lesson-stacks-and-gates-where-done = Richtig: überallhin, nur nicht durch die Engstelle zwischen den beiden Stapeln.

### Aussetzen

lesson-passing-title = Aussetzen
lesson-passing-summary = Nur wer keinen einzigen Zug hat, setzt aus.
lesson-passing-rule = Wer weder einsetzen noch bewegen kann, setzt aus, und der Gegner spielt weiter. Hier kann die weiße Königin nicht hinaus, und jedes Feld neben ihr berührt Schwarz, sodass auch kein neuer Stein ins Spiel kommen kann.
lesson-passing-pinned = Weiß ist am Zug. Muss Weiß aussetzen?
lesson-passing-pinned-miss = Gibt es ein Feld für einen neuen Stein? Und was würde aus der schwarzen Ameise, wenn die Königin wegzieht?
lesson-passing-pinned-done = Richtig. Die Königin ist gefesselt, und jedes freie Feld berührt Schwarz.
lesson-passing-one = Und hier: Muss Weiß aussetzen?
lesson-passing-one-miss = Ein neuer Stein kann nicht ins Spiel kommen. Aber sieh dir die Königin noch einmal an.
lesson-passing-one-done = Richtig. Die Königin kann ziehen, also muss Weiß ziehen. Niemand darf aussetzen, nur weil jeder Zug schlecht ist.
lesson-passing-make = Du spielst Weiß. Lass Schwarz keinen einzigen Zug, sodass Schwarz aussetzen muss.
lesson-passing-make-done = Schwarz hat keinen einzigen Zug. So bist du gleich noch einmal am Zug!

### Das Ende

lesson-ending-title = Das Ende der Partie
lesson-ending-summary = Gewonnen, verloren oder unentschieden.
lesson-ending-ways = Wer die andere Königin umzingelt, gewinnt sofort. Wer die eigene umzingelt, verliert genauso. Umzingelt ein Zug beide Königinnen, ist es unentschieden. Und ein Unentschieden könnt ihr jederzeit vereinbaren.
lesson-ending-covered = Auf der schwarzen Königin sitzt ein Käfer, und alle sechs Felder um sie sind besetzt. Wie steht es?
lesson-ending-covered-miss = Der Käfer obenauf ändert für die Königin darunter nichts. Zähle ihre Nachbarn.
lesson-ending-covered-done = Richtig. Auch eine bedeckte Königin kann umzingelt werden.
lesson-ending-both = Beiden Königinnen fehlt nur noch ein Nachbar, und zwar derselbe. Was geschieht, wenn die markierte Ameise dorthin zieht?
lesson-ending-both-miss = Dort würde die Ameise beide Königinnen berühren. Zähle bei beiden die Nachbarn.
lesson-ending-both-done = Richtig. Beide Königinnen zugleich umzingelt, das ist ein Unentschieden.
lesson-ending-win = Dieselbe Stellung, Weiß ist am Zug. Ein Unentschieden reicht nicht: Gewinne die Partie!
lesson-ending-win-done = Großartig! Diese Ameise lässt an deiner Königin eine Seite frei und besetzt an der anderen die letzte.
lesson-ending-save = Du spielst Weiß. Schwarz droht zu gewinnen, und du selbst kannst nicht gewinnen. Rette wenigstens ein Unentschieden!
lesson-ending-save-done = Ein halber Punkt gerettet: Beide Königinnen fallen gemeinsam.
lesson-ending-third = Eine Turnierpartie, und die Königinnen ziehen immer hin und her. Nun kehrt die schwarze Königin rechts neben ihre Spinne zurück, und dieselbe Stellung kommt zum dritten Mal vor. Wie steht es dann?
lesson-ending-third-miss = Auf Turnieren endet die Partie, wenn eine Stellung zum dritten Mal vorkommt.
lesson-ending-third-done = Richtig. Zu Hause endet dieser Tanz erst, wenn ihr ein Unentschieden vereinbart.

### Die Regelseite

rules-goal-title = Das Spiel
rules-goal-aim = Zwei Spieler, Weiß und Schwarz, haben je eine Bienenkönigin und eine Schar Insekten. Du gewinnst, sobald alle sechs Seiten der anderen Königin besetzt sind, egal durch wessen Steine.
rules-goal-turns = Weiß beginnt, danach zieht ihr abwechselnd. In deinem Zug setzt du einen neuen Stein ein, bewegst einen oder lässt deine Assel einen werfen. Was auf dem Tisch liegt, bleibt bis zum Ende dort; du musst aber nicht alle Steine einsetzen.
rules-goal-pieces = Jeder hat eine Bienenkönigin, zwei Spinnen, zwei Käfer, drei Grashüpfer und drei Ameisen. Vor der Partie macht ihr aus, ob auf jeder Seite auch Mücke, Marienkäfer oder Assel mitspielen.
rules-placing-title = Steine einsetzen
rules-placing-first = Der erste Stein darf überallhin. Der zweite kommt direkt daneben: Nur dann darf ein neuer Stein die andere Farbe berühren.
rules-placing-touch = Jeder spätere Stein muss mindestens einen der eigenen Farbe berühren und darf keinen der anderen berühren. Ein Stapel hat die Farbe seines obersten Steins.
rules-placing-ground = Neue Steine kommen auf leere Felder, nie auf andere Steine. Auch ein umschlossenes Feld ist erlaubt, denn hineingeschoben wird nichts.
rules-placing-numbers = Steine derselben Art sind gleich. Sie haben nur Nummern, damit sich Partien aufschreiben lassen, und die niedrigste kommt zuerst.
rules-queen-title = Die Königin einsetzen
rules-queen-deadline = Deine Königin muss spätestens in deinem vierten Zug ins Spiel. Gibt es dann kein Feld für sie, setzt du aus.
rules-queen-moving = Solange deine Königin nicht auf dem Tisch liegt, darfst du keinen deiner Steine bewegen.
rules-queen-first = Zu Hause darf die Königin dein allererster Stein sein. Nach den Turnierregeln nicht.
rules-moving-title = Bewegen
rules-moving-one-hive = Alle Steine bilden immer einen Schwarm. Ein Stein, ohne den er zerfallen würde, ist gefesselt und darf nicht ziehen, auch wenn er die Teile am Ende seines Weges wieder verbinden würde.
rules-moving-sliding = Auf dem Tisch werden Steine geschoben. Liegen auf beiden Seiten eines Schritts Steine, ist es zu eng: Durch diese Engstelle kommt ein Stein weder hinein noch hinaus.
rules-moving-contact = Beim Schieben hält ein Stein Kontakt zum Schwarm: Bei jedem Schritt berührt er weiterhin einen Stein, den er schon vorher berührt hat.
rules-moving-covered = Ein Stein, auf dem ein anderer liegt, kann weder ziehen noch seine Fähigkeit nutzen.
rules-moving-height = Engstellen gibt es auch oben auf dem Schwarm: Ein Schritt ist versperrt, wenn die Stapel zu beiden Seiten höher sind als sein Ende und höher als sein Anfang, den ziehenden Stein nicht mitgezählt.
rules-insects-title = Die Insekten
rules-insects-queen-bee = Die Bienenkönigin zieht ein Feld weit.
rules-insects-beetle = Der Käfer zieht ein Feld weit, auch auf andere Steine, über sie hinweg und wieder hinunter, selbst auf umschlossene Felder.
rules-insects-spider = Die Spinne zieht genau drei Felder weit und betritt keines zweimal.
rules-insects-grasshopper = Der Grashüpfer springt geradeaus über einen oder mehrere Steine auf das erste leere Feld. Über Lücken springt er nie, und Engstellen halten ihn nicht auf.
rules-insects-ant = Die Ameise zieht so viele Felder weit, wie sie will.
rules-more-insects-title = Mücke, Marienkäfer und Assel
rules-more-insects-mosquito = Die Mücke zieht wie einer der Steine, die sie zu Beginn ihres Zuges berührt; von anderen Mücken lernt sie nichts. Von einem Stapel ahmt sie den obersten Stein nach. Oben auf dem Schwarm ist sie ein Käfer, bis sie wieder unten ist.
rules-more-insects-ladybug = Der Marienkäfer macht zwei Schritte oben auf dem Schwarm und dann einen hinunter auf ein leeres Feld, aber nicht auf das, von dem er kam.
rules-more-insects-pillbug = Die Assel zieht ein Feld weit. Stattdessen darf sie werfen: Sie hebt einen Nachbarn, egal welcher Farbe, über sich hinweg auf ein anderes leeres Feld neben sich, auch wenn sie selbst gefesselt ist.
rules-more-insects-target = Nicht werfen kann sie einen Stein in einem Stapel, einen, der im vorigen Zug bewegt wurde, einen, der den Schwarm zusammenhält, und einen, der dabei durch eine Engstelle in der Höhe müsste.
rules-more-insects-rest = Ein geworfener Stein muss im nächsten Zug ruhen: Er zieht nicht, wird nicht geworfen und wirft nicht.
rules-more-insects-mosquito-pillbug = Auch eine Mücke am Boden neben einer Assel kann werfen.
rules-ending-title = Aussetzen und Ende
rules-ending-pass = Kannst du weder einsetzen noch bewegen, setzt du aus. Solange du einen Zug hast, musst du ziehen.
rules-ending-win = Eine Königin mit sechs Nachbarn hat verloren, auch wenn ein Käfer auf ihr sitzt und auch wenn der letzte Zug von ihrer eigenen Seite kam. Die Partie ist sofort zu Ende.
rules-ending-draw = Umzingelt ein Zug beide Königinnen, ist es unentschieden. Ein Unentschieden könnt ihr auch jederzeit vereinbaren.
rules-ending-repetition = Nach den Turnierregeln ist es unentschieden, wenn eine Stellung zum dritten Mal vorkommt. Zu Hause entscheidet ihr das selbst.
