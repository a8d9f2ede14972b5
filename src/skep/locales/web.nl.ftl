# De webapp in het Nederlands. Alle catalogi hebben dezelfde berichten met dezelfde variabelen.

### Op elke pagina

web-title = Skep: speel Hive in je browser
web-title-page = { $page ->
    [game] Partij
    [games] Mijn partijen
    [learn] Leren
    [rules] Regels
    [settings] Instellingen
    [view] Partij bekijken
   *[missing] Niet gevonden
} · Skep
web-title-game = { $turn ->
    [yours] Jij bent aan de beurt · { $opponent }
   *[other] { $opponent }
} · Skep
web-skip = Naar de inhoud
web-navigation = Hoofdpagina's
web-home-link = Skep, startpagina
web-nav-play = Spelen
web-nav-games = Partijen
web-nav-games-waiting = Partijen: in { $count } ben jij aan de beurt
web-nav-learn = Leren
web-nav-rules = Regels
web-go-home = Naar de startpagina
web-close = Sluiten
web-close-notice = Melding sluiten
web-cancel = Annuleren
web-loading = Een ogenblik …
web-offline = De server reageert niet. Probeer het zo nog eens.
web-trouble = { $code ->
    [too-many-requests] Te veel verzoeken. Wacht een minuutje.
    [busy] De computer speelt nu te veel partijen. Probeer het straks nog eens.
    [full] Er kijken al te veel mensen mee met deze partij.
    [bad-name] Deze naam kan niet. Kies een andere.
   *[other] Dat is niet gelukt. Probeer het zo nog eens.
}
web-refused = { $code ->
    [not-your-turn] Je bent niet aan de beurt.
    [late] De partij is intussen verdergegaan.
    [game-over] De partij is afgelopen.
    [declined] De computer wil doorspelen.
    [nothing-to-undo] Er is geen zet van jou om terug te nemen.
    [nothing-to-redo] Er is geen zet om opnieuw uit te voeren.
    [no-offer] Dit voorstel geldt niet meer.
    [no-hints] Hints krijg je alleen tegen de computer.
    [busy] De computer heeft het nu te druk. Probeer het straks nog eens.
    [too-many-games] Te veel partijen in korte tijd. Wacht een minuutje.
    [spectator] Dat kunnen alleen de spelers doen.
    [bad-name] Deze naam kan niet. Kies een andere.
    [too-often] Dat ging te vaak achter elkaar. Wacht even.
   *[other] Dat kan nu niet.
}
web-missing-title = In deze cel woont niemand
web-missing-text = Op dit adres staat geen pagina.

### Zonder verbinding

web-no-answer = { $why ->
    [offline] Je bent offline.
   *[server] De server reageert niet.
}
web-no-answer-start = Zodra er weer verbinding is, kun je een partij beginnen. De lessen en regels kun je gewoon lezen.
web-no-answer-page = Deze pagina gaat vanzelf open zodra er weer verbinding is.
web-no-answer-lesson = Je antwoord wordt nagekeken zodra er weer verbinding is. Je kunt intussen verder lezen.
web-no-answer-game = Je partij is bewaard en gaat vanzelf open zodra er weer verbinding is.
web-page-failed = Deze pagina kon niet worden geladen.

### Instellingen

web-settings = Instellingen
web-language = Taal
web-theme = Thema
web-theme-name = { $theme ->
    [light] Licht
    [dark] Donker
    [contrast] Hoog contrast
   *[system] Zoals op dit apparaat
}
web-table = Tafel
web-table-name = { $table ->
    [felt] Vilt
    [slate] Leisteen
   *[wood] Hout
}
web-tiles = Stenen
web-tiles-name = { $tiles ->
    [maple] Esdoorn en notenhout
    [plain] Effen
   *[ivory] Ivoor en ebbenhout
}
web-grid = Raster van velden tonen
web-move-style = Zetten tonen als
web-move-style-name = { $style ->
    [notation] Notatie (wA1 bQ-)
    [words] Woorden
   *[pictures] Plaatjes
}
web-sounds = Geluid
web-vibration = Trillen
web-animation = Zetten animeren
web-show-pinned = Vastzittende stenen markeren
web-show-pinned-note = Zonder deze stenen valt de zwerm uiteen.
web-confirm-moves = Elke zet bevestigen
web-confirm-moves-note = Een zet telt pas na een tweede tik.
web-name = Je naam
web-name-none = Geen naam
web-name-note = Je tegenstander en de toeschouwers zien deze naam. Laat dit leeg om zonder naam te spelen.
web-notifications = Melding als ik aan de beurt ben
web-notifications-note = { $state ->
    [refused] Je browser staat dit niet toe. Je kunt dat veranderen in de browserinstellingen voor deze site.
   *[open] Als je tegenstander een zet heeft gedaan terwijl deze pagina op de achtergrond staat.
}
web-phrases-setting = Korte berichten tonen
web-phrases-setting-note = Een paar woorden van je tegenstander, zoals ‘Mooie partij’.

