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

const BEAN = /\bbeans?\b/;

const FLESH = new Set(['meat', 'poultry']);

/** What these are, allergens tell: a nut is no seed and no peanut, and of soya beans and wheat seitan is made of the other. */
const TOLD_BY_ALLERGEN = new Set(['nuts-and-seeds', 'tofu-and-plant-protein']);
const TELLING: readonly Allergen[] = [Allergen.PEANUT, Allergen.TREE_NUTS, Allergen.SOY];

const NUTS: readonly Allergen[] = [Allergen.PEANUT, Allergen.TREE_NUTS, Allergen.SESAME];

/** Aisles of what a dish is called after by one word more: mango lassi, candied pecans, apple sauce. Vegetables, meat and fish are taken for each other there. */
const NAMING = new Set(['fruit', 'nuts-and-seeds', 'pulses', 'sauces', 'deli']);

/** When what a dish is called after would be another thing: stock in coq au vin, peanuts in tahini sauce, pears in apple sauce, a bird for chops, no bean in three bean salad. */
const OTHER_DISH: readonly ((food: KnownFood, use: KnownFood, said: string) => boolean)[] = [
  (food, use, said) =>
    OF_WINE.test(said) && /\b(?:wine|marsala)\b/.test(food.name) && /\b(?:stock|broth|juice)\b/.test(use.name),
  (food, use, said) =>
    said.startsWith(food.name) && NUTS.some((nut) => isFreeOf(food, [nut]) && use.contains.includes(nut)),
  (food, use, said) =>
    TOLD_BY_ALLERGEN.has(food.category) &&
    use.category === food.category &&
    TELLING.some((one) => food.contains.includes(one) && !use.contains.includes(one)) &&
    namesKind(food, said),
  (food, use, said) => NAMING.has(food.category) && isCalledAfter(food, said) && !isAlike(food, use),
  (food, use, said) => isOtherAnimal(food, use) && namesFood(food, said),
  (food, use, said) =>
    BEAN.test(said) && BEAN.test(food.name) && food.category === use.category && !BEAN.test(use.name),
];

/** A name without how the food is kept, and without its plural. */
const bareName = (name: string): string => name.replace(STATE, '').replace(/(?<=[^s])s$/, '');
const STATE = /^(?:canned|dried|frozen|fresh|cooked) /;

/** Words behind which a title tells what else is in the dish. */
const BESIDE = /\s(?:with|in|on)\s.*$/;

/** Whether a title is the food and at most a word before and behind it, whatever it comes with. */
function isCalledAfter(food: KnownFood, said: string): boolean {
  return calledBy(food).some((own) => {
    const around = ` ${said.replace(BESIDE, '')} `.split(` ${own} `);
    return around.length === 2 && around.every((words) => words.trim().split(' ').length === 1);
  });
}

/** Whether a title says a food anywhere. */
const namesFood = (food: KnownFood, said: string): boolean =>
  calledBy(food).some((own) => ` ${said} `.includes(` ${own} `));

/** Whether a title says what a food is made of: peanuts of peanut butter, tofu of firm tofu. */
const namesKind = (food: KnownFood, said: string): boolean => {
  const kind = bareName(food.name).replace(
    /^(?:ground|flaked|blanched|roasted|salted|firm|extra-firm|silken|smoked) | butter$/g,
    '',
  );
  return [kind, `${kind}s`].some((own) => ` ${said.replace(/[,:;]/g, '')} `.includes(` ${own} `));
};

/** A food's bare name for one and for many. */
const calledBy = ({ name, plural }: KnownFood): string[] => {
  const one = bareName(name);
  return [one, `${one}s`, ...(plural === null ? [] : [plural.replace(STATE, '')])];
};

/** Whether meat stands in for a bird, or a bird for meat. */
const isOtherAnimal = ({ category }: KnownFood, use: KnownFood): boolean =>
  category !== use.category && FLESH.has(category) && FLESH.has(use.category);

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
  if (OTHER_DISH.some((isOther) => isOther(food, use, said))) return false;
  const isButtery = /\bbutter(?:ed)?\b/.test(said.replace(OTHER_BUTTER, ' ')) && /\bbutter\b/.test(food.name);
  return !isButtery || /\b(?:butter|ghee)\b/.test(use.name);
}

function isForBabies(food: KnownFood, use: KnownFood): boolean {
  if (NOT_FOR_BABIES.test(use.name) && !NOT_FOR_BABIES.test(food.name)) return false;
  if (SEASONED.has(use.category) && !SEASONED.has(food.category)) return false;
  return (use.nutrients?.sodium ?? 0) <= Math.max(SALTED, food.nutrients?.sodium ?? 0);
}
