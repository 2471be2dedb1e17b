import { IndexFoods, type FoodSlots } from './index-foods.ts';
import type { LoadedRecipes } from './index-loader.ts';
import type { Snapshot } from './index-look.ts';
import { PARTS, type Part, type Postings } from './index-postings.ts';
import { RecipeRows, type RowColumns } from './index-rows.ts';
import type { Run } from './index-segment.ts';

/** A whole catalogue on its way from one thread to another, and the snapshot of the database that it is of. */
export interface IndexParcel {
  seen: Snapshot;
  foods: FoodSlots;
  columns: RowColumns;
  size: number;
  runs: readonly Run[];
  postings: Record<Part, Postings>;
}

/** Takes a catalogue apart into what a thread can hand over. */
export function wrap({ foods, segment }: LoadedRecipes, seen: Snapshot): IndexParcel {
  const { rows, runs, postings } = segment;
  return { seen, foods: foods.parts, columns: rows.columns, size: rows.size, runs, postings };
}

/** The memory of a parcel, which changes hands without being copied. */
export function memoryOf({ foods, columns, postings }: IndexParcel): ArrayBuffer[] {
  const lists = PARTS.flatMap((part) => [postings[part].starts, postings[part].offsets]);
  const arrays = [foods.slots, ...Object.values(columns), ...lists];
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}

/** Puts a catalogue together again. */
export function unwrap({ foods, columns, size, runs, postings }: IndexParcel): LoadedRecipes {
  return { foods: new IndexFoods(foods), segment: { rows: new RecipeRows(columns, size), runs, postings } };
}
