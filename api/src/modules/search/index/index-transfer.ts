import { IndexFoods, type FoodSlots } from './index-foods.ts';
import type { LoadedRecipes } from './index-loader.ts';
import type { Snapshot } from './index-query.ts';
import { PARTS, type Part, type Postings } from './index-postings.ts';
import { RecipeRows } from './index-rows.ts';
import type { Run } from './index-segment.ts';
import type { RowColumns } from './row-columns.ts';

/** A whole catalogue in the form in which one thread transfers it to another, and the snapshot of the database it was read in. */
export interface IndexTransfer {
  seen: Snapshot;
  foods: FoodSlots;
  columns: RowColumns;
  size: number;
  runs: readonly Run[];
  postings: Record<Part, Postings>;
}

/** Takes a catalogue apart into what a thread can transfer. */
export function toTransfer({ foods, segment }: LoadedRecipes, seen: Snapshot): IndexTransfer {
  const { rows, runs, postings } = segment;
  return { seen, foods: foods.parts, columns: rows.columns, size: rows.size, runs, postings };
}

/** The buffers of a transfer, which change their thread without being copied. */
export function memoryOf({ foods, columns, postings }: IndexTransfer): ArrayBuffer[] {
  const lists = PARTS.flatMap((part) => [postings[part].starts, postings[part].offsets]);
  const arrays = [foods.slots, ...Object.values(columns), ...lists];
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}

/** Puts a catalogue together again. */
export function fromTransfer({ foods, columns, size, runs, postings }: IndexTransfer): LoadedRecipes {
  return { foods: new IndexFoods(foods), segment: { rows: new RecipeRows(columns, size), runs, postings } };
}
