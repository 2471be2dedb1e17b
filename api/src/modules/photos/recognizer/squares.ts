import type { Square } from './views.ts';

/** Edges of the squares, as shares of the picture's short side: the whole, its middle, and what lies in its corners. */
const WHOLE = 1;
const MIDDLE = 0.8;
const CORNER = 0.66;
/** A picture longer than this is seen at its beginning and end too. */
const LONG = 1.15;

/** The squares of a picture that the networks are shown. */
export function squaresOf(width: number, height: number): Square[] {
  const short = Math.min(width, height);
  const along = Math.max(width, height) > LONG * short ? [0, 0.5, 1] : [0.5];
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => squareAt(width, height, CORNER * short, x, y)));
  const middles = along.flatMap((at) => [WHOLE, MIDDLE].map((share) => squareAt(width, height, share * short, width > height ? at : 0.5, width > height ? 0.5 : at)));
  return [...middles, ...corners];
}

/** The square of an edge that lies at shares of the room left to it: 0 at the left or top, 1 at the right or bottom. */
function squareAt(width: number, height: number, edge: number, x: number, y: number): Square {
  const whole = Math.round(edge);
  return { left: Math.round((width - whole) * x), top: Math.round((height - whole) * y), edge: whole };
}
