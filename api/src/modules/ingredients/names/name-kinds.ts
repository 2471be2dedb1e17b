import { KIND_WORDS, MODIFIERS } from './name-modifiers.ts';
import { nameWords, readWords } from './name-words.ts';

const WINES = 'white red rice dry sparkling cider';
const OILS =
  'vegetable canola corn peanut olive sunflower safflower grapeseed sesame pumpkinseed coconut rapeseed groundnut soybean avocado walnut hazelnut almond neutral salad truffle';
const STOCKS = 'chicken beef veal fish vegetable veggie turkey lamb duck mushroom seafood shrimp pork ham game';
const MEATS = 'beef pork lamb veal turkey chicken duck venison bison goat rabbit goose';
const CUTS =
  'chop rib shoulder leg loin tenderloin shank neck liver bone kidney heart tongue cheek belly steak roast cutlet escalope drumstick wing thigh breast chuck flank brisket round rump'.split(
    ' ',
  );
const MEATS_AND_MEATLESS = `${MEATS} soy soya vegetable veggie vegetarian vegan bean`;
const FISHES = 'salmon trout whitefish sturgeon lumpfish cod herring flying-fish carp';
const FRUITS =
  'strawberry raspberry apricot blackberry blueberry cherry plum peach fig orange grape redcurrant currant blackcurrant gooseberry quince rhubarb apple pear cranberry mango lemon lime';
const SWEET_FLAVOURS = 'chocolate vanilla strawberry coffee caramel butterscotch mint lemon coconut banana pistachio';
const BASILS = 'green purple thai';
const CHILLIES = 'jalapeno serrano poblano anaheim habanero ancho guajillo pasilla chipotle mexico mexican';
const BUNS = 'hamburger burger dog brioche slider';

