# De lessen en de regelpagina in het Nederlands. Alle catalogi hebben dezelfde berichten met dezelfde variabelen.

### Antwoorden om uit te kiezen

lesson-answer-yes = Ja
lesson-answer-no = Nee
lesson-answer-white = Wit heeft gewonnen
lesson-answer-black = Zwart heeft gewonnen
lesson-answer-draw = Het is gelijkspel
lesson-answer-nobody = De partij gaat verder
lesson-answer-only-queen = Alleen de bijenkoningin plaatsen
lesson-answer-any-piece = Elke steen plaatsen, maar niets bewegen
lesson-answer-place-or-move = Plaatsen en bewegen mogen allebei

### Wat er nog ontbreekt

lesson-missing-wins = Die zet mag, maar de partij gaat verder: de koningin van de tegenstander heeft nog { $sides ->
    [one] één vrije kant.
   *[other] { $sides } vrije kanten.
}
lesson-missing-lost = Pas op! Daarmee is je eigen koningin omsingeld en de partij verloren.
lesson-missing-drawn = Daarmee omsingel je beide koninginnen tegelijk, en dat is maar gelijkspel. Er is iets beters.
lesson-missing-draws = Die zet mag, maar de partij gaat verder. Hier kun je meteen gelijkspel maken.
lesson-missing-with = Die zet mag, maar in deze oefening moet { piece } bewegen.
lesson-missing-placed = Die zet mag, maar deze keer moet er een nieuwe steen uit je voorraad in het spel komen.
lesson-missing-placed-insect = Die zet mag, maar deze keer moet je { $insect ->
    [queen-bee] je
   *[other] een
} { insect } plaatsen.
lesson-missing-fills = Die zet mag, maar het gemarkeerde veld blijft leeg.
lesson-missing-beside = Die zet mag, maar daar raakt { piece } de koningin van de tegenstander niet.
lesson-missing-away = Die zet mag, maar { piece } raakt je koningin nog steeds.
lesson-missing-covers = Die zet mag, maar { piece } is nog niet bedekt.
lesson-missing-pins = Die zet mag, maar { piece } zit niet vast: ook zonder deze steen blijft de zwerm heel.
lesson-missing-frees = Die zet mag, maar { piece } zit nog steeds vast.
lesson-missing-room = Die zet mag, maar dan heeft je koningin { $sides ->
    [0] geen vrije kant.
    [one] maar één vrije kant.
   *[other] maar { $sides } vrije kanten.
} Het moeten er minstens { $wanted } zijn.
lesson-missing-bars = Die zet mag, maar { piece } kan nog steeds op het gemarkeerde veld komen.
lesson-missing-safe = Die zet mag, maar dan omsingelt { piece } meteen je koningin.
lesson-missing-passes = Die zet mag, maar je tegenstander heeft nog { $count ->
    [one] één zet over.
   *[other] { $count } zetten over.
}
lesson-targets-wrong = { $count ->
    [one] Een van deze velden klopt niet.
   *[other] { $count } van deze velden kloppen niet.
} { $reason }
lesson-targets-more = Tot nu toe alles goed, maar er { $count ->
    [one] ontbreekt nog één veld.
   *[other] ontbreken nog { $count } velden.
}
lesson-piece-more = Tot nu toe alles goed, maar er { $count ->
    [one] ontbreekt nog één steen.
   *[other] ontbreken nog { $count } stenen.
}
lesson-piece-in-reserve = { piece.start } ligt nog in de voorraad. Zoek tussen de stenen die in het spel zijn.
lesson-piece-apart = { piece.start } en { $other } raken elkaar niet.
lesson-piece-itself = Het gaat om de buren van { piece }, niet om die steen zelf.
lesson-piece-color = Het gaat alleen om de { $color ->
    [white] witte
   *[black] zwarte
} stenen.
lesson-piece-loose = { piece.start } zit niet vast: ook zonder deze steen blijft de rest bij elkaar.
lesson-piece-out-of-reach = { piece.start } ligt niet naast de pissebed en is dus buiten zijn bereik.
lesson-hint-move = Hint: de juiste steen is { piece }.
lesson-hint-targets = Hint: het { $count ->
    [one] is maar één veld.
   *[other] zijn { $count } velden.
}
lesson-hint-pieces = Hint: het { $count ->
    [one] is maar één steen.
   *[other] zijn { $count } stenen.
}
lesson-hint-choice = Hint: ‘{ $choice }’ is niet het antwoord.