### De eerste pagina

web-headline = Omsingel de koningin.
web-lead = Plaats om de beurt een insect of beweeg er een. Wie de bijenkoningin van de tegenstander aan alle zes kanten omsingelt, wint.
web-newcomer = Nieuw bij Hive?
web-newcomer-learn = Leren spelen
web-newcomer-rules = Regels
web-against = { $opponent ->
    [computer] Computer, niveau { $level }
    [here] Samen op één scherm
   *[link] Partij via een link
}
web-turn-number = { $turn ->
    [0] Nog geen zet
   *[other] Zet { $turn }
}

### Mijn partijen

web-games-title = Mijn partijen
web-games-running = Je lopende partijen
web-games-all = Alle partijen ({ $count })
web-games-section = { $standing ->
    [turn] Jij bent aan de beurt
    [running] Lopend
    [over] Afgelopen
   *[watched] Als toeschouwer
}
web-games-your-turn = Jij bent aan de beurt
web-games-to-move = { $you ->
    [yes] Je tegenstander is aan de beurt
   *[no] { web-player } is aan de beurt
}
web-games-invited = Je tegenstander is er nog niet
web-games-time-left = nog { $time }
web-games-result = { $outcome ->
    [won] Gewonnen
    [lost] Verloren
    [white] Wit heeft gewonnen
    [black] Zwart heeft gewonnen
   *[draw] Gelijkspel
}
web-games-none = Nog geen partijen. Hier verschijnen de partijen die je in deze browser speelt of bekijkt.
web-games-more = { $count ->
    [one] Nog één tonen
   *[other] Meer tonen ({ $count })
}
web-games-note = Deze lijst staat alleen in deze browser. Wil je ergens anders verder spelen? Open dan een partij en stuur jezelf je eigen link (onder ‘Delen’).
web-games-offline = Zo stonden je partijen ervoor toen je voor het laatst online was.
web-games-remove = Van de lijst verwijderen: { $game }
web-games-remove-question = ‘{ $game }’ van de lijst verwijderen?
web-games-clear = Afgelopen partijen verwijderen
web-games-clear-question = { $count ->
    [one] De afgelopen partij van de lijst verwijderen?
   *[other] { $count } afgelopen partijen van de lijst verwijderen?
}
web-games-remove-note = { $loss ->
    [game] Partijen op dit apparaat worden definitief verwijderd.
    [seat] Je raakt je plaats kwijt: alleen deze browser heeft de link ernaartoe, en zonder die link kun je niet verder spelen. Je geeft de partij er niet mee op.
   *[entry] De link naar je plaats wordt uit deze browser gewist.
}
web-games-remove-yes = Verwijderen

### Games on this device

web-local = op dit apparaat
web-local-share = Deze partij bestaat alleen op dit apparaat, dus er is geen link naartoe.
web-local-unkept = { $why ->
    [full] Er is op dit apparaat geen ruimte meer om de partij op te slaan. Je kunt doorspelen tot je deze pagina sluit.
   *[refused] Deze browser slaat de partij niet op. Je kunt doorspelen tot je deze pagina sluit.
}
web-local-trouble = { $why ->
    [elsewhere] De partijen van dit apparaat zijn in een ander tabblad geopend. Sluit het en probeer het dan opnieuw.
   *[failed] Partijen op dit apparaat kunnen nu niet worden gestart. Probeer het opnieuw of zet onder ‘Opties’ ‘Op dit apparaat spelen’ uit.
}

