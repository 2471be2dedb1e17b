import { IndexFoods } from './index-foods.ts';
import type { IndexedRecipe } from './index-recipe.ts';
import { RecipeRows } from './index-rows.ts';
import { buildSegment, type Segment } from './index-segment.ts';
import { runInSlices } from './index-slices.ts';
import { emptyColumns } from './row-columns.ts';

/** Recipes collected at a time, so that none is copied more than once while their number is unknown. */
const CHUNK = 1 << 15;

/** Foods of a chunk that room is made for at first. */
const CHUNK_FOODS = 10 * CHUNK;

/** A whole catalogue, ready to be searched. */
export interface LoadedRecipes {
  foods: IndexFoods;
  segment: Segment;
}

/** Collects a whole catalogue, each recipe once, and builds one segment of it. */
export class IndexLoader {
  readonly #foods = new IndexFoods();
  readonly #chunks: RecipeRows[] = [];

  add(recipes: readonly IndexedRecipe[]): void {
    for (const recipe of recipes) this.#room().append(recipe, this.#foods);
  }

  /** Builds the segment in slices. Nothing may be added after. */
  async finish(): Promise<LoadedRecipes> {
    return { foods: this.#foods, segment: await runInSlices(buildSegment(this.#chunks, this.#foods.size)) };
  }

  #room(): RecipeRows {
    const last = this.#chunks.at(-1);
    if (last && last.size < CHUNK) return last;
    const next = new RecipeRows(emptyColumns(CHUNK, CHUNK_FOODS));
    this.#chunks.push(next);
    return next;
  }
}