### Het doel

lesson-goal-title = Het doel
lesson-goal-summary = Omsingel de andere koningin voordat die van jou omsingeld is.
lesson-goal-start = Welkom in de zwerm! Een bord is er niet: de stenen zelf vormen het speelveld. Wit en zwart spelen om de beurt, en in elke beurt doe je één ding: een nieuwe steen plaatsen of een steen bewegen die er al ligt.
lesson-goal-surrounded = Alles draait om de bijenkoninginnen. Hier is de zwarte omsingeld: alle zes kanten zijn bezet, dus wit heeft gewonnen. Van wie de stenen om haar heen zijn, maakt niet uit: haar eigen stenen tellen ook mee.
lesson-goal-touching = Kijk eens rond. Tik op alle stenen die de zwarte koningin raken.
lesson-goal-touching-done = Dat zijn ze allemaal: twee witte en twee zwarte.
lesson-goal-missing = Dezelfde stelling. Hoeveel kanten van de zwarte koningin zijn nog vrij?
lesson-goal-missing-miss = Tel nog eens: een steen heeft zes kanten, en de gemarkeerde buren bezetten er een paar.
lesson-goal-missing-done = Klopt, nog twee. Blijf de hele partij zo tellen, bij beide koninginnen.
lesson-goal-who = Alle zes kanten van de witte koningin zijn bezet, drie ervan door witte stenen. Hoe staat het ervoor?
lesson-goal-who-miss = Tel de buren van de witte koningin. Hun kleur doet er niet toe.
lesson-goal-who-done = Ja, zwart heeft gewonnen. Let dus goed op waar je je eigen stenen neerlegt.
lesson-goal-win = Je speelt met wit, en één kant van de zwarte koningin is nog vrij. De mier loopt zo ver langs de zwerm als hij wil. Win de partij!
lesson-goal-win-done = De zesde kant is dicht, en je hebt je eerste partij gewonnen!

### Plaatsen

lesson-placing-title = Stenen plaatsen
lesson-placing-summary = Nieuwe stenen komen naast je eigen kleur en los van de andere.
lesson-placing-first = De eerste steen komt op tafel, de tweede er direct naast. Alleen die ene keer mag een nieuwe steen de andere kleur raken.
lesson-placing-own = Daarna moet een nieuwe steen je eigen kleur raken en mag hij de andere kleur niet raken. Op de gemarkeerde velden mag wit hier plaatsen. Wat in het spel is, blijft tot het einde in het spel, maar je hoeft niet al je stenen te gebruiken.
lesson-placing-where = Je speelt met wit. Markeer alle velden waar je je mier mag plaatsen.
lesson-placing-where-done = Precies: naast wit en los van zwart.
lesson-placing-hole = Een nieuwe steen schuift niet naar binnen, je legt hem gewoon neer. Daarom mag je hem zelfs plaatsen waar niets naar binnen kan schuiven. Plaats een steen op het gemarkeerde veld.
lesson-placing-hole-done = Goed geplaatst. Daar was niemand binnengekomen, behalve van bovenaf.
lesson-placing-stack = Een stapel heeft de kleur van de bovenste steen. Je kever zit op een zwarte spin, dus dit veld is nu van jou. Markeer alle velden waar je je mier mag plaatsen.
lesson-placing-stack-done = Klopt. Dankzij een kever bovenop kun je op meer velden plaatsen.
lesson-placing-win = Je kever zit boven op de zwarte koningin. Win met een nieuwe steen uit je voorraad!
lesson-placing-win-done = Uit de voorraad meteen naast de koningin: zo gevaarlijk kan een kever bovenop zijn.

### Koningin uiterlijk in de vierde beurt

