import { blob, dark, light, line, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

const BROWN = '#a86d31';
const PITTA = 'M-3 -25Q0 -28 3 -25L25 9Q27 13 23 16Q0 28 -23 16Q-27 13 -25 9Z';
const TOAST = 'M-3 -22Q0 -25 3 -22L26 13Q29 19 23 19H-23Q-29 19 -26 13Z';

/** Bread in the pieces that one eats from the hand. */
export const TORN_BREADS: Pieces = {
  // A quarter of a flat round: pale, with brown spots of several sizes.
  'pitta-wedge': (c, r) =>
    shape(PITTA, dark(c, 0.36)) +
    shape('M0 -23L22 10Q24 13 21 14Q0 25 -21 14Q-24 13 -22 10Z', light(c, 0.34)) +
    shape(blob(r, 6, 4, 0.3, 7, -3, -3), BROWN, 0.62) +
    shape(blob(r, 7.5, 4, 0.3, 7, 8, 10), BROWN, 0.5) +
    shape(blob(r, 4.5, 3, 0.3, 7, -12, 11), BROWN, 0.62) +
    shape(blob(r, 2.6, 2, 0.3, 6, 4, 2), BROWN, 0.4) +
    line('M-1 -20L-19 8', light(c, 0.7), 2),
  // Half a slice of toast, cut from corner to corner: the crust along two sides.
  'toast-triangle': (c, r) =>
    shape(TOAST, dark(c, 0.36)) +
    shape('M0 -22L23 15Q24 16 22 16H-22Q-24 16 -23 15Z', light(c, 0.42)) +
    shape(blob(r, 6, 3.6, 0.3, 7, -6, 9), BROWN, 0.4) +
    shape(blob(r, 5, 3, 0.3, 7, 6, 5), BROWN, 0.34) +
    line('M-15 9L-2 -13', light(c, 0.75), 1.8),
};
