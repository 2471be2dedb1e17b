import type { Fill } from './dish-plan.ts';
import type { FoodAmount } from './food-amount.ts';
import { isMany, joined, stepName, titleName, titleNames } from './food-words.ts';
import type { Way } from './grammar-schema.ts';
import { upperFirst } from '../../shared/upper-first.ts';

/** The foods of a dish with their amounts, by slot. */
export type Amounts = ReadonlyMap<string, readonly FoodAmount[]>;

/** What needs no saying of one food where everything is tender. */
const HARMLESS = new Set([
  'tender',
  'hot',
  'hot through',
  'soft',
  'wilted',
  'just wilted',
  'wilted and tender',
  'starting to burst',
  'browned',
]);

const CONDITION = /<([a-z+]+)\?([^|<>]*)\|([^<>]*)>/g;
const OPTIONAL = /\[([^[\]]*)\]/g;
const PLACE = /\{([A-Za-z+]+)(?::([A-Za-z]+)(\d)?)?\}/g;

/**
 * Fills a text of the grammar: `{a+b}` is "the carrots and peas", `{a:name2}` up to two foods as the name of a dish has them, `{a:fry}` how
 * the food is fried, `{a:out}` that it is lifted out before the rest goes in where it would suffer, `{a:Melt}` what is done to a fat first; `[…]` is left out when a slot in it is empty, `<a?…|…>` chooses by whether one is filled. Undefined when a slot that
 * the text cannot do without is empty.
 */
export function fillText(text: string, amounts: Amounts): string | undefined {
  const chosen = text.replace(CONDITION, (_all, slots: string, yes: string, no: string) =>
    foodsIn(slots, amounts).length > 0 ? yes : no,
  );
  const kept = chosen.replace(OPTIONAL, (_all, inner: string) => (isComplete(inner, amounts) ? inner : ''));
  if (!isComplete(kept, amounts)) return undefined;
  const told = kept.replace(PLACE, (_all, slots: string, form: string | undefined, most: string | undefined) =>
    place(foodsIn(slots, amounts), form, most),
  );
  return upperFirst(
    told
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ([.,])/g, '$1')
      .trim(),
  );
}

/** "the carrots and peas". */
function namedTogether(amounts: readonly FoodAmount[]): string {
  return `the ${joined(distinct(amounts.map(({ fill, pieces }) => stepName(fill, pieces))))}`;
}

/** How a food is cooked in one way, as a clause: "fry the chicken, turning, until golden". */
function cookedClause(foods: readonly FoodAmount[], way: Way): string {
  const [first] = foods;
  const how = first?.fill.cooked[way]?.how ?? `${way} {it} until tender`;
  return how.replace('{it}', namedTogether(foods));
}

/** Fats that are hard until they are hot. */
const SOLID = new Set(['ghee', 'coconut-oil', 'lard', 'duck-fat']);
const isSolid = ({ food, cooked }: Fill): boolean => cooked.class === 'butter' || SOLID.has(food.slug);
const matchCase = (word: string, like: string): string =>
  like.startsWith(like.charAt(0).toLowerCase()) ? word : upperFirst(word);

/** What tells that foods are done: "tender", or of several that differ "everything is tender and the prawns are pink and firm". */
function doneness(foods: readonly FoodAmount[]): string {
  const [one, ...others] = distinct(foods.map(({ fill }) => fill.cooked.done));
  if (one !== undefined && others.length === 0) return one;
  return joined([
    'everything is tender',
    ...distinct(foods.filter(({ fill }) => !HARMLESS.has(fill.cooked.done)).map(doneClause)),
  ]);
}

/** "the prawns are pink and firm". */
function doneClause({ fill, pieces }: FoodAmount): string {
  const { done } = fill.cooked;
  return done.startsWith('the ')
    ? done
    : `the ${stepName(fill, pieces)} ${isMany(fill, pieces) ? 'are' : 'is'} ${done}`;
}

/** The foods of slots joined by plus signs. */
export function foodsIn(slots: string, amounts: Amounts): FoodAmount[] {
  return slots.split('+').flatMap((slot) => amounts.get(slot) ?? []);
}

function isComplete(text: string, amounts: Amounts): boolean {
  return [...text.matchAll(PLACE)].every(
    ([, slots = '', form]) =>
      (form?.toLowerCase().startsWith('name') ? nameable(foodsIn(slots, amounts)) : foodsIn(slots, amounts)).length > 0,
  );
}

function place(foods: readonly FoodAmount[], form: string | undefined, most: string | undefined): string {
  if (form === undefined) return namedTogether(foods);
  if (form.toLowerCase() === 'melt') return matchCase(foods.some(({ fill }) => isSolid(fill)) ? 'melt' : 'heat', form);
  if (form === 'out') return foods.some(({ fill }) => fill.cooked.lifted) ? ', then lift out' : '';
  if (form === 'done') return doneness(foods);
  if (form === 'plain') return joined(distinct(foods.map(({ fill, pieces }) => stepName(fill, pieces))));
  if (form === 'it') return foods.length > 1 || foods.some(({ fill, pieces }) => isMany(fill, pieces)) ? 'them' : 'it';
  if (form === 'fry' || form === 'simmer' || form === 'roast') return cookedClause(foods, form);
  const words = distinct(nameable(foods).map(form.toLowerCase() === 'names' ? titleNames : titleName)).slice(
    0,
    Number(most ?? 1),
  );
  return form.startsWith('N') ? upperFirst(joined(words)) : joined(words);
}

const isOnion = ({ cooked }: Fill): boolean => cooked.class === 'onion';

/** The foods that a dish may be named after: those the cook has, unless there are none; onions, of which there is least, last. */
function nameable(foods: readonly FoodAmount[]): Fill[] {
  const fills = foods.map(({ fill }) => fill).toSorted((one, other) => Number(isOnion(one)) - Number(isOnion(other)));
  const held = fills.filter((fill) => fill.isHeld);
  return held.length > 0 ? held : fills;
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)];
