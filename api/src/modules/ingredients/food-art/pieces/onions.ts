import { blend } from '../colour.ts';
import { blob, dark, disc, hoop, light, line, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

/** Onions and leeks: what grows in layers. */
export const ONIONS: Pieces = {
  'onion-ring': (c) => hoop(17, c, 5.5) + hoop(15.5, light(c, 0.65), 2) + hoop(9, light(c, 0.4), 2.4),
  'onion-slice': (c) =>
    line('M-20 6Q-14 -14 4 -15', light(c, 0.25), 5) +
    line('M-12 12Q-8 -4 12 -7', c, 5) +
    line('M-11 10Q-7 -3 11 -6', light(c, 0.6), 1.6) +
    line('M-2 16Q4 4 18 3', light(c, 0.4), 4.4),
  'onion-half': (c) =>
    disc(20, dark(c, 0.1)) +
    disc(17.5, light(c, 0.7)) +
    hoop(13, light(c, 0.25), 2) +
    hoop(8.5, light(c, 0.35), 2) +
    hoop(4, light(c, 0.25), 2),
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