lesson-queen-four-turns-title = Koningin binnen vier beurten
lesson-queen-four-turns-summary = Je koningin komt uiterlijk in je vierde beurt. Tot dan beweegt er niets.
lesson-queen-four-turns-rule = Je bijenkoningin moet in een van je eerste vier beurten in het spel komen. Tot dan kun je alleen stenen plaatsen: bewegen mag nog niet. Of de koningin van je tegenstander er al ligt, maakt niet uit.
lesson-queen-four-turns-early = Je speelt met wit, dit is je derde beurt, en in je volgende beurt wil je je mier bewegen. Wat moet je nu doen?
lesson-queen-four-turns-early-done = Daar is ze, en vanaf nu mogen je stenen bewegen.
lesson-queen-four-turns-due = De vierde beurt van wit, en de witte koningin ligt nog in de voorraad. Wat mag wit nu doen?
lesson-queen-four-turns-due-miss = Het is de vierde beurt: langer kan de koningin niet wachten.
lesson-queen-four-turns-due-done = Klopt, nu moet de koningin in het spel komen. Je kunt alleen nog kiezen waar.
lesson-queen-four-turns-first = Op toernooien mag je de koningin niet meteen in je eerste beurt plaatsen. Dit is zo'n partij, en het is de eerste beurt van zwart. Mag zwart de koningin plaatsen?
lesson-queen-four-turns-first-miss = Volgens de toernooiregels moet de eerste steen een ander insect zijn.
lesson-queen-four-turns-first-done = Klopt. Thuis mag je gerust met de koningin beginnen.
lesson-queen-four-turns-room = Je speelt met zwart, en het is je vierde beurt. Plaats je koningin waar ze ruimte heeft: minstens vijf vrije kanten.
lesson-queen-four-turns-room-done = Goed gekozen. Hoe minder buren, hoe langer het duurt om haar te omsingelen.

### Eén zwerm

lesson-one-hive-title = Eén zwerm
lesson-one-hive-summary = Alle stenen blijven altijd bij elkaar.
lesson-one-hive-rule = Alle stenen vormen één zwerm, en die mag nooit uiteenvallen. Gaat de witte koningin hier weg, dan blijven er twee delen over. Daarom mag ze niet bewegen: ze zit vast.
lesson-one-hive-pinned = Tik op alle witte stenen die vastzitten: de stenen die de zwerm bijeenhouden.
lesson-one-hive-pinned-done = Die twee houden alles bijeen. De stenen aan de uiteinden zijn vrij.
lesson-one-hive-bridge = Op het gemarkeerde veld zou de witte mier beide delen weer verbinden. Mag hij daarheen?
lesson-one-hive-bridge-miss = Stel je voor dat je de mier vasthoudt. Wat gebeurt er op dat moment met de zwarte koningin?
lesson-one-hive-bridge-done = Klopt, dat mag niet. Ook terwijl een steen onderweg is, moet de zwerm heel blijven.
lesson-one-hive-pin = Vastzetten is een sterk wapen. Je speelt met wit: zet de zwarte mier met één zet vast.
lesson-one-hive-pin-done = Nu verbindt de zwarte mier jouw mier met de zwerm en kan hij niet meer weg.
lesson-one-hive-free = Je mier zit vast. Zoek de zet waarna de zwerm hem daar niet meer nodig heeft.
lesson-one-hive-free-done = Je koningin heeft het gat gedicht, en de mier mag weer lopen. Een steen vrijmaken is vaak een beurt waard.

### Bewegingsvrijheid

lesson-freedom-to-move-title = Bewegingsvrijheid
lesson-freedom-to-move-summary = Stenen schuiven: ze hebben ruimte nodig en houden contact.
lesson-freedom-to-move-gate = Stenen schuiven over de tafel zonder dat je ze optilt. Tussen twee buren die te dicht bij elkaar liggen, kunnen ze niet door: dat heet een nauwe doorgang. Hier houden de twee gemarkeerde stenen de mier buiten.
lesson-freedom-to-move-ring = Een ring van zes stenen. Markeer alle velden waar de witte koningin heen mag.
lesson-freedom-to-move-ring-done = Klopt, alleen langs de buitenkant. Naar het midden kan ze niet schuiven.
lesson-freedom-to-move-bay = Kijk goed: kan de witte mier op het gemarkeerde veld komen?
lesson-freedom-to-move-bay-miss = Volg de weg stap voor stap. Liggen er ergens aan beide kanten van een stap stenen?
lesson-freedom-to-move-bay-done = Klopt, dat kan. De ingang van deze inham is breed genoeg.
lesson-freedom-to-move-contact = Een steen die schuift, houdt contact met de zwerm: bij elke stap blijft hij een steen raken die hij al raakte. Daarom kan de koningin niet oversteken naar het gemarkeerde veld: heel even zou ze niets raken.
lesson-freedom-to-move-touch = Markeer nu alle velden waar de witte koningin heen mag.
lesson-freedom-to-move-touch-done = Klopt. Het gat in schuiven mag ze, want daar blijft ze haar buur raken.
lesson-freedom-to-move-shut = Je speelt met wit. Komt de zwarte mier op het gemarkeerde veld, dan is je koningin omsingeld. Houd hem tegen: sluit elke weg naar binnen af!
lesson-freedom-to-move-shut-done = De deur is dicht. Een ingesloten veld is veilig, zolang niemand erheen springt of klimt.

