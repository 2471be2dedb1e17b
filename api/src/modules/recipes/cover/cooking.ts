import type { Look } from '../../ingredients/food-art/piece-table.ts';

/** A food, and what the recipe does with it. */
export interface Cooking {
  lineage: readonly string[];
  /** Its line. */
  cut: string;
  title: string;
  formName: string;
  steps: string;
  /** All foods of the recipe, and what they are kinds of. */
  foods: ReadonlySet<string>;
}

/** What a look becomes by what the recipe does; undefined where it is not seen any more. */
export type State = (look: Look, said: Cooking) => Look | undefined;

/** The names of a list, between commas. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(', '));

/** Forms of what is put together cold, in which only what the steps heat by its name is cooked. */
const COLD = words(
  'salad, chopped salad, bound salad, flaked salad, layered salad, chunky dip, topped dip, slaw, slices, slices around a heap, noodle salad, cold noodles, noodles with dip, sandwich, toast, bruschetta, wrap, tacos, tostadas, pita pockets, nachos, burger, bagels, dip, yogurt soup, rice bowl, onigiri, filled roll, sushi, tartare, fruit halves, yogurt, stirred yogurt, drink, iced drink, shake, bloody mary, preserve, cheese ball, crackers',
);
/** Forms in which it lies in a liquid, or is soft from it. */
const WET = words(
  'stew, curry, curry and rice, chunky soup, clear soup, noodle soup, braised pieces, sauce, smooth sauce, dal, shank slices, stew with dumplings, dumpling soup, on mash, katsu curry, sauced sausages, eggs in sauce, fillet in sauce, chops in sauce',
);
const HEAT =
  /\b(?:(?:stir.?|deep.?)?fr(?:y|ies|ied|ying)|sweat|soft(?:en)?|brown|roast|grill|griddle|bak(?:e|ing)|simmer|boil|blanch|brais(?:e|ing)|stew|steam|saut[eé]|wilt|cook|poach|char|oven|caramelis)\w*/i;

/** Another piece, in the same colour if none is given. */
export const as = (look: Look, piece: string, colour = look.colour): Look => ({ piece, colour });

/** Whether a form is of what is put together cold. */
export const isCold = (formName: string): boolean => COLD.has(formName);

/** Whether a form is of what lies in a liquid. */
export const isWet = (formName: string): boolean => WET.has(formName);

/** A food's name as steps say it: the last word of each slug of it. */
export const called = (lineage: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${lineage.map((slug) => slug.split('-').at(-1)).join('|')})`, 'i');

/** Whether the steps heat this food by its name. */
export function isHeatedByName({ steps, lineage }: Pick<Cooking, 'steps' | 'lineage'>): boolean {
  const name = called(lineage);
  return steps.split(/[.;]/).some((sentence) => HEAT.test(sentence) && name.test(sentence));
}

/** Whether this food is heated: always where something is, in forms that are served hot. */
export const isHeated = (said: Cooking): boolean =>
  isCold(said.formName) ? isHeatedByName(said) : HEAT.test(said.steps);
