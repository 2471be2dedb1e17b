import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import type { Piece } from './pieces.ts';
import { readLeftOut, type Named } from './read-piece.ts';
import { INSTEAD_OF } from './sign-words.ts';

/**
 * The place in a run of what is refused where, behind a comma, begins what is there; the length of the run where all of it is refused. "No
 * mushrooms, mince, cheddar" refuses one thing, "no nuts and eggs, apples and oats" what is joined before the comma, and who is allergic to nuts
 * lists no meat: "allergic to nuts, chicken and rice".
 */
export function endOfList(run: readonly Piece[], names: FoodNames, held: readonly KnownFood[] = []): number {
  const read = run.map(({ text }) => readLeftOut(text, names).named);
  const lastOr = run.findLastIndex(({ link }) => link === 'or');
  const end = run.findIndex(({ link }, at) => {
    const [head] = read.slice(0, at).flat();
    if (at === 0 || link !== 'pause' || !run[0]) return false;
    if (!head) return run[0].stance !== 'allergic';
    const isClosed = ['and', 'or'].includes(run[at - 1]?.link ?? '') || INSTEAD_OF.test(run[0].said);
    const isMore = isMoreOf(read[at] ?? [], head, held);
    if (at === 1 && run[0].stance === 'unwanted' && !isMore && isMealInOneBreath(read[1] ?? [], head)) return true;
    return at > lastOr && !isMore && isThere(read.slice(at).flat(), { head, piece: run[0], isClosed });
  });
  return end === -1 ? run.length : end;
}

/**
 * Whether a piece goes on with the kind that is refused: a list in one breath, as in "skip the raisins, apples oats cinnamon", does not, nor what
 * stands behind a kind of what is there: "red onion but no white onion, beetroot".
 */
function isMoreOf([first, ...others]: readonly Named[], head: Named, held: readonly KnownFood[]): boolean {
  if (!first || !isAkin(first, head)) return false;
  if (!isPlain(head)) return true;
  const isInOneBreath = others.some((one) => !isAkin(one, head)) && others.every(isPlain);
  return !isInOneBreath && !(held.some((one) => isKindred(one, head)) && !isKindred(first.food, head));
}

/** "Hate olives, chicken rice peppers": who lists no more behind commas names what there is for a meal. */
const isMealInOneBreath = (behind: readonly Named[], head: Named): boolean =>
  behind.length > 2 &&
  behind.some(({ food }) => food !== null && (MEALS.has(food.category) || isFishForMeal(food))) &&
  !behind.some((one) => isKindred(one.food, head) || isOfDiet(one) || isRefusedWith(one, head));

/** Anchovies season, and are disliked by many. */
const isFishForMeal = ({ name, category }: KnownFood): boolean => category === 'fish' && name !== 'anchovy';

/** Whether two foods are kinds of one, by the last word of their names. */
const isKindred = (food: KnownFood | null, { food: other }: Named): boolean =>
  food?.name.split(' ').at(-1) === other?.name.split(' ').at(-1);

/** Whether what stands behind a comma is no more of what is refused before. */
function isThere(
  behind: readonly Named[],
  { head, piece, isClosed }: { head: Named; piece: Piece; isClosed: boolean },
): boolean {
  const [first, ...others] = behind;
  if (!first || HEADING.test(piece.said)) return false;
  if (piece.stance === 'lacking') return isClosed;
  const isSafe = (one: Named): boolean => isPlain(one) || isGrain(one);
  const isExcepted = EXCEPTED.test(piece.said);
  if (piece.stance === 'unwanted' && (piece.isBare || isClosed || isExcepted)) {
    if (isPlain(head)) return isNoNut(first);
    const isListed = isOfDiet(head) && isOfAllergens(first);
    if (isNoNut(first) && !isListed && behind.some(isSafe)) return !isRefusedWith(first, head);
  }
  const mayBeThere = (one: Named): boolean => mayFollow(one, head) && isSafe(one);
  if (piece.isBare || isClosed) return mayBeThere(first);
  const isOfAllergy = ALLERGIC.test(piece.said) || isOfDiet(head);
  return isOfAllergy && others.length > 0 && MEAT_OR_GRAIN.has(first.food?.category ?? '') && behind.every(mayBeThere);
}

/** Nuts, and what is no food by itself, as dairy, are listed with anything that is refused. */
const isNoNut = ({ food }: Named): boolean => food !== null && food.category !== 'nuts-and-seeds';

/** What somebody may be allergic to: eggs, prawns. */
const isOfAllergens = (one: Named): boolean =>
  isOfDiet(one) || (one.food?.category === 'fish' && one.food.contains.length > 0);

/** "Allergic to" tells what makes ill; "allergies:" begins a list that does not end before its sentence. */
const ALLERGIC = /all?[eé]rg|intol|sensitiv/i;
const HEADING = /^allergens/i;

/** "Anything but mushrooms, chicken and rice". */
const EXCEPTED = /\b(?:except(?: for)?|but|bar)$/i;

/** What is no allergen, nor a group of them, as nuts are. */
export const isPlain = ({ food, group }: Named): boolean =>
  food !== null && food.contains.length === 0 && !group?.allergens && !group?.diet;

