import type { Square } from './views.ts';

/** Edges of the squares that show the whole, as shares of the picture's short side: all of it, and most of it from each corner. */
const WHOLE = 1;
const CORNER = 0.88;
/** Edge of the squares that show a part, where a second food may lie. */
const PART = 0.5;
/** A picture longer than this is seen at its beginning and end too. */
const LONG = 1.15;

/** The squares of a picture that show what it shows as a whole. */
export function wholesOf(width: number, height: number): Square[] {
  const short = Math.min(width, height);
  const along = Math.max(width, height) > LONG * short ? [0, 0.5, 1] : [0.5];
  const middles = along.map((at) =>
    width > height ? squareAt(width, height, WHOLE * short, at, 0.5) : squareAt(width, height, WHOLE * short, 0.5, at),
  );
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => squareAt(width, height, CORNER * short, x, y)));
  return [...middles, ...corners];
}

/** Tiles that cover a picture, and the one in its middle. */
export function partsOf(width: number, height: number): Square[] {
  const edge = PART * Math.min(width, height);
  const [columns, rows] = [placesFor(width / edge), placesFor(height / edge)];
  const tiles = columns.flatMap((x) => rows.map((y) => squareAt(width, height, edge, x, y)));
  return [...tiles, squareAt(width, height, edge, 0.5, 0.5)];
}

/** Where the tiles of a row lie, from 0 to 1. */
function placesFor(count: number): number[] {
  const last = Math.max(2, Math.round(count)) - 1;
  return Array.from({ length: last + 1 }, (_, place) => place / last);
}

/** The square of an edge that lies at shares of the room left to it: 0 at the left or top, 1 at the right or bottom. */
function squareAt(width: number, height: number, edge: number, x: number, y: number): Square {
  const whole = Math.round(edge);
  return { left: Math.round((width - whole) * x), top: Math.round((height - whole) * y), edge: whole };
}
