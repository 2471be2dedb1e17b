import { blob, dark, light, line, oval, shape } from '../strokes.ts';
import { blend } from '../colour.ts';
import type { Pieces } from './piece.ts';

/** Seafood out of its shell, and small fish in pieces. */
export const SHELLFISH: Pieces = {
  // White meat of the tail, red where the shell was.
  'lobster-meat': (c, r) =>
    shape(blob(r, 23, 16, 0.08, 9), dark(c, 0.34)) +
    shape(blob(r, 21, 14, 0.08, 9, 0, 0.4), '#fbf1e4') +
    shape('M-21 -2C-20 -18 20 -18 21 -2C12 -9 -12 -9 -21 -2Z', c) +
    line('M-12 -8L-9 3M-4 -10L-3 5M5 -10L4 5M13 -8L10 3', blend(c, '#fbf1e4', 0.3), 2.8) +
    line('M-12 9Q0 13 12 9', '#e3cdb6', 1.8),
  // Plump and pale, with the darker foot and its frill.
  'clam-meat': (c, r) =>
    shape(blob(r, 16.4, 11.4, 0.12, 8), dark(c, 0.22)) +
    shape(blob(r, 15, 10, 0.12, 8, -0.5, -0.8), blend(c, '#fbe9c6', 0.72)) +
    line('M9 -7Q15 -3 13 3T7 8', blend(c, '#a8702e', 0.6), 2.8) +
    line('M3 -6Q8 -1 5 4', blend(c, '#c99a5a', 0.5), 1.8) +
    line('M-12 4Q-4 9 5 7', dark(c, 0.16), 1.8) +
    oval(4, 2, '#fffaf0', -5, -4, -20),
  // Half of a sardine: a dark back, a silver flank, the flesh at the cut.
  'sardine-piece': (c) =>
    shape('M-24 -6C-10 -15 10 -12 27 -3L27 4C10 13 -10 14 -24 8Z', dark(c, 0.5)) +
    shape('M-22 0C-8 -4 10 -4 25 -1L25 3C10 10 -8 11 -22 6Z', light(c, 0.4)) +
    line('M-20 -5C-8 -10 8 -9 22 -3', blend(c, '#35566b', 0.75), 4) +
    oval(4, 7.4, '#e0b494', -22, 1) +
    line('M-14 3Q2 4 20 1', light(c, 0.75), 1.8),
};
