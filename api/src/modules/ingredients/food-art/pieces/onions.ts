import { blend, type Colour } from '../colour.ts';
import { blob, box, dark, disc, hoop, light, line, put, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

/** Half an onion's layers, one in the other: wide in the middle and pointed where they end, as no noodle is. */
const halfRings = (skin: Colour, flesh: Colour, seam: Colour): string =>
  shape('M-26 9C-22 -26 22 -26 26 9C16 -7 -16 -7 -26 9Z', skin) +
  shape('M-23 3C-18 -22 18 -22 23 3C14 -8.6 -14 -8.6 -23 3Z', flesh) +
  line('M-17 -5Q0 -19 17 -5', seam, 1.6) +
  shape('M-16 17C-13 -8 13 -8 16 17C8 5 -8 5 -16 17Z', skin) +
  shape('M-13.6 11C-10 -6 10 -6 13.6 11C7 3.4 -7 3.4 -13.6 11Z', flesh);

/** Onions and leeks: what grows in layers. */
export const ONIONS: Pieces = {
  'onion-ring': (c) => hoop(17, c, 5.5) + hoop(15.5, light(c, 0.65), 2) + hoop(9, light(c, 0.4), 2.4),
  'onion-slice': (c) => halfRings(dark(c, 0.08), light(c, 0.62), light(c, 0.36)),
  'onion-half': (c) =>
    disc(20, dark(c, 0.1)) +
    disc(17.5, light(c, 0.7)) +
    hoop(13, light(c, 0.25), 2) +
    hoop(8.5, light(c, 0.35), 2) +
    hoop(4, light(c, 0.25), 2),
  // Half moons that heat has left soft: glassy, browner at their edges.
  'onion-soft': (c) => halfRings(dark(c, 0.16), light(c, 0.42), light(c, 0.2)),
  // Fine dice, a few together.
  'onion-dice': (c, r) =>
    [
      [-9, -5],
      [5, -8],
      [-2, 6],
      [11, 6],
    ]
      .map(([x = 0, y = 0]) =>
        put(x, y, r() * 90, 1, box(11, 10, 2.4, light(c, 0.12)) + box(9.4, 8.4, 2, light(c, 0.56), -0.5, -0.6)),
      )
      .join(''),
  'spring-onion-ring': (c) => hoop(9, c, 5) + hoop(8, light(c, 0.6), 1.8),
  // Layer in layer, green outside and nearly white within; a gap here and there, where the layers part.
  'leek-ring': (c, r) =>
    shape(blob(r, 19, 17.6, 0.05), blend(c, '#dfe6ae', 0.42)) +
    shape(blob(r, 17, 15.6, 0.05), blend(c, '#f2f2cf', 0.66)) +
    hoop(13.2, '#fbf9e6', 2.6) +
    hoop(10.4, blend(c, '#eef0c6', 0.74), 2.2) +
    disc(9.2, '#fbf9e6') +
    hoop(6.2, blend(c, '#f0f2c8', 0.7), 2) +
    disc(3, blend(c, '#f3f0b8', 0.72)) +
    line('M-10 -9Q-4 -14 4 -13M10 8Q6 12 -1 12', blend(c, '#c9d39a', 0.6), 1.2),
  'leek-stalk': (c) => line('M-3 24L-1 2', '#f7f3df', 9) + line('M-1 4L6 -22M-1 4L-9 -20M-1 4L0 -25', c, 5.5),
};
