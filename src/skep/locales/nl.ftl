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
labelled-insect = { $label ->
    [none] { insect }
   *[other] { insect } { $label }
}
piece = { $insect ->
    [ladybug] het
   *[other] de
} { $color ->
    [white] witte
   *[black] zwarte
} { labelled-insect }
    .start = { $insect ->
        [ladybug] Het
       *[other] De
    } { $color ->
        [white] witte
       *[black] zwarte
    } { labelled-insect }
and = { $others } en { $last }

### De regels bij naam

rule-turns = Om de beurt
rule-first-placement = De eerste stenen
rule-place-touch-own = Inzetten naast eigen stenen
rule-place-touch-enemy = Inzetten los van de tegenstander
rule-place-ground = Inzetten op de grond
rule-place-number-order = Inzetten op nummer
rule-stays = Gezet blijft gezet
rule-queen-by-four = Koningin uiterlijk in de vierde beurt
rule-queen-first = Geen koningin in de eerste beurt
rule-queen-before-moving = Eerst de koningin, dan bewegen
rule-one-hive = Eén zwerm
rule-freedom-to-move = Bewegingsvrijheid
rule-contact = Contact houden
rule-covered = Bedekte stenen
rule-queen-bee = Bijenkoningin
rule-beetle = Kever
rule-height-gate = Doorgangen in de hoogte
rule-grasshopper = Sprinkhaan
rule-spider = Spin
rule-ant = Mier
rule-ladybug = Lieveheersbeestje
rule-mosquito = Mug
rule-mosquito-on-top = Mug boven op de zwerm
rule-pillbug = Pissebed
rule-pillbug-target = Wat een pissebed kan gooien
rule-pillbug-rest = Rust na een worp
rule-mosquito-pillbug = Mug als pissebed
rule-pass = Passen
rule-surrounded = Omsingelde koningin
rule-double-surround = Beide koninginnen omsingeld
rule-draw-agreed = Overeengekomen gelijkspel
rule-repetition = Herhaling van stelling
rule-game-type = Stenen in het spel
rule-game-over = Einde van de partij

### Waarom een actie mag, of niet

legal-move = { piece.start } mag daarheen.
legal-pass = Er zit niets anders op dan passen.

why-role = De mug beweegt hier als een { insect }.

why-game-over-ended = De partij is afgelopen: { $reason ->
    [surrounded] { $winner ->
        [white] de zwarte koningin is omsingeld en Wit heeft gewonnen.
       *[black] de witte koningin is omsingeld en Zwart heeft gewonnen.
    }
    [double-surround] één zet omsingelde beide koninginnen, dus gelijkspel.
    [repetition] dezelfde stelling kwam voor de derde keer voor, dus gelijkspel.
    [draw-agreed] de spelers zijn gelijkspel overeengekomen.
   *[resigned] { $winner ->
        [white] Zwart heeft opgegeven en Wit heeft gewonnen.
       *[black] Wit heeft opgegeven en Zwart heeft gewonnen.
    }
}
why-game-type-absent = { piece.start } doet niet mee in een partij van het type { $game_type }.
why-turns-not-yours = { $turn ->
    [white] Wit
   *[black] Zwart
} is aan de beurt, en { piece } is van de andere speler.
why-turns-unmoved = Een zet eindigt op een ander veld, en { piece } ligt al op dit veld.
why-pass-choices = Alleen wie niets kan inzetten en niets kan bewegen, past. Hier { $count ->
    [one] is nog één zet mogelijk: met { $example }.
   *[other] zijn nog { $count } zetten mogelijk, bijvoorbeeld met { $example }.
}

why-first-placement-only-cells = { $count ->
    [1] De eerste steen van de partij komt midden op tafel.
   *[other] De tweede steen van de partij moet met een zijde tegen de eerste liggen.
}
why-place-touch-own = Een nieuwe steen moet een steen van de eigen kleur raken, en naast dit veld ligt er geen.
why-place-touch-enemy-enemies = Een nieuwe steen mag geen steen van de tegenstander raken, en naast dit veld { $count ->
    [one] ligt
   *[other] liggen
} { $enemies }.
why-place-ground-occupied = Een nieuwe steen komt op een leeg veld, nooit boven op de zwerm, en hier ligt { $top } al.
why-place-number-order-expected = Gelijke stenen komen op volgorde van hun nummer in het spel: eerst { $expected }, dan { piece }.
why-queen-by-four-expected = Uiterlijk in de vierde beurt komt de koningin in het spel: nu is { $expected } aan de beurt.
why-queen-first = Volgens de toernooiregels mag de koningin niet de eerste steen van een speler zijn.
why-queen-before-moving-expected = Zolang de eigen koningin niet in het spel is, mag er niets bewegen: zet eerst { $expected } in.

