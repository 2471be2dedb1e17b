import { MAKER } from './name-makers.ts';
import { nameWords } from './name-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(nameWords(text));

/** Words that tell how a food is cut, how big, ripe, clean or good it is, and not what it is; a name is complete without them. */
export const MODIFIERS = words(`
  frischer frisches frischen grosse grosser grosses grossen kleine kleiner kleines kleinen mittelgrosse mittelgrosser gehackter gehacktes gehackten gehacktem geriebenes gemahlener gemahlenes getrockneter getrocknetes gewurfelte gewurfelter geschalt geschalte lauwarm lauwarme lauwarmes kaltes kalte kalter reife reifer zerlassene zerlassener geschnitten geschnittene geriebener gewurfelt fein grob halbiert abgetropft
  hachee emince emincee rapee cisele ciselee egoutte egouttee picado picada troceado troceada fresche tritata tritati tritate affettato affettata
  large lge lrg lg medium small sm big tiny mini miniature jumbo huge larger smaller smallish largish biggish size sized extra very thick thin thickly thinly thinner long short wide narrow
  heaping heaped level scant rounded generous generously overflowing packed loosely softly lightly firmly tightly slender plump tangy creamery chubby
  fresh freshly ripe overripe underripe unripe ripened young mature firm soft softened crunchy juicy meaty fleshy fragrant slim sturdy tender melty hearty teensy ample elongated enriched uncoocked pressed unblemished perfect shiny
  excellent loose tight dense robust delicate crumbly goodly just under other more most common un st med ultra plenty ample amount remaining count one two three four five six eight ten dozen hefty reasonably moderately
  chopped diced dice minced sliced slivered shredded grated julienned cubed crumbled crushed torn cut halved half quartered quarter unskinned pureed pulverized flaked scraped degreased moistened simmering packaged refrigerated split broken pounded flattened shaved cracked bruised smashed
  mashed whipped whisked beaten stirred sifted unsifted sieved strained drained undrained rinsed washed unwashed scrubbed cleaned trimmed untrimmed peeled unpeeled skinned skinless boned boneless semiboneless cut-up unbroken crustless
  deboned pitted unpitted stoned cored seeded deseeded unseeded seedless stemmed stemless hulled unhulled shelled unshelled shucked unshucked husked deveined debearded scaled gutted filleted butterflied headless
  dressed jointed zested juiced squeezed scored pricked tied rolled folded snipped melted warm warmed lukewarm tepid cold chilled cool cooled hot boiling boiled iced steamed
  cooked uncooked precooked raw unbaked reheated leftover defrosted thawed divided separated reserved combined prepared dissolved popped
  fine finely coarse coarsely roughly rough crosswise lengthwise lengthways diagonally evenly well good suitable best great nice quality premium pure real genuine authentic favorite favourite strong flavorful fruity
  natural organic local homegrown homemade handmade artisan artisanal supermarket imported domestic cultivated choice optional stale crusty
  regular normal standard ordinary traditional classic usual commercial brand additional available enough serve serving
  whole entire intact unsliced uncut inch inches diameter about approximately approx around nearly almost
  rich tough unbleached bleached untreated unwaxed unsprayed fancy prime lean nonfat lowfat nonstick clean preferably ideally fully completely slightly partially gently thoroughly
  drop dash shake grating grind gesture pinch handful splash drizzle
  weight each equal several few some any other another your total kosher virgin granulated qb q b dop pdo igp pgi doc
`);

/** A modifier that belongs to the name when one of these words follows: whole milk, split peas, hot sauce. */
export const BOUND_MODIFIERS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    whole: 'milk wheat grain meal wholemeal foods',
    split: 'peas',
    long: 'grain pasta beans pepper',
    short: 'grain ribs crust pasta',
    medium: 'grain',
    hot: 'pepper peppers paprika sauce dog chilli red green italian mustard curry fudge chocolate cocoa hungarian smoked sausage english madras roll cross pickled dogs chilies water-crust',
    crushed: 'red chilli pepper',
    soft: 'cheese tofu shell goat',
    firm: 'tofu',
    fine: 'semolina cornmeal bulgur',
    coarse: 'semolina cornmeal bulgur',
    half: 'and',
    thin: 'spaghetti',
    mini: 'marshmallows',
    fresh: 'cheese mozzarella pasta',
    hard: 'cheese cider',
    pure: 'vanilla',
    cold: 'cuts',
    real: 'bacon',
    rolled: 'oats',
    extra: 'firm',
    iced: 'tea',
    five: 'spice spices',
    whipped: 'cream topping',
    natural: 'yogurt',
    cracked: 'wheat',
    crisp: 'rice',
    cool: 'whip',
    fat: 'back',
    quick: 'oats',
    popped: 'corn',
    crunchy: 'peanut nut',
    strong: 'flour bread white wholemeal coffee',
    cut: 'oats',
    boiling: 'onions',
    lean: 'cuisine',
    shaved: 'ice',
    minced: 'beef pork lamb meat veal turkey chicken venison mutton fish',
    flattened: 'rice',
  }).map(([modifier, nouns]) => [modifier, words(nouns)]),
);