### Bijenkoningin

lesson-queen-bee-title = Bijenkoningin
lesson-queen-bee-summary = Telkens maar één stap, en iedereen zit achter haar aan.
lesson-queen-bee-step = De bijenkoningin schuift maar één veld. Dat is niet veel, maar één stap op het juiste moment kan de partij redden.
lesson-queen-bee-where = Je speelt met wit. Markeer alle velden waar je koningin heen mag.
lesson-queen-bee-where-done = Klopt, één stap langs de zwerm, de ene of de andere kant op.
lesson-queen-bee-room = Vier kanten van je koningin zijn al bezet. Breng haar naar een veld waar er minstens vijf vrij zijn.
lesson-queen-bee-room-done = Even ademhalen! Ga weg voordat het te krap wordt: nog even en ze had er niet meer uit gekund.
lesson-queen-bee-strike = Eén kant van de zwarte koningin is vrij. Win de partij!
lesson-queen-bee-strike-done = Ja, ook koninginnen kunnen aanvallen. Maar zo dichtbij komen is gewaagd.
lesson-queen-bee-save = Vijf kanten van je koningin zijn bezet, en ze kan er niet meer uit. De zwarte mier staat op het punt de zesde kant te bezetten. Red haar!
lesson-queen-bee-save-done = Gered! Een vrije kant erbij, of een zwarte mier die vastzit, en ze leeft verder.

### Kever

lesson-beetle-title = Kever
lesson-beetle-summary = Langzaam, maar hij klimt op de anderen.
lesson-beetle-step = De kever beweegt één veld, net als de koningin. Maar hij mag ook klimmen: op andere stenen, daarboven van de ene naar de andere, en weer omlaag.
lesson-beetle-top = Een steen onder een kever is bedekt: hij kan niet bewegen en zijn vaardigheid niet gebruiken. En zolang de kever blijft zitten, heeft het veld de kleur van de kever. Een kever kan zelfs op een kever zitten.
lesson-beetle-where = Je speelt met wit. Markeer alle velden waar je kever heen mag, op de grond en bovenop.
lesson-beetle-where-done = Alle vier: twee op de grond en twee bovenop.
lesson-beetle-climb = Klim op de zwarte koningin!
lesson-beetle-climb-done = De zwarte koningin kan geen kant op, en naast haar mag je nu nieuwe stenen plaatsen.
lesson-beetle-free = Je kever zit midden in de rij op een zwarte spin. Tik op alle witte stenen die mogen bewegen.
lesson-beetle-free-done = Klopt. De kever bovenop zit nooit vast, want de spin eronder houdt de rij bijeen.
lesson-beetle-hole = De laatste vrije kant van de zwarte koningin is ingesloten: niets kan er naar binnen schuiven. Win de partij!
lesson-beetle-hole-done = Van bovenaf is er altijd een weg naar binnen. Kevers zijn de beste inbrekers.

### Spin

lesson-spider-title = Spin
lesson-spider-summary = Precies drie stappen, niet meer en niet minder.
lesson-spider-three = De spin schuift precies drie velden langs de zwerm, nooit twee en nooit vier. Onderweg keert hij niet om en komt hij nergens twee keer.
lesson-spider-where = Je speelt met wit. Markeer alle velden waar je spin heen mag.
lesson-spider-where-done = Klopt: drie stappen de ene kant op of drie stappen de andere kant op.
lesson-spider-pocket = Nu zit je spin in een inham. Tel zijn stappen precies en markeer alle velden waar hij heen mag.
lesson-spider-pocket-done = Goed geteld! Ook uit de inham komen kost stappen.
lesson-spider-win = Twee witte spinnen, één vrije kant naast de zwarte koningin. Win de partij!
lesson-spider-win-done = Precies drie stappen. Voor de andere spin was de weg te kort.

### Sprinkhaan

