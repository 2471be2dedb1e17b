import { nameWords } from './name-words.ts';

const words = (text: string): ReadonlySet<string> => new Set(nameWords(text));

/** Words that say how a food is cut, how big, ripe, clean or good it is, and never what it is. */
export const HARMLESS_WORDS = words(`
  large medium small big tiny mini miniature jumbo huge little larger smaller smallish largish biggish size sized extra very thick thin thickly thinly thinner long short wide narrow tall
  heaping heaped level scant rounded generous generously overflowing overfilled packed loosely lightly firmly tightly
  fresh freshly fresher new-season ripe overripe underripe unripe ripened just ready tender young mature firm soft softened hard crisp crunchy juicy plump meaty fleshy floppy
  chopped chop diced dice minced sliced slivered shredded grated julienned cubed cube crumbled crushed torn cut halved half quartered quarter split broken pounded flattened
  mashed pureed whipped whisked beaten stirred sifted unsifted sieved strained drained undrained rinsed washed unwashed scrubbed cleaned trimmed peeled unpeeled skinned skinless boned boneless
  deboned pitted unpitted stoned cored seeded deseeded unseeded seedless stemmed stemless hulled shelled unshelled shucked unshucked husked deveined debearded scaled gutted filleted butterflied tailed headless
  dressed jointed zested juiced squeezed scored pricked tied rolled folded snipped chiffonade melted warm warmed lukewarm tepid cold chilled cool cooled hot boiling boiled iced
  cooked uncooked precooked raw unbaked parcooked reheated leftover defrosted thawed divided separated reserved combined mixed prepared
  fine finely finer coarse coarsely roughly rough crosswise lengthwise lengthways diagonally diagonal evenly well good best great nice quality premium pure real genuine authentic
  natural organic local homegrown homemade handmade artisan artisanal storebought store bought shop supermarket imported domestic favorite favourite favourites preferred choice optional
  regular normal standard ordinary plain-ish traditional classic usual commercial generic brand branded available additional more enough
  whole entire intact unsliced uncut sweetish bitesize bite inch inches cm mm wedge piece thickness diameter wide about approximately approx around roughly nearly almost
  room temperature dry-aged unbleached bleached untreated unwaxed waxed unsprayed pasteurised unpasteurised grade fancy choice prime lean leanest fatty trim
  low reduced sodium lowfat nonfat fat unsalted-ish light-ish full nonstick clean preferably ideally
  total weight each equal assorted various several few some any other another your own handful pinch quick quickly gently slightly partially fully completely thoroughly
  bone skin shell rind peel-on head-on tail-on skin-on shell-on bone-in on in
  garden free-range cage range pastured pasture grass fed farmed farm wild-caught line caught sustainable humanely raised hormone
  drizzle sprinkling dusting garnish greasing frying serving cooking kitchen table household everyday
  the a an of my our this that such to
`);

/** Names of parts and shapes that may follow a food's name without changing what it is. */
export const PART_WORDS = words(`
  leaf sprig stalk stem rib floret floweret head bulb clove ear piece chunk cube half quarter wedge slice sliver strip stick spear segment section ring round disc coin shaving curl ribbon matchstick
  fillet cutlet tip top end heart tail strand thread pod root kernel cob bunch block ball bit crumble dice julienne bite steak portion loaf rasher knob nugget link
  medallion tender tenderloin-tip batonnet granule flake frond part quill nest bundle scallopini cap sheet square shoot
`);

/** Words that make something else of the food they stand beside: it must be known by its whole name or not at all. */
export const CHANGING_WORDS = words(`
  vegan vegetarian veggie veg plant based meatless eggless dairyless flourless beefless chickenless fishless nondairy dairyfree glutenfree imitation mock faux fake artificial substitute alternative alternate replacement replacer analogue analog style
  flavored flavor scented infused breaded battered crumbed creamed buttered candied chocolate-covered coated glazed covered stuffed filled marinated sandwich
  sauce soup dip spread dressing powder paste extract essence concentrate syrup juice oil vinegar butter milk cream cheese bread cake pie tart cookie cracker crisp chip flour meal starch jam jelly preserve marmalade relish chutney
  pickle salad stew curry broth stock bouillon gravy seasoning rub mix dough batter crust pastry roll bun wrap noodle pasta liqueur wine beer tea coffee candy bar ice puree water seed nut burger sausage bacon patty dumpling ravioli pizza pudding custard mousse
`);

/** What may stand before `free`, `less` or `reduced` without changing the food (fat-free milk is still milk). */
export const HARMLESS_PHRASES: readonly RegExp[] = [
  /\b(?:fat|sugar|salt|sodium|gmo|cage|hormone|antibiotic|pit|seed|stone|cruelty|preservative|additive|msg|oil|alcohol|caffeine|pesticide|bpa)[ -]free\b/gi,
  /\bfree[ -]range\b/gi,
  /\b(?:low|reduced|lower|less|no|half|light|lite|full)[ -](?:fat|sodium|salt|sugar|calorie|carb)(?:[ -]added)?\b/gi,
  /\bno[ -](?:salt|sugar|added[ -](?:salt|sugar))(?:[ -]added)?\b/gi,
  /\b(?:non|un)[ -]?gmo\b/gi,
];
