# Het spel in de terminal in het Nederlands. Alle catalogi hebben dezelfde berichten met dezelfde variabelen.

### Een partij beginnen

terminal-title = Skep: Hive, het bordspel van de insecten
terminal-goal = Je wint door de bijenkoningin van de tegenstander aan alle zes kanten te omsingelen. In elke beurt plaats je een steen of beweeg je er een, en de stenen blijven altijd bij elkaar. Typ help wanneer je maar wilt.
terminal-ask-resume = Je hebt nog een partij lopen ({ $game_type }, { $count ->
    [one] één zet
   *[other] { $count } zetten
} gespeeld). Wat nu?
terminal-resume = verder spelen
terminal-new-game = een nieuwe partij beginnen
terminal-ask-opponent = Tegen wie wil je spelen?
terminal-opponent-computer = tegen de computer
terminal-opponent-person = tegen een tweede persoon aan dit toetsenbord
terminal-ask-level = Hoe sterk moet de computer spelen? Typ een niveau van 1 (beginner) tot en met { $count } (op volle sterkte).
terminal-ask-color = Met welke kleur speel je?
terminal-color-white = wit: jij begint
terminal-color-black = zwart: de computer begint
terminal-color-chance = willekeurig
terminal-ask-pieces = Met welke stenen?
terminal-pieces-base = het basisspel: bijenkoningin, spinnen, kevers, sprinkhanen en mieren
terminal-pieces-carbon = het basisspel met mug en lieveheersbeestje
terminal-pieces-all = het basisspel met mug, lieveheersbeestje en pissebed
terminal-ask-number = Nummer (Enter voor 1)
terminal-bad-number = Typ een nummer van 1 tot en met { $count }.
terminal-help-setup = Typ het nummer van een antwoord, of q om te stoppen. Tijdens de partij legt help uit wat je kunt typen en hoe de insecten bewegen.

### Wat het scherm toont

terminal-seat = { $seat ->
    [computer] computer ({ $level })
   *[human] jij
}
terminal-to-move = { player } is aan de beurt (beurt { $turn })
terminal-in-hand = Voorraad
terminal-last-move = Laatste zet: { $move }
terminal-queen-due = { $turns ->
    [0] Je moet nu je koningin plaatsen.
   *[other] Je moet je koningin in deze of de volgende beurt plaatsen.
}
terminal-commands = Typ een steen (A1, of a voor een mier) of een zet ({ $move }). Ook: moves, hint, undo, resign, new, save BESTAND, load BESTAND, language, help, quit.
terminal-commands-over = De partij is afgelopen. Typ undo, new, save BESTAND, load BESTAND of quit.
terminal-too-wide = De zwerm is breder dan dit venster: maak het breder om alles te zien.
terminal-prompt = { player }
terminal-prompt-over = Partij afgelopen
terminal-quoted = ‘{ $text }’
terminal-file = BESTAND

### Wat er gebeurt

terminal-played = { player }: { $move }
terminal-passed = { player } kan niets plaatsen en niets bewegen, en moet passen.
terminal-thinking = De computer denkt na …
terminal-over = { $reason ->
    [surrounded] { $winner ->
        [white] Wit wint: de zwarte koningin is omsingeld.
       *[black] Zwart wint: de witte koningin is omsingeld.
    }
    [double-surround] Gelijkspel: één zet heeft beide koninginnen omsingeld.
    [repetition] Gelijkspel: dezelfde stelling kwam voor de derde keer voor.
    [draw-agreed] Gelijkspel: de spelers zijn het overeengekomen.
    [time] { $winner ->
        [white] Wit wint: de tijd van zwart is op.
       *[black] Zwart wint: de tijd van wit is op.
    }
    [unknown] { $winner ->
        [white] Wit wint.
        [black] Zwart wint.
       *[none] Gelijkspel.
    }
   *[resigned] { $winner ->
        [white] Wit wint: zwart heeft opgegeven.
       *[black] Zwart wint: wit heeft opgegeven.
    }
}
terminal-place = { $piece } kun je op de genummerde velden plaatsen. Typ een nummer, of druk op Enter om opnieuw te kiezen.
terminal-move = { $piece } kan naar de genummerde velden. Typ een nummer, of druk op Enter om opnieuw te kiezen.
terminal-also-on-board = Wil je een steen bewegen die al in het spel is, typ dan zijn naam: { $pieces }.
terminal-stuck = { $piece } kan in deze beurt niets doen. { $reason }
terminal-parts = De letters { $letters } tonen de delen.
terminal-lifts-only = { $piece } kan zelf niet bewegen, maar wel een buur gooien. Typ de naam van de buur: { $neighbors }.
terminal-lifts-also = Deze steen kan ook een buur gooien. Typ de naam van de buur: { $neighbors }.
terminal-hint = Hint: { $move }. Druk op Enter om die zet te spelen, of typ iets anders.
terminal-undone = Teruggenomen. { player } is aan de beurt (beurt { $turn }).
terminal-new = Een nieuwe partij: { $game_type }.
terminal-language = Vanaf nu in het Nederlands.
terminal-saved = Opgeslagen in { $file }.
terminal-loaded = Geladen uit { $file }.
terminal-kept = De vorige partij is bewaard in { $file }.
terminal-ask-resign = Deze partij opgeven? Typ j of n.
terminal-leave = Stoppen? Druk op Enter of typ j om te stoppen, n om door te spelen; voor de bijenkoningin typ je Q.
terminal-leave-saved = Stoppen? De partij is opgeslagen. Druk op Enter of typ j om te stoppen, n om door te spelen; voor de bijenkoningin typ je Q.
terminal-bye = Tot ziens!
terminal-bye-saved = Tot ziens! De partij is opgeslagen; met skep play --terminal speel je verder.