lesson-grasshopper-title = Sprinkhaan
lesson-grasshopper-summary = Springt in een rechte lijn over de anderen.
lesson-grasshopper-jump = De sprinkhaan schuift niet, hij springt: in een rechte lijn over een of meer stenen naar het eerste lege veld erachter. Nauwe doorgangen houden hem niet tegen.
lesson-grasshopper-where = Je speelt met wit. Markeer alle velden waar je sprinkhaan mag landen. Let op het gat!
lesson-grasshopper-where-done = Klopt. Hij landt op het eerste lege veld en springt nooit over een gat.
lesson-grasshopper-queen = Hoe meer stenen er op een rij liggen, hoe verder hij komt. Land naast de zwarte koningin!
lesson-grasshopper-queen-done = Over drie stenen tegelijk. Geen mier was sneller geweest.
lesson-grasshopper-hole = De laatste vrije kant van de zwarte koningin is ingesloten: niets kan er naar binnen schuiven. Win de partij!
lesson-grasshopper-hole-done = Een perfecte landing! Bewaar een sprinkhaan voor zulke ingesloten velden.

### Mier

lesson-ant-title = Mier
lesson-ant-summary = Loopt zo ver langs de zwerm als hij wil.
lesson-ant-run = De mier schuift langs de buitenkant van de zwerm, zoveel stappen als hij wil. Dat maakt hem de sterkste aanvaller, zolang hij vrij is. Maar door nauwe doorgangen komt ook hij niet.
lesson-ant-where = Je speelt met wit. Markeer alle velden waar je mier heen mag.
lesson-ant-where-done = Alle acht. Langs de buitenkant komt de mier overal.
lesson-ant-pin = Zet met je mier de zwarte koningin vast.
lesson-ant-pin-done = Een koningin die vastzit, kan niet vluchten terwijl jij je stenen om haar heen verzamelt.
lesson-ant-win = Je hebt twee mieren, maar er is er maar één die meteen kan winnen. Welke? Win de partij!
lesson-ant-win-done = Goed gezien! De andere mier verbindt je koningin met de zwerm en zit dus vast.

### Mug

lesson-mosquito-title = Mug
lesson-mosquito-summary = Beweegt zoals de stenen die hij raakt.
lesson-mosquito-copy = De mug heeft geen eigen manier van bewegen: hij beweegt zoals een van de stenen die hij op dat moment raakt, van welke kleur ook. Hier kan hij mier of koningin zijn. Bij een stapel telt alleen de bovenste steen.
lesson-mosquito-where = Je speelt met wit. Je mug raakt een sprinkhaan en een koningin. Markeer alle velden waar hij heen mag.
lesson-mosquito-where-done = Twee sprongen en twee stappen: hij heeft van allebei geleerd.
lesson-mosquito-alone = De witte mug raakt niets anders dan een zwarte mug. Mag hij bewegen?
lesson-mosquito-alone-miss = Wat zou hij van een andere mug kunnen leren?
lesson-mosquito-alone-done = Klopt. Van een andere mug valt niets te leren.
lesson-mosquito-top = Klimt een mug als kever omhoog, dan blijft hij een kever tot hij weer beneden is, wat hij daarboven ook raakt. Markeer alle velden waar hij heen mag.
lesson-mosquito-top-done = Klopt. Eén stap in elke richting, als een kever, en niet zo ver als de mier naast hem.
lesson-mosquito-win = De laatste vrije kant van de zwarte koningin is ingesloten. Wat leert je mug van zijn buren? Win de partij!
lesson-mosquito-win-done = Wat een sprong! De zwarte sprinkhaan heeft je geholpen te winnen.

### Lieveheersbeestje

lesson-ladybug-title = Lieveheersbeestje
lesson-ladybug-summary = Twee stappen over de zwerm en één omlaag.
lesson-ladybug-way = Het lieveheersbeestje doet precies drie stappen: omhoog op een buur, daarboven één verder, en omlaag naar een leeg veld. Het mag niet eindigen waar het begon.
lesson-ladybug-where = Je speelt met wit. Markeer alle velden waar je lieveheersbeestje heen mag.
lesson-ladybug-where-done = Klopt: omhoog, verder, en naast de tweede steen omlaag.
lesson-ladybug-out = Je lieveheersbeestje is ingesloten, maar daar heeft het geen last van. Breng het naast de zwarte koningin!
lesson-ladybug-out-done = Weg is het. Een lieveheersbeestje klimt overal overheen.
lesson-ladybug-hole = De laatste vrije kant van de zwarte koningin is ingesloten. Win de partij!
lesson-ladybug-hole-done = Twee stappen bovenop, één omlaag, en het zit erin.

### Pissebed

