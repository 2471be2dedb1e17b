import { nameWords } from './name-words.ts';

const WINES = 'white red rice dry sparkling cider';
const OILS = 'vegetable canola corn peanut olive sunflower safflower grapeseed sesame coconut rapeseed groundnut soybean avocado walnut hazelnut almond neutral salad truffle';
const STOCKS = 'chicken beef veal fish vegetable turkey lamb duck mushroom seafood pork ham game';

/** Nouns that are told apart by the word before them, and those words: "vegetable or chicken stock" names two stocks. */
const KINDS_OF_NOUNS: Record<string, string> = {
  oil: OILS,
  stock: STOCKS,
  broth: STOCKS,
  wine: WINES,
  vinegar: 'wine cider rice malt sherry balsamic champagne white red distilled',
  sugar: 'brown white caster powdered granulated cane icing raw palm coconut light dark muscovado turbinado demerara',
  juice: 'lemon lime orange grapefruit apple pineapple tomato',
  zest: 'lemon lime orange',
  bean: 'black kidney pinto white cannellini navy red borlotti northern haricot broad runner string green fava lima butter',
  lettuce: 'romaine iceberg boston bibb butter green red leaf',
  onion: 'red white yellow green sweet brown spring spanish vidalia maui',
  pepper: 'red green yellow orange black white bell jalapeno serrano',
  peppercorn: 'black white sichuan green pink',
  rice: 'white brown basmati jasmine long-grain short-grain',
  milk: 'whole skim skimmed low-fat coconut almond soy oat 2% condensed evaporated',
  cream: 'heavy light whipping double single sour',
  cheese: 'cheddar swiss parmesan romano gruyere mozzarella provolone goat jack asiago pecorino colby feta blue american cream',
  mushroom: 'button cremini shiitake white brown portobello oyster wild field chestnut',
  potato: 'sweet red white russet yukon new',
  chocolate: 'dark milk semisweet bittersweet white unsweetened',
  flour: 'pastry cake self-rising wholemeal whole-wheat gluten-free plain all-purpose bread white wheat self-raising rye spelt oat rice corn almond coconut buckwheat',
  bread: 'white brown wholemeal rye french italian',
  noodle: 'egg rice udon soba',
  cabbage: 'red white green savoy napa',
  tomato: 'plum cherry grape roma canned',
  olive: 'black green kalamata calamata nicoise',
  apple: 'green red gala fuji',
  grape: 'red green',
  squash: 'acorn butternut summer winter yellow',
  scallop: 'sea bay',
  leaf: 'basil mint coriander parsley cilantro lettuce spinach bay lime curry',
  seed: 'mustard cumin fennel caraway coriander sesame sunflower pumpkin poppy celery dill',
  seasoning: 'cajun creole italian taco greek',
  salt: 'kosher sea coarse table',
  mustard: 'dijon english yellow grainy brown wholegrain',
  paste: 'tomato curry miso',
  thigh: 'chicken turkey',
  breast: 'chicken turkey duck',
  sausage: 'pork beef turkey chicken italian',
};

const KINDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(Object.entries(KINDS_OF_NOUNS).map(([noun, kinds]) => [noun, new Set(nameWords(kinds))]));

/** The last noun of a name, in the form that names are compared by. */
const lastForm = (name: string): string => nameWords(name).at(-1) ?? '';

/** Whether `part` ("vegetable") lacks the noun that `full` ("chicken stock") ends in. */
export function sharesNoun(part: string, full: string): boolean {
  return KINDS.get(lastForm(full))?.has(lastForm(part)) ?? false;
}
