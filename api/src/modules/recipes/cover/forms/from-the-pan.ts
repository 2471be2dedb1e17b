import { between } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import {
  blob,
  box,
  dark,
  disc,
  hoop,
  inCircle,
  light,
  line,
  n,
  oval,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { pool, rice } from './bowls.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { BINDERS, BREAD_PIECES, browned, FISHES, MEATS } from './parts.ts';

const FIVE = [
  [-170, -96, 10],
  [40, -128, 40],
  [190, 20, 70],
  [-130, 104, 20],
  [60, 108, 50],
] as const;

/** Grains of sugar on what was turned in it. */
const sugar = (scene: FormScene, count: number, reach: number): string =>
  repeat(count, () => {
    const [x, y] = inCircle(scene.random, reach);
    return disc(2.6, '#fffaf0', x, y);
  });

/** A ring in a puffed batter. */
const ring = (scene: FormScene): string =>
  shape(blob(scene.random, 106, 100, 0.06, 12, 4, 12), '#1c0e0540') +
  shape(blob(scene.random, 106, 100, 0.06, 12), dark(scene.colour, 0.26)) +
  shape(blob(scene.random, 96, 90, 0.06, 12, -3, -4), scene.colour) +
  hoop(64, light(scene.colour, 0.3), 16, -4, -6) +
  shape(blob(scene.random, 32, 30, 0.1, 9), dark(scene.colour, 0.5)) +
  shape(blob(scene.random, 25, 23, 0.1, 9, 2, 4), dark(scene.colour, 0.68)) +
  sugar(scene, 46, 90);

/** An omelette that lies flat, its lacy edge browned. */
const flat = (scene: FormScene, [wide, high]: readonly [number, number]): string =>
  shape(blob(scene.random, wide, high, 0.05, 17, 5, 12), '#1c0e0540') +
  shape(blob(scene.random, wide, high, 0.06, 19), dark(scene.colour, 0.34)) +
  shape(blob(scene.random, wide * 0.94, high * 0.93, 0.06, 17, -2, -3), scene.colour) +
  browned(scene, 22, wide * 0.82, high * 0.8, 30) +
  repeat(14, () => {
    const [x, y] = inCircle(scene.random, 0.8);
    return disc(between(scene.random, 5, 12), light(scene.colour, 0.4), x * wide, y * high);
  });

/** Lines of a sauce squeezed from a bottle, from side to side. */
const zigzag = (radius: number, colour: Colour): string => {
  const rows = Array.from({ length: 7 }, (_, at) => {
    const y = (at - 3) * radius * 0.26;
    const half = Math.sqrt(Math.max(0, radius * radius - y * y)) * 0.92;
    return `${at === 0 ? 'M' : 'L'}${n(at % 2 ? half : -half)} ${n(y)}L${n(at % 2 ? -half : half)} ${n(y + radius * 0.13)}`;
  });
  return line(rows.join(''), dark(colour, 0.2), 12, 0.35) + line(rows.join(''), colour, 9);
};

/** A patty of minced meat, fried. */
const patty = (scene: FormScene): string =>
  shape(blob(scene.random, 128, 92, 0.05, 12, 4, 14), '#1c0e0550') +
  shape(blob(scene.random, 126, 90, 0.05, 12), dark(scene.colour, 0.3)) +
  shape(blob(scene.random, 116, 80, 0.05, 12, -3, -5), scene.colour) +
  browned(scene, 10, 92, 60, 22) +
  shape(blob(scene.random, 84, 46, 0.16, 11, 6, -6), light(scene.second, 0.06), 0.9) +
  oval(34, 12, light(scene.second, 0.45), -20, -24, -14);

/** A slice of meat, with the grain and the edge of the pan. */
const slice = (scene: FormScene): string =>
  shape(blob(scene.random, 128, 70, 0.1, 10, 4, 10), '#1c0e0548') +
  shape(blob(scene.random, 126, 68, 0.1, 10), dark(scene.colour, 0.5)) +
  shape(blob(scene.random, 116, 58, 0.1, 10, -3, -4), dark(scene.colour, 0.1)) +
  browned(scene, 6, 84, 38, 20) +
  line('M-76 -26Q-10 -46 70 -28', light(scene.colour, 0.4), 7, 0.7);

/** Two pancakes with a filling between them. */
const filledPancake = (scene: FormScene): string =>
  disc(124, '#1c0e0540', 6, 26) +
  shape(blob(scene.random, 121, 119, 0.02, 14, 2, 20), dark(scene.colour, 0.2)) +
  shape(blob(scene.random, 119, 117, 0.03, 14, 2, 11), scene.second) +
  shape(blob(scene.random, 119, 117, 0.02, 14, -1, -6), light(scene.colour, 0.45)) +
  shape(blob(scene.random, 110, 107, 0.02, 14, -2, -9), dark(scene.colour, 0.1)) +
  shape(blob(scene.random, 96, 92, 0.03, 13, -5, -14), scene.colour);

/** A round with the holes of its bubbles. */
const holed = (scene: FormScene): string =>
  disc(108, '#1c0e0540', 5, 14) +
  disc(106, dark(scene.colour, 0.34), 0, 5) +
  disc(102, dark(scene.colour, 0.1)) +
  disc(94, light(scene.colour, 0.22), -2, -3) +
  repeat(44, (at) => {
    const [reach, angle] = [Math.sqrt((at + 0.5) / 44) * 84, at * 2.4];
    const size = between(scene.random, 4.5, 9);
    return oval(size, size * 0.9, dark(scene.colour, 0.46), Math.cos(angle) * reach - 2, Math.sin(angle) * reach - 3);
  }) +
  shape(blob(scene.random, 70, 66, 0.14, 11, -4, -6), dark(scene.colour, 0.4), 0.14);

/** A slab of tofu, fried golden, a glaze over it where there is one. */
const slab = (scene: FormScene): string =>
  box(188, 124, 16, '#1c0e0544', 4, 12) +
  box(186, 122, 15, dark(scene.colour, 0.34)) +
  box(176, 108, 12, light(scene.colour, 0.22), -1, -5) +
  browned(scene, 12, 76, 42, 17) +
  (scene.second === scene.colour
    ? ''
    : shape(blob(scene.random, 78, 42, 0.16, 12, 2, -6), scene.second, 0.72) +
      line('M-52 -30Q-6 -40 44 -32', light(scene.second, 0.55), 6, 0.8));

const EGG_GONE = ['egg-half', 'egg-curd', 'egg-ribbon', 'egg-fried', 'scrambled-egg'];

/** What is fried in a pan and known by what is done to it: battered, filled, sauced, holed. */
export const FROM_THE_PAN: Forms = {
  'battered rings': {
    vessels: ['plate', 'paper', 'rimmed plate'],
    draw: (scene) => served(FIVE, () => ring(scene)),
    toppings: { most: 6, size: 1, reach: 0.95 },
    hides: ['apple-slice', 'pineapple-chunk', 'banana-slice', 'onion-slice', 'onion-ring', ...EGG_GONE, ...BINDERS],
  },
  'flat omelette': {
    vessels: ['plate', 'rimmed plate', 'platter'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const onRice = scene.second !== scene.colour;
      const size = [Math.min(width * 0.84, height * (onRice ? 0.86 : 1.02)), height * (onRice ? 0.74 : 0.88)] as const;
      const below = onRice ? rice(scene, scene.second, [width * 0.96, height * 0.95]) : '';
      return below + flat(scene, size);
    },
    toppings: { most: 26, size: 1.25, reach: 0.6, gap: 0.62 },
    hides: [...EGG_GONE, 'rice-mound', 'grain-mound', 'citrus-wedge'],
  },
  // Brushed with a brown sauce, with lines of mayonnaise over it.
  okonomiyaki: {
    vessels: ['skillet', 'plate', 'rimmed plate'],
    draw: (scene) => {
      const radius = Math.min(scene.room[1] * 0.94, 262);
      return (
        shape(blob(scene.random, radius, radius * 0.98, 0.03, 15, 5, 12), '#1c0e0540') +
        shape(blob(scene.random, radius, radius * 0.98, 0.03, 15), dark(scene.colour, 0.24)) +
        shape(blob(scene.random, radius * 0.95, radius * 0.93, 0.03, 15, -3, -4), scene.colour) +
        browned(scene, 14, radius * 0.9, radius * 0.9, 26) +
        shape(blob(scene.random, radius * 0.84, radius * 0.82, 0.06, 15), scene.second, 0.94) +
        zigzag(radius * 0.76, '#fbf1d3')
      );
    },
    toppings: { most: 26, size: 1.1, reach: 0.5, gap: 0.6 },
    hides: ['cabbage-shred', 'shred', 'bacon-strip', 'onion-slice', 'prawn', ...MEATS, ...EGG_GONE],
  },
  'sauced patties': {
    vessels: ['plate', 'rimmed plate', 'skillet'],
    draw: (scene) =>
      shape(blob(scene.random, scene.room[0] * 0.9, scene.room[1] * 0.86, 0.05, 14), dark(scene.second, 0.12)) +
      shape(blob(scene.random, scene.room[0] * 0.86, scene.room[1] * 0.81, 0.05, 14), light(scene.second, 0.2)) +
      served(
        [
          [-120, -70, -12],
          [116, -44, 14],
          [-8, 102, 4],
        ],
        () => patty(scene),
      ),
    toppings: { most: 24, size: 1.4, reach: 0.84 },
    hides: [...MEATS, ...BINDERS, ...EGG_GONE],
  },
  // Slices of meat or liver under onions, in the gravy of the pan.
  'slices with onions': {
    vessels: ['skillet', 'plate', 'oval dish'],
    draw: (scene) =>
      pool({ ...scene, room: [scene.room[0] * 0.94, scene.room[1] * 0.92] }, light(scene.second, 0.16)) +
      served(
        [
          [-120, -84, -16],
          [104, -96, 10],
          [-96, 70, 8],
          [118, 64, -12],
        ],
        () => slice(scene),
      ) +
      scatter(
        { ...scene, toppings: scene.toppings.map((one) => ({ ...one, most: one.piece === 'onion-slice' ? 26 : 6 })) },
        { most: 30, size: 1.75, reach: 0.74, gap: 0.4 },
      ),
    toppings: 'none',
    hides: [...MEATS, 'liver'],
  },
  'tofu slabs': {
    vessels: ['plate', 'rimmed plate', 'skillet'],
    draw: (scene) =>
      (scene.second === scene.colour
        ? ''
        : shape(blob(scene.random, scene.room[0] * 0.9, scene.room[1] * 0.86, 0.05, 14), scene.second, 0.55)) +
      served(
        [
          [-108, -136, -4],
          [104, -128, 5],
          [-112, 4, 3],
          [102, 10, -5],
          [-104, 142, -3],
          [108, 146, 4],
        ],
        () => slab(scene),
        Math.min(1, scene.room[1] / 245),
      ),
    toppings: { most: 30, size: 1.2, reach: 0.74, gap: 0.6 },
    hides: ['cheese-cube', 'long-leaf'],
  },
  'filled pancakes': {
    vessels: ['plate', 'rimmed plate', 'slate'],
    draw: (scene) =>
      served(
        [
          [-140, -84, -8],
          [124, -70, 10],
          [-6, 112, 3],
        ],
        () => filledPancake(scene),
      ),
    toppings: { most: 8, size: 0.9, reach: 0.9 },
    hides: [...EGG_GONE, 'bean', 'dollop', 'swirl', 'butter-pat'],
  },
  crumpets: {
    vessels: ['plate', 'board', 'rack'],
    draw: (scene) => served(FIVE, () => holed(scene)),
    toppings: { most: 6, size: 0.9, reach: 0.9 },
    hides: [...BREAD_PIECES, ...FISHES, ...EGG_GONE, 'butter-pat', 'dollop', 'swirl'],
  },
};
