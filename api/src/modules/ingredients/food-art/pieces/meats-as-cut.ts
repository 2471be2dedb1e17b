import { blob, dark, disc, light, line, n, oval, repeat, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

const CHOP = 'M-24 2C-27 -13 -12 -22 2 -18C14 -16 25 -11 25 1C24 11 14 9 8 13C-2 20 -22 17 -24 2Z';

/** Meat as it is cut for a dish: chops, sausage in sticks or slices, arms of an octopus in coins. */
export const MEATS_AS_CUT: Pieces = {
  // Flat: fat round it, the bone along one side.
  'pork-chop': (c, r) =>
    shape(CHOP, dark(c, 0.42)) +
    shape('M-22 1C-24 -12 -11 -20 2 -16C13 -14 23 -10 23 1C22 9 13 7 7 11C-2 17 -20 15 -22 1Z', '#e2b877') +
    shape('M-17 1C-19 -9 -9 -15 2 -12C11 -10 18 -7 18 0C17 5 11 4 5 7C-3 12 -15 10 -17 1Z', c) +
    line('M-21 6Q-16 14 -4 13', '#f3e7d0', 3.4) +
    line('M-9 -6l7 11M-1 -8l7 11M7 -6l5 8', dark(c, 0.44), 2.2) +
    shape(blob(r, 7, 2.6, 0.2, 7, -4, -7), light(c, 0.5), 0.6),
  // Boiled sausage, cut lengthwise: smooth, pale inside.
  'sausage-stick': (c, r) => {
    const bend = r() * 5 - 2.5;
    return (
      line(`M-17 2Q0 ${n(bend + 2)} 17 2`, dark(c, 0.3), 12) +
      line(`M-17 0Q0 ${n(bend)} 17 0`, c, 10) +
      line(`M-15 -3Q0 ${n(bend - 3)} 14 -3`, light(c, 0.5), 2.4)
    );
  },
  // A slice of it: the same all through, with a darker skin.
  'sausage-slice': (c, r) =>
    shape(blob(r, 16.5, 15.5, 0.04), dark(c, 0.3)) +
    shape(blob(r, 14.6, 13.6, 0.04, 9, -0.2, -0.4), light(c, 0.34)) +
    repeat(5, () => disc(1.5, dark(c, 0.12), r() * 17 - 8.5, r() * 16 - 8)) +
    oval(5, 2.4, light(c, 0.66), -4, -7, -24),
  // White through, with a rim of purple skin and a sucker at its edge.
  'octopus-coin': (c, r) =>
    shape(blob(r, 17, 15.5, 0.07, 9), dark(c, 0.12)) +
    shape(blob(r, 13.4, 12, 0.06, 9, -0.6, -0.8), '#f7e6e2') +
    shape(blob(r, 5.4, 4.6, 0.2, 8, 0, 0), '#eccdca') +
    disc(3.2, light(c, 0.5), 13, 5) +
    disc(2.4, light(c, 0.5), 8, 12) +
    repeat(4, () => disc(1.3, '#c2402a', r() * 18 - 9, r() * 16 - 8)),
};
