import type { Square } from './views.ts';

/** Edges of the squares, as shares of the picture's short side: the whole, and most of it from each corner. */
const WHOLE = 1;
const CORNER = 0.88;
/** A picture longer than this is seen at its beginning and end too. */
const LONG = 1.15;

/** The squares of a picture that the networks are shown. */
export function squaresOf(width: number, height: number): Square[] {
  const short = Math.min(width, height);
  const along = Math.max(width, height) > LONG * short ? [0, 0.5, 1] : [0.5];
  const wholes = along.map((at) => (width > height ? squareAt(width, height, WHOLE * short, at, 0.5) : squareAt(width, height, WHOLE * short, 0.5, at)));
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => squareAt(width, height, CORNER * short, x, y)));
  return [...wholes, ...corners];
}

/** The square of an edge that lies at shares of the room left to it: 0 at the left or top, 1 at the right or bottom. */
function squareAt(width: number, height: number, edge: number, x: number, y: number): Square {
  const whole = Math.round(edge);
  return { left: Math.round((width - whole) * x), top: Math.round((height - whole) * y), edge: whole };
}
