import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  box,
  dark,
  disc,
  inCircle,
  light,
  line,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { pool } from './bowls.ts';
import { type FormScene, type Forms, isStrewn, scatter, type Topping } from './form.ts';
import { BINDERS, browned, FISHES, MEATS } from './parts.ts';

const TEARDROP = 'M2 -112C14 -70 84 -18 84 36C84 84 46 106 0 106C-46 106 -84 84 -84 36C-84 -18 -12 -70 2 -112Z';
const EGG_GONE = ['egg-half', 'egg-curd', 'egg-ribbon', 'egg-fried'];

/** A teardrop in a crust of crumbs. */
const teardrop = (scene: FormScene): string =>
  put(5, 14, 0, 1, shape(TEARDROP, '#1c0e0540')) +
  shape(TEARDROP, dark(scene.colour, 0.26)) +
  put(-3, -2, 0, 0.91, shape(TEARDROP, scene.colour)) +
  repeat(26, () => {
    const [x, y] = inCircle(scene.random, 70);
    return oval(8, 5, scene.random() < 0.5 ? light(scene.colour, 0.36) : dark(scene.colour, 0.22), x, y + 28);
  }) +
  repeat(5, (at) => oval(6, 4, light(scene.colour, 0.3), between(scene.random, -6, 10), -80 + at * 12));

/** A piece of food in a pale, thin and lacy batter, through which one sees what it is. */
const battered = (scene: FormScene, kind: Topping | undefined): string =>
  shape(blob(scene.random, 66, 52, 0.2, 11, 3, 9), '#1c0e0538') +
  shape(blob(scene.random, 66, 52, 0.22, 13), dark(scene.colour, 0.14)) +
  shape(blob(scene.random, 60, 46, 0.2, 12, -1, -2), light(scene.colour, 0.2)) +
  put(0, -2, 0, 2.3, kind?.draw() ?? '') +
  shape(blob(scene.random, 50, 36, 0.3, 11, 0, -2), light(scene.colour, 0.3), 0.4) +
  repeat(12, () => {
    const [x, y] = inCircle(scene.random, 1);
    return disc(between(scene.random, 3, 6), light(scene.colour, 0.6), x * 56, y * 42);
  });

/** A slice in a coat of egg, its rind seen through it. */
const coated = (scene: FormScene): string =>
  shape(blob(scene.random, 88, 84, 0.05, 12, 3, 9), '#1c0e0538') +
  shape(blob(scene.random, 88, 84, 0.07, 14), dark(scene.colour, 0.12)) +
  shape(blob(scene.random, 81, 77, 0.07, 14, -1, -2), scene.colour) +
  shape(blob(scene.random, 64, 61, 0.03, 12), scene.second, 0.9) +
  shape(blob(scene.random, 54, 51, 0.03, 12), light(scene.second, 0.72)) +
  shape(blob(scene.random, 58, 55, 0.1, 11), scene.colour, 0.45) +
  browned(scene, 5, 56, 52, 17);

const DANGO = [-162, -54, 54, 162];

/** Round dumplings on a stick, with a glaze over them. */
const dango = (scene: FormScene): string =>
  line('M-330 0H250', '#c9a36a', 9) +
  DANGO.map(
    (x) =>
      disc(56, '#1c0e0538', x + 3, 9) +
      disc(55, dark(scene.colour, 0.14), x) +
      disc(50, light(scene.colour, 0.3), x - 2, -3) +
      shape(blob(scene.random, 18, 9, 0.25, 8, x + 12, 34), dark(scene.colour, 0.42), 0.5),
  ).join('') +
  DANGO.map((x) => shape(blob(scene.random, 43, 30, 0.2, 9, x - 2, -14), scene.second, 0.92)).join('') +
  DANGO.map((x) => oval(17, 8, light(scene.second, 0.6), x - 14, -20, -14)).join('');

/** A block that is fried pale and crisp outside. */
const block = (scene: FormScene): string =>
  box(148, 116, 22, '#1c0e0544', 4, 12) +
  box(146, 114, 24, dark(scene.colour, 0.24)) +
  box(136, 102, 20, light(scene.colour, 0.32), -2, -4) +
  browned(scene, 9, 58, 42, 13) +
  line('M-50 -40Q0 -50 46 -42', light(scene.colour, 0.75), 7, 0.8);

/** A slice of cheese that has softened in the pan: its edge has run and browned. */
const softened = (scene: FormScene): string =>
  shape(blob(scene.random, 168, 112, 0.09, 12, 4, 10), '#1c0e0533') +
  shape(blob(scene.random, 168, 110, 0.1, 13), dark(scene.colour, 0.36)) +
  shape(blob(scene.random, 156, 98, 0.09, 13), light(scene.colour, 0.16)) +
  box(250, 150, 18, dark(scene.colour, 0.18), 0, 4) +
  box(240, 138, 16, light(scene.colour, 0.3), -2, -3) +
  browned(scene, 10, 96, 50, 24) +
  line('M-96 -58H84', light(scene.colour, 0.75), 8, 0.8);