/** Nouns, of one word or two, that are told apart by the word before them, and those words: "vegetable or chicken stock" names two stocks. */
const KINDS_OF_NOUNS: Record<string, string> = {
  oil: OILS,
  stock: STOCKS,
  broth: STOCKS,
  bouillon: STOCKS,
  gravy: STOCKS,
  'stock cube': STOCKS,
  'stock pot': STOCKS,
  'stock powder': STOCKS,
  'broth cube': STOCKS,
  'bouillon cube': STOCKS,
  'bouillon powder': STOCKS,
  'bouillon granules': STOCKS,
  burger: MEATS_AND_MEATLESS,
  patty: MEATS_AND_MEATLESS,
  mince: MEATS_AND_MEATLESS,
  meatball: MEATS_AND_MEATLESS,
  bacon: 'turkey beef vegetarian vegan veggie streaky back',
  bun: BUNS,
  'hot dog bun': BUNS,
  roll: BUNS,
  'hot dog roll': BUNS,
  tortilla: 'corn flour wheat',
  starch: 'corn potato tapioca rice wheat',
  butter: 'peanut almond cashew hazelnut walnut nut seed apple pumpkin cocoa',
  'soy sauce': 'light dark mushroom regular sweet',
  sauce:
    'soy fish oyster hoisin teriyaki tamari tomato chilli pasta marinara spaghetti pizza barbecue bbq steak worcestershire tartare apple cranberry caramel chocolate plum duck peanut mint',
  jam: FRUITS,
  jelly: `${FRUITS} mint pepper`,
  chutney: `${FRUITS} tomato onion`,
  'pie filling': FRUITS,
  brandy: FRUITS,
  preserves: FRUITS,
  marmalade: FRUITS,
  extract: `${SWEET_FLAVOURS} almond orange peppermint maple rum`,
  essence: `${SWEET_FLAVOURS} almond orange peppermint maple rum`,
  'ice cream': SWEET_FLAVOURS,
  frosting: SWEET_FLAVOURS,
  icing: SWEET_FLAVOURS,
  pudding: SWEET_FLAVOURS,
  'pudding mix': SWEET_FLAVOURS,
  'protein powder': `${SWEET_FLAVOURS} whey pea soy soya hemp rice`,
  syrup: 'maple corn agave rice golden date chocolate apple pear',
  gelatin: FRUITS,
  gelatine: FRUITS,
  mix: 'biscuit baking cake pancake brownie muffin',
  'chocolate chip': 'dark milk semisweet bittersweet white',
  chip: 'chocolate butterscotch carob tortilla corn potato',
  powder: 'garlic onion chilli curry mustard cocoa cacao',
  yogurt: 'flavoured flavored greek plain natural soy soya coconut almond oat dairy vanilla goat',
  pastry: 'puff shortcrust filo phyllo',
  egg: 'hen chicken duck quail goose',
  fat: 'duck goose bacon chicken beef pork',
  wine: WINES,
  tea: 'black green white oolong',
  vinegar: 'wine cider apple rice malt sherry balsamic champagne white red distilled coconut cane',
  sugar: 'brown white caster powdered granulated cane icing raw palm coconut light dark muscovado turbinado demerara',
  pumpkin: 'sugar cheese pie',
  juice: 'celery lemon lime orange grapefruit apple pineapple tomato',
  zest: 'lemon lime orange',
  bean: 'black kidney pinto white cannellini navy red borlotti northern haricot broad runner string green fava lima butter',
  lettuce: 'romaine oak iceberg boston bibb butter green red leaf',
  onion: 'red white yellow green sweet brown spring spanish vidalia maui',
  pepper: 'cayenne red green yellow orange black white bell jalapeno serrano poblano anaheim habanero',
  chilli: CHILLIES,
  chile: CHILLIES,
  basil: BASILS,
  'basil leaf': BASILS,
  peppercorn: 'black white sichuan green pink',
  rice: 'white brown basmati jasmine long-grain short-grain',
  milk: 'whole skim skimmed low-fat coconut almond cashew hazelnut soy soya oat rice hemp goat cow dairy 2% condensed evaporated chocolate',
  cream: 'heavy light whipping double single sour',
  cheese:
    'cheddar swiss parmesan romano gruyere mozzarella provolone goat jack asiago pecorino colby feta blue american cream stilton gorgonzola roquefort oaxaca',
  'blue cheese': 'danish stilton gorgonzola roquefort',
  mushroom: 'button cremini shiitake white brown portobello oyster wild field chestnut',
  potato: 'sweet red white russet idaho yukon new baby creamer fingerling purple',
  chocolate: 'dark milk semisweet bittersweet white unsweetened',
  greens: 'turnip chard collard mustard beet beetroot dandelion salad kale',
  'wheat flour': 'white whole',
  flour:
    'pastry cake self-rising wholemeal whole-wheat gluten-free plain all-purpose bread white wheat self-raising rye spelt oat rice corn almond coconut buckwheat',
  bread: 'white wheat brown wholemeal rye french italian',
  noodle: 'egg rice udon soba',
  cabbage: 'red white green savoy napa',
  tomato: 'plum cherry grape roma canned red yellow orange green black persimmon jubilee brandywine beefsteak heirloom',
  olive: 'black green kalamata calamata nicoise',
  apple: 'green red gala fuji',
  grape: 'red green',
  squash: 'acorn butternut buttercup kabocha delicata carnival dumpling nugget hubbard summer winter yellow',
  scallop: 'sea bay',
  leaf: 'basil mint coriander parsley cilantro lettuce spinach bay lime curry',
  seed: 'mustard cumin fennel caraway coriander sesame sunflower pumpkin poppy celery dill squash melon watermelon',
  seasoning: 'cajun creole italian taco greek',
  salt: 'kosher sea coarse table',
  mustard: 'dijon english yellow grainy brown wholegrain',
  paste: 'tomato curry miso',
  ...Object.fromEntries(CUTS.map((cut) => [cut, MEATS])),
  steak: `${MEATS} skirt flank sirloin rib-eye ribeye hanger hanging t-bone porterhouse`,
  ham: 'serrano parma iberico bayonne smoked country virginia york',
  roe: FISHES,
  caviar: FISHES,
  sausage: `${MEATS_AND_MEATLESS} boar italian`,
  'sausage meat': MEATS,
};

const KINDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(KINDS_OF_NOUNS).map(([noun, kinds]) => [nameWords(noun).join(' '), new Set(nameWords(kinds))]),
);
/** Most words of a noun. */
const NOUN_MAX = 3;

/** The noun that `part` ("vegetable") leaves to one of the names behind it ("chicken stock cube"), in its words; undefined when it lacks none. */
export function sharedNoun(part: string, later: readonly string[]): string | undefined {
  const kind = kindIn(part);
  const others = later.filter((name) => !nameWords(name).includes(kind)); // "garlic or garlic powder" are two foods
  return others.flatMap(nounsOf).find((noun) => isKindOf(kind, noun));
}

/** `kind` ("oat") with the noun of a name ("milk") whose kind it is; undefined when it is none. */
export function withNounOf(name: string, kind: string): string | undefined {
  const noun = [name, ...nounsOf(name)].find((words) => isKindOf(kindIn(kind), words));
  return noun === undefined ? undefined : `${kind} ${noun}`;
}

