/**
 * Words that people make passwords of: what every guesser tries first, bare or with a number behind. Kept as words, since
 * `guessable-password.ts` takes off capitals, digits and signs, and sees through letters written as digits.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  pass passe passwd passwort password passwords passw passcode passphrase password motdepasse contrasena senha parola wachtwoord haslo salasana
  drowssap wordpass mypassword mypass thepassword yourpassword nopassword newpassword oldpassword userpassword adminpassword rootpassword
  admin administrator administrador root user username guest login logon signin welcome welcomeback default changeme changeit change letmein
  letmeinn letme openup opensesame sesame access accessgranted secret topsecret supersecret mysecret secure security private privacy hidden
  test tester testing testtest testpass testuser demo sample example temp temporary tempo trial dummy foobar foobarbaz blah whatever nothing
  something anything everything unknown system server service support computer laptop desktop keyboard monitor mouse internet network website
  online offline windows microsoft apple google facebook youtube twitter instagram whatsapp linkedin amazon netflix spotify yahoo hotmail gmail
  skype myspace android iphone samsung nokia motorola blackberry sony panasonic toshiba lenovo logitech compaq presario hewlett packard intel
  nvidia linux ubuntu debian oracle database mysql postgres cisco router switch wireless wifi bluetooth digital electric electro machine
  engine engineer engineering developer hacker hacking cracker matrix trinity morpheus neo cyber robot android terminator predator alien aliens
  love lover lovers loveme loveyou loveu iloveyou iloveu iloveme iloveher iloveit ilovegod iloveyouso iloveyoutoo iluvu luvyou mylove truelove
  firstlove lovelove lovely loverboy lovergirl loveless lovebug babe baby babygirl babyboy babyblue babydoll babyface sweet sweetie sweetheart
  sweetpea sweety honey honeybee honeybear sugar darling dearest angel angels angelica angelina angelito princess princesa prince queen king
  kingdom kings kingkong queenbee royal crown beauty beautiful pretty gorgeous handsome cutie cutiepie lovelyone sexy sexybitch sexybaby sexygirl
  sexylady sexyboy hottie hotgirl hotboy hotstuff sexsex sexual erotic naughty horny naked playboy playgirl porn porno hentai bondage fetish
  fuck fucker fuckers fucking fucked fuckme fuckyou fuckoff fuckit fuckthis fuckface motherfucker bitch bitches bullshit shit shithead asshole
  bastard dick dickhead bigdick cock cunt pussy pussycat boobs boobies bigboobs bigtits tits whore slut penis vagina blowjob blowme suckme
  suckit sucker wanker bollocks badass jackass dumbass kissmyass kiss kisses kissme kissmyfeet xoxo hugs cuddles snuggles teddy teddybear
  poohbear pooh tigger piglet winnie eeyore mickey mickeymouse minnie minniemouse donald donaldduck goofy pluto disney cinderella ariel jasmine
  aladdin pocahontas mulan simba nala bambi dumbo pinocchio tinkerbell tinker peterpan stitch lilo nemo shrek fiona garfield snoopy charliebrown
  woodstock scooby scoobydoo shaggy tweety tweetybird sylvester bugsbunny popeye betty bettyboop spongebob patrick squidward sandy pikachu
  pokemon charizard digimon naruto sasuke sakura hinata kakashi itachi onepiece luffy bleach goku vegeta gohan dragonball inuyasha sailormoon
  hellokitty kitty kittycat kitten kittens cat cats catdog catwoman dog doggy doggie doggies dogs puppy puppies puppylove bulldog bulldogs
  beagle poodle pitbull rottweiler dalmatian husky huskies boxer buddy buster bailey bella lucky rocky max maxwell maximus shadow smokey oreo
  ginger pepper peppers sparky spike sammy sadie maggie molly coco chloe lucy daisy princess rusty duke bandit bear bears bigbear polarbear
  panda pandas koala tiger tigers tigger lion lions lioness lionking panther panthers pinkpanther jaguar jaguars leopard cheetah puma cougar
  cougars wildcat wildcats bobcat bobcats wolf wolves wolfman wolfpack wolverine wolverines fox foxes foxy rabbit rabbits bunny bunnies
  hamster mouse monkey monkeys monkeyboy gorilla elephant elephants giraffe zebra rhino hippo hippos horse horses horsey pony ponies stallion
  mustang mustangs bronco broncos colts donkey cow cows moose buffalo bull bulls bullet bullets ram rams goat sheep lamb pig piggy pigs chicken
  chickens duck ducks ducky goose turkey turkeys eagle eagles hawk hawks hawkeye falcon falcons raven ravens crow owl owls parrot penguin
  penguins pigeon robin cardinal cardinals bluebird bluejays oriole orioles swan butterfly butterflies bee bees hornet hornets wasp spider
  spiders spiderman scorpion scorpio snake snakes cobra viper vipers python anaconda dragon dragons dragonfly dragonfire lizard gecko turtle
  turtles tortoise frog froggy frogs toad fish fishes fishing fisherman dolphin dolphins shark sharks whale whales octopus starfish seahorse
  unicorn unicorns pegasus phoenix griffin mermaid fairy fairies fairytail elf vampire vampires zombie zombies ghost ghosts phantom demon demons
  devil devils devilman satan lucifer heaven heavenly hell hellfire hellboy god goddess godisgood godislove godbless jesus jesuschrist christ
  christian christmas blessed blessing blessings faith hope grace trinity spirit prayer amen savior saint saints holy bible church religion
  superman supergirl superstar superhero supernova super batman batgirl robin joker ironman captain captainamerica avengers thor hulk deadpool
  venom magneto xmen daredevil punisher greenlantern starwars skywalker anakin darthvader vader yoda jedi hansolo chewbacca bobafett princessleia
  stormtrooper darkside starfleet startrek enterprise picard spock kirk voyager stargate galactica babylon gandalf frodo bilbo baggins aragorn
  legolas gollum sauron hobbit mordor harrypotter potter hermione hogwarts dumbledore snape gryffindor slytherin voldemort dobby hedwig twilight
  edward bella jacob buffy angel spike charmed smallville friends seinfeld simpsons simpson homer bart lisa cartman southpark kenny familyguy
  stewie futurama bender sherlock holmes watson bond jamesbond bondjames mission impossible titanic gladiator braveheart scarface godfather
  football footballs soccer baseball basketball basketbal softball volleyball hockey icehockey tennis golf golfer golfing golfball rugby cricket
  lacrosse wrestling wrestler boxing karate judo taekwondo kungfu ninja ninjas samurai swimming swimmer swim surfing surfer surf skiing skier
  snowboard snowboarding skate skater skateboard skateboarding running runner racing racer racecar cycling bicycle biker bike hiking hiker
  climbing camping camper hunting hunter hunters archery bowling bowler billiards poker pokerface casino lottery winner winners winning champion
  champions champs victory victor player players playing gamer gamers gaming games game gameover xbox playstation nintendo gamecube wii sega
  mario supermario luigi zelda sonic halo warcraft worldofwarcraft starcraft diablo counterstrike callofduty minecraft roblox fortnite leagueoflegends
  dota runescape tetris pacman doom quake unreal finalfantasy sephiroth cloud strife lineage guildwars everquest thesims grandtheftauto
  yankees redsox dodgers giants mets cubs braves astros rangers royals twins athletics phillies pirates brewers padres mariners tigers
  cowboys cowboy redskins steelers packers patriots raiders raider niners bears lions vikings viking chiefs chargers dolphins jets bills bengals
  browns titans texans saints seahawks buccaneers lakers celtics celtic knicks spurs heat magic rockets pistons pacers bucks suns kings clippers
  warriors warrior cavaliers hawks nuggets redwings bruins flyers penguins canadiens mapleleafs oilers canucks avalanche
  arsenal chelsea liverpool everton manchester manutd manunited manchesterunited mancity tottenham hotspur westham newcastle sunderland leeds
  astonvilla rangers hearts barcelona barca realmadrid madrid atletico valencia sevilla juventus milan acmilan inter intermilan lazio roma napoli
  fiorentina bayern bayernmunich dortmund schalke werder hamburg ajax feyenoord benfica porto sporting galatasaray fenerbahce besiktas boca
  river flamengo corinthians palmeiras santos messi ronaldo cristiano ronaldinho beckham neymar zidane rooney gerrard lampard jordan michaeljordan
  kobe kobebryant lebron shaq iverson tiger woods tigerwoods federer nadal schumacher ferrari rossi senna hamilton
  porsche mercedes benz mercedesbenz bmw audi volkswagen vw golf beetle jetta passat toyota corolla camry supra celica lexus honda civic accord
  integra prelude acura nissan skyline altima maxima mazda miata subaru impreza mitsubishi lancer eclipse suzuki yamaha kawasaki ducati harley
  davidson harleydavidson chevy chevrolet camaro corvette impala malibu silverado chevelle ford mustang fiesta focus ranger explorer bronco dodge
  viper charger challenger ram jeep wrangler cherokee cadillac escalade lincoln pontiac firebird transam buick chrysler hummer jaguar bentley
  lamborghini maserati bugatti lotus volvo saab renault peugeot citroen fiat alfaromeo skoda opel vauxhall trucker truck trucks trucking tractor
  car cars auto automobile motor motorcycle motorbike scooter turbo diesel nascar speed speedy racer racerx
  summer winter spring autumn fall january february march april may june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday weekend holiday holidays vacation birthday happybirthday birthdate anniversary forever always never
  today tomorrow yesterday tonight midnight morning goodmorning evening night nights day days daytime time timeless moment year newyear month
  sun sunny sunshine sunset sunrise sunflower sunflowers sunday moon moonlight moonshine moonbeam star stars stargazer starlight starfire stardust
  starstar superstar rockstar popstar sky skyblue skyline bluesky cloud clouds rain rainbow rainbows raindrop rainy storm stormy thunder
  thunderbolt thunderbird lightning tornado hurricane blizzard snow snowball snowman snowflake snowwhite frost ice icecream iceman iceberg fire
  fireball firefly fireman firefighter firefox firebird flame flames flamingo burning inferno earth wind water waters waterfall waterloo river
  rivers ocean oceans sea seaside beach beaches island islands mountain mountains forest jungle desert garden gardens flower flowers flowerpower
  rose roses rosebud redrose lily lilies daisy tulip tulips orchid orchids violet jasmine lavender blossom clover tree trees leaf nature natural
  planet universe galaxy cosmos cosmic space spaceman spaceship astronaut rocket rocketman mars venus jupiter saturn neptune pluto mercury uranus
  apollo zeus athena artemis hercules achilles poseidon hades medusa odin loki viking valhalla atlantis babylon egypt pharaoh pyramid sphinx
  red blue green yellow orange purple pink black white brown gray grey silver gold golden platinum diamond diamonds crystal emerald ruby sapphire
  pearl jewel jewels amber jade topaz copper bronze steel iron metal metallic metallica redblue blueblue bluegreen redhot blackjack blackcat
  blackbird blackhawk blackberry blacksheep blackmagic blackdog blackrose whitedog whitewolf goldfish goldstar silverado redwine reddog greenday
  music musica musical musician musicman guitar guitars guitarist bass bassman drummer drums drum piano violin trumpet trombone saxophone flute
  singer singing song songs dance dancer dancers dancing disco techno trance house hiphop rapper rap reggae rock rocker rocks rocknroll rockroll
  rockandroll punk punkrock metalhead heavymetal jazz blues classic classical beatles thebeatles lennon mccartney rollingstones pinkfloyd floyd
  ledzeppelin zeppelin nirvana kurtcobain cobain pearljam soundgarden greenday blink linkinpark linkin slipknot korn metallica megadeth slayer
  pantera ironmaiden maiden acdc gunsnroses gunsandroses aerosmith bonjovi vanhalen kissarmy queenqueen radiohead coldplay oasis blur gorillaz
  deftones tool incubus evanescence nightwish rammstein eminem slimshady shady tupac biggie notorious snoopdogg fiftycent gunit wutang outkast
  madonna britney britneyspears beyonce rihanna shakira ladygaga katyperry taylorswift justinbieber bieber onedirection jonasbrothers mileycyrus
  hannahmontana selenagomez spicegirls backstreet backstreetboys nsync michaeljackson prince bobmarley marley elvis elvispresley hendrix jimihendrix
  chocolate chocolat choco cookie cookies cookiemonster candy candyman candycane cupcake cupcakes muffin muffins brownie brownies pancake pancakes
  waffle waffles donut donuts cake cakes cheesecake pie applepie pudding butter buttercup butterball butterfinger cheese cheesey cheeseburger
  burger hamburger hotdog hotdogs pizza pizzas pasta spaghetti noodle noodles taco tacos burrito nachos sushi sandwich bacon sausage meatball
  steak turkey eggs egg egghead potato potatoes tomato tomatoes onion garlic carrot carrots cabbage pumpkin pumpkins broccoli spinach pickle
  pickles pepper salt sugar spice spicy curry rice bread toast peanut peanuts peanutbutter cashew almond walnut coconut banana bananas apple apples
  orange oranges lemon lemons lemonade lime cherry cherries strawberry strawberries blueberry blueberries raspberry raspberries blackberry berry
  peach peaches pear grape grapes grapefruit mango papaya kiwi melon watermelon pineapple pineapples avocado fruit fruits vegetable veggie vegan
  coffee cappuccino espresso latte mocha starbucks tea milk milkshake juice water soda pepsi cocacola coke sprite drpepper mountaindew redbull
  beer beerbeer budlight budweiser heineken guinness corona wine vodka whiskey whisky jackdaniels tequila margarita bacardi smirnoff absolut
  jameson marlboro cigarette smoke smoker smoking weed marijuana ganja cannabis stoner highlife party partytime partygirl drunk
  food foods foodie cook cooks cooking kitchen kitchens recipe recipes ingredient ingredients dinner lunch breakfast supper chef cookbook
  larder larders pantry cookwithwhatyouhave mylarder fridge oven hungry yummy delicious tasty
  money moneymoney moneyman moneymaker cash dollar dollars million millions millionaire billion billionaire rich richie wealth bank banker banking
  business office manager director president boss bigboss company corporate sales marketing finance account accounts accounting lawyer attorney
  doctor nurse nursing medical medicine hospital pharmacy dentist teacher teachers student students school highschool college university academy
  class classic education science biology chemistry physics math mathematics history geography english library book books bookworm reading writer
  police policeman cop cops sheriff detective soldier soldiers army airborne airforce navy marine marines semperfi military sniper commando ranger
  special specialist forces infantry trooper veteran captain major general colonel sergeant pilot pilots airplane aircraft aviator aviation boeing
  cessna helicopter sailor sailing sailboat pirate pirates navigator ship shipping boat boats submarine train trains trainer
  family families mother mothers mommy mamma mama mum mummy mom moms father fathers daddy daddys dad dads papa brother brothers bro sister sisters
  sis son daughter grandma grandpa granny grandmother grandfather uncle auntie aunt cousin husband wife married wedding bride groom twins children
  child kids kiddo boy boys boyfriend girl girls girlfriend girlpower friend friends friendship bestfriend bestfriends bff forever buddy mate pal
  woman women man men ladies lady gentleman people person human someone nobody everybody anybody stranger master masters mistress slave servant
  hello hellohello hellothere helloworld hi hey heythere howdy goodbye goodday bye byebye aloha hola ciao bonjour salut namaste salam shalom thanks
  thankyou please sorry yes yesyes nono okay cool cooldude coolguy coolman coolgirl coolio awesome amazing fantastic wonderful great greatest good
  goodboy goodgirl goodluck better best thebest number one numberone first last perfect perfection excellent super superb special crazy crazyboy
  crazygirl crazyman psycho insane mad madman madmax maddog madness freak freaky funny funnyman fun funtime joke jokes happy happyday happyface
  happiness happylife joy joyful smile smiles smiley smiling laugh laughter haha hahaha hehe lol lmao rofl sad sadness lonely alone lonewolf broken
  brokenheart heart hearts heartbreak heartless tears crying pain painful suffer death dead deadman deadly deathnote killer killers killbill kill
  killme murder blood bloody bloodline evil evildead dark darkness darkangel darklord darkstar darkman darkknight knight knights knightrider dead
  shadow shadows nightmare nightmares night nightwing midnight gothic goth emo punk rebel rebels rebellion outlaw gangster gangsta gang thug thuglife
  mafia mobster ghetto hood westside eastside southside northside westcoast eastcoast homeboy playa player pimp pimpin pimpdaddy baller bigballer
  big bigman bigdog bigboy bigdaddy bigdawg bigguy bigmac bigred bigfoot bigbang bigbrother little littleman littleone littlebit tiny small shorty
  giant huge power powerful powers powerman mighty strong strength muscle fitness gym health healthy body beautyful energy force thunder extreme
  freedom free freeman freebird liberty justice peace peaceful peacelove peaceout harmony serenity karma destiny fate fortune luck lucky luckyone
  luckydog luckycharm goodlife life lifes lifeisgood mylife newlife nolife live living liveforever alive dream dreams dreamer dreaming daydream
  sweetdreams fantasy magic magical magician wizard wizards witch witches witchcraft merlin sorcerer warlock spell spells mystic mystery mystical
  secretgarden treasure adventure explorer discovery journey traveler travel trip world worldwide global planet international national
  trust trustme trustno trustnoone truth honest honesty loyal loyalty respect honor courage brave bravo courageous hero heroes legend legends
  legendary epic myth mythology ancient eternal eternity infinity infinite immortal genesis alpha beta gamma delta omega sigma theta zeta
  america american usa unitedstates canada canadian mexico mexican brazil brasil argentina chile peru colombia venezuela cuba jamaica england english
  britain british london scotland scottish ireland irish wales welsh france french paris germany german deutschland berlin munich italy italia
  italian rome spain espana spanish portugal portuguese lisbon holland dutch amsterdam belgium brussels sweden swedish stockholm norway oslo denmark
  finland helsinki poland polska warsaw russia russian moscow ukraine kiev greece greek athens turkey turkiye istanbul israel jerusalem india indian
  delhi mumbai pakistan china chinese beijing shanghai japan japanese tokyo osaka korea korean seoul thailand bangkok vietnam philippines manila
  indonesia jakarta malaysia singapore australia aussie sydney melbourne newzealand africa nigeria kenya southafrica morocco cairo iran iraq dubai
  california losangeles hollywood sanfrancisco sandiego oakland sacramento lasvegas vegas nevada arizona phoenix texas dallas houston austin
  sanantonio florida miami orlando tampa georgia atlanta carolina virginia washington newyork newyorkcity brooklyn manhattan bronx queens boston
  chicago illinois detroit michigan ohio cleveland columbus cincinnati pittsburgh philadelphia philly pennsylvania jersey newjersey maryland
  baltimore tennessee nashville memphis kentucky louisville alabama mississippi louisiana neworleans oklahoma kansas missouri arkansas iowa
  nebraska minnesota wisconsin milwaukee indiana dakota montana wyoming colorado denver utah idaho oregon portland seattle alaska hawaii hawaiian
  toronto montreal vancouver ottawa quebec calgary edmonton dublin belfast glasgow edinburgh cardiff birmingham bristol oxford cambridge
  james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven paul andrew joshua
  kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon
  benjamin samuel gregory frank alexander raymond patrick jack dennis jerry tyler aaron jose adam nathan henry douglas zachary peter kyle walter
  ethan jeremy harold keith christian roger noah gerald carl terry sean austin arthur lawrence jesse dylan bryan joe jordan billy bruce albert
  willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell elijah louis bobby philip johnny bradley martin curtis leonard
  stanley victor oscar marcus lucas oliver liam mason connor cameron trevor spencer derek dustin travis carlos luis miguel antonio pedro jorge
  manuel francisco fernando ricardo eduardo roberto alberto alejandro javier sergio diego andres pablo rafael marco mario angelo giovanni giuseppe
  francesco stefano pierre jean jacques michel nicolas philippe olivier laurent hans peter klaus jurgen wolfgang dieter stefan andreas markus
  tobias sebastian florian maxim ivan vladimir dmitry sergey andrey alexey alexandr mikhail nikolai boris igor oleg pavel mohammed muhammad ahmed
  mohamed hassan hussein mustafa mehmet ibrahim omar khalid abdullah rashid imran krishna ganesh shiva rahul amit sanjay vijay rajesh suresh
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra ashley kimberly emily donna michelle
  carol amanda dorothy melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen
  samantha katherine christine debra rachel carolyn janet catherine maria heather diane ruth julie olivia joyce virginia victoria kelly lauren
  christina joan evelyn judith megan andrea cheryl hannah jacqueline martha gloria teresa ann sara madison frances kathryn janice jean abigail
  alice julia judy sophia grace denise amber doris marilyn danielle beverly isabella theresa diana natalie brittany charlotte marie kayla alexis
  lori claire chloe sophie katie lucy molly holly amelia erin bethany rosie gemma stacey tracy kirsty natasha tanya tatiana svetlana olga irina
  elena natalia ekaterina anastasia marina oksana yulia daniela gabriela carmen isabel lucia sofia valentina camila mariana alejandra fernanda
  carolina adriana monica claudia veronica patricia sabrina vanessa melanie nadine nathalie sandrine celine aurelie camille manon julie marion
  mike mikey dave davey steve stevie chris christy tony tommy jimmy jamie johnboy robbie bob bobby rob ron ronnie don donny danny dan matt
  matty nick nicky alex alexa alexandra alexandria sasha sam sammie samantha ben benny tim timmy jim joey jon jonny johnnie charlie charley
  charlie jenny jen jess jessie jessy kate kathy cathy katy kat kim kimmy liz lizzy beth becky vicky vicki tina tanya tracey trish mandy candy
  sandy andy annie ann anne hannah nina nikki nicki missy chrissy krissy dee debbie gina lola lolita maya mia zoe eva ella leah lily ruby skye
  asdfgh asdf qwerty qwertz azerty zxcvbn qazwsx abc abcd abcde abcdef abcdefg abcdefgh alphabet letters numbers abracadabra
  trustno ncc thx rush catch agent agentorange doubleo bond heka slick silverfox greenhouse toolbox wheels engine hammer hammerhead anvil sword
  swordfish shield dagger blade blades razor bullet gunner gunners shooter shotgun pistol revolver rifle magnum winchester remington smithwesson
  scorpions hornets spitfire mustang tomcat topgun maverick goose iceman viper stealth nighthawk blackbird phantom tornado harrier hornet raptor
  shelby cobra stingray firebird thunderbird roadrunner coyote wildthing cartoon cartoons comic comics manga anime otaku kawaii
  `.trim().split(/\s+/),
);
