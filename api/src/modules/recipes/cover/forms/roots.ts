import { between } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import {
  around,
  blob,
  dark,
  disc,
  inCircle,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import type { FormScene, Forms } from './form.ts';

/** What the oven has browned. */
export const BROWNED = '#9a5f28';

/** Pieces strewn evenly over a vessel, none of them alike. */
export const strewn = (scene: FormScene, count: number, reach: number, one: (at: number) => string): string =>
  repeat(count, (at) => {
    const [angle, out] = [at * 2.4 + scene.random() * 0.5, Math.sqrt((at + 0.4) / count) * reach];
    return put(
      Math.cos(angle) * out * scene.room[0],
      Math.sin(angle) * out * scene.room[1],
      scene.random() * 360,
      between(scene.random, 0.9, 1.12),
      one(at),
    );
  });

const QUARTER = 'M-86 -8C-80 -26 -50 -28 -20 -22C30 -14 70 -6 96 2C66 10 20 20 -22 24C-54 26 -86 20 -86 -8Z';

/** A root, quartered lengthways: it tapers, and its edges are brown. */
const quarter = (scene: FormScene, colour: Colour): string =>
  put(4, 9, 0, 1, shape(QUARTER, '#1c0e0540')) +
  shape(QUARTER, dark(colour, 0.36)) +
  put(-1, -2, 0, 0.9, shape(QUARTER, colour)) +
  line('M-70 -4Q-10 -8 62 2', light(colour, 0.5), 6, 0.8) +
  line(`M${n(between(scene.random, 20, 40))} 8Q70 8 90 3`, BROWNED, 9, 0.7) +
  line('M-76 10Q-60 20 -30 18', BROWNED, 7, 0.6);

const HALF = 'M0 -46C36 -46 50 -20 44 8C38 34 14 42 0 62C-14 42 -38 34 -44 8C-50 -20 -36 -46 0 -46Z';

/** Half a radish, roasted: brown where it was cut. */
const radish = (scene: FormScene): string =>
  put(4, 8, 0, 1, shape(HALF, '#1c0e0540')) +
  line('M-3 -40L-8 -68M4 -40L12 -66', '#7fa653', 8) +
  shape(HALF, scene.colour) +
  put(0, -3, 0, 0.8, shape(HALF, '#fbeeea')) +
  repeat(3, () =>
    shape(
      blob(scene.random, 18, 9, 0.3, 7, between(scene.random, -16, 16), between(scene.random, -24, 16)),
      '#b9793c',
      0.5,
    ),
  ) +
  line('M-34 -18Q-40 4 -30 18', light(scene.colour, 0.5), 5, 0.7);

/** A leaf that has wilted. */
const wilted = (scene: FormScene): string =>
  shape('M-62 6C-40 -30 20 -34 66 -8C40 -2 50 10 22 14C30 22 -10 26 -62 6Z', dark(scene.second, 0.16)) +
  line('M-66 8Q0 -14 56 -8M-24 -2l16 -14M0 -8l14 16', light(scene.second, 0.4), 4);

const HEAD =
  'M-26 96L-18 44C-44 58 -92 54 -108 24C-136 8 -134 -36 -108 -48C-104 -84 -58 -104 -30 -92C-10 -112 34 -108 48 -90C84 -98 112 -68 108 -44C136 -28 132 16 106 26C92 56 44 58 20 44L28 96C14 104 -12 104 -26 96Z';

/** A slab cut through a head of cauliflower: stalk and branches, browned. */
const slab = (scene: FormScene): string =>
  put(6, 13, 0, 1, shape(HEAD, '#1c0e0544')) +
  shape(HEAD, dark(scene.colour, 0.4)) +
  put(-1, -3, 0, 0.94, shape(HEAD, scene.colour)) +
  line(
    'M0 84V20M0 40Q-30 20 -62 6M0 36Q32 18 62 4M-6 24Q-22 -14 -34 -44M6 24Q18 -16 32 -46',
    light(scene.colour, 0.75),
    17,
  ) +
  repeat(26, () => {
    const [x, y] = inCircle(scene.random, 1);
    return shape(blob(scene.random, 17, 12, 0.3, 7, x * 104, y * 66 - 22), BROWNED, 0.45);
  }) +
  line('M-84 -34Q-70 -72 -30 -78', light(scene.colour, 0.7), 8, 0.6);

/** A head of cauliflower as it grew, its leaves about it. */
const head = (scene: FormScene): string =>
  disc(206, '#1c0e0544', 6, 18) +
  around(9, (angle) =>
    put(
      Math.cos(angle) * 182,
      Math.sin(angle) * 178,
      (angle * 180) / Math.PI,
      1,
      shape('M-60 -46C0 -58 56 -28 62 0C56 28 0 58 -60 46Z', '#6f8f45') +
        line('M-50 0H52M-10 0l26 -20M-10 0l26 20', '#c3d08e', 6),
    ),
  ) +
  disc(186, dark(scene.colour, 0.4)) +
  repeat(74, (at) => {
    const [angle, out] = [at * 2.4, Math.sqrt((74 - at) / 74) * 164];
    const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out];
    return (
      disc(33, dark(scene.colour, 0.26), x + 1, y + 5) +
      disc(30, light(scene.colour, scene.random() * 0.22), x, y) +
      (scene.random() < 0.6 ? disc(between(scene.random, 12, 20), '#a8682c88', x - 3, y - 4) : '')
    );
  }) +
  oval(70, 44, '#fff8ea33', -60, -78, -36);

/** Vegetables roasted in large pieces or whole. */
export const ROOTS: Forms = {
  'roast roots': {
    vessels: ['tray', 'lined tray', 'baking dish'],
    draw: (scene) => strewn(scene, 30, 0.92, (at) => quarter(scene, at % 2 ? scene.second : light(scene.colour, 0.08))),
    toppings: { most: 16, size: 1.2, reach: 0.9 },
    hides: ['cube', 'baton', 'carrot-coin', 'carrot-whole', 'root-whole', 'butter-pat', 'chunk'],
  },
  'roast radishes': {
    vessels: ['tray', 'baking dish'],
    draw: (scene) => strewn(scene, 40, 0.92, (at) => (at % 3 === 0 ? wilted(scene) : radish(scene))),
    toppings: { most: 10, size: 1.1, reach: 0.9 },
    hides: ['radish-slice', 'butter-pat'],
  },
  'cauliflower steaks': {
    vessels: ['platter', 'plate', 'oval dish'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const sauce =
        scene.second === scene.colour
          ? ''
          : shape(blob(scene.random, width * 0.94, height * 0.9, 0.06, 14), dark(scene.second, 0.1)) +
            shape(blob(scene.random, width * 0.9, height * 0.85, 0.06, 14), scene.second);
      const places: [number, number, number][] =
        width > 300
          ? [
              [-206, -8, -8],
              [0, 14, 4],
              [206, -8, 10],
            ]
          : [
              [-112, -34, -12],
              [112, 34, 10],
            ];
      return sauce + served(places, () => slab(scene), width > 300 ? 0.92 : 1);
    },
    toppings: { most: 14, size: 1.3, reach: 0.84 },
    hides: ['floret', 'pepper-strip', 'toast-slice', 'almond', 'loaf-whole'],
  },
  'whole cauliflower': {
    vessels: ['tray', 'oval dish', 'skillet'],
    draw: head,
    toppings: { most: 14, size: 1.3, reach: 0.6 },
    hides: ['floret'],
  },
};