/** The kinds that a noun is told apart by, in full: "chicken stock", "fish stock" … of "stock"; none of another word. */
export function namesOfKinds(noun: string): string[] {
  return [...(KINDS.get(nameWords(noun).join(' ')) ?? [])].map((kind) => `${kind} ${noun}`);
}

/**
 * The cut or part that an offer leaves to the animal or fruit of a name: the loin of "pork tenderloin or loin" is pork loin, the juice of "lemon
 * wedge/juice" lemon juice, the broth of "beef stock or broth" beef broth, the oil of "cinnamon extract or oil" cinnamon oil. Undefined where it leaves none.
 */
export function cutOf(name: string, offered: string): string | undefined {
  const words = nameWords(name);
  if (LIQUIDS.has(words.at(-1) ?? '') && LIQUIDS.has(nameWords(offered).join(' ')))
    return [...name.split(' ').slice(0, -1), offered].join(' ');
  if (FLAVOURS.has(words.at(-1) ?? '') && /^oil$/i.test(offered))
    return `${name.split(' ').slice(0, -1).join(' ')} oil`;
  if (CITRUS.has(words[0] ?? '') && PARTS_OF_CITRUS.has(nameWords(offered).join(' '))) return `${words[0]} ${offered}`;
  const [animal = '', ...cut] = words.slice(
    Math.max(
      0,
      words.findIndex((word) => ANIMALS.has(word)),
    ),
  ); // "lean beef chuck"
  const isCut = (words: readonly string[]): boolean => CUTS.includes(words.at(-1) ?? '');
  const isBare = (word: string): boolean => CUTS.includes(word) || MODIFIERS.has(word) || KIND_WORDS.has(word);
  const other = nameWords(offered); // a skirt steak is one of its own
  return ANIMALS.has(animal) && isCut(cut) && isCut(other) && other.every(isBare) ? `${animal} ${offered}` : undefined;
}

/** The part of a bird that an offer beside the whole leaves without its name: the breasts of "1 chicken (or use breasts)". */
export function partOfBird(name: string, offered: string): string | undefined {
  const bird = nameWords(name).at(-1) ?? '';
  const parts = nameWords(offered);
  const isPart =
    BIRD_PARTS.has(parts.at(-1) ?? '') && parts.every((word) => BIRD_PARTS.has(word) || MODIFIERS.has(word));
  return BIRDS.has(bird) && isPart ? `${bird} ${offered}` : undefined;
}

/** The cut that a list leaves to the animal of the line's own food: the shank of "stewing beef (chuck or shank)". */
export function cutOfAnimal(name: string, offered: string): string | undefined {
  const animal = nameWords(name).find((word) => ANIMALS.has(word));
  const words = nameWords(offered);
  const isCut = CUTS.includes(words.at(-1) ?? '') && words.every((word) => CUTS.includes(word) || MODIFIERS.has(word));
  return animal !== undefined && isCut ? `${animal} ${offered}` : undefined;
}

const BIRDS: ReadonlySet<string> = new Set(nameWords('chicken turkey duck goose'));
const BIRD_PARTS: ReadonlySet<string> = new Set(nameWords('breast leg thigh wing drumstick'));
const LIQUIDS: ReadonlySet<string> = new Set(nameWords('stock broth bouillon'));
const FLAVOURS: ReadonlySet<string> = new Set(nameWords('extract essence flavouring flavoring'));
const CITRUS: ReadonlySet<string> = new Set(nameWords('lemon lime orange grapefruit yuzu'));
const PARTS_OF_CITRUS: ReadonlySet<string> = new Set(nameWords('juice zest rind peel'));

const ANIMALS: ReadonlySet<string> = new Set(nameWords(MEATS));

const isKindOf = (kind: string, noun: string): boolean => KINDS.get(nameWords(noun).join(' '))?.has(kind) ?? false;

/** The word of a text that may tell a kind, as it is compared; empty for what is whole: "peanuts or almond butter" leave nothing out. */
function kindIn(text: string): string {
  const last = readWords(text).at(-1);
  const isSeveral = last?.text.endsWith('s') && last.text !== last.form && !text.endsWith("'s");
  return !last || isSeveral || text.endsWith('-') ? '' : last.form;
}

/** What may be the noun of a name that tells its kind too, the longest first. */
function nounsOf(name: string): string[] {
  const words = name.split(' ');
  const from = Math.max(1, words.length - NOUN_MAX);
  return words.slice(from).map((_, at) => words.slice(from + at).join(' '));
}