### Een nieuwe partij

web-new-game = Nieuwe partij
web-ask-opponent = Tegen wie wil je spelen?
web-opponent-name = { $opponent ->
    [computer] Computer
    [here] Samen
   *[link] Via een link
}
web-opponent-note = { $opponent ->
    [computer] tien niveaus
    [here] op één scherm
   *[link] overal, zonder account
}
web-level = Niveau { $level }
web-level-name = { $level ->
    [1] Net uit het ei
    [2] Beginner
    [3] Ontspannen
    [4] Liefhebber
    [5] Oplettend
    [6] Ervaren
    [7] Sterk
    [8] Clubkampioen
    [9] Meester
   *[10] Volle sterkte
}
web-start = { $opponent ->
    [link] Uitnodigingslink maken
   *[other] Spelen
}
web-options = Opties
web-on-device = Op dit apparaat spelen
web-on-device-note = Heeft geen verbinding nodig zodra het geladen is: ongeveer 8 MB, alleen de eerste keer.
web-ask-color = Jouw kleur
web-color-name = { $color ->
    [white] Wit, jij begint
    [black] Zwart
   *[random] Willekeurig
}
web-ask-edition = Stenen
web-edition-name = { $edition ->
    [classic] Klassiek, 11 stenen
    [carbon] Carbon, 13 stenen
    [complete] Met pissebed, 14 stenen
   *[mix] Eigen mix
}
web-extra-name = { $insect ->
    [mosquito] Mug
    [ladybug] Lieveheersbeestje
   *[pillbug] Pissebed
}
web-extra-note = { $insect ->
    [mosquito] Beweegt zoals een van de stenen die hij raakt.
    [ladybug] Loopt twee velden over de zwerm en dan één omlaag.
   *[pillbug] Kan een buur over zich heen naar een ander veld gooien.
}
web-ask-clock = Klok
web-clock-name = { $clock ->
    [live-5] 5 minuten + 5 s
    [live-10] 10 minuten + 10 s
    [live-15] 15 minuten + 10 s
    [days-1] 1 dag per zet
    [days-3] 3 dagen per zet
    [days-7] 7 dagen per zet
    [custom] Eigen tijd
   *[none] Geen klok
}
web-clock-minutes = Minuten per speler
web-clock-increment = Extra seconden per zet
web-ask-rules = Regels
web-rules-name = { $rules ->
    [rulebook] Volgens het boekje
    [tournament] Toernooi
   *[uhp] Zoals bij engines
}
web-rules-note = { $rules ->
    [rulebook] Je mag met de koningin beginnen, en zetten mogen zich eindeloos herhalen.
    [tournament] De koningin mag niet je eerste steen zijn; komt een stelling voor de derde keer voor, dan is het gelijkspel.
   *[uhp] De koningin mag niet je eerste steen zijn; zetherhaling heeft geen gevolgen.
}

### Woorden voor stenen en velden

web-player = { $color ->
    [white] Wit
   *[black] Zwart
}
web-insect = { $insect ->
    [queen-bee] koningin
    [spider] spin
    [beetle] kever
    [grasshopper] sprinkhaan
    [ant] mier
    [mosquito] mug
    [ladybug] lieveheersbeestje
   *[pillbug] pissebed
}
web-insect-number = { $number ->
    [0] { web-insect }
   *[other] { web-insect } { $number }
}
web-piece = { $color ->
    [white] { $insect ->
        [ladybug] wit
       *[other] witte
    }
   *[black] { $insect ->
        [ladybug] zwart
       *[other] zwarte
    }
} { web-insect-number }
web-noun = { $owner ->
    [your] jouw { web-insect-number }
    [white] { $insect ->
        [ladybug] het witte
       *[other] de witte
    } { web-insect-number }
    [black] { $insect ->
        [ladybug] het zwarte
       *[other] de zwarte
    } { web-insect-number }
   *[none] { $number ->
        [0] { $insect ->
            [ladybug] het
           *[other] de
        } { web-insect }
       *[other] { web-insect-number }
    }
}
# Waar een steen heen gaat; .at zegt waar iets is.
web-side = { $direction ->
    [east] rechts van
    [north-east] rechtsboven
    [north-west] linksboven
    [west] links van
    [south-west] linksonder
    [south-east] rechtsonder
   *[top] boven op
}
web-place = { web-side } { web-noun }
    .at = { web-side } { web-noun }
