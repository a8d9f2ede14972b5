# De lessen en de regelpagina in het Nederlands. Alle catalogi hebben dezelfde berichten met dezelfde variabelen.

### Antwoorden om uit te kiezen

lesson-answer-yes = Ja
lesson-answer-no = Nee
lesson-answer-white = Wit heeft gewonnen
lesson-answer-black = Zwart heeft gewonnen
lesson-answer-draw = Het is gelijkspel
lesson-answer-nobody = De partij gaat verder
lesson-answer-only-queen = Alleen de bijenkoningin mag erin
lesson-answer-any-piece = Elke steen mag erin, maar bewegen mag niet
lesson-answer-place-or-move = Inzetten en bewegen mogen allebei

### Wat er nog ontbreekt

lesson-missing-wins = Die zet mag, maar de partij gaat verder: de koningin van de tegenstander heeft nog { $sides ->
    [one] één vrije kant.
   *[other] { $sides } vrije kanten.
}
lesson-missing-lost = Pas op! Daarmee is je eigen koningin omsingeld en de partij verloren.
lesson-missing-drawn = Dat omsingelt beide koninginnen tegelijk en is maar gelijkspel. Er is iets beters.
lesson-missing-draws = Die zet mag, maar de partij gaat verder. Hier kun je meteen gelijkspel hebben.
lesson-missing-with = Die zet mag, maar hier gaat het erom dat { piece } beweegt.
lesson-missing-placed = Die zet mag, maar deze keer moet er een nieuwe steen uit je voorraad in het spel komen.
lesson-missing-placed-insect = Die zet mag, maar deze keer moet er een bepaalde nieuwe steen in het spel komen: { insect }.
lesson-missing-fills = Die zet mag, maar het gemarkeerde veld blijft leeg.
lesson-missing-beside = Die zet mag, maar daar raakt { piece } de koningin van de tegenstander niet.
lesson-missing-away = Die zet mag, maar { piece } raakt je koningin nog steeds.
lesson-missing-covers = Die zet mag, maar op { piece } zit nog niemand.
lesson-missing-pins = Die zet mag, maar { piece } zit niet vast: ook zonder deze steen blijft de zwerm heel.
lesson-missing-frees = Die zet mag, maar { piece } moet de zwerm nog steeds bijeenhouden.
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
lesson-piece-in-reserve = { piece.start } ligt nog in de voorraad. Zoek bij de stenen die in het spel zijn.
lesson-piece-apart = { piece.start } en { $other } raken elkaar niet.
lesson-piece-itself = Het gaat om buren van { piece }, niet om die steen zelf.
lesson-piece-color = Het gaat alleen om de { $color ->
    [white] witte
   *[black] zwarte
} stenen.
lesson-piece-loose = { piece.start } zit niet vast: ook zonder deze steen blijft de rest bij elkaar.
lesson-piece-out-of-reach = { piece.start } ligt niet naast de pissebed en is dus buiten zijn bereik.

### Het doel

lesson-goal-title = Het doel
lesson-goal-summary = Omsingel de andere koningin voordat die van jou omsingeld is.
lesson-goal-start = Welkom in de zwerm! Een bord is er niet: de stenen zelf worden het speelveld. Wit en Zwart zijn om de beurt, en in elke beurt doe je precies één ding: een nieuwe steen inzetten of er een bewegen die al ligt.
lesson-goal-surrounded = Alles draait om de bijenkoninginnen. Hier is de zwarte omsingeld: alle zes kanten zijn bezet, dus Wit heeft gewonnen. Van wie de stenen eromheen zijn maakt niet uit; ook haar eigen stenen tellen mee.
lesson-goal-touching = Kijk eens rond. Tik op alle stenen die de zwarte koningin raken.
lesson-goal-touching-done = Dat zijn ze allemaal: twee witte en twee zwarte.
lesson-goal-missing = Dezelfde stelling. Hoeveel kanten van de zwarte koningin zijn nog vrij?
lesson-goal-missing-miss = Tel nog eens: een steen heeft zes kanten, en de gemarkeerde buren bezetten er een paar.
lesson-goal-missing-done = Klopt, nog twee. Blijf zo de hele partij meetellen, bij beide koninginnen.
lesson-goal-who = Alle zes kanten van de witte koningin zijn bezet, drie ervan door witte stenen. Hoe staat het ervoor?
lesson-goal-who-miss = Tel de buren van de witte koningin. Hun kleur doet er niet toe.
lesson-goal-who-done = Ja, Zwart heeft gewonnen. Let dus goed op waar je je eigen stenen neerlegt.
lesson-goal-win = Je speelt Wit, en één kant van de zwarte koningin is nog vrij. De mier loopt zo ver om de zwerm als hij wil. Win de partij!
lesson-goal-win-done = De zesde kant is dicht, en je hebt je eerste partij gewonnen!

