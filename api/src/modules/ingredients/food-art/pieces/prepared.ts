import { blob, dark, disc, light, line, oval, repeat, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

/** Foods as a recipe has left them: smashed, scrambled, cut from what was fried or baked whole. */
export const PREPARED: Pieces = {
  'cucumber-chunk': (c, r) =>
    shape('M-28 9C-30 -15 -6 -27 17 -20L27 -5L13 0L18 15L-5 10L-13 21Z', dark(c, 0.36)) +
    shape('M-24 9C-23 -9 -6 -19 15 -14L23 -4L10 1L14 13L-4 8L-12 18Z', light(c, 0.68)) +
    repeat(4, () => oval(3, 1.6, light(c, 0.9), r() * 22 - 12, r() * 12 - 7)),
  'fried-egg-piece': (_, r) =>
    shape('M-20 -14C-10 -26 14 -24 22 -8C26 6 16 20 2 22C-4 8 -12 -2 -20 -14Z', '#b9783a') +
    shape('M-17 -12C-8 -22 12 -20 18 -7C22 5 13 16 3 18C-2 6 -9 -2 -17 -12Z', '#fffdf6') +
    shape(blob(r, 9, 8, 0.12, 8, 1, -1), '#f2a516') +
    disc(2.6, '#ffd268', -1, -4),
  // White all over, ragged at its edge; the yolk shines through it.
  'poached-egg': (_, r) =>
    shape(blob(r, 25, 21, 0.17, 10), '#d9d2c4') +
    shape(blob(r, 23, 19, 0.16, 10, -0.5, -1), '#fdfaf2') +
    shape(blob(r, 12, 10.4, 0.06, 9, 1, -1), '#fbebc2') +
    shape(blob(r, 9, 7.6, 0.08, 9, 1, -1), '#f8cf6b') +
    shape(blob(r, 7, 4.6, 0.2, 8, -1, -3), '#fffdf6', 0.5) +
    line('M-17 -4Q-15 -13 -5 -15M9 14Q15 12 18 6', '#eae3d4', 2.2) +
    oval(4, 2, '#ffffff', -5, -6, -25),
  // Folds of a soft curd, paler where it has set first.
  'scrambled-egg': (c, r) =>
    shape(blob(r, 26, 20, 0.3, 9), dark(c, 0.14)) +
    shape(blob(r, 23, 16.5, 0.3, 9, -0.6, -1), light(c, 0.2)) +
    shape(blob(r, 9, 6, 0.3, 7, 8, 3), c) +
    shape(blob(r, 10, 5.4, 0.3, 7, -7, -5), light(c, 0.62)) +
    line('M-14 5Q-6 -2 1 4T15 -4', dark(c, 0.12), 1.8),
  'bread-slice': (c, r) =>
    shape(blob(r, 18, 13, 0.04, 11), dark(c, 0.25)) +
    shape(blob(r, 16, 11, 0.04, 11, -0.4, -0.4), light(c, 0.66)) +
    repeat(9, () => oval(1.7, 1.1, light(c, 0.4), r() * 20 - 10, r() * 14 - 7)),
  // A slice of baguette under cheese that has run over its edge and browned.
  'cheese-toast': (c, r) =>
    shape(blob(r, 21, 17, 0.05, 11), dark(c, 0.34)) +
    shape(blob(r, 19, 15, 0.05, 11), c) +
    shape(blob(r, 20, 15.5, 0.16, 9, 0.5, 0.5), '#e3b654') +
    shape(blob(r, 17, 12.5, 0.16, 9), '#f6dd97') +
    repeat(4, () => shape(blob(r, 4.6, 3, 0.3, 6, r() * 22 - 11, r() * 16 - 8), '#b9762e', 0.7)),
};