web-place-middle = midden op tafel
    .at = midden op tafel
web-place-far = leeg, { $distance } velden { web-side } { web-noun }
web-stack = { $piece }, boven op een stapel van { $count }
web-said-placed = { web-player } plaatst { web-noun } { $place }.
web-said-moved = { web-player } zet { web-noun } { $place }.
web-said-thrown = { web-player } gooit { web-noun } met de { $thrower ->
    [mosquito] mug
   *[pillbug] pissebed
} { $place }.
# Een zet van de lijst in weinig woorden.
web-move-words = { $thrown ->
    [yes] { web-piece } { $place } (gegooid)
   *[no] { web-insect-number } { $place }
}
web-said-passed = { web-player } past.
web-said-undone = Een zet is teruggenomen.
web-said-hint = Goede zet: { $piece } { $place }.

### Het speelveld

web-board = Speelveld
web-board-name = De zwerm en beide voorraden
web-board-help = Met de pijltjestoetsen ga je van veld naar veld, met [ en ] langs de stenen die kunnen bewegen. Enter kiest en speelt, Escape laat los, R springt naar de voorraad, I toont een stapel, + en - zoomen in en uit, 0 toont de hele zwerm.
web-board-reserve = { $color ->
    [white] Voorraad van wit
   *[black] Voorraad van zwart
}
web-board-reserve-piece = { $piece }, { $count } in voorraad{ $destinations ->
    [0] {""}
    [one] , één mogelijk veld
   *[other] , { $destinations } mogelijke velden
}
web-board-reserve-none = { $piece }, niet meer in voorraad
web-board-target = Kan hierheen
web-board-throw-target = Kan hierheen gegooid worden
web-board-throwable = Kan gegooid worden
web-board-throws = Kan gooien: { $pieces }.
web-board-destinations = { $count ->
    [0] Kan niet bewegen
    [one] Eén mogelijk veld
   *[other] { $count } mogelijke velden
}
web-board-pinned = Zit vast
web-board-selected = Gekozen: { $piece }. { $count ->
    [0] Kan nergens heen.
    [one] Eén mogelijk veld: { $places }.
   *[other] { $count } mogelijke velden: { $places }{ $more ->
        [0] .
       *[other] {" "}en nog { $more }.
    }
}
web-board-deselected = Niets gekozen
web-board-stack = Stapel van { $count }, van onder naar boven: { $pieces }
web-board-tools = Weergave
web-board-turn = Zwerm kantelen
web-board-zoom-in = Inzoomen
web-board-zoom-out = Uitzoomen
web-board-fit = Hele zwerm tonen

### Een partij