### Inzetten

lesson-placing-title = Stenen inzetten
lesson-placing-summary = Nieuwe stenen zoeken hun eigen kleur op en mijden de andere.
lesson-placing-first = De eerste steen komt op tafel, de tweede er direct naast. Alleen die ene keer mag een nieuwe steen er een van de andere kleur raken.
lesson-placing-own = Daarna moet een nieuwe steen je eigen kleur raken en mag hij de andere niet raken. Op de gemarkeerde velden kan Wit hier terecht. Wat in het spel is, blijft er tot het einde in, maar niemand hoeft alle stenen te gebruiken.
lesson-placing-where = Je speelt Wit. Markeer alle velden waar je mier in het spel mag komen.
lesson-placing-where-done = Precies: naast Wit, en los van Zwart.
lesson-placing-hole = Een nieuwe steen schuift niet naar binnen, hij wordt gewoon neergelegd. Daarom mag hij ook ergens komen waar geen weg heen leidt. Zet er een op het gemarkeerde veld.
lesson-placing-hole-done = Goed gezet. Te voet was daar niemand binnengekomen, hooguit van bovenaf.
lesson-placing-stack = Een stapel telt als de kleur van de bovenste steen. Je kever zit op een zwarte spin, dus dit veld is nu van jou. Markeer alle velden waar je mier in het spel mag komen.
lesson-placing-stack-done = Klopt. Een kever bovenop geeft je nieuwe plekken om in te zetten.
lesson-placing-win = Je kever zit op de zwarte koningin zelf. Win met een nieuwe steen uit je voorraad!
lesson-placing-win-done = Uit de hand meteen naast de koningin: zo gevaarlijk kan een kever bovenop zijn.

### De vier beurten van de koningin

lesson-queen-four-turns-title = De vier beurten van de koningin
lesson-queen-four-turns-summary = Je koningin komt uiterlijk in je vierde beurt. Eerder beweegt er niets.
lesson-queen-four-turns-rule = Je bijenkoningin moet in een van je eerste vier beurten in het spel komen. Zolang ze er niet is, kun je alleen inzetten: geen van je stenen mag bewegen. De koningin van de ander doet daarbij niet ter zake.
lesson-queen-four-turns-early = Je speelt Wit, dit is je derde beurt, en in de volgende wil je je mier bewegen. Wat heb je nu nodig?
lesson-queen-four-turns-early-done = Daar is ze, en vanaf nu mogen je stenen bewegen.
lesson-queen-four-turns-due = De vierde beurt van Wit, en de witte koningin ligt nog in de voorraad. Wat mag Wit nu doen?
lesson-queen-four-turns-due-miss = Het is de vierde beurt: langer kan de koningin niet wachten.
lesson-queen-four-turns-due-done = Klopt, nu moet de koningin erin. Je kunt alleen nog kiezen waar.
lesson-queen-four-turns-first = Op toernooien mag de koningin niet meteen in de eerste beurt komen. Dit is zo'n partij, en het is de eerste beurt van Zwart. Mag Zwart de koningin inzetten?
lesson-queen-four-turns-first-miss = Volgens de toernooiregels moet de eerste steen een ander insect zijn.
lesson-queen-four-turns-first-done = Klopt. Thuis mag je gerust met de koningin beginnen.
lesson-queen-four-turns-room = Je speelt Zwart, en het is je vierde beurt. Zet je koningin in waar ze ruimte heeft: minstens vijf vrije kanten.
lesson-queen-four-turns-room-done = Een goed thuis. Hoe minder buren, hoe langer het duurt om haar te omsingelen.

### Eén zwerm

