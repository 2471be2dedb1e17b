import { STORED, type StoredThing } from '../../users/stored-limits.ts';
import type { Restored } from './archive-part.ts';
import { notHere, type RecipeRef } from './values.ts';

/** How things come in that belong to a recipe each. */
interface Restoring<Thing> {
  recipeOf: (ref: RecipeRef) => Promise<string | undefined>;
  limit: StoredThing;
  /** How many are there already. */
  stored: number;
  /** Adds one, and says whether it was not there before. */
  add: (recipe: string, thing: Thing) => Promise<boolean>;
}

/** Brings in things that belong to a recipe each, for as long as there is room. */
export async function restoreEach<Thing extends { recipe: RecipeRef }>(
  things: readonly Thing[],
  { recipeOf, limit, stored, add }: Restoring<Thing>,
): Promise<Restored> {
  const restored: Restored = { count: 0, refused: [] };
  for (const thing of things) {
    const recipe = await recipeOf(thing.recipe);
    if (recipe === undefined) restored.refused.push(notHere(thing.recipe));
    else if (stored + restored.count >= STORED[limit].most)
      return { ...restored, refused: [...restored.refused, full(limit)] };
    else if (await add(recipe, thing)) restored.count++;
  }
  return restored;
}

/** Why the rest stays behind. */
export const full = (limit: StoredThing): string =>
  `there is room for ${STORED[limit].most.toLocaleString('en')} ${STORED[limit].what}: the rest was left out`;