const isGrain = ({ food }: Named): boolean => food?.category === 'grains';

/** What few are allergic to, and what most meals are made of. */
const MEAT_OR_GRAIN: ReadonlySet<string> = new Set(['grains', 'meat', 'poultry']);

/** Behind "no gluten" nuts are never there. */
export const areAllergens = (one: Named, other: Named): boolean =>
  one.group?.allergens !== undefined && other.group?.allergens !== undefined;

/** Where behind what is refused goes on what is cooked. */
export interface MealBehind {
  /** The place of the piece that goes on so, and what is refused in it. */
  place: number;
  head: Named;
  /** Meat that follows other meat, and what stands beside it is there, too. */
  cut?: Named;
}

/**
 * Where what is refused goes on with what is cooked, without a word between and with something that a meal is made of: "no dairy chicken rice
 * mushrooms", "no cheese pasta and tomatoes", "can't have shellfish or nuts chicken and noodles". Behind an illness a meal itself must come next.
 */
export function mealBehind(run: readonly Piece[], names: FoodNames): MealBehind | undefined {
  const read = run.map(({ text }) => readLeftOut(text, names).named);
  const place = read.findIndex((named) => named.length > 1);
  const [first, [head, next, ...others] = []] = [run[place], read[place]];
  if (!first || first.stance === 'lacking' || !head || !next || !(first.isBare || head.group)) return undefined;
  const end = run.findIndex(({ link }, at) => at > place && link !== 'and');
  const behind = read.slice(place + 1, end === -1 ? undefined : end).flat();
  const all = [next, ...others, ...behind];
  const isMeal = (one: Named): boolean => MEALS.has(one.food?.category ?? '') && mayFollow(one, head);
  const follow = all.every((one) => mayFollow(one, head));
  if (first.isBare && first.stance !== 'allergic' && isOfDiet(head))
    return all.some(isMeal) ? { place, head } : undefined;
  if (isMeal(next) && follow) return { place, head };
  if (first.stance === 'allergic' && head.group?.allergens)
    return all.some(isMeal) && follow && !all.some(mayMakeIll) ? { place, head } : undefined;
  return isCut(next, head) && [...others, ...behind].some(({ food }) => isBeside(food))
    ? { place, head, cut: next }
    : undefined;
}

/** What others are allergic to though no label tells of it. */
const mayMakeIll = ({ food, group }: Named): boolean =>
  group !== undefined || food === null || ILL.test(food.name) || food.category === 'pulses';

const ILL =
  /kiwi|strawberr|raspberr|peach|nectarine|mango|avocado|celery|celeriac|mustard|pineapple|tomato|lemon|lime|orange|grapefruit|apple|pear|cherry|melon|corn|garlic|onion|pepper|coconut|seed|mushroom|potato/i;

/** Whether meat behind other meat is a cut or the mince of another animal, with more beside it: "no pork lamb mince and tomatoes". */
function isCut({ food }: Named, { food: refused, group }: Named): boolean {
  const isMeat = food !== null && ANIMALS.has(food.category) && refused !== null && ANIMALS.has(refused.category);
  if (!isMeat || !food.name.includes(' ') || food.name.includes(refused.name)) return false;
  return !(group?.foods?.split(', ').includes(food.name) ?? false);
}

const ANIMALS: ReadonlySet<string> = new Set(['meat', 'poultry']);

const isBeside = (food: KnownFood | null): boolean => food !== null && !ANIMALS.has(food.category);

export const isCutBehind = ({ food }: Named, { cut, head }: MealBehind): boolean =>
  cut !== undefined &&
  food !== null &&
  (food === cut.food || (isBeside(food) && food.category !== head.food?.category));

const isOfDiet = ({ group }: Named): boolean => group?.allergens !== undefined || group?.diet !== undefined;

/** Aisles of what meals are made of. */
const MEALS: ReadonlySet<string> = new Set(['grains', 'meat', 'poultry', 'pulses']);

/** Whether a group that is refused takes a food with it. */
function isRefusedWith({ food }: Named, { group }: Named): boolean {
  const isOf = group?.allergens?.some((allergen) => food?.contains.includes(allergen)) ?? false;
  return isOf || (group?.diet !== undefined && food?.diet === 'none');
}

/** Whether a food behind what is refused is no more of that, nor what others are allergic to; pasta is no allergen that one lists. */
export function mayFollow({ food, group }: Named, head: Named): boolean {
  const refused = head.group;
  if (!food || group?.allergens || group?.diet) return false;
  if (!isOfDiet(head) && food.category === head.food?.category) return false;
  if (!isOfDiet(head)) return refused?.name !== 'carbs' || food.category !== 'grains';
  return !isRefusedWith({ text: '', food }, head) && (food.contains.length === 0 || food.category === 'grains');
}

/** Whether two foods are of a kind, so that who lists them behind "no" means both: "no onions, garlic". */
export function isAkin(one: Named, other: Named): boolean {
  if (areAllergens(one, other)) return true;
  return one.food !== null && one.food.category === other.food?.category;
}