lesson-one-hive-title = Eén zwerm
lesson-one-hive-summary = Alle stenen blijven altijd bij elkaar.
lesson-one-hive-rule = Alle stenen vormen één zwerm, en die mag nooit uiteenvallen. Als de witte koningin hier wegging, bleven er twee delen over. Daarom mag ze niet bewegen: ze zit vast.
lesson-one-hive-pinned = Tik op alle witte stenen die vastzitten: de stenen die de zwerm bijeenhouden.
lesson-one-hive-pinned-done = Die twee houden alles bijeen. De stenen aan de uiteinden zijn vrij.
lesson-one-hive-bridge = Op het gemarkeerde veld zou de witte mier beide delen weer verbinden. Mag hij daarheen?
lesson-one-hive-bridge-miss = Stel je voor dat je de mier in je hand hebt. Hoe ligt de zwarte koningin er op dat moment bij?
lesson-one-hive-bridge-done = Klopt, dat mag niet. Ook terwijl een steen onderweg is, moet de zwerm heel blijven.
lesson-one-hive-pin = Vastzetten is een wapen. Je speelt Wit: zet de zwarte mier met één zet vast.
lesson-one-hive-pin-done = Nu moet de zwarte mier die van jou vasthouden en kan hij niet meer weg.
lesson-one-hive-free = Je mier zit vast. Vind de zet waarna de zwerm hem daar niet meer nodig heeft.
lesson-one-hive-free-done = Je koningin heeft het gat gedicht, en de mier mag weer lopen. Een steen bevrijden is vaak een beurt waard.

### Bewegingsvrijheid

lesson-freedom-to-move-title = Bewegingsvrijheid
lesson-freedom-to-move-summary = Stenen schuiven: ze hebben ruimte nodig en houden contact.
lesson-freedom-to-move-gate = Stenen schuiven over de tafel zonder dat je ze optilt. Tussen twee buren die te dicht op elkaar staan passen ze niet door: zo'n doorgang is te nauw. Hier houden de twee gemarkeerde stenen de mier buiten.
lesson-freedom-to-move-ring = Een ring van zes. Markeer alle velden waar de witte koningin heen mag.
lesson-freedom-to-move-ring-done = Klopt, alleen langs de buitenkant. In het midden past ze niet naar binnen.
lesson-freedom-to-move-bay = Kijk goed: kan de witte mier op het gemarkeerde veld komen?
lesson-freedom-to-move-bay-miss = Volg de weg stap voor stap. Liggen er ergens aan beide kanten van een stap stenen?
lesson-freedom-to-move-bay-done = Klopt, dat kan. De ingang van deze baai is breed genoeg.
lesson-freedom-to-move-contact = Een steen die schuift, houdt contact met de zwerm: bij elke stap blijft hij een steen raken die hij daarvoor al raakte. Daarom kan de koningin niet oversteken naar het gemarkeerde veld: heel even zou ze niets raken.
lesson-freedom-to-move-touch = Markeer nu alle velden waar de witte koningin heen mag.
lesson-freedom-to-move-touch-done = Klopt. Het gat in glippen mag ze, want daar blijft ze haar buur raken.
lesson-freedom-to-move-shut = Je speelt Wit. Komt de zwarte mier op het gemarkeerde veld, dan is je koningin omsingeld. Sluit hem buiten: laat geen weg naar binnen!
lesson-freedom-to-move-shut-done = De deur is dicht. Een hol met nauwe doorgangen is veilig, zolang er niemand springt of klimt.

### Bijenkoningin

lesson-queen-bee-title = Bijenkoningin
lesson-queen-bee-summary = Telkens maar één stap, en iedereen zit achter haar aan.
lesson-queen-bee-step = De bijenkoningin gaat maar één veld ver. Dat is niet veel, maar één stap op het juiste moment kan de partij redden.
lesson-queen-bee-where = Je speelt Wit. Markeer alle velden waar je koningin heen mag.
lesson-queen-bee-where-done = Klopt, één stap langs de zwerm, naar beide kanten.
lesson-queen-bee-room = Vier kanten van je koningin zijn al bezet. Breng haar naar een plek waar er minstens vijf vrij zijn.
lesson-queen-bee-room-done = Even ademhalen! Ga weg voordat het te krap wordt: nog even en ze had er niet meer uit gekund.
lesson-queen-bee-strike = Eén kant van de zwarte koningin is vrij. Win de partij!
lesson-queen-bee-strike-done = Ja, ook koninginnen kunnen aanvallen. Maar zo dichtbij komen is gewaagd.
lesson-queen-bee-save = Vijf kanten van je koningin zijn bezet, en ze kan er niet meer uit. De zwarte mier staat op het punt de zesde te nemen. Red haar!
lesson-queen-bee-save-done = Gered! Eén vrije kant erbij, of een zwarte mier die geen kant meer op kan, en ze leeft verder.

