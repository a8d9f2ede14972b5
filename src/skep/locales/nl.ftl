# De Nederlandse catalogus. Alle catalogi hebben dezelfde berichten met dezelfde variabelen.

### Woorden

insect = { $insect ->
    [queen-bee] bijenkoningin
    [spider] spin
    [beetle] kever
    [grasshopper] sprinkhaan
    [ant] mier
    [mosquito] mug
    [ladybug] lieveheersbeestje
   *[pillbug] pissebed
}
player = { $color ->
    [white] Wit
   *[black] Zwart
}
labeled-insect = { $insect ->
    [queen-bee] koningin
   *[other] { insect }
}{ $label ->
    [none] {""}
   *[other] {" "}{ $label }
}
piece = { $insect ->
    [ladybug] het
   *[other] de
} { $color ->
    [white] witte
   *[black] zwarte
} { labeled-insect }
    .start = { $insect ->
        [ladybug] Het
       *[other] De
    } { $color ->
        [white] witte
       *[black] zwarte
    } { labeled-insect }
and = { $others } en { $last }

### De regels bij naam

rule-turns = Om de beurt
rule-first-placement = De eerste stenen
rule-place-touch-own = Plaatsen naast eigen stenen
rule-place-touch-enemy = Plaatsen los van de tegenstander
rule-place-ground = Plaatsen op de grond
rule-place-number-order = Plaatsen op nummer
rule-stays = Geplaatst blijft geplaatst
rule-queen-by-four = Koningin uiterlijk in de vierde beurt
rule-queen-first = Geen koningin in de eerste beurt
rule-queen-before-moving = Eerst de koningin, dan bewegen
rule-one-hive = Eén zwerm
rule-freedom-to-move = Bewegingsvrijheid
rule-contact = Contact houden
rule-covered = Bedekte stenen
rule-queen-bee = Bijenkoningin
rule-beetle = Kever
rule-height-gate = Nauwe doorgangen boven op de zwerm
rule-grasshopper = Sprinkhaan
rule-spider = Spin
rule-ant = Mier
rule-ladybug = Lieveheersbeestje
rule-mosquito = Mug
rule-mosquito-on-top = Mug boven op de zwerm
rule-pillbug = Pissebed
rule-pillbug-target = Wat een pissebed kan gooien
rule-pillbug-rest = Rusten na een worp
rule-mosquito-pillbug = Mug als pissebed
rule-pass = Passen
rule-surrounded = Omsingelde koningin
rule-double-surround = Beide koninginnen omsingeld
rule-draw-agreed = Overeengekomen gelijkspel
rule-repetition = Zetherhaling
rule-game-type = Stenen in het spel
rule-game-over = Einde van de partij

### Waarom een zet mag, of niet

legal-move = { piece.start } mag daarheen.
legal-piece = Met { piece } kun je een zet doen.
legal-pass = Je hebt geen zet, dus je moet passen.

why-role = De mug beweegt hier als { insect }.

why-game-over-ended = De partij is afgelopen: { $reason ->
    [surrounded] { $winner ->
        [white] de zwarte koningin is omsingeld en wit heeft gewonnen.
       *[black] de witte koningin is omsingeld en zwart heeft gewonnen.
    }
    [double-surround] één zet heeft beide koninginnen omsingeld, dus het is gelijkspel.
    [repetition] dezelfde stelling kwam voor de derde keer voor, dus het is gelijkspel.
    [draw-agreed] de spelers zijn gelijkspel overeengekomen.
    [time] { $winner ->
        [white] de tijd van zwart is op en wit heeft gewonnen.
       *[black] de tijd van wit is op en zwart heeft gewonnen.
    }
    [unknown] { $winner ->
        [white] wit heeft gewonnen.
        [black] zwart heeft gewonnen.
       *[none] het is gelijkspel.
    }
   *[resigned] { $winner ->
        [white] zwart heeft opgegeven en wit heeft gewonnen.
       *[black] wit heeft opgegeven en zwart heeft gewonnen.
    }
}
why-game-type-absent = { piece.start } doet niet mee in een partij van het type { $game_type }.
why-turns-not-yours = { $turn ->
    [white] Wit
   *[black] Zwart
} is aan de beurt, maar { piece } is van de tegenstander.
why-turns-unmoved = Een zet eindigt op een ander veld, maar { piece } ligt al op dit veld.
why-pass-choices = Je past alleen als je niets kunt plaatsen en niets kunt bewegen. Hier { $count ->
    [one] heb je nog één zet: met { $example }.
   *[other] heb je nog { $count } zetten, bijvoorbeeld met { $example }.
}

