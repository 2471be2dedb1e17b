import { namesOf, type FoodEntry, type MergedFood, type Swap } from './food-knowledge.ts';

/** A food that may have been merged with another. */
type Mergeable = FoodEntry & { mergedInto: string | null };

/** The foods that stand for themselves, and what became of the others. */
export interface LiveFoods {
  foods: FoodEntry[];
  swaps: Swap[];
  merged: MergedFood[];
}

/**
 * Counts each merged food as the one it was merged with: its names become aliases of that, its kinds kinds of that, and
 * its swaps swaps of that. Nothing stored is rewritten, so taking a merge back brings everything back.
 */
export function withoutMerged(foods: readonly Mergeable[], swaps: readonly Swap[]): LiveFoods {
  const keptOf = keeper(foods);
  const merged = foods
    .filter((food) => keptOf(food.id) !== food.id)
    .map((food): MergedFood => ({ ...food, into: keptOf(food.id), names: namesOf(food) }));
  const gained = Map.groupBy(merged, ({ into }) => into);
  const live = foods.filter((food) => keptOf(food.id) === food.id);
  return {
    merged,
    foods: live.map((food) => ({
      ...food,
      aliases: [...food.aliases, ...(gained.get(food.id) ?? []).flatMap(({ names }) => names)],
      parentId: parentOf(food, keptOf),
    })),
    swaps: liveSwaps(swaps, keptOf),
  };
}

/** Finds the food that stands for one, however many merges lie between. */
function keeper(foods: readonly Mergeable[]): (id: string) => string {
  const into = new Map(foods.map((food) => [food.id, food.mergedInto]));
  return (id) => {
    let at = id;
    for (let next = into.get(at), steps = 0; next && steps < into.size; next = into.get(at), steps += 1) at = next;
    return at;
  };
}

/** A food that was a kind of one merged with it has no parent left. */
function parentOf({ id, parentId }: FoodEntry, keptOf: (id: string) => string): string | null {
  const parent = parentId === null ? null : keptOf(parentId);
  return parent === id ? null : parent;
}

/** The swaps of what stands for each food: those of one pair of foods where several have become the same pair, and none of a food for itself. */
function liveSwaps(swaps: readonly Swap[], keptOf: (id: string) => string): Swap[] {
  const first = new Map<string, string>();
  return swaps.flatMap((swap) => {
    const [foodId, useId] = [keptOf(swap.foodId), keptOf(swap.useId)];
    const [pair, stored] = [`${foodId} ${useId}`, `${swap.foodId} ${swap.useId}`];
    if (!first.has(pair)) first.set(pair, stored);
    if (foodId === useId || first.get(pair) !== stored) return [];
    return [{ ...swap, foodId, useId, withId: swap.withId === null ? null : keptOf(swap.withId) }];
  });
}