web-game-title = Een partij Hive
web-no-game-title = Partij niet gevonden
web-no-game-text = Misschien is de link onvolledig, of is de partij verwijderd.
web-you = Jij
web-you-named = { $player } (jij)
web-friend = Tegenstander
# De tegenstander als onderwerp van een zin.
web-opponent = { $named ->
    [yes] { $name }
   *[no] Je tegenstander
}
web-computer = Computer, niveau { $level }
web-your-turn = jouw beurt
web-not-your-turn = { $turn ->
    [white] Wit is aan de beurt.
   *[black] Zwart is aan de beurt.
}
web-to-move = aan de beurt
web-thinking = denkt na …
web-thinking-busy = denkt korter na: er spelen nu veel mensen …
web-away = afwezig
web-not-joined = doet nog niet mee
web-clock-of = { $color ->
    [white] Tijd van wit
   *[black] Tijd van zwart
}
web-days-left = { $hours ->
    [0] { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
   *[other] { $days } d { $hours } u
}
web-moves = Zetten
web-no-moves = Nog geen zet
web-first-move = Naar het begin
web-previous-move = Eén zet terug
web-next-move = Eén zet vooruit
web-last-move = Naar de laatste zet
web-pass = Passen
# Een pas in de lijst van zetten; .by zegt van wie.
web-passed = gepast
    .by = { web-player }: gepast
web-shown-move = { $number ->
    [0] Voor de eerste zet
   *[other] { $color ->
        [white] Na zet { $number } van wit
       *[black] Na zet { $number } van zwart
    }
}
web-moved-meanwhile = { web-player } heeft een zet gedaan.
web-back-to-game = Terug naar de partij
web-actions = Acties
web-hint = Hint
web-undo = Terug{"\u00AD"}nemen
web-flip = Draaien
web-more = Meer
web-offer-draw = { $opponent ->
    [here] Gelijkspel afspreken
   *[other] Gelijkspel voorstellen
}
web-draw-question = Gaan jullie allebei akkoord met gelijkspel?
web-draw-yes = Ja, gelijkspel
web-resign = Opgeven
web-resign-question = Deze partij opgeven?
web-resign-yes = Ja, opgeven
web-play-on = Nee, doorspelen
web-confirm-question = Deze zet spelen?
web-confirm-yes = Spelen
web-accept = Aannemen
web-decline = Afwijzen
web-draw-offered = { web-opponent } stelt gelijkspel voor.
web-draw-asked = Je hebt gelijkspel voorgesteld. { web-opponent } kan het aannemen.
web-offer-declined = { $offer ->
    [draw] { web-opponent } wil doorspelen: geen gelijkspel.
   *[undo] { web-opponent } ging niet akkoord: de zet blijft staan.
}
web-first-step = { $you ->
    [white] Je speelt met wit.{" "}
    [black] Je speelt met zwart.{" "}
   *[both] {""}
}Kies een steen uit de omlijste voorraad en daarna een veld op tafel.
web-must-pass = Je kunt geen steen plaatsen of bewegen, dus je moet passen.
web-has-passed = { web-player } kon geen steen plaatsen of bewegen en heeft gepast.
web-queen-due = { $turns ->
    [1] Je moet nu je koningin plaatsen.
   *[other] Je moet je koningin in deze of de volgende beurt plaatsen.
}
web-repetition = { $rules ->
    [tournament] Deze stelling komt voor de tweede keer voor. De derde keer is het gelijkspel.
   *[other] Deze stelling komt voor de tweede keer voor.
}
web-to-lesson = Deze regel oefenen
web-reconnecting = Opnieuw verbinden … Je partij is veilig.
web-connection-lost = De verbinding met deze partij is verbroken. Laad de pagina opnieuw om het nog eens te proberen.

### Toetsen

web-keys = Sneltoetsen
web-keys-page = Overal in een partij
web-keys-board = Als een veld van het speelveld de focus heeft
web-key-name = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Escape] Esc
    [PageUp] Page Up
    [PageDown] Page Down
    [space] Spatie
   *[other] { $key }
}
web-key-does = { $does ->
    [step] Eén zet terug of vooruit
    [ends] Naar het begin, naar de laatste zet
    [flip] Speelveld draaien
    [hint] Hint vragen
    [undo] Terugnemen
    [redo] Opnieuw uitvoeren
    [fit] De hele zwerm tonen
    [zoom] In- of uitzoomen
    [leave] Steen loslaten, melding sluiten of terug naar de partij
    [help] Deze toetsen tonen
    [cells] Naar het volgende veld
    [slanted] Naar de vier schuine buurvelden
    [cycle] Langs je stenen die kunnen bewegen, of de velden waar de gekozen steen heen kan
    [activate] Steen kiezen, zet doen
    [reserve] Naar je voorraad
    [inspect] Een stapel bekijken
   *[deselect] De steen loslaten
}

### Het einde