why-first-placement-only-cells = { $count ->
    [1] De eerste steen van de partij komt midden op tafel.
   *[other] De tweede steen van de partij moet tegen de eerste aan liggen.
}
why-place-touch-own = Een nieuwe steen moet een steen van de eigen kleur raken, maar naast dit veld ligt er geen.
why-place-touch-enemy-enemies = Een nieuwe steen mag geen steen van de tegenstander raken, maar naast dit veld { $count ->
    [one] ligt
   *[other] liggen
} { $enemies }.
why-place-touch-enemy-no-cell = Een nieuwe steen mag alleen stenen van de eigen kleur raken, maar zo'n veld is er nu niet.
why-place-ground-occupied = Een nieuwe steen komt op een leeg veld, nooit boven op de zwerm, maar hier ligt { $top } al.
why-place-number-order-expected = Stenen van dezelfde soort plaats je op volgorde van hun nummer: eerst { $expected }, dan { piece }.
why-queen-by-four-expected = Je koningin moet uiterlijk in je vierde beurt in het spel komen: plaats nu { $expected }.
why-queen-first = Volgens de toernooiregels mag de koningin niet je eerste steen zijn.
why-queen-before-moving-expected = Zolang je koningin niet in het spel is, mag je niets bewegen: plaats eerst { $expected }.

why-one-hive-split = { piece.start } houdt de zwerm bijeen: zonder deze steen zou de zwerm, al was het maar even, in { $parts } delen uiteenvallen.
why-one-hive-adrift = Alle stenen moeten bij elkaar blijven, maar op dit veld zou { piece } geen andere steen raken.
why-covered-covered = { piece.start } ligt onder { $top }. Een bedekte steen kan niet bewegen en zijn vaardigheid niet gebruiken.
why-freedom-to-move-gate = Een steen heeft ruimte nodig om te schuiven, maar { $left } en { $right } laten te weinig ruimte voor stap { $number }.
why-freedom-to-move-enclosed = { $where ->
    [start] { piece.start } is aan alle kanten ingesloten en kan niet naar buiten schuiven.
   *[end] Dit veld is aan alle kanten ingesloten: { piece } kan er niet in schuiven.
}
why-height-gate-gate = Ook boven op de zwerm heeft een steen ruimte nodig, maar { $left } en { $right } steken aan weerszijden van stap { $number } omhoog en blokkeren die.
why-contact-lost = Een steen die schuift, moet contact houden met de zwerm: bij stap { $number } zou { piece } dat contact verliezen.