const BARS = [
  [-130, -132, -8],
  [110, -120, 5],
  [-96, -44, 3],
  [138, -26, -6],
  [-134, 46, 6],
  [104, 62, -3],
  [-60, 138, -5],
] as const;

/** A straight bar in a crust of crumbs. */
const bar = ({ colour, random }: FormScene): string =>
  box(216, 66, 14, '#1c0e0540', 4, 10) +
  box(214, 64, 13, dark(colour, 0.3)) +
  box(204, 52, 11, colour, -1, -3) +
  repeat(22, () => {
    const tone = random() < 0.5 ? light(colour, 0.4) : dark(colour, 0.24);
    return oval(7, 4, tone, between(random, -94, 94), between(random, -24, 18), random() * 180);
  });

/** What is fried in another way than in crumbs: teardrops, batter, egg, starch; and dumplings on sticks. */
export const FRIED_BITES: Forms = {
  'fish fingers': {
    vessels: ['plate', 'platter', 'lined tray'],
    draw: (scene) => served(BARS, () => bar(scene)),
    toppings: { most: 12, size: 1.2, reach: 0.95, gap: 0.5 },
    hides: ['crumb', 'crisp', 'egg-half', ...FISHES, ...MEATS, 'floret', 'floret-browned', 'grated-cheese', 'finger'],
  },
  teardrops: {
    vessels: ['plate', 'paper', 'board'],
    draw: (scene) =>
      served(
        [
          [-160, -108, -14],
          [4, -128, 4],
          [166, -104, 16],
          [-158, 104, -8],
          [-4, 84, 6],
          [156, 108, 12],
        ],
        () => teardrop(scene),
        0.92,
      ),
    toppings: { most: 12, size: 1, reach: 0.95, gap: 0.6 },
    hides: [...MEATS, 'dollop', 'onion-slice', 'crumb', ...EGG_GONE, ...BINDERS],
  },
  tempura: {
    vessels: ['paper', 'plate', 'rimmed plate'],
    draw: (scene) => {
      const kinds = scene.toppings.filter((kind) => kind.size >= 0.8 && !isStrewn(kind));
      const others = scene.toppings.filter((kind) => !kinds.includes(kind));
      return (
        repeat(15, (at) => {
          const [angle, reach] = [at * 2.4, Math.sqrt((at + 0.4) / 15) * 0.82];
          return put(
            Math.cos(angle) * reach * Math.min(scene.room[0], 300),
            Math.sin(angle) * reach * scene.room[1],
            scene.random() * 360,
            between(scene.random, 1.02, 1.16),
            battered(scene, kinds[at % Math.max(1, kinds.length)]),
          );
        }) + scatter({ ...scene, toppings: others }, { most: 5, size: 1.4, reach: 0.96 })
      );
    },
    toppings: 'none',
    hides: [...EGG_GONE, 'crumb'],
  },
  'egg-coated slices': {
    vessels: ['plate', 'rimmed plate', 'board'],
    draw: (scene) =>
      served(
        [
          [-150, -116, 0],
          [18, -140, 40],
          [170, -84, 80],
          [-84, 18, 120],
          [92, 40, 160],
          [-170, 122, 200],
          [8, 164, 240],
        ],
        () => coated(scene),
      ),
    toppings: { most: 24, size: 1, reach: 0.8, gap: 0.6 },
    hides: ['courgette-slice', 'aubergine-slice', 'carrot-coin', 'fish-slice', 'fish-chunk', ...EGG_GONE],
  },
  dango: {
    vessels: ['plate', 'platter', 'slate'],
    draw: (scene) =>
      served(
        [
          [0, -122, -5],
          [14, 4, 2],
          [-8, 128, -3],
        ],
        () => dango(scene),
        0.98,
      ),
    toppings: { most: 6, size: 0.8, reach: 0.8 },
    onlyGarnish: true,
  },
  'fried tofu in broth': {
    vessels: ['bowl', 'wide bowl'],
    draw: (scene) =>
      pool(scene, scene.second) +
      served(
        [
          [-96, -74, -10],
          [86, -92, 12],
          [-70, 78, 16],
          [98, 62, -8],
        ],
        () => block(scene),
      ),
    toppings: { most: 26, size: 1.25, reach: 0.46, gap: 0.45 },
    hides: ['cheese-cube'],
  },
  'fried cheese': {
    vessels: ['plate', 'skillet', 'rimmed plate'],
    draw: (scene) =>
      served(
        [
          [-76, -80, -14],
          [70, 84, 8],
        ],
        () => softened(scene),
      ),
    toppings: { most: 14, size: 1.2, reach: 0.9 },
    hides: ['grated-cheese', 'cheese-slice', 'cheese-wedge', 'cheese-cube', 'halloumi-slice', 'shaving', 'butter-pat'],
  },
};