### Kever

lesson-beetle-title = Kever
lesson-beetle-summary = Langzaam, maar hij klimt op de anderen.
lesson-beetle-step = De kever gaat één veld ver, net als de koningin. Maar hij mag ook klimmen: op andere stenen, daarboven van de ene naar de andere, en weer omlaag.
lesson-beetle-top = Een steen onder een kever is bedekt: hij kan niet bewegen en is zijn krachten kwijt. En zolang de kever blijft zitten, telt het veld als de kleur van de kever. Een kever kan zelfs op een kever zitten.
lesson-beetle-where = Je speelt Wit. Markeer alle velden waar je kever heen mag, op de grond en bovenop.
lesson-beetle-where-done = Alle vier: twee op de grond en twee bovenop.
lesson-beetle-climb = Klim op de zwarte koningin!
lesson-beetle-climb-done = De zwarte koningin kan geen kant op, en naast haar mag je nu nieuwe stenen inzetten.
lesson-beetle-free = Je kever zit midden in de keten op een zwarte spin. Tik op alle witte stenen die mogen bewegen.
lesson-beetle-free-done = Klopt. De kever bovenop zit nooit vast, want de spin eronder houdt de keten bijeen.
lesson-beetle-hole = De laatste vrije kant van de zwarte koningin is ingemetseld: naar binnen schuiven kan daar niemand. Win de partij!
lesson-beetle-hole-done = Van bovenaf is er altijd een weg naar binnen. Kevers zijn de beste inbrekers.

### Spin

lesson-spider-title = Spin
lesson-spider-summary = Precies drie stappen, niet meer en niet minder.
lesson-spider-three = De spin schuift precies drie velden om de zwerm, nooit twee en nooit vier. Onderweg keert ze niet om en komt ze op geen veld twee keer.
lesson-spider-where = Je speelt Wit. Markeer alle velden waar je spin heen mag.
lesson-spider-where-done = Klopt: drie stappen de ene kant op, drie stappen de andere kant op.
lesson-spider-pocket = Nu zit je spin in een kuil. Tel haar stappen precies en markeer alle velden waar ze heen mag.
lesson-spider-pocket-done = Goed geteld! Ook uit de kuil komen kost stappen.
lesson-spider-win = Twee witte spinnen, één vrije kant naast de zwarte koningin. Win de partij!
lesson-spider-win-done = Precies drie stappen. Voor de andere spin was de weg te kort.

### Sprinkhaan

lesson-grasshopper-title = Sprinkhaan
lesson-grasshopper-summary = Springt in een rechte lijn over de anderen.
lesson-grasshopper-jump = De sprinkhaan schuift niet, hij springt: in een rechte lijn over een of meer stenen naar het eerste lege veld erachter. Nauwe doorgangen houden hem niet tegen.
lesson-grasshopper-where = Je speelt Wit. Markeer alle velden waar je sprinkhaan mag landen. Let op het gat!
lesson-grasshopper-where-done = Klopt. Hij landt op het eerste lege veld en springt nooit over een gat.
lesson-grasshopper-queen = Hoe meer er te springen valt, hoe verder hij komt. Land naast de zwarte koningin!
lesson-grasshopper-queen-done = Over drie stenen tegelijk. Geen mier was sneller geweest.
lesson-grasshopper-hole = De laatste vrije kant van de zwarte koningin ligt in een hol waar niemand in kan schuiven. Win de partij!
lesson-grasshopper-hole-done = Een perfecte landing! Bewaar een sprinkhaan voor zulke holen.

### Mier

