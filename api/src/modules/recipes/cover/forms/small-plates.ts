import { between, type Random } from '../../../../shared/seeded-random.ts';
import {
  around,
  blob,
  box,
  dark,
  disc,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { type Forms, scatter } from './form.ts';
import { BATTER, BREAD_PIECES, MEATS } from './parts.ts';

/** Six to a tin. */
const CUPS = [-210, 0, 210].flatMap((x) => [-120, 120].map((y) => [x, y, 0] as const));
const YOLK = '#f2a516';
const EGG_WHITE = '#fffaf0';
const EGGS = ['egg-half', 'egg-curd', 'egg-fried', 'egg-ribbon'];

/** Small things of which there are several: cups of egg, frosted cakes, lollies, filled dates, a torn pancake. */
export const SMALL_PLATES: Forms = {
  'egg muffins': {
    vessels: ['muffin tin', 'board', 'plate'],
    draw: (scene) =>
      served(
        CUPS,
        () =>
          disc(106, '#1c0e0540', 3, 8) +
          shape(blob(scene.random, 104, 102, 0.09, 16), dark(scene.colour, 0.16)) +
          shape(blob(scene.random, 96, 94, 0.1, 16), scene.colour) +
          shape(blob(scene.random, 76, 74, 0.06, 11), EGG_WHITE) +
          disc(33, YOLK, between(scene.random, -12, 12), between(scene.random, -12, 12)) +
          scatter({ ...scene, room: [64, 64] }, { most: 5, size: 0.9, reach: 1 }),
        0.92,
      ),
    toppings: 'none',
    hides: [...BATTER, ...EGGS, 'ham-fold', 'bacon-strip'],
  },
  'frosted cupcakes': {
    vessels: ['board', 'plate', 'cake stand'],
    draw: (scene) =>
      served(
        CUPS.map(([x, y]) => [x * 0.86, y * 0.94, 0] as const),
        () =>
          disc(104, '#1c0e0540', 3, 10) +
          around(26, (angle) => disc(11, dark(scene.colour, 0.1), Math.cos(angle) * 92, Math.sin(angle) * 92)) +
          disc(92, scene.colour) +
          shape(blob(scene.random, 82, 80, 0.06, 9), dark(scene.second, 0.12)) +
          shape(blob(scene.random, 76, 74, 0.06, 9, -2, -4), scene.second) +
          line('M-46 10C-46 -58 56 -58 52 6C48 52 -30 48 -28 6C-26 -24 26 -26 22 4', dark(scene.second, 0.13), 10) +
          disc(13, light(scene.second, 0.5), 0, -4) +
          scatter({ ...scene, room: [44, 44] }, { most: 3, size: 1, reach: 1 }),
        0.94,
      ),
    toppings: 'none',
    hides: [...BATTER, 'crisp'],
  },
  lollies: {
    vessels: ['slate', 'board', 'plate'],
    draw: (scene) =>
      served(
        [
          [-190, -20, -10],
          [-64, 20, 4],
          [64, -20, -4],
          [190, 20, 10],
        ],
        () =>
          box(22, 150, 10, dark('#dcb983', 0.1), 0, 160) +
          box(104, 250, 50, '#1c0e0540', 4, -16) +
          box(104, 250, 50, dark(scene.colour, 0.12), 0, -26) +
          box(94, 240, 46, scene.colour, -2, -29) +
          box(94, 74, 34, light(scene.second, 0.3), -2, 48) +
          line('M-22 -110V30', light(scene.colour, 0.45), 9, 0.8) +
          put(0, -40, 0, 1, scatter({ ...scene, room: [30, 84] }, { most: 4, size: 1.2, reach: 1 })),
        0.98,
      ),
    toppings: 'none',
    hides: ['dollop', 'swirl'],
  },
  'egg cups': {
    vessels: ['plate', 'board', 'slate'],
    draw: (scene) =>
      repeat(5, (at) =>
        put(
          -10 + at * 56,
          96 - (at % 2) * 14,
          between(scene.random, -16, 16),
          1,
          box(46, 210, 10, '#1c0e0540', 3, 8) +
            box(44, 206, 10, dark(scene.colour, 0.26)) +
            box(34, 194, 8, light(scene.colour, 0.2)),
        ),
      ) +
      served(
        [
          [-150, -50, 0],
          [70, -110, 0],
        ],
        () =>
          disc(100, '#1c0e0540', 4, 12) +
          disc(96, '#dfe6ea') +
          disc(80, '#b9774b') +
          disc(72, EGG_WHITE) +
          shape(blob(scene.random, 46, 44, 0.08, 10), YOLK) +
          disc(13, '#ffd268', -12, -12),
      ),
    toppings: { most: 9, size: 0.9, reach: 0.9 },
    hides: [...BREAD_PIECES, ...EGGS, 'butter-pat'],
  },
  'filled dates': {
    vessels: ['plate', 'board', 'slate'],
    draw: (scene) =>
      served(
        [
          [-170, -100, -16],
          [20, -130, 8],
          [180, -60, 20],
          [-120, 20, 10],
          [70, 10, -12],
          [-60, 140, -6],
          [150, 110, 12],
        ],
        () =>
          oval(84, 46, '#1c0e0544', 4, 10) +
          shape(blob(scene.random, 84, 45, 0.05, 10), dark(scene.colour, 0.2)) +
          shape(blob(scene.random, 78, 39, 0.05, 10, -2, -3), scene.colour) +
          shape('M-56 -4C-30 -26 30 -26 58 -3C30 22 -30 22 -56 -4Z', light(scene.second, 0.3)) +
          scatter({ ...scene, room: [26, 5] }, { most: 2, size: 1.1, reach: 1 }),
      ),
    toppings: 'none',
    hides: ['date', 'raisin', 'dollop', ...MEATS],
  },
  'bacon wraps': {
    vessels: ['tray', 'plate', 'board'],
    draw: (scene) =>
      served(
        [
          [-190, -110, -14],
          [10, -130, 8],
          [200, -80, 16],
          [-130, 10, 10],
          [90, 20, -10],
          [-210, 120, -4],
          [-10, 140, 6],
          [200, 130, -12],
        ],
        () =>
          oval(88, 42, '#1c0e0544', 4, 11) +
          oval(86, 36, dark(scene.colour, 0.22)) +
          oval(80, 30, scene.colour, -2, -3) +
          [-40, -4, 32]
            .map(
              (x) =>
                line(`M${n(x - 8)} -33Q${n(x + 14)} 0 ${n(x)} 33`, '#a8402f', 27) +
                line(`M${n(x - 10)} -31Q${n(x + 12)} 0 ${n(x - 2)} 31`, '#f0c9b4', 7),
            )
            .join('') +
          line('M-58 -16Q0 -30 56 -16', '#fff3e0', 5, 0.4),
      ),
    toppings: { most: 10, size: 0.9, reach: 0.9 },
    hides: ['bacon-strip', 'sausage', 'raisin', 'date', ...MEATS],
  },
  'torn pancake': {
    vessels: ['skillet', 'plate', 'pan'],
    draw: (scene) =>
      repeat(34, (at) => {
        const [x, y] = inPlace(at, scene.room);
        const torn = (size: number): string => corners(scene.random, size);
        return put(
          x,
          y,
          scene.random() * 360,
          1,
          put(3, 9, 0, 1, shape(torn(58), '#1c0e0540')) +
            shape(torn(56), light(scene.colour, 0.42)) +
            put(-3, -5, 0, 1, shape(torn(46), scene.colour)) +
            shape(blob(scene.random, 22, 14, 0.3, 7, -5, -2), dark(scene.colour, 0.26), 0.6),
        );
      }) +
      repeat(50, () =>
        disc(
          between(scene.random, 2.5, 5),
          '#fffaf2',
          between(scene.random, -0.66, 0.66) * scene.room[0],
          between(scene.random, -0.66, 0.66) * scene.room[1],
        ),
      ),
    toppings: { most: 20, size: 1.2, reach: 0.8, gap: 0.6 },
    hides: BATTER,
  },
};

/** A piece torn off: four or five corners, none of them square. */
function corners(random: Random, size: number): string {
  const count = random() < 0.5 ? 4 : 5;
  const points = Array.from({ length: count }, (_, at) => {
    const angle = ((at + between(random, -0.18, 0.18)) / count) * 2 * Math.PI;
    const reach = size * between(random, 0.78, 1.1);
    return `${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach * 0.8)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Evenly over the room, outward in a spiral. */
function inPlace(at: number, [width, height]: readonly [number, number]): [x: number, y: number] {
  const [angle, reach] = [at * 2.4, Math.sqrt((34 - at) / 34) * 0.8];
  return [Math.cos(angle) * reach * width, Math.sin(angle) * reach * height];
}