why-queen-bee-far = De bijenkoningin beweegt maar één veld, en dit veld ligt { $distance } velden verderop.
why-queen-bee-occupied = De bijenkoningin blijft op de grond, maar op dit veld ligt { $top } al.
why-beetle-far = De kever beweegt maar één veld, en dit veld ligt { $distance } velden verderop.
why-grasshopper-off-line = De sprinkhaan springt in een rechte lijn, maar dit veld ligt niet op één lijn met hem.
why-grasshopper-nothing-to-jump = De sprinkhaan springt over minstens één steen, maar hiertussen ligt er geen.
why-grasshopper-gap = De sprinkhaan landt op het eerste lege veld: hij springt niet over het gat vóór dit veld.
why-grasshopper-occupied = De sprinkhaan landt op een leeg veld, maar op dit veld ligt { $top } al.
why-spider-wrong-length = De spin doet precies drie stappen, maar de weg naar dit veld telt er { $steps ->
    [one] één.
   *[other] { $steps }.
}
why-spider-no-way = De spin doet precies drie stappen, maar zo'n weg is er niet.
why-spider-occupied = De spin blijft op de grond, maar op dit veld ligt { $top } al.
why-ant-occupied = De mier blijft op de grond, maar op dit veld ligt { $top } al.
why-ladybug = Het lieveheersbeestje doet twee stappen boven op de zwerm en dan één omlaag, maar zo komt het hier niet.
why-ladybug-no-way = Het lieveheersbeestje doet twee stappen boven op de zwerm en dan één omlaag, maar zo'n weg is er niet.
why-ladybug-occupied = Het lieveheersbeestje daalt af naar een leeg veld, maar op dit veld ligt { $top } al.
why-mosquito-nothing-to-copy = De mug beweegt zoals een van de stenen die hij raakt. { piece.start } raakt alleen een mug en kan dus niet bewegen.
why-mosquito-copies = De mug beweegt zoals een van de stenen die hij raakt, maar geen daarvan komt hier: { $insects }.
why-mosquito-on-top-far = Boven op de zwerm is de mug een kever: hij beweegt maar één veld, en dit veld ligt { $distance } velden verderop.
why-mosquito-on-top-powerless = Boven op de zwerm is de mug een kever: { piece } kan daar niet gooien.
why-mosquito-pillbug-powerless = { piece.start } raakt geen pissebed en kan dus niet gooien.
why-pillbug-far = De pissebed beweegt maar één veld, en dit veld ligt { $distance } velden verderop.
why-pillbug-occupied = De pissebed beweegt en gooit alleen naar lege velden, maar op dit veld ligt { $top } al.
why-pillbug-out-of-reach = Een steen van de tegenstander kun je alleen gooien, maar { piece } gooit alleen een buur, naar een leeg veld naast zich.
why-pillbug-no-landing = Een steen van de tegenstander kun je alleen gooien, maar { piece } heeft geen vrij veld om deze steen naartoe te gooien.
why-pillbug-target-stacked = Je kunt alleen een steen gooien die alleen op zijn veld ligt, maar { piece } ligt in een stapel.
why-pillbug-target-just-moved = { piece.start } is in de vorige beurt bewogen en kan daarom nu niet gegooid worden.
why-pillbug-rest-resting = { piece.start } is in de vorige beurt gegooid en moet nu rusten: bewegen of gooien mag niet.

### Wat er niet klopt aan een opgezette stelling

fault-apart = Alle stenen vormen samen één zwerm, maar hier liggen ze in { $parts } losse groepen.
fault-cannot-climb = Alleen kevers en muggen klimmen op andere stenen, maar { piece } ligt hier boven op { $below }.
fault-not-in-game = { piece.start } doet niet mee in een partij van het type { $game_type }.
fault-doubled = { piece.start } ligt { $count } keer op het speelveld, maar er is er maar één van.
fault-skipped = Stenen van dezelfde soort plaats je op volgorde van hun nummer: { piece } ligt er al, maar { $expected } nog niet.
fault-queen-overdue = { player } had de koningin uiterlijk in de vierde beurt moeten plaatsen.
fault-queen-too-early = Volgens de toernooiregels mag de koningin niet je eerste steen zijn, maar { piece } is hier de enige steen van haar kleur.
fault-moved-too-early = { piece.start } ligt boven op de zwerm, maar een steen mag pas bewegen als de eigen koningin in het spel is.
fault-colors-touch = Zonder koningin in het spel kan er nog niets bewogen zijn: wit en zwart raken elkaar dan op één plaats, maar hier op { $count } plaatsen.
fault-no-such-turn = Het nummer van de beurt moet tussen 1 en { $last } liggen.
fault-too-few-turns = { player } heeft voor deze stelling minstens { $needed ->
    [one] één beurt
   *[other] { $needed } beurten
} nodig, maar had er { $turns ->
    [0] nog geen.
    [one] pas één.
   *[other] pas { $turns }.
}
fault-idle-turns = Tot de koningin in het spel is, plaats je elke beurt een steen. { player } zou hier { $expected ->
    [one] één steen
   *[other] { $expected } stenen
} op het speelveld moeten hebben, niet { $placed }.
fault-resting-absent = In de vorige beurt kan { piece } niet bewogen hebben, want deze steen ligt niet op het speelveld.
fault-resting-covered = In de vorige beurt kan { piece } niet bewogen hebben, want { $top } ligt erbovenop.
fault-resting-needless = Er ligt geen pissebed op het speelveld, dus { piece } hoeft niet te rusten.
fault-resting-unmoved = In de vorige beurt kan { piece } niet bewogen hebben, want de { $mover ->
    [white] witte
   *[black] zwarte
} koningin is nog niet in het spel.
fault-resting-unthrown = In de beurt van de tegenstander kan { piece } alleen gegooid zijn, maar geen enkele steen kan dat hier gedaan hebben.