/** Words that tell a kind of a food and stay in its name; none of them changes who may eat it. */
export const KIND_WORDS = words(`
  ground dried dry dehydrated frozen canned tinned jarred bottled smoked roasted toasted blanched instant active powdered salted unsalted unsweetened sweetened sweet sour bitter bittersweet semisweet plain light dark dyed colored tinted crisp clear basic grade easy tasty savory savoury uht proof abv porridge flake leaf stem thread stick cube block sheet semi decorator tasting leafy flaky oval round square ruby bowtie silken lite peppered unprocessed wholemeal wholegrain freeze carbonated passover submarine tubular hollow home farm field brewed poached grilled braised stewed reduced concentrated unleavened caramelized poultry dairy hot mild spicy sharp tart
  red green yellow white black brown purple pink blue golden gold pale rainbow multicolored tricolor
  american asian belgian british california canadian chinese danish dutch english french german greek hungarian indian irish italian israeli jamaican japanese korean lebanese maine mediterranean mexican moroccan nordic norwegian persian peruvian polish
  portuguese russian scotch scottish sicilian spanish swedish swiss egyptian arab tunisian cuban brazilian colombian provencal syrian armenian georgian ukrainian romanian croatian serbian austrian australian zealand argentine argentinian chilean ethiopian kenyan yemeni afghan pakistani lankan malaysian indonesian filipino burmese cambodian palestinian iraqi algerian czech catalan corsican sardinian calabrian ligurian welsh icelandic finnish washington boston york texas vermont wisconsin puerto rican oaxaca oaxacan yucatan sichuan szechuan thai tuscan turkish vietnamese virginia southern idaho florida atlantic pacific alaskan hawaiian savoyard
  flat curly baby wild heirloom garden new old aged vintage mixed assorted seasonal winter summer spring autumn superfine superior
  converted double single heavy unflavored unflavoured crystallised clarified candied preserved cured pickled evaporated refined unrefined filtered cloudy pressed expeller steel
  all purpose flatleaf day pearl live slab center centre loin rack bulk shoulder country farmhouse rustic deli bakery smooth creamy chunky crunchy
  frisch frische gehackt gehackte gerieben geriebene geriebener gemahlen gemahlene getrocknet getrocknete gesiebt gewurfelt fein grob weich weiche packung dose becher stuck scheibe scheiben hache hachee moulu moulue fondu doux rallado rallada molido molida grattugiato grattugiata tritato
  polyunsaturated monounsaturated solid granular stone neutral flavorless tasteless mineral tap sparkling still distilled purified sustainable
`);

/** Small words that join others. */
export const FILLERS = words(
  'the a an of my our this that such to in on by with percent and but or style type kind variety',
);

/** Names of parts and shapes that may follow a food's name without changing what it is. */
export const PART_WORDS = words(`
  leaf sprig stalk stem rib floret floweret head bulb clove ear piece chunk cube half quarter wedge slice sliver strip spear segment section round disc coin shaving curl ribbon matchstick
  fillet tip top end heart tail strand thread pod root kernel cob bunch block bit julienne steak portion rasher knob link
  puree blend skin branch lobe flowerette flowerettes leg thigh breast saddle haunch chop shoulder neck shank roast medallion tender granule flake spray frond part quill skewer nest bundle cap sheet mince meat flesh pulp shoot trimming scrap shred liquid
`);

/** Shapes and cuts that are still the food in some categories and a dish in all others: sticks of celery and of mozzarella, a squid's rings and an onion's, steaks of tuna and of pepper. */
export const SHAPES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    loaf: ['bread'],
    ball: [],
    bite: [],
    nugget: [],
    ring: ['fruit', 'fish', 'canned-and-jarred'],
    rib: ['meat', 'poultry', 'vegetables'],
    square: ['baking', 'tofu-and-plant-protein'],
    stick: ['dairy', 'vegetables', 'spices', 'herbs', 'fruit'],
    cutlet: ['meat', 'poultry'],
    wheel: ['fruit', 'cheese'],
    twist: ['fruit'],
    crumble: ['cheese', 'meat', 'tofu-and-plant-protein'],
    tart: [],
    danish: [],
    crisp: [],
    steak: ['meat', 'poultry', 'fish', 'vegetables'],
    mince: ['meat', 'poultry', 'fish', 'tofu-and-plant-protein'],
    rasher: ['meat', 'poultry', 'tofu-and-plant-protein'],
    ...Object.fromEntries(
      ['roast', 'thigh', 'breast', 'leg', 'saddle', 'haunch', 'chop', 'shank'].map((cut) => [
        cut,
        ['meat', 'poultry', 'fish'],
      ]),
    ),
  }).map(([shape, categories]) => [shape, new Set(categories)]),
);

