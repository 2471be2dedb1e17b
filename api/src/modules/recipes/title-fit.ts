import { Allergen } from '../ingredients/dietary.ts';
import { isFreeOf, type KnownFood } from '../ingredients/foods/food-knowledge.ts';

/** Diets and allergens that a title promises. */
const PROMISES: readonly (readonly [RegExp, (use: KnownFood) => boolean])[] = [
  [/\bvegan\b/, ({ diet }) => diet === 'vegan'],
  [/\b(?:vegetarian|veggie|meat-?free)\b/, ({ diet }) => diet === 'vegan' || diet === 'vegetarian'],
  [/\bgluten[- ]free\b/, (use) => isFreeOf(use, [Allergen.GLUTEN])],
  [/\bdairy[- ]free\b/, (use) => isFreeOf(use, [Allergen.DAIRY])],
  [/\begg(?:[- ]free|less)\b/, (use) => isFreeOf(use, [Allergen.EGGS])],
  [/\bnut[- ]free\b/, (use) => isFreeOf(use, [Allergen.TREE_NUTS, Allergen.PEANUT])],
];

const FOR_BABIES = /\bbab(?:y|ies)['’]s?\b|\bfor babies\b|\btoddlers?\b|\bweaning\b|\binfants?\b/;
/** What no small child is to eat: honey, what burns, and what comes salted or seasoned. */
const NOT_FOR_BABIES =
  /\b(?:honey|chill?i(?:es)?|jalapeño|cayenne|harissa|sriracha|mustard|horseradish|wasabi|salt|salted|stock cube|guacamole|pickled?|smoked|bacon)\b/;
const SEASONED = new Set(['sauces', 'deli', 'snacks-and-sweets']);
/** Milligrams in 100 g, above which a food is salted. */
const SALTED = 300;

/** A dish that is called white, not one of its foods, or that is pale by its kind. */
const WHITE =
  /\b(?:vanilla|lemonade|summer pudding|panna cotta|blancmange)\b|\b(?:white|blanco|blanca|bianco)\b(?! (?:wine|fish|chocolate|cabbage|pepper|pudding))/;
const DARK =
  /\b(?:borlotti|pinto|kidney|black|brown|dark|red|green|wild garlic|wholemeal|rye|palm sugar|jaggery|coconut sugar|molasses|treacle|tamari|soy sauce|balsamic)\b/;

/** Grains that a dough is named for, and the flours in which they are lost. */
const NAMED_GRAIN = /\b(?:wholemeal|wholewheat|rye|spelt)\b/;
const WHITE_FLOUR = /\b(?:plain|bread|00) flour\b/;

/** Butter of something else. */
const OTHER_BUTTER = /\b(?:peanut|nut|almond|apple|cashew|fruit|seed) butter\b|\bbutter beans?\b|\bbread and butter\b/g;

/** A dish that is called after its wine. */
const OF_WINE = /\b(?:wine|au vin|al vino|bourguignonn?e?|marsala)\b/;

const NUTS: readonly Allergen[] = [Allergen.PEANUT, Allergen.TREE_NUTS, Allergen.SESAME];

/** Aisles of what a dish is called after by one word more: mango lassi, candied pecans, apple sauce. Vegetables, meat and fish are taken for each other there. */
const NAMING = new Set(['fruit', 'nuts-and-seeds', 'pulses']);

/** Whether what a dish is called after would be another thing: pears in apple sauce, stock in coq au vin, peanuts in tahini sauce. */
function isOtherDish(food: KnownFood, use: KnownFood, said: string): boolean {
  if (OF_WINE.test(said) && /\b(?:wine|marsala)\b/.test(food.name) && /\b(?:stock|broth)\b/.test(use.name)) return true;
  if (NAMING.has(food.category) && isCalledAfter(food, said)) return !isAlike(food, use);
  return said.startsWith(food.name) && NUTS.some((nut) => isFreeOf(food, [nut]) && use.contains.includes(nut));
}

/** A name without how the food is kept, and without its plural. */
const bareName = (name: string): string =>
  name.replace(/^(?:canned|dried|frozen|fresh|cooked) /, '').replace(/(?<=[^s])s$/, '');

/** Whether a title is the food and at most a word before and behind it. */
function isCalledAfter({ name, plural }: KnownFood, said: string): boolean {
  return [name, plural ?? name].some((own) => {
    const around = ` ${said}`.split(` ${bareName(own)}`);
    return around.length === 2 && around.every((words) => words.trim().split(' ').length === 1);
  });
}

/** The same thing in another state, or what is made of it: ground almonds, guacamole. */
const isAlike = (food: KnownFood, use: KnownFood): boolean =>
  use.category !== food.category || use.name.includes(bareName(food.name));

/**
 * Whether a food in the place of another leaves a dish what its title says: no honey in a vegan one, nothing salted for a baby, nothing
 * dark in a white soup, butter where it is turnips with butter, and pears nowhere in apple sauce.
 */
export function suitsTitle(food: KnownFood, use: KnownFood, title: string): boolean {
  const said = title.toLowerCase();
  if (PROMISES.some(([promise, keeps]) => promise.test(said) && !keeps(use))) return false;
  if (FOR_BABIES.test(said) && !isForBabies(food, use)) return false;
  if (WHITE.test(said) && DARK.test(use.name) && !DARK.test(food.name)) return false;
  if (NAMED_GRAIN.test(said) && NAMED_GRAIN.test(food.name) && WHITE_FLOUR.test(use.name)) return false;
  if (isOtherDish(food, use, said)) return false;
  const isButtery = /\bbutter(?:ed)?\b/.test(said.replace(OTHER_BUTTER, ' ')) && /\bbutter\b/.test(food.name);
  return !isButtery || /\b(?:butter|ghee)\b/.test(use.name);
}

function isForBabies(food: KnownFood, use: KnownFood): boolean {
  if (NOT_FOR_BABIES.test(use.name) && !NOT_FOR_BABIES.test(food.name)) return false;
  if (SEASONED.has(use.category) && !SEASONED.has(food.category)) return false;
  return (use.nutrients?.sodium ?? 0) <= Math.max(SALTED, food.nutrients?.sodium ?? 0);
}
