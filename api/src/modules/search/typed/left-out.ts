import type { Allergen, Diet } from '../../ingredients/dietary.ts';
import type { FoodKnowledge, KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { nameWords } from '../../ingredients/names/name-words.ts';
import { foodsOfGroup, groupOf, type FoodGroup } from './food-groups.ts';
import { madeWith } from './made-with.ts';
import type { Stance } from './pieces.ts';
import type { Named } from './read-piece.ts';

/** What a text leaves out of every result. */
export interface LeftOut {
  /** As it was written. */
  text: string;
  /** Its name in messages to the cook. */
  name: string;
  /** The food of that name; null for what is no food of its own: dairy. */
  food: KnownFood | null;
  /** Numbers of the foods that no result may need, kinds included. */
  numbers: readonly number[];
  /** Allergens that results must be known to be free of. */
  allergens: readonly Allergen[];
  /** The diet that results must keep to; null for any. */
  diet: Diet | null;
  /** Whether it makes somebody ill: then nothing of its kind is spared. */
  isAllergy: boolean;
}

/** The foods with their names: what leaving out works with. */
export interface FoodBook {
  knowledge: FoodKnowledge;
  names: FoodNames;
  /** Whether recipes need a food or a kind of it; all do unless told. */
  isUsed?: (food: KnownFood) => boolean;
  /** Whether a search has no other text than the one that is read. */
  isAlone?: boolean;
}

/**
 * What leaving out a food takes: where it makes ill, all that is made of it, as far as no allergen tells: cornflour with corn. Where it is a group of an allergen, or makes ill, that allergen too, so that nothing of unknown content
 * passes; where there is only none of it at home, or only none fresh, just the food.
 */
export function leftOut({ text, food, group }: Named, stance: Stance, book: FoodBook): LeftOut {
  const isAllergy = stance === 'allergic' && !group?.allergens;
  const family = isAllergy && food ? groupOf(`${food.name} products`) : undefined;
  const whole = family ?? group;
  if (whole) return leftOutGroup(text, whole, stance, book);
  const isOnlyFresh = stance === 'unwanted' && /^fresh /i.test(text);
  const made = food ? madeOf(food, isOnlyFresh ? 'lacking' : stance, book) : [];
  const numbers = food ? withKinds([food, ...made], book.knowledge) : [];
  return {
    text,
    name: food?.name ?? text,
    food,
    numbers,
    allergens: stance === 'allergic' ? (food?.contains ?? []) : [],
    diet: null,
    isAllergy: stance === 'allergic',
  };
}

/** The same of a whole group of foods. */
export function leftOutGroup(text: string, group: FoodGroup, stance: Stance, book: FoodBook): LeftOut {
  const { knowledge, names } = book;
  const named = foodsOfGroup(group, knowledge, names);
  const foods = [...named, ...named.slice(0, 1).flatMap((food) => madeOf(food, stance, book))];
  const spared = new Set(withKinds(foodsOfGroup({ name: '', foods: group.spares ?? '' }, knowledge, names), knowledge));
  const isOnlyGone = stance === 'lacking' && foods.length > 0;
  return {
    text,
    name: group.name,
    food: group.foods === undefined ? null : (foods[0] ?? null),
    numbers: withKinds(foods, knowledge).filter((number) => !spared.has(number)),
    allergens: isOnlyGone ? [] : (group.allergens ?? []),
    diet: isOnlyGone ? null : (group.diet ?? null),
    isAllergy: stance === 'allergic',
  };
}

/** Whether a food is of what is left out. */
export const concerns = ({ numbers, allergens }: LeftOut, { number, contains }: KnownFood): boolean =>
  numbers.includes(number) || allergens.some((allergen) => contains.includes(allergen));

/** What is left out where foods of that kind are spared: "no fish except salmon" does not keep to what is free of fish. */
export function sparing(left: LeftOut, spared: readonly KnownFood[], knowledge: FoodKnowledge): LeftOut {
  const foods = spared.filter(({ number }) => left.numbers.includes(number));
  if (foods.length === 0 || left.isAllergy) return left;
  const kept = new Set(withKinds(foods, knowledge));
  const allergens = left.allergens.filter((allergen) => !foods.some(({ contains }) => contains.includes(allergen)));
  return { ...left, numbers: left.numbers.filter((number) => !kept.has(number)), allergens, diet: null };
}

/** Whether what is left out is only food, and no allergen or diet. */
export const isOfNoDiet = ({ allergens, diet }: LeftOut): boolean => allergens.length === 0 && diet === null;

const withKinds = (foods: readonly KnownFood[], knowledge: FoodKnowledge): number[] =>
  foods.flatMap(({ number }) => [number, ...knowledge.descendants(number)]);

/** What is made of a food, by its name or as is known of it; where there is only none of it at home, what is bought ready may be. */
const madeOf = (food: KnownFood, stance: Stance, { knowledge, names }: FoodBook): KnownFood[] => [
  ...calledAfter(food, stance, knowledge),
  ...(stance === 'lacking' ? [] : madeWith(food, names)),
];

/**
 * Foods that are made of another and are no kinds of it in the catalogue: the mince and the stock of a chicken, the milk of a coconut. Where it
 * makes ill, and no allergen tells, everything with its name.
 */
function calledAfter({ name, category, contains }: KnownFood, stance: Stance, { foods }: FoodKnowledge): KnownFood[] {
  const [word = '', ...others] = nameWords(name);
  if (others.length > 0) return [];
  if (category === 'poultry' || category === 'meat')
    return foods.filter((other) => other.diet === 'none' && nameWords(other.name).includes(word));
  if (stance === 'allergic' && contains.length === 0)
    return foods.filter((other) => nameWords(other.name).includes(word));
  if (stance !== 'unwanted' || !GROWN.has(category)) return [];
  return foods.filter(
    (other) => isPreserved(other, word) || (other.ancestors.length === 0 && nameWords(other.name)[0] === word),
  );
}

/** Whether a food is another that was only cut, dried or put into tins: canned chopped tomatoes, desiccated coconut. */
function isPreserved({ name }: KnownFood, word: string): boolean {
  const words = name.split(' ');
  return nameWords(words.at(-1) ?? '')[0] === word && words.slice(0, -1).every((way) => PRESERVED.test(way));
}

const PRESERVED =
  /^(?:canned|dried|frozen|pickled|stewed|mashed|cooked|instant|chopped|crushed|plum|cherry|red|(?:fire-|sun-)?(?:roasted|dried)|desiccated|creamed|sweetened|grated)$/i;

/** Of these the first word of a name tells what a food is made of, but where it is a kind of another: a cherry tomato. */
const GROWN: ReadonlySet<string> = new Set(['vegetables', 'fruit']);