lesson-pillbug-title = Pissebed
lesson-pillbug-summary = Beweegt als een koningin, of gooit een van zijn buren.
lesson-pillbug-throw = De pissebed beweegt één veld, net als de koningin. Of hij blijft liggen en gooit een buur, van welke kleur ook, over zich heen naar een ander leeg veld naast zich. Dat kan hij zelfs als hij vastzit. De gemarkeerde velden laten zien waar hij de zwarte mier heen mag gooien.
lesson-pillbug-where = Je speelt met wit. Markeer alle velden waar je pissebed de zwarte mier heen mag gooien. In een partij beweeg je daarvoor de mier zelf.
lesson-pillbug-where-done = Klopt: elk leeg veld naast de pissebed.
lesson-pillbug-away = Vijf stenen verdringen zich om je koningin, en een daarvan is de zwarte mier. Laat je pissebed hem bij haar weggooien.
lesson-pillbug-away-done = Weg ermee! Een pissebed naast de koningin is haar beste lijfwacht.
lesson-pillbug-limits = Sommige stenen kun je niet gooien: een steen in een stapel, een steen die vastzit en de steen die net bewogen is. En wat gegooid is, rust in de volgende beurt.
lesson-pillbug-who = Zwart heeft net de mier bewogen. Tik op alle stenen die je pissebed nu mag gooien.
lesson-pillbug-who-done = Klopt. De mier is net bewogen, de kever zit in een stapel, en je koningin houdt de zwerm bijeen.
lesson-pillbug-rest = Wit heeft net de zwarte mier gegooid. Mag zwart hem nu bewegen?
lesson-pillbug-rest-miss = Denk eraan: wat gegooid is, moet rusten.
lesson-pillbug-rest-done = Klopt, hij rust één beurt. De beurt daarna mag hij weer bewegen.
lesson-pillbug-rescue = Vijf kanten van je koningin zijn bezet, en ze kan er niet meer uit. Breng haar naar een veld waar er minstens drie vrij zijn.
lesson-pillbug-rescue-done = Uit het gedrang gegooid! Dat heeft al menige partij gered.
lesson-pillbug-mosquito = Ook een mug op de grond naast een pissebed kan gooien, zelfs als die pissebed zwart is. Gooi de zwarte mier weg bij je koningin.
lesson-pillbug-mosquito-done = Goed opgelet! De zwarte pissebed heeft je mug laten zien hoe het moet.
lesson-pillbug-win = Je pissebed zit vast, en geen van je stenen kan zelf de laatste vrije kant van de zwarte koningin bereiken. Win toch!
lesson-pillbug-win-done = Precies in het gat gegooid. Zelfs een pissebed die vastzit, kan een partij winnen.

### Stapels en nauwe doorgangen

lesson-stacks-and-gates-title = Stapels en nauwe doorgangen
lesson-stacks-and-gates-summary = Ook boven op de zwerm wordt het soms nauw.
lesson-stacks-and-gates-stacks = Een stapel mag zo hoog worden als je wilt. Alleen de bovenste steen mag bewegen en zijn vaardigheid gebruiken. Een kever beklimt elke stapel in één stap, hoe hoog die ook is.
lesson-stacks-and-gates-summit = Daarboven zit een zwarte kever. Klim erbovenop!
lesson-stacks-and-gates-summit-done = Drie stenen hoog, en de jouwe zit bovenop. Nu moet de zwarte kever wachten.
lesson-stacks-and-gates-free = Tik op alle witte stenen die mogen bewegen. Til de stapels op om te zien wat erin zit.
lesson-stacks-and-gates-free-done = Klopt. Je sprinkhaan is bedekt, alle andere zijn vrij.
lesson-stacks-and-gates-gate = Tussen twee hoge stapels kan het te nauw worden. Een stap daarboven is geblokkeerd als beide stapels ernaast hoger zijn dan wat er onder de steen ligt, en hoger dan het veld waar hij heen wil. Hier kan de kever er niet door.
lesson-stacks-and-gates-low = Hier ligt aan de ene kant een stapel van twee, maar aan de andere alleen de koningin. Mag de witte kever naar het gemarkeerde veld?
lesson-stacks-and-gates-low-miss = Een nauwe doorgang heeft twee hoge kanten. Vergelijk de koningin met wat er onder de kever ligt.
lesson-stacks-and-gates-low-done = Klopt. De koningin is niet hoger dan de steen onder de kever, dus er is ruimte genoeg.
lesson-stacks-and-gates-where = Markeer nu alle velden waar de witte kever in het midden heen mag.
lesson-stacks-and-gates-where-done = Klopt: overal heen, behalve door de nauwe doorgang tussen de twee stapels.

