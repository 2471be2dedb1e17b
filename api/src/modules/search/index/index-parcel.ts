import { IndexFoods, type FoodSlots } from './index-foods.ts';
import type { LoadedRecipes } from './index-loader.ts';
import type { Snapshot } from './index-look.ts';
import type { Postings } from './index-postings.ts';
import { RecipeRows, type RowColumns } from './index-rows.ts';
import type { Run } from './index-segment.ts';

/** A whole catalogue on its way from one thread to another, and the snapshot of the database that it is of. */
export interface IndexParcel {
  seen: Snapshot;
  foods: FoodSlots;
  columns: RowColumns;
  size: number;
  runs: readonly Run[];
  needed: Postings;
  named: Postings;
  staples: Postings;
}

/** Takes a catalogue apart into what a thread can hand over. */
export function wrap({ foods, segment }: LoadedRecipes, seen: Snapshot): IndexParcel {
  const { rows, runs, needed, named, staples } = segment;
  return { seen, foods: foods.parts, columns: rows.columns, size: rows.size, runs, needed, named, staples };
}

/** The memory of a parcel, which changes hands without being copied. */
export function memoryOf({ foods, columns, needed, named, staples }: IndexParcel): ArrayBuffer[] {
  const postings = [needed, named, staples].flatMap(({ starts, offsets }) => [starts, offsets]);
  const arrays = [foods.slots, ...Object.values(columns), ...postings];
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}

/** Puts a catalogue together again. */
export function unwrap({ foods, columns, size, runs, needed, named, staples }: IndexParcel): LoadedRecipes {
  return { foods: new IndexFoods(foods), segment: { rows: new RecipeRows(columns, size), runs, needed, named, staples } };
}
