import { between, pick } from '../../../../shared/seeded-random.ts';
import {
  blob,
  box,
  dark,
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
import { type FormScene, type Forms, scatter } from './form.ts';
import { BINDERS, FISHES, MEATS, piece, pieceHeap, shadow } from './parts.ts';

/** A strip in a crust of crumbs. */
const crumbed = (scene: FormScene): string =>
  shape(blob(scene.random, 122, 42, 0.06, 12, 4, 12), '#1c0e0540') +
  shape(blob(scene.random, 122, 42, 0.07, 12), dark(scene.colour, 0.24)) +
  shape(blob(scene.random, 113, 34, 0.07, 12, -2, -4), scene.colour) +
  repeat(16, () => {
    const [x, y] = inCircle(scene.random, 1);
    return oval(8, 5, scene.random() < 0.5 ? light(scene.colour, 0.35) : dark(scene.colour, 0.2), x * 98, y * 26 - 4);
  });

/** Four long ones beside each other, each on its stick. */
const skewered = (scene: FormScene): string =>
  served(
    [
      [0, -130, -5],
      [10, -44, 2],
      [-10, 46, -2],
      [0, 136, 5],
    ],
    () =>
      line('M-320 0H320', '#c9a36a', 8) +
      oval(214, 34, '#1c0e0533', 4, 12) +
      box(420, 60, 30, dark(scene.colour, 0.24), 0, 3) +
      box(410, 48, 24, scene.colour, 0, -3) +
      repeat(8, (at) => line(`M${n(-180 + at * 50)} -20q12 20 0 40`, dark(scene.colour, 0.26), 5)) +
      line('M-180 -14H150', light(scene.colour, 0.35), 6),
  );

/** Where pieces lie, and how many degrees each is turned. */
type Places = readonly (readonly [x: number, y: number, turn: number])[];

/** Ways to lay small round ones: in a heap, a ring, a fan, two rows. */
const PATTIES: readonly [Places, ...Places[]] = [
  [
    [-120, -90, 10],
    [60, -120, 40],
    [-150, 80, 70],
    [20, 40, 20],
    [150, 60, 100],
    [0, 170, 50],
  ],
  [
    [0, -140, 20],
    [133, -43, 80],
    [82, 113, 40],
    [-82, 113, 10],
    [-133, -43, 60],
  ],
  [
    [-190, 60, 0],
    [-100, -10, 30],
    [0, -40, 60],
    [100, -10, 90],
    [190, 60, 20],
  ],
  [
    [-110, -100, 30],
    [100, -110, 70],
    [-100, 100, 10],
    [110, 90, 50],
  ],
];

/** What comes in several on a plate: kofta, balls, fritters, stuffed potatoes. */
export const BITES: Forms = {
  kofta: {
    vessels: ['platter', 'board', 'plate'],
    draw: skewered,
    toppings: { most: 20, size: 1.2, reach: 0.95, gap: 0.5 },
    hides: MEATS,
  },
  fingers: {
    vessels: ['plate', 'platter', 'tray'],
    draw: (scene) =>
      served(
        [
          [-130, -120, -16],
          [90, -130, 12],
          [-40, -40, 4],
          [150, 0, -20],
          [-140, 60, 14],
          [40, 100, -8],
        ],
        () => crumbed(scene),
      ),
    toppings: { most: 20, size: 1.2, reach: 0.95, gap: 0.5 },
    hides: [...MEATS, ...FISHES, 'crumb', 'crisp', 'egg-half'],
  },
  sausages: {
    vessels: ['plate', 'skillet', 'tray'],
    draw: (scene) =>
      served(
        [
          [-80, -100, -12],
          [60, -36, 8],
          [-70, 40, -4],
          [70, 118, 12],
        ],
        () => shadow(25, 12) + piece('sausage', scene),
        5.2,
      ),
    toppings: { most: 34, size: 1.5, reach: 0.98 },
    hides: [...MEATS, ...BINDERS],
  },
  meatballs: {
    vessels: ['pan', 'bowl', 'plate', 'casserole'],
    draw: (scene) =>
      oval(scene.room[0] * 0.98, scene.room[1] * 0.98, scene.second) +
      oval(scene.room[0] * 0.98, scene.room[1] * 0.98, 'url(#gloss)') +
      pieceHeap(scene, 'meatball', 13, 3.1),
    toppings: { most: 26, size: 1.1, reach: 0.9, gap: 0.55 },
    hides: [...MEATS, ...BINDERS],
  },
  balls: {
    vessels: ['plate', 'board', 'bowl', 'paper'],
    draw: (scene) => pieceHeap(scene, 'meatball', 15, 2.9),
    toppings: { most: 22, size: 1.2, reach: 0.98, gap: 0.55 },
    hides: [...MEATS, 'chickpea', 'bean', 'crumb', 'powder-mound', ...BINDERS],
  },
  fritters: {
    vessels: ['plate', 'board', 'rimmed plate'],
    draw: (scene) =>
      served(
        pick(scene.random, PATTIES),
        () =>
          shape(blob(scene.random, 96, 90, 0.07, 11, 3, 10), '#1c0e0540') +
          shape(blob(scene.random, 96, 90, 0.06, 11), dark(scene.colour, 0.24)) +
          shape(blob(scene.random, 84, 78, 0.07, 11, -3, -4), scene.colour) +
          repeat(9, () => {
            const [x, y] = inCircle(scene.random, 66);
            return shape(
              blob(scene.random, 9, 6, 0.3, 6, x, y),
              scene.random() < 0.5 ? light(scene.colour, 0.35) : dark(scene.colour, 0.25),
            );
          }),
      ),
    toppings: { most: 24, size: 1, reach: 0.9, gap: 0.6 },
    hides: [...MEATS, ...FISHES, 'egg-half', 'chunk', ...BINDERS],
  },
  'cheese ball': {
    vessels: ['board', 'plate', 'slate'],
    draw: (scene) =>
      oval(178, 172, '#1c0e0540', 6, 18) +
      shape(blob(scene.random, 172, 168, 0.03, 13), dark(scene.colour, 0.16)) +
      shape(blob(scene.random, 160, 154, 0.03, 13, -4, -7), scene.colour) +
      repeat(70, () => {
        const [x, y] = inCircle(scene.random, 150);
        return shape(
          blob(scene.random, 11, 7, 0.3, 6, x, y),
          scene.random() < 0.5 ? light(scene.colour, 0.5) : dark(scene.colour, 0.2),
        );
      }),
    toppings: { most: 46, size: 1.1, reach: 0.6, gap: 0.5 },
    hides: ['dollop', 'grated-cheese', 'swirl'],
  },
  rolled: {
    vessels: ['plate', 'oval dish', 'platter'],
    draw: (scene) =>
      served(
        [
          [-90, -80, -8],
          [70, -4, 6],
          [-60, 100, -4],
        ],
        () =>
          oval(150, 52, '#1c0e0540', 4, 14) +
          box(290, 96, 46, dark(scene.colour, 0.22)) +
          box(276, 80, 38, scene.colour, -2, -5) +
          line('M-110 -24Q0 -40 110 -22', light(scene.colour, 0.4), 8) +
          line('M-60 -44Q-48 0 -60 40M40 -44Q52 0 40 40', '#efe2c6', 5),
      ),
    toppings: { most: 26, size: 1.3, reach: 0.95 },
    hides: [...MEATS, 'ham-fold'],
  },
  'stuffed potatoes': {
    vessels: ['plate', 'tray', 'board'],
    draw: (scene) =>
      served(
        [
          [-120, -50, -20],
          [110, 50, 12],
        ],
        () =>
          oval(150, 100, '#1c0e0544', 4, 16) +
          shape(blob(scene.random, 150, 100, 0.04, 10), dark(scene.colour, 0.16)) +
          shape(blob(scene.random, 140, 88, 0.04, 10, -3, -5), scene.colour) +
          shape('M-118 -8C-76 -62 76 -62 120 -6C76 50 -76 50 -118 -8Z', light(scene.second, 0.5)) +
          shape('M-96 -8C-56 -44 56 -44 98 -6C56 32 -56 32 -96 -8Z', scene.second) +
          scatter({ ...scene, room: [96, 36] }, { most: 30, size: 1.35, reach: 1, gap: 0.46 }),
        1.1,
      ),
    toppings: 'none',
    hides: ['chunk', 'cube'],
  },
  'whole vegetables': {
    vessels: ['platter', 'plate', 'tray'],
    draw: (scene) => {
      const main = scene.toppings[0];
      return repeat(7, (at) =>
        put(
          between(scene.random, -20, 20),
          -scene.room[1] * 0.78 + (at * scene.room[1] * 1.56) / 6,
          between(scene.random, -7, 7),
          5.2,
          `<g transform="scale(1.5 .62)">${shadow(21, 12)}${main?.draw() ?? ''}</g>`,
        ),
      );
    },
    toppings: { most: 18, size: 0.9, reach: 0.8, gap: 0.5 },
  },
};
