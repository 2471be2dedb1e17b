import type { Asked, FoodChoices } from '../ingredients/foods/food-choices.ts';
import type { FoodKnowledge, Swap } from '../ingredients/foods/food-knowledge.ts';
import { suitsUses, type FoodUse } from '../ingredients/foods/food-uses.ts';
import type { LinkedLine } from '../ingredients/lines/line-linker.ts';
import { wouldBeTwice } from './doubled-food.ts';
import { suitsTitle } from './title-fit.ts';

/** More than this are no choice, but a list of what may go in. */
const FOODS_MAX = 6;

/** What each line asks for: its own food or one of a choice, then the foods beside it ("salt and pepper"); nothing where it asks for no food. */
export type LineAsks = readonly (readonly Asked[])[];

/** One of the things that a line asks for. */
interface Ask {
  /** The place of the line. */
  at: number;
  /** Numbers of the foods of which any one will do, ascending. */
  foods: readonly number[];
}

function asksOfLine({ food, foodsBeside, alternativeFoods, isNoFood }: LinkedLine, at: number): Ask[] {
  if (food === null || isNoFood) return [];
  const foods = [...new Set([food, ...alternativeFoods])].map(({ number }) => number);
  const own = foods.length > FOODS_MAX ? [food.number] : foods.sort((a, b) => a - b);
  return [{ at, foods: own }, ...foodsBeside.map(({ number }) => ({ at, foods: [number] }))];
}

/**
 * What the lines of a recipe ask for. Of a choice it is the one food that another line asks for anyway: who has to have butter has no need
 * of "butter or oil" beside it. What may not stand in for a food on one of its lines may not in the recipe, which needs the food once.
 * @param uses what each line is used for
 * @param title that of the recipe, which may promise what its foods have to keep
 */
export function asksOf(
  lines: readonly LinkedLine[],
  uses: readonly (readonly FoodUse[])[],
  knowledge: FoodKnowledge,
  title: string,
): LineAsks {
  const all = lines.flatMap(asksOfLine);
  const certain = new Set(all.flatMap(({ at, foods }) => (foods.length === 1 && !lines[at]?.optional ? foods : [])));
  const asked = all.map(({ at, foods }) => {
    const sure = foods.length > 1 ? foods.find((food) => certain.has(food)) : undefined;
    return { at, foods: sure === undefined ? foods : [sure] };
  });
  const byFoods = Map.groupBy(asked, ({ foods }) => foods.join(','));
  const refusedBy = new Map(
    [...byFoods].map(([key, same]) => [key, refusedOn(same, { lines, uses, knowledge, certain, title })]),
  );
  const byLine = Map.groupBy(asked, ({ at }) => at);
  return lines.map((_, at) =>
    (byLine.get(at) ?? []).map(({ foods }) => ({ foods, refused: refusedBy.get(foods.join(',')) ?? [] })),
  );
}

interface Reading {
  lines: readonly LinkedLine[];
  uses: readonly (readonly FoodUse[])[];
  knowledge: FoodKnowledge;
  /** Foods that some line asks for in any case. */
  certain: ReadonlySet<number>;
  title: string;
}

/** What may not stand in on some of the lines that ask for the same; of optional ones only where there are no others. */
function refusedOn(same: readonly Ask[], { lines, uses, ...reading }: Reading): number[] {
  const needed = same.filter(({ at }) => !lines[at]?.optional);
  const refused = (needed.length > 0 ? needed : same).flatMap(({ at, foods }) =>
    refusedFor(foods, uses[at] ?? [], reading),
  );
  return [...new Set(refused)].sort((a, b) => a - b);
}

/** Foods that stand in for some of these, or what they are kinds of, but by no swap that suits the uses, or that the dish has already. */
function refusedFor(
  foods: readonly number[],
  uses: readonly FoodUse[],
  { knowledge, certain, title }: Omit<Reading, 'lines' | 'uses'>,
): number[] {
  const swaps = foods
    .flatMap((food) => [food, ...(knowledge.byNumber(food)?.ancestors ?? [])])
    .flatMap((number) => knowledge.byNumber(number) ?? [])
    .flatMap((food) => knowledge.swapsFor(food));
  const keepsTitle = ({ foodId, useId }: Swap): boolean => {
    const [food, use] = [knowledge.byId(foodId), knowledge.byId(useId)];
    return !food || !use || suitsTitle(food, use, title);
  };
  const needed = [...certain].flatMap((number) => knowledge.byNumber(number) ?? []);
  const replaced = foods.flatMap((number) => knowledge.byNumber(number) ?? []);
  const suiting = new Set(
    swaps.filter((swap) => suitsUses(swap.contexts, uses) && keepsTitle(swap)).map(({ useId }) => useId),
  );
  return swaps.flatMap(({ useId }) => {
    const use = knowledge.byId(useId);
    return use === undefined || (suiting.has(useId) && !wouldBeTwice(use, needed, replaced)) ? [] : use.number;
  });
}

/** Those that are more than a food by itself, which have numbers of their own. */
export function choicesOf(asks: LineAsks): Asked[] {
  return asks.flat().filter(({ foods, refused }) => foods.length > 1 || refused.length > 0);
}

/** The numbers of what a line asks for. */
export interface LineNumbers {
  /** That of its own food or choice, where it is not just its food. */
  choice: number | null;
  /** Those of the foods beside it. */
  beside: number[];
}

/** Lines with the numbers of what each asks for. */
export function withChoices<L extends LinkedLine>(
  lines: readonly L[],
  asks: LineAsks,
  choices: FoodChoices,
): (L & LineNumbers)[] {
  const numberOf = (asked: Asked): number | undefined =>
    choices.numberOf(asked) ?? (asked.foods.length === 1 ? asked.foods[0] : undefined);
  return lines.map((line, at) => {
    const [own, ...others] = asks[at] ?? [];
    const number = own && numberOf(own);
    return {
      ...line,
      choice: number === undefined || number === line.food?.number ? null : number,
      beside: others.flatMap((asked) => numberOf(asked) ?? []),
    };
  });
}
