import { between, type Random } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../colour.ts';
import { dark, light, line, oval, put, repeat, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

const BEAN = 'M-17 1C-18 -9 -8 -12 0 -11.5C8 -12 18 -9 17 1C16.5 9 8 11 4 7C1.6 5 -1.6 5 -4 7C-8 11 -16.5 9 -17 1Z';

const bean = (c: Colour): string =>
  shape(BEAN, dark(c, 0.42)) +
  put(-0.4, -0.8, 0, 0.87, shape(BEAN, c)) +
  line('M-9 -4Q-3 -8 4 -7', light(c, 0.6), 2.2) +
  line('M-3 6Q0 3.4 3 6', dark(c, 0.36), 1.6);

/** A few small ones that lie close together, drawn by `one` about a place. */
const spill = (r: Random, count: number, one: (x: number, y: number) => string): string =>
  repeat(count, (at) => {
    const far = Math.sqrt((at + 0.4) / count) * 26;
    return one(Math.cos(at * 2.4) * far + between(r, -3, 3), Math.sin(at * 2.4) * far * 0.8 + between(r, -3, 3));
  });

/** Beans, lentils and grains. */
export const PULSES: Pieces = {
  bean,
  // The black eye is where it grew to the pod.
  'eyed-bean': (c) => bean(c) + oval(4, 2.6, '#2f2426', 0, 5),
  // Discs so small that one sees them only in a spoonful.
  lentil: (c, r) =>
    spill(r, 13, (x, y) => {
      const turn = between(r, -50, 50);
      return oval(5, 3.9, dark(c, 0.46), x, y, turn) + oval(3.9, 2.8, light(c, 0.16), x - 0.2, y - 0.4, turn);
    }),
  // Pearl barley and the like, swollen: each has its groove.
  barley: (c, r) =>
    spill(r, 7, (x, y) => {
      const turn = between(r, 0, 180);
      return put(
        x,
        y,
        turn,
        1,
        oval(7, 5, dark(c, 0.3), 0, 0.5) + oval(6, 4, light(c, 0.5)) + line('M-3.6 0H3.6', dark(c, 0.12), 1.3),
      );
    }),
};
