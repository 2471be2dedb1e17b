import { Allergen, Diet } from '../../ingredients/dietary.ts';
import type { FoodKnowledge, KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { Spelling } from '../../ingredients/names/name-spelling.ts';
import { nameWords } from '../../ingredients/names/name-words.ts';
import {
  PORK,
  NO_PORK,
  ALCOHOL,
  CHILLI,
  SUGAR,
  SWEETENED,
  SWEETS,
  CHEESE,
  NO_CHEESE,
  SOY_SAUCE,
  TOMATO,
  ONION,
  SEASONED,
  GARLIC,
  CORN,
  YEAST,
  SEEDS,
  CHOCOLATE,
  CARBS,
  FEW_CARBS,
  GREEN,
  CELERY_FOODS,
  MILK,
  MUSTARD_FOODS,
} from './group-foods.ts';

/** What cooks leave out by one word, and what that takes beside the food of that name. */
export interface FoodGroup {
  /** Its name in messages to the cook. */
  name: string;
  /** Allergens that it means: what only may contain one is left out with it. */
  allergens?: readonly Allergen[];
  /** The diet that is kept without it. */
  diet?: Diet;
  /** Names of foods that it takes in with all their kinds, with commas between. */
  foods?: string;
  /** Aisles of the catalogue that it takes in whole. */
  categories?: readonly string[];
  /** Names of kinds of these foods that it leaves alone: a sausage of turkey holds no pork. */
  spares?: string;
}

const {
  PEANUT,
  DAIRY,
  GLUTEN,
  SHELLFISH,
  TREE_NUTS,
  SOY,
  EGGS,
  FISH,
  CRUSTACEANS,
  MOLLUSCS,
  SESAME,
  LUPIN,
  SULPHITES,
  CELERY,
  MUSTARD,
} = Allergen;

/** Each group by the words that mean it, with commas between. */
const GROUPS: readonly (readonly [words: string, group: FoodGroup])[] = [
  [
    'peanuts, groundnuts, monkey nuts, erdnüsse, arachides, cacahuètes, cacahuetes, arachidi',
    { name: 'peanuts', allergens: [PEANUT], foods: 'peanut' },
  ],
  [
    'nuts, any nuts, nut products, nüsse, noix, noci, nueces, frutos secos',
    { name: 'nuts', allergens: [PEANUT, TREE_NUTS], foods: 'nut, peanut' },
  ],
  ['tree nuts', { name: 'tree nuts', allergens: [TREE_NUTS], foods: 'nut' }],
  [
    'dairy, dairy products, diary, milk products, lactose, milk protein, casein, df, nondairy, non dairy, laktose, lactosa, lattosio, milchprodukte, latticini, lácteos, produits laitiers',
    { name: 'dairy', allergens: [DAIRY] },
  ],
  [
    'gluten, wheat, wheat products, coeliac, celiac, coeliac disease, celiac disease, gf, glutine, glutin, gluton, weizen',
    { name: 'gluten', allergens: [GLUTEN] },
  ],
  ['shellfish, meeresfrüchte, fruits de mer, mariscos, frutti di mare', { name: 'shellfish', allergens: [SHELLFISH] }],
  ['crustaceans', { name: 'crustaceans', allergens: [CRUSTACEANS] }],
  ['molluscs, mollusks', { name: 'molluscs', allergens: [MOLLUSCS] }],
  ['fish, fisch, poisson, pescado, pesce', { name: 'fish', allergens: [FISH], foods: 'fish' }],
  ['seafood', { name: 'seafood', allergens: [FISH, SHELLFISH] }],
  ['soy, soya, soy products, soya products, soja, soia', { name: 'soy', allergens: [SOY] }],
  [
    'sesame, sesame seeds, sesame products, sesam, sésamo, sesamo',
    { name: 'sesame', allergens: [SESAME], foods: 'sesame seed' },
  ],
  ['lupin, lupins, lupine', { name: 'lupin', allergens: [LUPIN], foods: 'lupin' }],
  [
    'sulphites, sulfites, sulphur dioxide, sulfur dioxide, sulphur, sulfur',
    { name: 'sulphites', allergens: [SULPHITES] },
  ],
  [
    'eggs, egg products, eier, oeufs, huevos, uova',
    { name: 'eggs', allergens: [EGGS], foods: 'egg, egg white, egg yolk' },
  ],
  [
    'meat, meat products, meaty, fleisch, viande, carne',
    { name: 'meat', diet: Diet.PESCATARIAN, foods: 'meat', categories: ['meat', 'poultry'] },
  ],
  ['red meat', { name: 'red meat', categories: ['meat'] }],
  ['poultry, bird', { name: 'poultry', categories: ['poultry'] }],
  ['animal, animal products', { name: 'animal products', diet: Diet.VEGAN }],
  ['pork, pig, schweinefleisch, schwein, porc, cerdo, maiale', { name: 'pork', foods: PORK, spares: NO_PORK }],
  ['bacon, lardons, bacon lardons', { name: 'bacon', foods: 'bacon' }],
  ['beef', { name: 'beef', foods: 'beef, beef mince, beef stock, beef sausage, corned beef' }],
  [
    'alcohol, booze, alcoholic',
    {
      name: 'alcohol',
      foods: ALCOHOL,
    },
  ],
  ['pork and alcohol', { name: 'pork and alcohol', foods: `${PORK}, ${ALCOHOL}`, spares: NO_PORK }],
  ['pork and shellfish', { name: 'pork and shellfish', allergens: [SHELLFISH], foods: PORK, spares: NO_PORK }],
  ['spicy, spicy food, spiciness, hot spice, hot, hot food, heat, chillies', { name: 'chilli', foods: CHILLI }],
  ['sugar, zucker, sucre, azúcar, azucar, zucchero', { name: 'sugar', foods: SUGAR }],
  ['added sugar', { name: 'added sugar', foods: `${SUGAR}, ${SWEETENED}, ${SWEETS}` }],
  ['cheese', { name: 'cheese', foods: CHEESE, spares: NO_CHEESE, categories: ['cheese'] }],
  ['soy sauce', { name: 'soy sauce', foods: SOY_SAUCE }],
  ['tomatoes', { name: 'tomato', foods: TOMATO }],
  ['onions', { name: 'onion', foods: ONION }],
  ['rice', { name: 'rice', foods: 'rice, cooked rice, wild rice, glutinous rice, instant rice' }],
  // In German and French the stalks and the root are called alike.
  ['sellerie, céleri, celeri, céleris', { name: 'celery', foods: CELERY_FOODS }],
  ['cream', { name: 'cream', foods: 'cream, whipped cream, sour cream, crème fraîche' }],
  [
    'carbs, carbohydrates, carb',
    { name: 'carbs', foods: CARBS, categories: ['bread', 'grains', 'pulses', 'snacks-and-sweets'], spares: FEW_CARBS },
  ],
  [
    'bread, breads',
    { name: 'bread', foods: 'bread, bread roll, flatbread, bagel, croissant, bread dough, crescent roll dough' },
  ],
  [
    'citrus, citrus fruit',
    {
      name: 'citrus',
      foods:
        'lemon, lime, orange, grapefruit, mandarin, lemon juice, lime juice, orange juice, orange marmalade, lemon marmalade, marmalade, lime leaf, candied peel, clementine, yuzu, kumquat, lemon curd, preserved lemon, bergamot, pomelo',
    },
  ],
  ['vegetables, veg, veggies', { name: 'vegetables', categories: ['vegetables'] }],
  ['green vegetables, green veg', { name: 'green foods', foods: GREEN }],
  ['fruit', { name: 'fruit', categories: ['fruit'] }],
  ['herbs', { name: 'herbs', categories: ['herbs'] }],
  ['spices', { name: 'spices', categories: ['spices'] }],
  ['pulses', { name: 'pulses', categories: ['pulses'] }],
  [
    'legumes, legume',
    {
      name: 'legumes',
      allergens: [PEANUT, SOY],
      foods: 'pea, frozen pea, green bean, mangetout, sugar snap pea, fenugreek',
      categories: ['pulses'],
    },
  ],
  ['chocolate, cocoa', { name: 'chocolate', foods: CHOCOLATE }],
  ['seeds', { name: 'seeds', foods: SEEDS }],
  [
    'offal',
    {
      name: 'offal',
      foods: 'offal, liver, kidney, tripe, sweetbread, beef heart, pork heart, chicken heart, turkey giblets, tongue',
    },
  ],
  [
    'soft cheese, soft cheeses',
    {
      name: 'soft cheese',
      foods:
        "cream cheese, brie, camembert, goat's cheese, blue cheese, gorgonzola, roquefort, feta, ricotta, mascarpone, quark",
    },
  ],
  [
    'gelatine, gelatin',
    {
      name: 'gelatine',
      foods:
        'gelatine, gelatine leaf, flavoured gelatin, marshmallow, mini marshmallow, marshmallow fluff, gummy sweet, jelly bean',
    },
  ],
  // What makes ill with a food beside it: see `leftOut`.
  ['garlic products', { name: 'garlic', foods: `${GARLIC}, ${SEASONED}` }],
  ['onion products', { name: 'onion', foods: `${ONION}, ${SEASONED}` }],
  ['corn products, sweetcorn products, maize', { name: 'corn', foods: CORN }],
  ['mustard', { name: 'mustard', foods: MUSTARD_FOODS }],
  ['mustard products', { name: 'mustard', allergens: [MUSTARD], foods: MUSTARD_FOODS }],
  ['milk', { name: 'milk', foods: MILK }],
  ['celery products', { name: 'celery', allergens: [CELERY], foods: CELERY_FOODS }],
  ['yeast products', { name: 'yeast', foods: YEAST }],
  ['mixed seeds products, seed products', { name: 'seeds', allergens: [SESAME], foods: SEEDS }],
  [
    'bell pepper products, capsicum products',
    { name: 'peppers', foods: `bell pepper, roasted pepper, paprika, paprika sauce, ${CHILLI}` },
  ],
];

/** What a cook is, which says what they leave out. */
const EATERS: readonly (readonly [words: string, groups: string])[] = [
  [
    'vegan, vegans, plant based, plantbased, vegen, veagn, vegane, veganer, veganes, veganen, vegano, vegana, vegani, vegane, végane, végan, végétalien, végétalienne',
    'animal products',
  ],
  [
    'vegetarian, vegetarians, veggie, veggies only, meat free, meatfree, meatless, vegitarian, vegeterian, vegatarian, vegiterian, vegetarien, végétarien, végétarienne, vegetarisch, vegetarische, vegetarischer, vegetariano, vegetariana, vegetariani, vegetariane, vegetarisches, vegetarischen, vegetarier, vegetarierin, vegi, vego, veg only, pure veg, pure vegetarian, ovo vegetarian, lacto vegetarian, lacto ovo vegetarian, ovo lacto vegetarian, eggetarian',
    'vegetarian',
  ],
  ['pescatarian, pescetarian, pescatarians, peskatarian', 'meat'],
  ['coeliac, celiac, coeliacs, celiacs, coeliac disease, celiac disease, gf', 'gluten'],
  ['nf', 'nuts'],
  ['nondairy, non dairy, df, dairyless', 'dairy'],
  ['halal, muslim, muslims', 'pork and alcohol'],
  ['kosher, jewish', 'pork and shellfish'],
  ['low carb, low carbs, lowcarb, keto, ketogenic', 'carbs'],
];

const VEGETARIAN: FoodGroup = { name: 'meat and fish', diet: Diet.VEGETARIAN };

const byWords = <T>(rows: readonly (readonly [words: string, value: T])[]): Map<string, T> =>
  new Map(
    rows.flatMap(([words, value]) => words.split(',').map((word) => [nameWords(word).join(' '), value] as const)),
  );

const BY_WORDS = byWords(GROUPS);
const BY_EATER = byWords(EATERS);
const SPELLING = new Spelling([...BY_WORDS.keys()].filter((words) => words.length >= 5));

/** How many eat so: "2 vegans", "one coeliac". */
const HOW_MANY = /^(?:\d{1,2}|an?|one|two|three|four|five|six|some|strictly) (?=\S)/i;

/** "Les noix", "die Nüsse". */
const ARTICLE = /^(?:les?|la|l|aux?|die|der|das|den|il|i|gli|alle|ai|agli|las|los|el) (?=\S)/i;

/** The group that just these words mean where something is left out. */
export const groupOf = (text: string): FoodGroup | undefined =>
  BY_WORDS.get(nameWords(text).join(' ')) ?? BY_WORDS.get(nameWords(text.replace(ARTICLE, '')).join(' '));

/** The group that a word means that is a letter off: "glutin". */
export function groupNear(text: string): FoodGroup | undefined {
  const near = SPELLING.nearest(nameWords(text).join(' '), 1);
  return near === undefined ? undefined : BY_WORDS.get(near);
}

/** What is left out by somebody who calls themselves so: "vegan", "coeliac". */
export function groupOfEater(text: string): FoodGroup | undefined {
  const words = BY_EATER.get(nameWords(text.replace(HOW_MANY, '')).join(' '));
  return words === 'vegetarian' ? VEGETARIAN : words === undefined ? undefined : groupOf(words);
}

/** The foods of a group; their kinds come besides. */
export function foodsOfGroup(
  { foods, categories = [] }: FoodGroup,
  knowledge: FoodKnowledge,
  names: FoodNames,
): KnownFood[] {
  const named = (foods?.split(',') ?? []).flatMap((name) => names.find(name) ?? []);
  return [
    ...named,
    ...(categories.length === 0 ? [] : knowledge.foods.filter(({ category }) => categories.includes(category))),
  ];
}