lesson-ant-title = Mier
lesson-ant-summary = Loopt zo ver om de zwerm als hij wil.
lesson-ant-run = De mier schuift langs de buitenkant om de zwerm, zoveel stappen als hij wil. Dat maakt hem tot de sterkste aanvaller, zolang hij vrij is. Maar door nauwe doorgangen komt ook hij niet.
lesson-ant-where = Je speelt Wit. Markeer alle velden waar je mier heen mag.
lesson-ant-where-done = Alle acht. Langs de buitenkant komt de mier overal.
lesson-ant-pin = Zet met je mier de zwarte koningin vast.
lesson-ant-pin-done = Een koningin die vastzit kan niet vluchten terwijl jij je stenen om haar heen verzamelt.
lesson-ant-win = Je hebt twee mieren, maar slechts één kan meteen winnen. Welke? Win de partij!
lesson-ant-win-done = Goed gezien! De andere mier houdt het deel met je koningin vast en mag niet weg.

### Mug

lesson-mosquito-title = Mug
lesson-mosquito-summary = Beweegt als de stenen die hij raakt.
lesson-mosquito-copy = De mug heeft geen eigen manier van lopen: hij beweegt als een steen die hij op dat moment raakt, van welke kleur ook. Hier kan hij mier of koningin zijn. Van een stapel doet hij alleen de bovenste steen na.
lesson-mosquito-where = Je speelt Wit. Je mug raakt een sprinkhaan en een koningin. Markeer alle velden waar hij heen mag.
lesson-mosquito-where-done = Twee sprongen en twee stappen: hij heeft van allebei geleerd.
lesson-mosquito-alone = De witte mug raakt niets anders dan een zwarte mug. Mag hij bewegen?
lesson-mosquito-alone-miss = Wat zou hij van een andere mug kunnen leren?
lesson-mosquito-alone-done = Klopt. Een mug kan een andere mug niets leren.
lesson-mosquito-top = Klimt een mug als kever omhoog, dan blijft hij een kever tot hij weer beneden is, wat hij daarboven ook raakt. Markeer alle velden waar hij heen mag.
lesson-mosquito-top-done = Klopt. Eén stap in elke richting, als een kever, en niet rennen zoals de mier naast hem.
lesson-mosquito-win = De laatste vrije kant van de zwarte koningin is ingemetseld. Wat leert je mug van zijn buren? Win de partij!
lesson-mosquito-win-done = Wat een sprong! De zwarte sprinkhaan heeft je geholpen te winnen.

### Lieveheersbeestje

lesson-ladybug-title = Lieveheersbeestje
lesson-ladybug-summary = Twee stappen bovenover en één omlaag.
lesson-ladybug-way = Het lieveheersbeestje zet precies drie stappen: omhoog op een buur, daarboven nog een verder, en omlaag naar een leeg veld. Waar het begon, mag het niet eindigen.
lesson-ladybug-where = Je speelt Wit. Markeer alle velden waar je lieveheersbeestje heen mag.
lesson-ladybug-where-done = Klopt: omhoog, verder, en naast de tweede steen omlaag.
lesson-ladybug-out = Je lieveheersbeestje is ingemetseld, en dat deert het helemaal niet. Breng het naast de zwarte koningin!
lesson-ladybug-out-done = Weg is het. Muren houden geen lieveheersbeestje tegen.
lesson-ladybug-hole = De laatste vrije kant van de zwarte koningin is ingemetseld. Win de partij!
lesson-ladybug-hole-done = Twee stappen bovenop, één omlaag, recht in het hol.

### Pissebed

