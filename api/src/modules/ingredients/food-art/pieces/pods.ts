import { blob, box, dark, light, line, oval, repeat, shape } from '../strokes.ts';
import type { DrawPiece } from './piece.ts';

const POD = 'M-25 -3C-20 -10 -4 -9 10 -5L26 4C12 10 -16 12 -24 6Z';

/** Vegetables that are cooked as whole pods, trimmed with their stems, or boiled in thick pieces. */
export const PODS: Readonly<Record<string, DrawPiece>> = {
  'okra-pod': (c) =>
    shape(POD, dark(c, 0.3)) +
    shape('M-23 -2C-18 -8 -4 -7 9 -4L22 3C10 7 -15 9 -22 4Z', c) +
    line('M-17 -1Q2 -2 18 2', light(c, 0.4), 2.4) +
    line('M-16 4Q0 5 13 3', dark(c, 0.16), 2) +
    shape('M-30 -4L-22 -6L-20 6L-29 5Z', light(c, 0.28)),
  // Small and whole, its stalk on, blistered by hot oil.
  'small-pepper': (c, r) =>
    line('M19 -1Q27 -2 31 -8', dark(c, 0.1), 5) +
    shape('M-29 3C-20 -13 4 -15 19 -8C24 -5 24 5 18 8C2 15 -20 13 -29 3Z', dark(c, 0.36)) +
    shape('M-27 2C-18 -12 4 -14 18 -7C22 -4 22 3 16 6C2 12 -18 11 -27 2Z', c) +
    shape('M12 -9C22 -9 25 6 14 9C18 3 17 -4 12 -9Z', dark(c, 0.22)) +
    line('M-17 -2C-8 -9 3 -10 11 -7', light(c, 0.45), 2.6) +
    line('M-15 5Q0 9 12 5', dark(c, 0.2), 2) +
    repeat(3, () => shape(blob(r, 5, 3, 0.35, 7, r() * 26 - 16, r() * 9 - 3), '#5a4a2a', 0.62)),
  'artichoke-stemmed': (c) =>
    line('M4 0H28', dark(c, 0.3), 9) +
    line('M4 -1H27', light(c, 0.3), 6) +
    shape('M12 0C12 -15 -2 -20 -13 -16L-25 -12L-23 -5L-29 0L-23 5L-25 12L-13 16C-2 20 12 15 12 0Z', dark(c, 0.32)) +
    shape('M10 -2C9 -14 -3 -18 -13 -14L-23 -11C-17 -5 -6 -2 10 -2Z', light(c, 0.1)) +
    shape('M10 2C9 14 -3 18 -13 14L-23 11C-17 5 -6 2 10 2Z', dark(c, 0.06)) +
    shape('M11 0C6 -10 -12 -9 -27 0C-12 9 6 10 11 0Z', light(c, 0.28)) +
    shape('M11 0C8 -5 -1 -5 -9 0C-1 5 8 5 11 0Z', light(c, 0.5)) +
    line('M6 -9Q-6 -13 -18 -9M6 9Q-6 13 -18 9M-24 0Q-8 -5 8 -2', dark(c, 0.3), 1.3),
  'yam-slice': (c, r) =>
    shape(blob(r, 26, 23, 0.06, 12, 1, 3), dark(c, 0.32)) +
    shape(blob(r, 25, 22, 0.06, 12), light(c, 0.35)) +
    shape(blob(r, 20, 17, 0.08, 11, -1, -1), light(c, 0.7)) +
    repeat(7, () => oval(1.5, 0.9, dark(c, 0.16), r() * 30 - 16, r() * 24 - 13)),
  'cassava-chunk': (c) =>
    shape('M-25 -10C-14 -15 12 -15 24 -10C28 -3 28 6 24 12C10 16 -12 16 -25 11C-28 4 -28 -4 -25 -10Z', dark(c, 0.3)) +
    shape('M-24 -11C-13 -15 11 -15 23 -11C26 -4 26 4 23 9C10 13 -12 13 -24 9C-27 3 -27 -5 -24 -11Z', light(c, 0.55)) +
    line('M-22 -2Q0 -6 21 -1', dark(c, 0.2), 2.4) +
    line('M-16 4L-4 5M4 -7L15 -7M6 6L17 5', dark(c, 0.12), 1.6),
  'plantain-slice': (c) =>
    shape('M-24 2C-22 -12 -4 -17 12 -13C24 -10 28 -2 22 5C12 15 -18 14 -24 2Z', dark(c, 0.36)) +
    shape('M-22 0C-20 -11 -4 -15 11 -12C22 -9 25 -3 20 3C11 12 -17 11 -22 0Z', light(c, 0.3)) +
    line('M-15 -1Q0 -5 15 -3', dark(c, 0.12), 2.6) +
    repeat(5, (at) => oval(1.4, 1, dark(c, 0.42), -12 + at * 6, -1 - (at % 2) * 2)),
  finger: (c, r) =>
    box(52, 20, 5, dark(c, 0.34), 0, 2) +
    box(50, 17, 4, c) +
    repeat(8, () => oval(2, 1.3, r() < 0.5 ? light(c, 0.4) : dark(c, 0.3), r() * 44 - 22, r() * 13 - 7)),
};