### Passen

lesson-passing-title = Passen
lesson-passing-summary = Alleen wie helemaal niets kan doen, past.
lesson-passing-rule = Kun je niets plaatsen en niets bewegen, dan pas je en is je tegenstander weer aan de beurt. Hier kan de witte koningin er niet uit, en elk leeg veld naast haar raakt zwart, dus ook een nieuwe steen plaatsen gaat niet.
lesson-passing-pinned = Wit is aan de beurt. Moet wit passen?
lesson-passing-pinned-miss = Is er een veld voor een nieuwe steen? En wat gebeurt er met de zwarte mier als de koningin weggaat?
lesson-passing-pinned-done = Klopt. De koningin zit vast, en elk vrij veld raakt zwart.
lesson-passing-one = En hier: moet wit passen?
lesson-passing-one-miss = Een nieuwe steen plaatsen kan niet. Maar kijk nog eens naar de koningin.
lesson-passing-one-done = Klopt. De koningin kan schuiven, dus wit moet spelen. Passen mag niet, ook al is elke zet slecht.
lesson-passing-make = Je speelt met wit. Laat zwart geen enkele zet over, zodat zwart moet passen.
lesson-passing-make-done = Zwart kan helemaal niets doen. Een beurt cadeau!

### Het einde

lesson-ending-title = Het einde van de partij
lesson-ending-summary = Gewonnen, verloren of gelijk.
lesson-ending-ways = Wie de andere koningin omsingelt, wint meteen. Wie de eigen koningin omsingelt, verliest meteen. Omsingelt één zet beide koninginnen, dan is het gelijkspel. En jullie mogen altijd samen gelijkspel afspreken.
lesson-ending-covered = Op de zwarte koningin zit een kever, en alle zes velden om haar heen zijn bezet. Hoe staat het ervoor?
lesson-ending-covered-miss = De kever bovenop verandert niets voor de koningin eronder. Tel haar buren.
lesson-ending-covered-done = Klopt. Ook een bedekte koningin kan omsingeld worden.
lesson-ending-both = Bij beide koninginnen is nog maar één veld vrij, en wel hetzelfde veld. Wat gebeurt er als de gemarkeerde mier daarheen gaat?
lesson-ending-both-miss = Daar zou de mier beide koninginnen raken. Tel bij allebei de buren.
lesson-ending-both-done = Klopt. Beide koninginnen tegelijk is gelijkspel.
lesson-ending-win = Dezelfde stelling, wit is aan de beurt. Gelijkspel is niet genoeg: win de partij!
lesson-ending-win-done = Schitterend! Deze mier maakt bij je eigen koningin een kant vrij en bezet de laatste kant van de andere.
lesson-ending-save = Je speelt met wit. Zwart dreigt te winnen, en zelf kun je niet winnen. Red in elk geval het gelijkspel!
lesson-ending-save-done = Een half punt gered: beide koninginnen vallen samen.
lesson-ending-third = Een toernooipartij, en de koninginnen gaan steeds heen en weer. Nu gaat de zwarte koningin terug naar het veld rechts van haar spin, en daarmee komt dezelfde stelling voor de derde keer voor. Hoe staat het er dan voor?
lesson-ending-third-miss = Op toernooien is de partij afgelopen als een stelling voor de derde keer voorkomt.
lesson-ending-third-done = Klopt. Thuis eindigt deze dans pas als jullie gelijkspel afspreken.

### De regelpagina