lesson-pillbug-title = Pissebed
lesson-pillbug-summary = Beweegt als een koningin, of gooit zijn buren.
lesson-pillbug-throw = De pissebed gaat één veld ver, net als de koningin. Of hij blijft zitten en gooit: hij tilt een buur, van welke kleur ook, over zich heen naar een ander leeg veld naast zich. Dat kan hij zelfs als hij vastzit. Gemarkeerd is waar hij de zwarte mier heen mag gooien.
lesson-pillbug-where = Je speelt Wit. Markeer alle velden waar je pissebed de zwarte mier heen mag gooien. In het spel verplaats je daarvoor de mier zelf.
lesson-pillbug-where-done = Klopt: elk leeg veld naast de pissebed.
lesson-pillbug-away = Vijf stenen verdringen zich om je koningin, en een daarvan is de zwarte mier. Laat je pissebed hem bij haar weggooien.
lesson-pillbug-away-done = Weg ermee! Een pissebed naast de koningin is haar beste lijfwacht.
lesson-pillbug-limits = Sommige stenen kun je niet gooien: die in een stapel, die waar de zwerm niet zonder kan, en de steen die net is verplaatst. En wat gegooid is, rust in de volgende beurt.
lesson-pillbug-who = Zwart heeft net de mier verplaatst. Tik op alle stenen die je pissebed nu mag gooien.
lesson-pillbug-who-done = Klopt. De mier is net verplaatst, de kever zit in een stapel, en je koningin houdt de zwerm bijeen.
lesson-pillbug-rest = Wit heeft net de zwarte mier gegooid. Mag Zwart hem nu bewegen?
lesson-pillbug-rest-miss = Denk eraan: wat gegooid is, heeft rust nodig.
lesson-pillbug-rest-done = Klopt, hij rust één beurt. De keer daarna mag hij weer bewegen.
lesson-pillbug-rescue = Vijf kanten van je koningin zijn bezet, en ze kan er niet meer uit. Breng haar naar een plek waar er minstens drie vrij zijn.
lesson-pillbug-rescue-done = Uit het gedrang getild! Dat heeft al menige partij gered.
lesson-pillbug-mosquito = Ook een mug op de grond naast een pissebed kan gooien, zelfs als die pissebed zwart is. Gooi de zwarte mier weg bij je koningin.
lesson-pillbug-mosquito-done = Goed opgelet! De zwarte pissebed heeft je mug laten zien hoe het moet.
lesson-pillbug-win = Je pissebed zit vast, en geen van je stenen komt te voet bij de laatste vrije kant van de zwarte koningin. Win toch!
lesson-pillbug-win-done = Precies in het gat gegooid. Zelfs een pissebed die vastzit kan een partij winnen.

### Stapels en doorgangen

lesson-stacks-and-gates-title = Stapels en doorgangen
lesson-stacks-and-gates-summary = Ook boven op de zwerm wordt het soms nauw.
lesson-stacks-and-gates-stacks = Stenen mogen zo hoog op elkaar komen als je wilt. Alleen de bovenste mag bewegen en zijn krachten gebruiken. Een kever beklimt elke stapel in één stap, hoe hoog die ook is.
lesson-stacks-and-gates-summit = Daarboven zit een zwarte kever. Klim erbovenop!
lesson-stacks-and-gates-summit-done = Drie stenen hoog, en de jouwe zit bovenop. Nu moet de zwarte kever wachten.
lesson-stacks-and-gates-free = Tik op alle witte stenen die mogen bewegen. Til de stapels op om te zien wat erin zit.
lesson-stacks-and-gates-free-done = Klopt. Je sprinkhaan is bedekt, alle andere zijn vrij.
lesson-stacks-and-gates-gate = Tussen twee hoge stapels kan het te nauw worden. Een stap daarboven is versperd als beide stapels ernaast hoger zijn dan wat er onder de steen ligt, en hoger dan het veld waar hij heen wil. Hier kan de kever er niet door.
lesson-stacks-and-gates-low = Hier ligt aan de ene kant een stapel van twee, maar aan de andere alleen de koningin. Mag de witte kever naar het gemarkeerde veld?
lesson-stacks-and-gates-low-miss = Een versperring heeft twee hoge kanten nodig. Vergelijk de koningin met wat er onder de kever ligt.
lesson-stacks-and-gates-low-done = Klopt. De koningin is niet hoger dan de steen onder de kever, dus er is ruimte genoeg.
lesson-stacks-and-gates-where = Markeer nu alle velden waar de witte kever in het midden heen mag.
lesson-stacks-and-gates-where-done = Klopt: overal heen, behalve door de nauwe doorgang tussen de twee stapels.

### Passen

