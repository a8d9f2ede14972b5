# Het spel in de terminal in het Nederlands. Alle catalogi hebben dezelfde berichten met dezelfde variabelen.

### Een partij beginnen

terminal-title = Skep: Hive, het bordspel van de insecten
terminal-goal = Je wint door de bijenkoningin van de tegenstander aan alle zes kanten te omsingelen. In elke beurt zet je een steen in of beweeg je er een, en de stenen blijven altijd bij elkaar. Typ help wanneer je maar wilt.
terminal-ask-resume = Er is een partij die niet is afgelopen ({ $game_type }, { $count ->
    [one] één zet
   *[other] { $count } zetten
} gespeeld). Wat nu?
terminal-resume = verder spelen
terminal-new-game = een nieuwe partij beginnen
terminal-ask-opponent = Tegen wie speel je?
terminal-opponent-computer = tegen de computer
terminal-opponent-person = tegen een tweede persoon aan dit toetsenbord
terminal-ask-level = Hoe sterk speelt de computer? Typ een niveau van 1 (nieuw in het spel) tot { $count } (zo sterk als hij kan).
terminal-ask-color = Met welke kleur speel je?
terminal-color-white = Wit: jij begint
terminal-color-black = Zwart: de computer begint
terminal-color-chance = het toeval beslist
terminal-ask-pieces = Met welke stenen?
terminal-pieces-base = het basisspel: bijenkoningin, spinnen, kevers, sprinkhanen en mieren
terminal-pieces-carbon = en ook mug en lieveheersbeestje
terminal-pieces-all = en ook mug, lieveheersbeestje en pissebed
terminal-ask-number = Nummer (Enter voor 1)
terminal-bad-number = Typ een nummer van 1 tot { $count }.
terminal-help-setup = Typ het nummer van een antwoord, of q om te stoppen. In het spel vertelt help wat je typt en hoe de insecten bewegen.

### Wat het scherm toont