why-one-hive-split = { piece.start } houdt de zwerm bijeen: zonder deze steen zou de zwerm, al was het maar even, in { $parts } delen uiteenvallen.
why-one-hive-adrift = Alle stenen blijven bij elkaar, en op dit veld zou { piece } geen andere steen raken.
why-covered-covered = { piece.start } ligt onder { $top }. Een bedekte steen beweegt niet en gebruikt geen krachten.
why-freedom-to-move-gate = Een steen heeft ruimte nodig om te schuiven: { $left } en { $right } laten die niet voor stap { $number } van deze weg.
why-freedom-to-move-enclosed = { $where ->
    [start] { piece.start } is aan alle kanten ingesloten en kan niet naar buiten schuiven.
   *[end] Dit veld is aan alle kanten ingesloten: { piece } kan er niet in schuiven.
}
why-height-gate-gate = Ook boven op de zwerm heeft een steen ruimte nodig: { $left } en { $right } steken aan weerszijden van stap { $number } omhoog en versperren die.
why-contact-lost = Een steen die schuift, houdt contact met de zwerm: bij stap { $number } zou { piece } alle stenen loslaten die eerst geraakt werden.

why-queen-bee-far = De bijenkoningin gaat maar één veld ver, en dit veld ligt { $distance } velden verderop.
why-queen-bee-occupied = De bijenkoningin blijft op de grond, en op dit veld ligt { $top } al.
why-beetle-far = De kever gaat maar één veld ver, en dit veld ligt { $distance } velden verderop.
why-grasshopper-off-line = De sprinkhaan springt in een rechte lijn, en dit veld ligt niet op één lijn met hem.
why-grasshopper-nothing-to-jump = De sprinkhaan springt over minstens één steen, en daartussen ligt er geen.
why-grasshopper-gap = De sprinkhaan landt op het eerste lege veld: over het gat vóór dit veld springt hij niet heen.
why-grasshopper-occupied = De sprinkhaan landt op een leeg veld, en op dit veld ligt { $top } al.
why-spider-wrong-length = De spin zet precies drie stappen, en de weg naar dit veld telt er { $steps ->
    [one] één.
   *[other] { $steps }.
}
why-spider-occupied = De spin blijft op de grond, en op dit veld ligt { $top } al.
why-ant-occupied = De mier blijft op de grond, en op dit veld ligt { $top } al.
why-ladybug = Het lieveheersbeestje zet twee stappen boven op de zwerm en dan één omlaag, en zo'n weg leidt niet hierheen.
why-ladybug-occupied = Het lieveheersbeestje daalt af naar een leeg veld, en op dit veld ligt { $top } al.
why-mosquito-nothing-to-copy = De mug beweegt als een steen die hij raakt. { piece.start } raakt alleen een mug en kan dus niet bewegen.
why-mosquito-copies = De mug beweegt als een steen die hij raakt, en geen daarvan komt hier: { $insects }.
why-mosquito-on-top-far = Boven op de zwerm is de mug een kever: hij gaat maar één veld ver, en dit veld ligt { $distance } velden verderop.
why-mosquito-on-top-powerless = Boven op de zwerm is de mug een kever: { piece } gooit daar niets.
why-mosquito-pillbug-powerless = { piece.start } raakt geen pissebed en kan dus niet gooien.
why-pillbug-far = De pissebed gaat maar één veld ver, en dit veld ligt { $distance } velden verderop.
why-pillbug-occupied = De pissebed beweegt en gooit alleen naar lege velden, en op dit veld ligt { $top } al.
why-pillbug-out-of-reach = Een steen van de tegenstander beweegt alleen door een worp, en { piece } gooit alleen van een veld ernaast naar een leeg veld ernaast.
why-pillbug-target-stacked = Alleen een steen die alleen op zijn veld ligt, kan gegooid worden, en { piece } ligt in een stapel.
why-pillbug-target-just-moved = { piece.start } is in de vorige beurt verplaatst en kan daarom in deze beurt niet gegooid worden.
why-pillbug-rest-resting = { piece.start } is in de vorige beurt gegooid en rust in deze: niet bewegen en geen krachten gebruiken.