lesson-passing-title = Passen
lesson-passing-summary = Alleen wie helemaal niets kan doen, past.
lesson-passing-rule = Wie niets kan inzetten en niets kan bewegen, past, en de ander speelt verder. Hier kan de witte koningin er niet uit, en elk veld naast haar raakt Zwart, zodat er ook geen nieuwe steen in kan komen.
lesson-passing-pinned = Wit is aan de beurt. Moet Wit passen?
lesson-passing-pinned-miss = Is er een plek voor een nieuwe steen? En wat zou er met de zwarte mier gebeuren als de koningin wegging?
lesson-passing-pinned-done = Klopt. De koningin zit vast, en elk vrij veld raakt Zwart.
lesson-passing-one = En hier: moet Wit passen?
lesson-passing-one-miss = Een nieuwe steen kan er niet in. Maar kijk nog eens naar de koningin.
lesson-passing-one-done = Klopt. De koningin kan schuiven, dus Wit moet spelen. Je mag niet passen omdat elke zet pijn doet.
lesson-passing-make = Je speelt Wit. Laat Zwart geen enkele zet over, zodat Zwart moet passen.
lesson-passing-make-done = Zwart kan helemaal niets doen. Een beurt cadeau!

### Het einde

lesson-ending-title = Het einde van de partij
lesson-ending-summary = Gewonnen, verloren of gelijk.
lesson-ending-ways = Wie de andere koningin omsingelt, wint meteen. Wie de eigen koningin insluit, verliest net zo goed. Omsingelt één zet beide koninginnen, dan is het gelijkspel. En jullie mogen altijd samen gelijkspel afspreken.
lesson-ending-covered = Op de zwarte koningin zit een kever, en alle zes velden om haar heen zijn bezet. Hoe staat het ervoor?
lesson-ending-covered-miss = De kever bovenop verandert niets voor de koningin eronder. Tel haar buren.
lesson-ending-covered-done = Klopt. Ook een bedekte koningin kan omsingeld worden.
lesson-ending-both = Beide koninginnen missen nog maar één buur, en wel dezelfde. Wat gebeurt er als de gemarkeerde mier daarheen gaat?
lesson-ending-both-miss = Daar zou de mier beide koninginnen raken. Tel bij allebei de buren.
lesson-ending-both-done = Klopt. Beide koninginnen tegelijk is gelijkspel.
lesson-ending-win = Dezelfde stelling, Wit is aan de beurt. Gelijkspel is niet genoeg: win de partij!
lesson-ending-win-done = Schitterend! Deze mier laat naast je eigen koningin een kant vrij en sluit de laatste bij de andere.
lesson-ending-save = Je speelt Wit. Zwart dreigt te winnen, en zelf kun je niet winnen. Red tenminste het gelijkspel!
lesson-ending-save-done = Een half punt gered: beide koninginnen vallen samen.
lesson-ending-third = Een toernooipartij, en de koninginnen gaan steeds heen en weer. Nu keert de zwarte koningin terug rechts naast haar spin, en dezelfde stelling is er voor de derde keer. Hoe staat het er dan voor?
lesson-ending-third-miss = Op toernooien is de partij afgelopen als een stelling voor de derde keer voorkomt.
lesson-ending-third-done = Klopt. Thuis eindigt deze dans pas als jullie gelijkspel afspreken.

### De regelpagina