terminal-seat = { $seat ->
    [computer] computer ({ $level })
   *[human] jij
}
terminal-to-move = { player } aan de beurt, beurt { $turn }
terminal-in-hand = Voorraad
terminal-last-move = Laatste zet: { $move }
terminal-queen-due = { $turns ->
    [0] De bijenkoningin moet nu worden ingezet.
   *[other] De bijenkoningin moet in deze of de volgende beurt worden ingezet.
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
terminal-passed = { player } kan niets inzetten en niets bewegen en moet passen.
terminal-thinking = De computer denkt na …
terminal-over = { $reason ->
    [surrounded] { $winner ->
        [white] Wit wint: de zwarte bijenkoningin is omsingeld.
       *[black] Zwart wint: de witte bijenkoningin is omsingeld.
    }
    [double-surround] Gelijkspel: één zet omsingelde beide bijenkoninginnen.
    [repetition] Gelijkspel: dezelfde stelling kwam voor de derde keer voor.
    [draw-agreed] Gelijkspel: de spelers zijn het overeengekomen.
   *[resigned] { $winner ->
        [white] Wit wint: Zwart geeft op.
       *[black] Zwart wint: Wit geeft op.
    }
}
terminal-place = { $piece } kan worden ingezet waar de nummers staan. Typ een nummer, of Enter om opnieuw te kiezen.
terminal-move = { $piece } kan daarheen waar de nummers staan. Typ een nummer, of Enter om opnieuw te kiezen.
terminal-also-on-board = Om een steen te bewegen die al in het spel is, typ je zijn naam: { $pieces }.
terminal-stuck = { $piece } kan in deze beurt niets doen. { $reason }
terminal-no-place = Geen leeg veld raakt alleen je eigen stenen.
terminal-no-way = { $insect ->
    [spider] De spin doet precies drie stappen, en zo'n weg is er niet.
    [ladybug] Het lieveheersbeestje doet twee stappen boven op de zwerm en dan een omlaag, en zo'n weg is er niet.
    [mosquito] Geen van de stenen die hij raakt zou vanaf hier ergens kunnen komen.
    [queen-bee] Haar buren laten geen ruimte om te schuiven.
    [ant] Zijn buren laten geen ruimte om te schuiven.
    [pillbug] Zijn buren laten geen ruimte om te schuiven.
   *[other] Geen veld is bereikbaar.
}
terminal-parts = De letters { $letters } tonen de delen.
terminal-lifts-only = { $piece } kan zelf niet bewegen, maar wel een buur optillen. Typ de naam van de buur: { $neighbors }.
terminal-lifts-also = De steen kan ook een buur optillen. Typ de naam van de buur: { $neighbors }.
terminal-hint = Tip: { $move }. Druk op Enter om die te spelen, of typ iets anders.
terminal-undone = Teruggenomen. { player } aan de beurt, beurt { $turn }.
terminal-new = Een nieuwe partij: { $game_type }.
terminal-language = Vanaf nu in het Nederlands.
terminal-saved = Opgeslagen in { $file }.
terminal-loaded = Geladen uit { $file }.
terminal-kept = De vorige partij is bewaard in { $file }.
terminal-ask-resign = Deze partij opgeven? Typ j of n.
terminal-leave = Het spel verlaten? Druk op Enter of typ j om weg te gaan, n om te blijven; voor de bijenkoningin typ je Q.
terminal-leave-saved = Het spel verlaten? Het is opgeslagen. Druk op Enter of typ j om weg te gaan, n om te blijven; voor de bijenkoningin typ je Q.
terminal-bye = Tot ziens!
terminal-bye-saved = Tot ziens! De partij is opgeslagen; met de volgende skep play --terminal gaat ze verder.

### Wat er misgaat

terminal-unknown-word = Er is geen steen en geen opdracht { $text }. Typ een steen zoals A1, een zet zoals { $move }, of help.
terminal-unknown-reference = { $text } is geen plaats. Noem een buur in het spel, zoals -wQ, wQ- of \wQ, of de steen om op te klimmen, zoals wQ.
terminal-not-on-board = { $text } is nog niet in het spel, dus er kan niets naast.
terminal-too-many-words = Een zet is een steen en een plaats, zoals { $move }. { $text } is een woord te veel.
terminal-which = Welke steen? { $pieces }
terminal-choose-first = Kies eerst een steen; dan verschijnen er nummers waar hij heen kan.
terminal-no-such-number = Nummer { $number } is er hier niet: typ er een van 1 tot { $count }.
terminal-line-too-long = Deze regel is te lang voor een zet of een opdracht.
terminal-nothing-to-undo = Er is niets om terug te nemen.
terminal-over-already = De partij is afgelopen. Met undo neem je het einde terug.
terminal-need-file = Welk bestand? Bijvoorbeeld: { $command } vrijdag.game
terminal-need-language = Welke taal? Typ language en een van { $languages }.
terminal-no-such-help = Over { $text } is er geen hulp. Typ help, of een van deze: { $topics }.
terminal-cannot-read = Niets geladen, en de partij hier is onveranderd: { $problem }
terminal-file-exists = Niet opgeslagen: { $file } bestaat al. Kies een andere naam.
terminal-cannot-save = Niet opgeslagen: { $problem }
terminal-autosave-failed = De partij kan niet voor de volgende keer worden bewaard: { $problem }
terminal-damaged = Een bewaarde partij kan niet worden gelezen, en het bestand blijft zoals het is: { $problem }

### Hulp

terminal-help-rules = Je wint door de bijenkoningin van de tegenstander aan alle zes kanten te omsingelen. In elke beurt zet je een steen in of beweeg je er een. Een nieuwe steen raakt alleen stenen van je eigen kleur (behalve de eerste van elke speler). De bijenkoningin komt uiterlijk in je vierde beurt; eerder beweeg je niets. De stenen blijven altijd bij elkaar.
terminal-help-typing = Wat je typt
terminal-help-example = { $example ->
    [piece] kiest je steen A1; typ dan het nummer van het veld waar hij heen moet
    [number] doet beide tegelijk
    [letter] kiest de volgende mier uit je voorraad; zo ook de andere letters
    [move] brengt { $own } rechts naast { $queen }. Het teken staat aan de kant waar de steen komt: -{ $queen } links, { $queen }- rechts, \{ $queen } linksboven, { $queen }/ rechtsboven, /{ $queen } linksonder, { $queen }\ rechtsonder; { $queen } alleen betekent erbovenop
   *[lift] om een buur van je pissebed op te tillen, typ je de naam van de buur
}
terminal-help-more = Meer: { $topics }.
terminal-help-marks = Wat er getekend is
terminal-help-mark = { $mark ->
    [last] de steen die het laatst bewoog
    [origin] waar hij vandaan kwam
    [stack] een stapel van twee; onder de zwerm staat hij van onder naar boven
    [chosen] de steen die je hebt gekozen
    [choice] waar hij heen kan, of op welke steen hij kan klimmen of welke hij kan optillen
    [trouble] wat in de weg staat
    [part] de delen waarin de zwerm zou uiteenvallen
   *[cut] de zwerm gaat voorbij de rand van het venster verder
}
terminal-help-commands = Opdrachten
terminal-help-command = { $command ->
    [moves] alles wat je nu kunt doen
    [hint] wat de computer zou doen
    [undo] je laatste zet terugnemen
    [save] de partij in een bestand schrijven
    [load] verdergaan met een partij uit een bestand
    [new] opnieuw beginnen met dezelfde spelers
    [resign] opgeven
    [language] een andere taal kiezen
   *[quit] het spel verlaten, net als q; de partij blijft bewaard voor de volgende keer
}
terminal-help-insects = De insecten
terminal-help-insect = { $insect ->
    [queen-bee] gaat één veld ver. Zet haar uiterlijk in je vierde beurt in; eerder beweegt er niets.
    [spider] gaat precies drie velden om de zwerm.
    [beetle] gaat één veld ver, ook op andere stenen, die dan niet kunnen bewegen.
    [grasshopper] springt in een rechte lijn over een of meer stenen.
    [ant] gaat zo ver als hij wil om de zwerm.
    [mosquito] beweegt als een steen die hij raakt.
    [ladybug] gaat twee velden boven op de zwerm en dan één omlaag.
   *[pillbug] gaat één veld ver, of tilt een buur naar een ander leeg veld naast zich.
}