### Wat er misgaat

terminal-unknown-word = { $text } is geen steen en geen opdracht. Typ een steen zoals A1, een zet zoals { $move }, of help.
terminal-unknown-reference = { $text } is geen veld. Noem een steen in het spel om naast te gaan liggen, zoals -wQ, wQ- of \wQ, of om op te klimmen, zoals wQ.
terminal-not-on-board = { $text } is nog niet in het spel, dus er kan geen steen naast liggen.
terminal-too-many-words = Een zet is een steen en een veld, zoals { $move }. { $text } is een woord te veel.
terminal-which = Welke steen? { $pieces }
terminal-choose-first = Kies eerst een steen; dan verschijnen er nummers op de velden waar hij heen kan.
terminal-no-such-number = Nummer { $number } is er niet: typ er een van 1 tot en met { $count }.
terminal-line-too-long = Deze regel is te lang voor een zet of een opdracht.
terminal-nothing-to-undo = Er is niets om terug te nemen.
terminal-over-already = De partij is afgelopen. Typ undo om de laatste zet terug te nemen.
terminal-need-file = Welk bestand? Bijvoorbeeld: { $command } vrijdag.game
terminal-need-language = Welke taal? Typ language en een van { $languages }.
terminal-no-such-help = Over { $text } is er geen hulp. Typ help, of een van deze: { $topics }.
terminal-cannot-read = Niets geladen, je partij is niet veranderd: { $problem }
terminal-file-exists = Niet opgeslagen: { $file } bestaat al. Kies een andere naam.
terminal-cannot-save = Niet opgeslagen: { $problem }
terminal-autosave-failed = De partij kan niet worden bewaard voor de volgende keer: { $problem }
terminal-damaged = Een bewaarde partij is onleesbaar; het bestand blijft zoals het is: { $problem }

### Hulp

terminal-help-rules = Je wint door de bijenkoningin van de tegenstander aan alle zes kanten te omsingelen. In elke beurt plaats je een steen of beweeg je er een. Een nieuwe steen raakt alleen stenen van je eigen kleur (behalve de eerste steen van elke speler). De bijenkoningin komt uiterlijk in je vierde beurt in het spel; tot dan mag je niets bewegen. De stenen blijven altijd bij elkaar.
terminal-help-typing = Wat je typt
terminal-help-example = { $example ->
    [piece] kiest je steen A1; typ dan het nummer van het veld waar hij heen moet
    [number] doet allebei tegelijk
    [letter] kiest de volgende mier uit je voorraad; zo ook bij de andere letters
    [move] zet { $own } rechts van { $queen }. Het teken staat aan de kant waar de steen komt: -{ $queen } links, { $queen }- rechts, \{ $queen } linksboven, { $queen }/ rechtsboven, /{ $queen } linksonder, { $queen }\ rechtsonder; { $queen } alleen betekent erbovenop
   *[lift] om een buur van je pissebed te gooien, typ je de naam van de buur
}
terminal-help-more = Meer: { $topics }.
terminal-help-marks = Wat er getekend is
terminal-help-mark = { $mark ->
    [last] de steen die het laatst bewogen is
    [origin] waar hij vandaan kwam
    [stack] een stapel van twee; onder de zwerm staat hij van onder naar boven
    [chosen] de steen die je hebt gekozen
    [choice] waar hij heen kan, op welke steen hij kan klimmen of welke hij kan gooien
    [refused] waar hij niet heen kan
    [trouble] wat in de weg staat
    [part] de delen waarin de zwerm zou uiteenvallen
   *[cut] de zwerm gaat voorbij de rand van het venster verder
}
terminal-help-commands = Opdrachten
terminal-help-command = { $command ->
    [moves] alles wat je nu kunt doen
    [hint] wat de computer zou spelen
    [undo] je laatste zet terugnemen
    [save] de partij in een bestand schrijven
    [load] verder spelen met een partij uit een bestand
    [new] opnieuw beginnen met dezelfde spelers
    [resign] opgeven
    [language] een andere taal kiezen
   *[quit] stoppen, net als q; de partij blijft bewaard voor de volgende keer
}
terminal-help-insects = De insecten
terminal-help-insect = { $insect ->
    [queen-bee] beweegt één veld. Plaats haar uiterlijk in je vierde beurt; tot dan beweegt er niets.
    [spider] beweegt precies drie velden langs de zwerm.
    [beetle] beweegt één veld, ook boven op andere stenen, die dan niet kunnen bewegen.
    [grasshopper] springt in een rechte lijn over een of meer stenen.
    [ant] beweegt zo ver als hij wil langs de zwerm.
    [mosquito] beweegt zoals een van de stenen die hij raakt.
    [ladybug] loopt twee velden boven op de zwerm en dan één omlaag.
   *[pillbug] beweegt één veld, of gooit een buur naar een ander leeg veld naast zich.
}
