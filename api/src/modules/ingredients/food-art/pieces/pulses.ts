import { between, type Random } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../colour.ts';
import { dark, light, line, n, oval, put, repeat, shape } from '../strokes.ts';
import type { Pieces } from './piece.ts';

const BEAN = 'M-17 1C-18 -9 -8 -12 0 -11.5C8 -12 18 -9 17 1C16.5 9 8 11 4 7C1.6 5 -1.6 5 -4 7C-8 11 -16.5 9 -17 1Z';

const bean = (c: Colour): string =>
  shape(BEAN, dark(c, 0.42)) +
  put(-0.4, -0.8, 0, 0.87, shape(BEAN, c)) +
  line('M-9 -4Q-3 -8 4 -7', light(c, 0.6), 2.2) +
  line('M-3 6Q0 3.4 3 6', dark(c, 0.36), 1.6);

/** A few small ones that lie close together, each a short stroke with round ends: one path for all of them. */
const spill = (r: Random, count: number, length: number): string =>
  repeat(count, (at) => {
    const far = Math.sqrt((at + 0.4) / count) * 26;
    const [x, y] = [Math.cos(at * 2.4) * far + between(r, -3, 3), Math.sin(at * 2.4) * far * 0.8 + between(r, -3, 3)];
    const angle = between(r, 0, Math.PI);
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    return `M${n(x - dx / 2)} ${n(y - dy / 2)}l${n(dx)} ${n(dy)}`;
  });

/** Beans, lentils and grains. */
export const PULSES: Pieces = {
  bean,
  // The black eye is where it grew to the pod.
  'eyed-bean': (c) => bean(c) + oval(4, 2.6, '#2f2426', 0, 5),
  // Discs so small that one sees them only in a spoonful.
  lentil: (c, r) => {
    const discs = spill(r, 13, 1.5);
    return line(discs, dark(c, 0.46), 8) + put(-0.2, -0.5, 0, 1, line(discs, light(c, 0.16), 5.6));
  },
  // Pearl barley and the like, swollen: each has its groove.
  barley: (c, r) => {
    const grains = spill(r, 9, 4.4);
    return line(grains, dark(c, 0.3), 10) + line(grains, light(c, 0.5), 7.6) + line(grains, dark(c, 0.14), 1.3);
  },
};
