import { buildPostings, PARTS, type Part, type Postings } from './index-postings.ts';
import { RecipeRows } from './index-rows.ts';
import { SLICE_ROWS } from './index-slices.ts';
import { emptyColumns } from './row-columns.ts';

/** Neighbouring recipes of one `filterClass` that ask for as much, so that one threshold tells which are good enough. */
export interface Run {
  from: number;
  to: number;
  /** Needed foods and lines that could not be linked, foods that the dish is named for counted twice. */
  weight: number;
  /** How many foods each dish is named for. */
  named: number;
  staples: number;
}

/**
 * A part of the index: recipes ordered by their `filterClass` and how much they ask for, and the postings of their foods. Which recipes it
 * holds and what they need never changes; the other columns may, and recipes may go.
 */
export interface Segment {
  rows: RecipeRows;
  runs: readonly Run[];
  postings: Record<Part, Postings>;
}

/** Memory that a segment takes, in bytes. */
export function segmentBytes({ rows, postings }: Segment): number {
  return PARTS.map((part) => postings[part]).reduce(
    (sum, { starts, offsets }) => sum + starts.byteLength + offsets.byteLength,
    rows.bytes,
  );
}

/** Makes one segment of the recipes in `sources` that are not gone, in slices; `foods` is the number of slots given so far. */
export function* buildSegment(sources: readonly RecipeRows[], foods: number): Generator<void, Segment> {
  const taken = sources.map((rows) => new Uint8Array(rows.size));
  const classes: SizeClasses = new Map();
  for (const { rows, from, to, marks } of slices(sources, taken)) {
    countSlice(classes, rows, from, to, marks);
    yield;
  }
  const { runs, target } = layOut(classes);
  yield* target.touch();
  for (const { rows, from, to, marks } of slices(sources, taken)) {
    placeSlice(classes, rows, from, to, marks, target);
    yield;
  }
  const named = yield* buildPostings(target, 'named', foods);
  const others = yield* buildPostings(target, 'others', foods);
  const staples = yield* buildPostings(target, 'staples', foods);
  return { rows: target, runs, postings: { named, others, staples } };
}

/** Recipes of a run to be; `rows` and `foods` count them first, then tell where the next one goes. */
interface SizeClass {
  /** See `filterClass`. */
  group: number;
  weight: number;
  named: number;
  staples: number;
  rows: number;
  foods: number;
}

type SizeClasses = Map<number, SizeClass>;

/** A recipe has fewer staples than this, and is named for fewer foods. */
const SPAN = 1 << 16;

const classOf = (rows: RecipeRows, at: number): number =>
  ((rows.group(at) * SPAN + rows.weight(at)) * SPAN + (rows.named[at] ?? 0)) * SPAN + (rows.staples[at] ?? 0);

const foodCount = (rows: RecipeRows, at: number): number => (rows.foodsAt[at + 1] ?? 0) - (rows.foodsAt[at] ?? 0);

function* slices(
  sources: readonly RecipeRows[],
  taken: readonly Uint8Array[],
): Generator<{ rows: RecipeRows; from: number; to: number; marks: Uint8Array }> {
  for (const [i, marks] of taken.entries()) {
    const rows = sources[i];
    if (rows)
      for (let from = 0; from < marks.length; from += SLICE_ROWS)
        yield { rows, from, to: Math.min(from + SLICE_ROWS, marks.length), marks };
  }
}

/** Marks what it counts, since a recipe may go between counting and placing; it is then placed as gone. */
function countSlice(classes: SizeClasses, rows: RecipeRows, from: number, to: number, marks: Uint8Array): void {
  for (let at = from; at < to; at++) {
    if (rows.isGone(at)) continue;
    marks[at] = 1;
    const key = classOf(rows, at);
    let sizes = classes.get(key);
    if (!sizes)
      classes.set(
        key,
        (sizes = {
          group: rows.group(at),
          weight: rows.weight(at),
          named: rows.named[at] ?? 0,
          staples: rows.staples[at] ?? 0,
          rows: 0,
          foods: 0,
        }),
      );
    sizes.rows++;
    sizes.foods += foodCount(rows, at);
  }
}

/** Puts the classes one after the other, the smallest first. */
function layOut(classes: SizeClasses): { runs: Run[]; target: RecipeRows } {
  const runs: Run[] = [];
  let rows = 0;
  let foods = 0;
  for (const sizes of [...classes.values()].sort(
    (a, b) => a.group - b.group || a.weight - b.weight || a.named - b.named || a.staples - b.staples,
  )) {
    const { weight, named, staples } = sizes;
    runs.push({ from: rows, to: rows + sizes.rows, weight, named, staples });
    [sizes.rows, rows] = [rows, rows + sizes.rows];
    [sizes.foods, foods] = [foods, foods + sizes.foods];
  }
  return { runs, target: new RecipeRows(emptyColumns(rows, foods)) };
}

function placeSlice(
  classes: SizeClasses,
  rows: RecipeRows,
  from: number,
  to: number,
  marks: Uint8Array,
  target: RecipeRows,
): void {
  for (let at = from; at < to; at++) {
    const sizes = marks[at] === 1 ? classes.get(classOf(rows, at)) : undefined;
    if (!sizes) continue;
    target.place(sizes.rows++, sizes.foods, rows, at);
    sizes.foods += foodCount(rows, at);
  }
}