web-result-title = { $you ->
    [won] Je hebt gewonnen!
    [lost] Je hebt verloren
   *[none] { $winner ->
        [white] Wit wint
        [black] Zwart wint
       *[none] Gelijkspel
    }
}
web-result-reason = { $reason ->
    [surrounded] { $winner ->
        [white] De zwarte koningin is omsingeld.
       *[black] De witte koningin is omsingeld.
    }
    [double_surround] Eén zet heeft beide koninginnen omsingeld.
    [repetition] Dezelfde stelling kwam voor de derde keer voor.
    [resigned] { $winner ->
        [white] Zwart heeft opgegeven.
       *[black] Wit heeft opgegeven.
    }
    [timeout] { $winner ->
        [white] De tijd van zwart is om.
       *[black] De tijd van wit is om.
    }
    [ply_cap] Er zijn 500 zetten gespeeld.
   *[agreement] De spelers zijn gelijkspel overeengekomen.
}
web-rematch = Revanche
web-rematch-asked = Je hebt om revanche gevraagd.
web-rematch-offered = { web-opponent } wil revanche.
web-next-game = Naar de volgende partij
web-own-result-reason = { $reason ->
    [surrounded] { $you ->
        [won] Je hebt de koningin van je tegenstander omsingeld.
       *[lost] Je koningin is omsingeld.
    }
    [resigned] { $you ->
        [won] { web-opponent } heeft opgegeven.
       *[lost] Je hebt opgegeven.
    }
   *[timeout] { $you ->
        [won] { $named ->
            [yes] De tijd van { $name } is om.
           *[no] De tijd van je tegenstander is om.
        }
       *[lost] Je tijd is om.
    }
}
web-result = Uitslag
web-seat-result = { $result ->
    [won] gewonnen
    [lost] verloren
   *[drawn] gelijkspel
}
web-take-end-back = Laatste zet terugnemen

### Zetten terugnemen en vooraf kiezen

web-takeback-offered = { web-opponent } wil { $count ->
    [1] deze zet
   *[other] deze { $count } zetten
} terugnemen: { $moves }. Ga je akkoord?
web-takeback-asked = Je wilt { $count ->
    [1] deze zet
   *[other] deze { $count } zetten
} terugnemen: { $moves }. { web-opponent } moet akkoord gaan.
web-takeback-preview = Voorbeeld: na het terugnemen
web-takeback-shown = { $shown ->
    [now] Voorbeeld tonen
   *[then] Huidige stelling tonen
}
web-redo = Opnieuw uit{"\u00AD"}voeren
web-premoves = Zetten vooraf kiezen
web-premoves-note = Terwijl je tegenstander nadenkt, kun je je volgende zet kiezen. Die wordt gespeeld zodra je aan de beurt bent, als die zet dan nog mag.
web-premove = Vooraf gekozen: { $piece } { $place }. De zet wordt gespeeld zodra je aan de beurt bent.
web-premove-cancel = Toch niet spelen
web-premove-dropped = De zet die je vooraf had gekozen, kan nu niet.

### Meekijken

web-watching-title = Je kijkt mee
web-watching-over = De partij is afgelopen. Je kunt de zetten doorlopen.
web-watching-own-game = Zelf een partij beginnen

### Partijen als tekst en afbeelding

web-export = Partij exporteren
web-copy-game = Zetten kopiëren
web-download-game = Als PGN downloaden
web-download-picture = Als afbeelding downloaden
web-import = Partij openen
web-import-note = Plak een GameString of PGN, of sleep een bestand hierheen.
web-import-field = Zetten als GameString of PGN
web-import-file = Bestand kiezen
web-import-open = Openen
web-import-trouble = { $code ->
    [illegal-move] Een zet in deze partij is niet volgens de regels.
    [game-over] Na het einde van de partij staan nog zetten.
    [too-big] Deze tekst is te lang voor één partij.
   *[notation] Deze partij is niet te lezen. Verwacht wordt een GameString of PGN.
}
web-view-title = Een partij om te bekijken
web-view-none = Open een partij om die zet voor zet te bekijken.
web-view-play = Vanaf hier doorspelen
web-view-play-title = Vanaf deze stelling doorspelen

### Spelen via een link

