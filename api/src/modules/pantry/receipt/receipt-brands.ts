import { namesOf, type KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { isColour, receiptWords } from './receipt-words.ts';

/** Most words of a brand, and of a name that carries a flavour. */
const WORDS_MAX = 3;
/** What is a flavour beside a food that is made: strawberry of a yogurt, hazelnut of a chocolate. */
const FLAVOURS = new Set(['fruit', 'vegetables', 'herbs', 'spices', 'nuts-and-seeds', 'basics']);

/** What is a part of a dish beside those. */
const PARTS = new Set([...FLAVOURS, 'meat', 'poultry', 'fish']);

/** What is made in flavours: "Milka hazelnut" is chocolate, but "McCain carrots" are no chips. */
const MADE = new Set([
  'drinks',
  'snacks-and-sweets',
  'dairy',
  'baking',
  'oils-and-vinegars',
  'bread',
  'cheese',
  'basics',
]);

/**
 * The food that is bought, where the words name one that may be only its flavour: "hummus roasted garlic" is hummus. A brand that
 * stands for one food is that, where nothing or only a flavour is named: "Kerrygold", but "Kerrygold Cheddar" is cheddar. A dish is
 * none of its parts: "wonton chicken coriander".
 */
export function withBrand(
  named: KnownFood | undefined,
  full: readonly string[],
  kept: readonly string[],
  names: FoodNames,
): KnownFood | undefined {
  if (!named) return brandOf(full, names);
  const dish = dishBeside(named, kept);
  if (dish !== undefined) return names.find(dish);
  if (!isFlavour(named, names) || names.find(kept.join(' ')) === named) return named;
  const brand = brandOf(full, names);
  return carrierIn(kept, names) ?? (brand && MADE.has(brand.category) ? brand : named);
}

const isFlavour = (food: KnownFood, names: FoodNames): boolean =>
  FLAVOURS.has(food.category) || food === names.find('olive');

/** The dish that the words name beside a part of it. */
function dishBeside(named: KnownFood, kept: readonly string[]): string | undefined {
  const { dishes } = receiptWords();
  const dish = kept.find((word) => dishes.has(word) || dishes.has(word.replace(/e?s$/, '')));
  const isOfDish = dish === undefined || namesOf(named).some((name) => name.includes(dish.replace(/e?s$/, '')));
  return PARTS.has(named.category) && !isOfDish ? dish : undefined;
}

function brandOf(words: readonly string[], names: FoodNames): KnownFood | undefined {
  const { brands } = receiptWords();
  const brand = runsOf(words).find((run) => brands.has(run));
  return brand === undefined ? undefined : names.find(brands.get(brand) ?? '');
}

/** A food among the words that comes in flavours. */
function carrierIn(words: readonly string[], names: FoodNames): KnownFood | undefined {
  const carriers = new Set(receiptWords().carriers.map((name) => names.find(name)?.number));
  const carries = ({ number, ancestors }: KnownFood): boolean =>
    [number, ...ancestors].some((one) => carriers.has(one));
  return runsOf(words)
    .filter((run) => !isColour(run))
    .map((run) => names.find(run))
    .find((food) => food !== undefined && carries(food));
}

/** The runs of words, the longest first. */
function runsOf(words: readonly string[]): string[] {
  const lengths = Array.from({ length: WORDS_MAX }, (_, at) => WORDS_MAX - at);
  return lengths.flatMap((length) => words.map((_, at) => words.slice(at, at + length).join(' ')));
}
