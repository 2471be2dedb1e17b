import { between, type Random } from '../../../../shared/seeded-random.ts';
import { around, blob, box, dark, disc, light, line, n, oval, repeat, shape } from '../strokes.ts';
import { blend, type Colour } from '../colour.ts';
import type { DrawPiece, Pieces } from './piece.ts';

const CAUGHT: Colour = '#96591f';

/** A colour that the oven has made warmer. */
const toasted = (c: Colour, share = 0.28): Colour => blend(c, '#c9822e', share);

/** What was nearest to the heat: broad soft patches, and one that is darker. */
const patches = (r: Random, count: number, rx: number, ry: number): string =>
  repeat(count, (at) =>
    shape(
      blob(r, between(r, 5, 8), between(r, 2.6, 4.4), 0.25, 7, between(r, -rx, rx), between(r, -ry, ry)),
      CAUGHT,
      at === 0 ? 0.5 : 0.26,
    ),
  );

/** The lobes of a floret: where they are, and how large. */
const LOBES = [
  [-11, 1, 10],
  [11, 1, 10],
  [0, -8, 11],
  [-7, -2, 9],
  [8, -2, 9],
  [-15, -8, 7],
  [15, -8, 7],
  [0, 3, 8],
] as const;

/** Brown at the tips, paler towards the stalk. */
const floret: DrawPiece = (c, r) =>
  shape('M-8 4H8L6 17H-6Z', toasted(light(c, 0.3), 0.2)) +
  LOBES.map(([x, y, size]) => disc(size + 0.8, blend(c, CAUGHT, 0.66), x, y - 1.4)).join('') +
  LOBES.map(([x, y, size]) => disc(size - 0.6, toasted(c, 0.34), x * 0.96, y + 0.4)).join('') +
  oval(13, 7, toasted(c, 0.08), 0, 2.6) +
  repeat(3, () => oval(4.4, 2.6, `${CAUGHT}80`, between(r, -11, 11), between(r, -13, -4), between(r, -30, 30))) +
  disc(2.2, light(c, 0.4), -4, 0) +
  disc(2, light(c, 0.4), 6, 1);

/** Vegetables as dry heat leaves them: caught brown at their edges and where they lay on the tray. */
export const BROWNED: Pieces = {
  'floret-browned': floret,
  // Its outer leaves have gone dark, and its cut side.
  'sprout-browned': (c, r) =>
    oval(17, 19, blend(dark(c, 0.3), CAUGHT, 0.5)) +
    oval(15, 17, dark(c, 0.1)) +
    oval(11.6, 13.6, toasted(light(c, 0.22), 0.3)) +
    patches(r, 3, 8, 10) +
    line('M0 13V-3M0 6L-7 -2M0 6L7 -2M0 -3L-5 -9M0 -3L5 -9', light(c, 0.5), 2),
  'chunk-browned': (c, r) =>
    shape(blob(r, 22.5, 18, 0.14, 6), blend(toasted(c, 0.5), CAUGHT, 0.34)) +
    shape(blob(r, 20, 15, 0.14, 6, -0.6, -1.6), light(c, 0.1)) +
    shape(blob(r, 12, 8, 0.2, 6, -4, -5), light(c, 0.34), 0.8) +
    shape(blob(r, 8, 4, 0.25, 7, 8, 7), CAUGHT, 0.4) +
    shape(blob(r, 5, 2.6, 0.25, 7, between(r, -12, -6), 6), CAUGHT, 0.3),
  'cube-browned': (c, r) =>
    shape('M-16 -10L8 -16L18 -7L17 13L-7 17L-17 9Z', blend(dark(c, 0.2), CAUGHT, 0.75)) +
    shape('M-14 -9L8 -14L11.6 8L-9.6 12Z', toasted(c, 0.2)) +
    line('M-13 -8L7 -13M-9 12L11 8', CAUGHT, 2.6, 0.75) +
    patches(r, 1, 6, 5) +
    line('M-9 -6L3 -9', light(c, 0.5), 2),
  'coin-browned': (c, r) =>
    disc(18.4, blend(dark(c, 0.2), CAUGHT, 0.6)) +
    disc(15.4, toasted(c, 0.16)) +
    disc(7.4, light(c, 0.2)) +
    around(6, (a) => line(spoke(a), light(c, 0.36), 1.4)) +
    patches(r, 2, 9, 9),
  'baton-browned': (c) =>
    box(45, 12, 5, blend(dark(c, 0.2), CAUGHT, 0.6), 0, 1.4) +
    box(42, 8.4, 4, toasted(c, 0.16)) +
    line('M-21 -3Q-18 3 -21 5M21 -4Q17 2 20 5', CAUGHT, 3.4, 0.8) +
    line('M-4 3H9', CAUGHT, 2.6, 0.6) +
    line('M-15 -2H12', light(c, 0.45), 1.8),
};

/** A ray of the core of a root, from the middle outwards. */
function spoke(angle: number): string {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${n(x * 3)} ${n(y * 3)}L${n(x * 8.6)} ${n(y * 8.6)}`;
}
