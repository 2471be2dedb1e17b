import type { Asked, FoodChoices } from '../ingredients/foods/food-choices.ts';
import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import { suitsUses, type FoodUse } from '../ingredients/foods/food-uses.ts';
import type { LinkedLine } from '../ingredients/lines/line-linker.ts';

/** More than this are no choice, but a list of what may go in. */
const FOODS_MAX = 6;

/** What each line asks for; null for one that asks for no food. */
export type LineAsks = readonly (Asked | null)[];

/** Numbers of the foods of which a line asks for any one, ascending: just its own where it leaves no choice. */
function foodsAskedFor({ food, alternativeFoods, isNoFood }: LinkedLine): number[] {
  if (food === null || isNoFood) return [];
  const foods = [...new Set([food, ...alternativeFoods])].map(({ number }) => number);
  return foods.length > FOODS_MAX ? [food.number] : foods.sort((a, b) => a - b);
}

/**
 * What the lines of a recipe ask for. Of a choice it is the one food that another line asks for anyway: who has to have butter has no need
 * of "butter or oil" beside it. What may not stand in for a food on one of its lines may not in the recipe, which needs the food once.
 * @param uses what each line is used for
 */
export function asksOf(
  lines: readonly LinkedLine[],
  uses: readonly (readonly FoodUse[])[],
  knowledge: FoodKnowledge,
): LineAsks {
  const all = lines.map(foodsAskedFor);
  const certain = new Set(all.filter((foods, at) => foods.length === 1 && !lines[at]?.optional).flat());
  const asked = all.map((foods) => {
    const sure = foods.length > 1 ? foods.find((food) => certain.has(food)) : undefined;
    return sure === undefined ? foods : [sure];
  });
  const byFoods = Map.groupBy(lines.keys(), (at) => asked[at]?.join(',') ?? '');
  const refusedBy = new Map(
    [...byFoods].map(([key, places]) => [key, refusedOn(places, { lines, asked, uses, knowledge })]),
  );
  return asked.map((foods) => (foods.length === 0 ? null : { foods, refused: refusedBy.get(foods.join(',')) ?? [] }));
}

interface Reading {
  lines: readonly LinkedLine[];
  asked: readonly (readonly number[])[];
  uses: readonly (readonly FoodUse[])[];
  knowledge: FoodKnowledge;
}

/** What may not stand in on some of the lines that ask for the same; of optional ones only where there are no others. */
function refusedOn(places: readonly number[], { lines, asked, uses, knowledge }: Reading): number[] {
  const needed = places.filter((at) => !lines[at]?.optional);
  const refused = (needed.length > 0 ? needed : places).flatMap((at) =>
    refusedFor(asked[at] ?? [], uses[at] ?? [], knowledge),
  );
  return [...new Set(refused)].sort((a, b) => a - b);
}

/** Foods that stand in for some of these, or what they are kinds of, but by no swap that suits the uses. */
function refusedFor(foods: readonly number[], uses: readonly FoodUse[], knowledge: FoodKnowledge): number[] {
  const swaps = foods
    .flatMap((food) => [food, ...(knowledge.byNumber(food)?.ancestors ?? [])])
    .flatMap((number) => knowledge.byNumber(number) ?? [])
    .flatMap((food) => knowledge.swapsFor(food));
  const suiting = new Set(swaps.filter(({ contexts }) => suitsUses(contexts, uses)).map(({ useId }) => useId));
  return swaps.flatMap(({ useId }) => (suiting.has(useId) ? [] : (knowledge.byId(useId)?.number ?? [])));
}

/** Those that are more than a food by itself, which have numbers of their own. */
export function choicesOf(asks: LineAsks): Asked[] {
  return asks.flatMap((asked) => (asked && (asked.foods.length > 1 || asked.refused.length > 0) ? [asked] : []));
}

/** Lines with the number of what each asks for where that is not just its food. */
export function withChoices<L extends LinkedLine>(
  lines: readonly L[],
  asks: LineAsks,
  choices: FoodChoices,
): (L & { choice: number | null })[] {
  return lines.map((line, at) => {
    const asked = asks[at] ?? null;
    const number =
      asked === null ? undefined : (choices.numberOf(asked) ?? (asked.foods.length === 1 ? asked.foods[0] : undefined));
    return { ...line, choice: number === undefined || number === line.food?.number ? null : number };
  });
}