/** Words that make something else of the food they stand beside: it must be known by its whole name or not at all. */
export const CHANGING_WORDS = words(`
  vegan vegetarian veggie plant based meatless eggless dairyless flourless beefless chickenless fishless nondairy imitation mock faux fake artificial substitute alternative alternate replacement replacer analogue analog
  flavored flavor scented infused breaded battered crumbed breadcrumbed floured frosted honeyed curried dipped dusted dredged topped layered wrapped drizzled tempura katsu malted creamed buttered coated glazed covered stuffed filled marinated sandwich crusted encrusted loaded smothered sauced cheesy buttery milky eggy gratineed gratinated scalloped deviled devilled dauphinoise amandine almondine less free
`);

/** Words that may bring in flour or fat, and may not: "crispy chicken" is crumbed, crispy bacon is not. */
export const DOUBTFUL_WORDS = words('crispy fried sauteed twice');

/** Words that tell a kind of most foods, and of a dish before these: creamy is what peanut butter is, and what cream makes of pasta. */
export const DISHES_OF: readonly (readonly [words: string, categories: ReadonlySet<string>])[] = [
  ['creamy', new Set(['grains', 'meat', 'poultry', 'fish', 'vegetables'])],
  ['crunchy', new Set(['meat', 'poultry', 'fish'])],
  ...['crystallised', 'sugared', 'candied'].map((said) => [said, new Set(['herbs'])] as const), // with egg white
  ['sweet and sour', new Set(['meat', 'poultry', 'fish', 'vegetables', 'tofu-and-plant-protein'])],
];

/** Phrases that leave a food what it is, though their words alone might not: fat-free milk is milk. */
const HARMLESS_PHRASES: readonly RegExp[] = [
  MAKER,
  /\b(?:fat|sugar|salt|sodium|gmo|cage|hormone|antibiotic|pit|seed|stone|cruelty|preservative|additive|msg|oil|alcohol|caffeine|pesticide|bpa|nitrite|nitrate)[ -]free\b/gi,
  /\b(?:free[ -]range|cage[ -]free|grass[ -]fed|pasture[ -]raised|(?:wild|line)[ -]caught|farm[ -](?:raised|fresh)|(?:store|shop)[ -]?bought|home[ -]?(?:made|grown)|dry[ -]aged|sustainably[ -]\w+|humanely[ -]\w+)\b/gi,
  /\b(?:low|reduced|lower|less|no|non|half|light|lite|full|whole|medium|high)[ -](?:fat|sodium|salt|sugar|calorie|carb|moisture)(?:[ -]added)?\b/gi,
  /\b(?:salt|sodium|fat|sugar)[ -]reduced\b|\bnot[- ]too[- ]\w+\b/gi,
  /\bno[ -](?:salt|sugar|added[ -](?:salt|sugar))(?:[ -]added)?\b/gi,
  /\b(?:non|un)[ -]?gmo\b/gi,
  /\b(?:skin|bone|shell|head|tail|peel|rind|stem|fat|vine|leaf)s?[ -](?:on|in|off|less|ripened)\b/gi,
  /\b(?:oven|pan|wood|flame|spit|air|char|stone|kettle|rare|medium|flash)[ -](?:roast(?:ed)?|baked|grilled|fired|broiled|seared|cooked|braised|toasted|smoked|frozen)\b/gi,
  /\b\w+ly[ -](?:flavou?red|scented)\b|\b(?:light|deep|dark|pale|white)[ -](?:colou?r(?:ed)?|fleshed|yellow|green|red)\b|\bkosher for passover\b|\bnon-?oily\b/gi,
  /\b(?:at )?room[ -]temperature\b|\bice[ -]cold\b|\b\w+[ -]sized\b|\b\w+-size\b/gi,
  /\b(?:bite|medium|large|small|good|fair|regular|standard|walnut|pea|fun)[ -]?sized?\b/gi,
  /\b(?:good|best|high|top)[ -]quality\b/gi,
  /\bbuttery(?= (?:[\w-]+ )?cheese\b)/gi,
  /\bof (?:your )?(?:own )?(?:choice|choosing|liking|preference)\b/gi,
  /\b(?:(?:heavy|light|generous|good) )?sprinkl(?:e|ing) of\b/gi,
  /\b(?:ready[ -](?:made|cooked|to[ -](?:eat|use|serve|cook|roll|bake)|rolled|cut|washed|prepared)|pre[ -]?(?:cooked|cut|made|washed|sliced|shredded|packaged|baked|soaked)|center[ -]cut|centre[ -]cut|thick[ -]cut|thin[ -]cut|day[ -]old|paper[ -]thin|(?:quick|slow)[ -]cooking|double[ -]acti(?:on|ng)|(?:medium|large|fine|coarse)[ -]grain|no[ -]knead|oil[ -]cured|multi[ -]?colou?red|extra[ -]virgin|hard[ -](?:boiled|cooked)|soft[ -]boiled|well[ -](?:drained|washed|beaten|chilled|shaken|seasoned|flavored|trimmed|marbled|rinsed|ripened))\b/gi,
];

/** `text` without the phrases that leave a food what it is. */
export function withoutHarmlessPhrases(text: string): string {
  return HARMLESS_PHRASES.reduce((rest, phrase) => rest.replace(phrase, ' '), text);
}
