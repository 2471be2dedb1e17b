import { dark, light, line, shape } from '../strokes.ts';
import type { DrawPiece } from './piece.ts';

const POD = 'M-25 -3C-20 -10 -4 -9 10 -5L26 4C12 10 -16 12 -24 6Z';

/** Vegetables that are cooked as whole pods. */
export const PODS: Readonly<Record<string, DrawPiece>> = {
  'okra-pod': (c) =>
    shape(POD, dark(c, 0.3)) +
    shape('M-23 -2C-18 -8 -4 -7 9 -4L22 3C10 7 -15 9 -22 4Z', c) +
    line('M-17 -1Q2 -2 18 2', light(c, 0.4), 2.4) +
    line('M-16 4Q0 5 13 3', dark(c, 0.16), 2) +
    shape('M-30 -4L-22 -6L-20 6L-29 5Z', light(c, 0.28)),
};