rules-goal-title = Het spel
rules-goal-aim = Twee spelers, Wit en Zwart, hebben elk een bijenkoningin en een schare insecten. Je wint zodra alle zes kanten van de andere koningin bezet zijn, door wiens stenen ook.
rules-goal-turns = Wit begint, daarna gaat het om de beurt. In je beurt zet je een nieuwe steen in, beweeg je er een, of laat je je pissebed er een gooien. Wat op tafel ligt blijft daar tot het einde, maar je hoeft niet alle stenen te gebruiken.
rules-goal-pieces = Iedere speler heeft een bijenkoningin, twee spinnen, twee kevers, drie sprinkhanen en drie mieren. Voor de partij spreken jullie af of er aan elke kant een mug, een lieveheersbeestje of een pissebed meedoet.
rules-placing-title = Stenen inzetten
rules-placing-first = De eerste steen ligt ergens op tafel. De tweede komt er direct naast: alleen dan mag een nieuwe steen de andere kleur raken.
rules-placing-touch = Elke volgende steen moet minstens één steen van de eigen kleur raken en geen van de andere. Een stapel heeft de kleur van de bovenste steen.
rules-placing-ground = Nieuwe stenen komen op lege velden, nooit op andere stenen. Ook een ingesloten veld mag, want er hoeft niets naar binnen te schuiven.
rules-placing-numbers = Stenen van dezelfde soort zijn gelijk. Alleen om partijen op te schrijven hebben ze nummers, en het laagste komt het eerst.
rules-queen-title = De eerste beurten van de koningin
rules-queen-deadline = Je koningin komt uiterlijk in je vierde beurt. Is er dan geen plek voor haar, dan pas je.
rules-queen-moving = Zolang je koningin niet op tafel ligt, mag geen van je stenen bewegen.
rules-queen-first = Thuis mag de koningin je allereerste steen zijn. Volgens de toernooiregels niet.
rules-moving-title = Bewegen
rules-moving-one-hive = Alle stenen vormen altijd één zwerm. Een steen die de zwerm bijeenhoudt, zit vast en mag niet bewegen, ook niet als hij de delen aan het eind van zijn weg weer zou verbinden.
rules-moving-sliding = Op tafel schuiven stenen. Liggen er aan beide kanten van een stap stenen, dan is het te nauw: door zo'n doorgang kan een steen niet naar binnen en niet naar buiten.
rules-moving-contact = Een steen die schuift, houdt contact met de zwerm: bij elke stap blijft hij iets raken dat hij daarvoor al raakte.
rules-moving-covered = Een steen waar een andere op zit, kan niet bewegen en zijn krachten niet gebruiken.
rules-moving-height = Nauwe doorgangen zijn er ook boven op de zwerm: een stap is versperd als de stapels aan weerszijden hoger zijn dan het einde en hoger dan het begin, de bewegende steen niet meegeteld.
rules-insects-title = De insecten
rules-insects-queen-bee = De bijenkoningin gaat één veld ver.
rules-insects-beetle = De kever gaat één veld ver, ook op andere stenen, eroverheen en weer omlaag, zelfs naar ingesloten velden.
rules-insects-spider = De spin gaat precies drie velden ver en komt op geen daarvan twee keer.
rules-insects-grasshopper = De sprinkhaan springt in een rechte lijn over een of meer stenen naar het eerste lege veld. Over gaten springt hij nooit, en nauwe doorgangen houden hem niet tegen.
rules-insects-ant = De mier gaat zo ver als hij wil.
rules-more-insects-title = Mug, lieveheersbeestje en pissebed
rules-more-insects-mosquito = De mug beweegt als een steen die hij aan het begin van zijn zet raakt; van muggen leert hij niets. Van een stapel doet hij de bovenste steen na. Boven op de zwerm is hij een kever tot hij weer beneden is.
rules-more-insects-ladybug = Het lieveheersbeestje zet twee stappen boven op de zwerm en dan één omlaag naar een leeg veld, maar niet naar het veld waar het begon.
rules-more-insects-pillbug = De pissebed gaat één veld ver. In plaats daarvan mag hij gooien: hij tilt een buur, van welke kleur ook, over zich heen naar een ander leeg veld naast zich, ook als hij zelf vastzit.
rules-more-insects-target = Hij kan geen steen gooien die in een stapel ligt, die in de vorige beurt is verplaatst, die de zwerm bijeenhoudt of die daarbij door een nauwe doorgang in de hoogte zou moeten.
rules-more-insects-rest = Een gegooide steen rust in de volgende beurt: hij beweegt niet, wordt niet gegooid en gooit niet.
rules-more-insects-mosquito-pillbug = Ook een mug op de grond naast een pissebed kan gooien.
rules-ending-title = Passen en het einde
rules-ending-pass = Kun je niets inzetten en niets bewegen, dan pas je. Zolang je iets kunt doen, moet je dat ook.
rules-ending-win = Een koningin met zes buren heeft verloren, ook als er een kever op haar zit en ook als de laatste zet van haar eigen kant kwam. De partij is meteen afgelopen.
rules-ending-draw = Omsingelt één zet beide koninginnen, dan is het gelijkspel. Jullie mogen ook altijd samen gelijkspel afspreken.
rules-ending-repetition = Volgens de toernooiregels is een stelling die voor de derde keer voorkomt gelijkspel. Thuis spreken jullie dat zelf af.