web-share = Delen
web-invite = Tegenstander uitnodigen
web-share-link = Link delen
web-waiting-friend = Je tegenstander is er nog niet. Stuur de link; ben je aan de beurt, dan kun je alvast een zet doen.
web-link-name = { $kind ->
    [friend] Link voor je tegenstander
    [own] Je eigen link
    [over] Link naar deze partij
   *[spectator] Link voor toeschouwers
}
web-link-note = { $kind ->
    [friend] Werkt maar één keer: wie de link als eerste opent, speelt tegen jou.
    [own] Om op een ander apparaat verder te spelen. Deel deze link met niemand: wie hem heeft, speelt in jouw plaats.
    [over] Wie deze link opent, kan de partij bekijken.
   *[spectator] Wie deze link opent, kan meekijken maar niet spelen.
}
web-copy = Kopiëren
web-copied = Gekopieerd
web-reveal-link = Tonen
web-watching = { $why ->
    [free] Je kijkt mee. Er is nog een plaats vrij: wil je meespelen, open dan de uitnodiging die je hebt gekregen.
    [taken] Je kijkt mee: beide plaatsen zijn bezet.
    [elsewhere] Je kijkt mee: deze partij wordt op een ander apparaat gespeeld. Wil je hier verder spelen, stuur jezelf dan vanaf dat apparaat je eigen link (onder ‘Delen’).
    [used] Je kijkt mee: beide plaatsen zijn al bezet, dus deze link werkt niet meer. Speel je mee op een ander apparaat? Stuur jezelf dan vanaf dat apparaat je eigen link (onder ‘Delen’).
   *[wrong] Je kijkt mee: bij deze link hoort geen plaats. Vraag om een nieuwe link.
}
web-own-seat = Je speelt al mee in deze partij en houdt je plaats. De link was voor de andere plaats.
web-talk = Iets zeggen
web-phrase = { $phrase ->
    [hello] Hallo!
    [one-moment] Momentje!
    [well-played] Goed gespeeld!
    [good-game] Mooie partij!
    [thanks] Bedankt!
   *[oops] Oeps!
}
web-spectators = { $count ->
    [one] Eén toeschouwer
   *[other] { $count } toeschouwers
}

### Leren

web-retry = Opnieuw proberen
web-learn-title = Hive leren
web-learn-lead = Korte lessen van een paar minuten, met oefeningen op een echt speelveld. Wat je ook probeert, je krijgt te horen waarom het wel of niet kan.
web-learn-unknown = Deze les bestaat niet. Dit zijn alle lessen:
web-learn-start = Met de eerste les beginnen
web-learn-go-on = Verder: { $lesson }
web-learn-play = Een partij spelen
web-learn-rules = Regels lezen
web-learn-progress = { $finished } van de { $count } lessen afgerond
web-learn-chapter = { $chapter ->
    [basics] De basis
    [insects] De vijf insecten
    [guests] Drie gasten
   *[finish] De fijne kneepjes
}
web-learn-steps = { $done ->
    [0] { $count } stappen
   *[other] { $done } van de { $count } stappen klaar
}
web-lesson-all = Alle lessen
web-lesson-steps = Stappen van deze les
web-lesson-dot = Stap { $number }{ $done ->
    [yes] , klaar
   *[no] {""}
}
web-lesson-step = { $kind ->
    [read] Stap { $number } van { $count }
   *[other] Stap { $number } van { $count } · Jouw beurt
}
web-lesson-how = { $kind ->
    [move] Tik op een steen en dan op het veld waar hij heen moet, of sleep hem erheen.
    [targets] Tik op alle velden die je bedoelt en kies dan ‘Nakijken’.
   *[piece] Tik op alle stenen die je bedoelt en kies dan ‘Nakijken’.
}
web-lesson-chosen = Gekozen: { $count }
web-lesson-back = Terug
web-lesson-continue = Verder
web-lesson-skip = Overslaan
web-lesson-check = Nakijken
web-lesson-wrong = Nog niet goed.
web-lesson-solution = Oplossing tonen
web-lesson-end = { $skipped ->
    [0] Les afgerond
   *[other] Einde van de les
}
web-lesson-finished = Goed gedaan. Je kunt altijd terugkomen, of meteen verdergaan.
web-lesson-skipped = { $count ->
    [one] Je hebt één stap overgeslagen. Via de stippen hierboven ga je ernaar terug.
   *[other] Je hebt { $count } stappen overgeslagen. Via de stippen hierboven ga je ernaar terug.
}
web-lesson-all-finished = Dat was de laatste les: nu ken je alle regels. Tijd voor een partij!
web-lesson-next = Volgende les
web-rules-title = De regels van Hive
web-rules-lead = Alles op één pagina, in gewone woorden. Bij elk deel horen lessen om te oefenen.
web-rules-contents = Inhoud
web-rules-print = Afdrukken
web-rules-practice = Oefenen
web-rules-anchor = Link naar ‘{ $section }’