rules-goal-title = Het spel
rules-goal-aim = Twee spelers, wit en zwart, hebben elk een bijenkoningin en een leger insecten. Je wint zodra alle zes kanten van de andere koningin bezet zijn, van wie de stenen ook zijn.
rules-goal-turns = Wit begint, daarna speel je om de beurt. In je beurt plaats je een nieuwe steen, beweeg je er een, of laat je je pissebed er een gooien. Wat op tafel ligt, blijft daar tot het einde, maar je hoeft niet al je stenen te gebruiken.
rules-goal-pieces = Elke speler heeft een bijenkoningin, twee spinnen, twee kevers, drie sprinkhanen en drie mieren. Voor de partij spreken jullie af of jullie er allebei een mug, een lieveheersbeestje of een pissebed bij nemen.
rules-placing-title = Stenen plaatsen
rules-placing-first = De eerste steen leg je ergens op tafel. De tweede komt er direct naast: alleen dan mag een nieuwe steen de andere kleur raken.
rules-placing-touch = Elke volgende steen moet minstens één steen van de eigen kleur raken en geen van de andere. Een stapel heeft de kleur van de bovenste steen.
rules-placing-ground = Nieuwe stenen komen op lege velden, nooit op andere stenen. Ook een ingesloten veld mag, want je hoeft niets naar binnen te schuiven.
rules-placing-numbers = Stenen van dezelfde soort zijn gelijk. Ze hebben alleen nummers om partijen te kunnen noteren, en het laagste nummer komt het eerst.
rules-queen-title = De koningin plaatsen
rules-queen-deadline = Je koningin komt uiterlijk in je vierde beurt in het spel. Is er dan geen veld voor haar, dan pas je.
rules-queen-moving = Zolang je koningin niet op tafel ligt, mag geen van je stenen bewegen.
rules-queen-first = Thuis mag de koningin je allereerste steen zijn. Volgens de toernooiregels niet.
rules-moving-title = Bewegen
rules-moving-one-hive = Alle stenen vormen altijd één zwerm. Een steen die de zwerm bijeenhoudt, zit vast en mag niet bewegen, ook niet als hij de delen aan het eind van zijn weg weer zou verbinden.
rules-moving-sliding = Op tafel schuiven stenen. Liggen er aan beide kanten van een stap stenen, dan is dat een nauwe doorgang: daar kan een steen niet doorheen, niet naar binnen en niet naar buiten.
rules-moving-contact = Een steen die schuift, houdt contact met de zwerm: bij elke stap blijft hij een steen raken die hij al raakte.
rules-moving-covered = Een steen waar een andere op zit, kan niet bewegen en zijn vaardigheid niet gebruiken.
rules-moving-height = Ook boven op de zwerm zijn er nauwe doorgangen: een stap is geblokkeerd als beide stapels ernaast hoger zijn dan het veld waar de steen heen gaat en hoger dan het veld waar hij vandaan komt, de steen zelf niet meegeteld.
rules-insects-title = De insecten
rules-insects-queen-bee = De bijenkoningin schuift één veld.
rules-insects-beetle = De kever beweegt één veld, ook op andere stenen, eroverheen en weer omlaag, zelfs naar ingesloten velden.
rules-insects-spider = De spin schuift precies drie velden en komt nergens twee keer.
rules-insects-grasshopper = De sprinkhaan springt in een rechte lijn over een of meer stenen naar het eerste lege veld. Over gaten springt hij nooit, en nauwe doorgangen houden hem niet tegen.
rules-insects-ant = De mier schuift zo ver als hij wil.
rules-more-insects-title = Mug, lieveheersbeestje en pissebed
rules-more-insects-mosquito = De mug beweegt zoals een van de stenen die hij aan het begin van zijn zet raakt; van muggen leert hij niets. Bij een stapel telt alleen de bovenste steen. Boven op de zwerm is hij een kever tot hij weer beneden is.
rules-more-insects-ladybug = Het lieveheersbeestje doet twee stappen boven op de zwerm en dan één omlaag naar een leeg veld, maar niet naar het veld waar het begon.
rules-more-insects-pillbug = De pissebed schuift één veld. In plaats daarvan mag hij een buur gooien, van welke kleur ook: over zich heen naar een ander leeg veld naast zich, ook als hij zelf vastzit.
rules-more-insects-target = Hij kan geen steen gooien die in een stapel ligt, die in de vorige beurt bewogen is, die de zwerm bijeenhoudt of die boven op de zwerm door een nauwe doorgang zou moeten.
rules-more-insects-rest = Een gegooide steen rust in de volgende beurt: hij beweegt niet, wordt niet gegooid en gooit niet.
rules-more-insects-mosquito-pillbug = Ook een mug op de grond naast een pissebed kan gooien.
rules-ending-title = Passen en het einde
rules-ending-pass = Kun je niets plaatsen en niets bewegen, dan pas je. Zolang je een zet hebt, moet je spelen.
rules-ending-win = Heeft een koningin zes buren, dan heeft haar kant verloren, ook als er een kever op haar zit en ook als die kant zelf de laatste zet deed. De partij is meteen afgelopen.
rules-ending-draw = Omsingelt één zet beide koninginnen, dan is het gelijkspel. Jullie mogen ook altijd samen gelijkspel afspreken.
rules-ending-repetition = Volgens de toernooiregels is het gelijkspel als een stelling voor de derde keer voorkomt. Thuis spreken jullie dat zelf af.
