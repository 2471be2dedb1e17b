import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
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
import type { FormScene, Forms } from './form.ts';
import { BATTER, BREAD_PIECES, MEATS } from './parts.ts';

const GONE = [
  ...MEATS,
  ...BATTER,
  ...BREAD_PIECES,
  'ham-fold',
  'ham-ribbon',
  'sausage-coin',
  'cheese-slice',
  'mozzarella-pool',
  'mozzarella-slice',
  'shaving',
];

/** A long closed pastry from above, what is scored in its top given. */
const log = (scene: FormScene, marks: string): string =>
  box(500, 210, 74, '#1c0e0544', 6, 18) +
  box(496, 206, 72, dark(scene.colour, 0.28)) +
  box(478, 182, 64, scene.colour, -2, -7) +
  marks +
  line('M-190 -62Q0 -86 190 -64', light(scene.colour, 0.45), 10);

const LATTICE = repeat(8, (at) =>
  line(`M${-206 + at * 52} 66L${-150 + at * 52} -78M${-150 + at * 52} 66L${-206 + at * 52} -78`, '#a8692f', 5, 0.7),
);
const SLITS = repeat(6, (at) => line(`M${-170 + at * 66} 40l34 -76`, '#8a4f1e', 10, 0.75));

/** A round slice: the crust, then what is in it from outside to inside. */
const slice = (scene: FormScene, inner: string): string =>
  disc(116, '#1c0e0544', 6, 13) +
  shape(blob(scene.random, 114, 112, 0.02, 16), dark(scene.colour, 0.34)) +
  shape(blob(scene.random, 106, 103, 0.02, 16), light(scene.colour, 0.22)) +
  inner;

/** Beef, pink in the middle, in its ham and its mushrooms. */
const beef = ({ random }: FormScene): string =>
  shape(blob(random, 94, 91, 0.03, 16), '#4a3326') +
  repeat(44, (at) =>
    disc(between(random, 2, 5), at % 2 ? '#6b4c38' : '#33221a', Math.cos(at) * 84, Math.sin(at) * 81),
  ) +
  shape(blob(random, 78, 75, 0.03, 15), '#e39a92') +
  shape(blob(random, 72, 69, 0.03, 15), '#8a4434') +
  shape(blob(random, 62, 59, 0.05, 14), '#c4545a') +
  shape(blob(random, 42, 39, 0.08, 13, -3, -2), '#d9696c') +
  repeat(12, () => {
    const [x, y] = inCircle(random, 52);
    return line(`M${x.toFixed(0)} ${y.toFixed(0)}l12 4`, '#a83f48', 3, 0.6);
  });

/** Layers rolled up: dough, ham, salami and molten cheese. */
const rolled = (scene: FormScene): string =>
  shape(blob(scene.random, 94, 91, 0.03, 16), '#f0d9a4') +
  line(
    'M0 0C14 -22 40 -4 30 22C16 54 -38 46 -46 4C-52 -46 14 -78 58 -46C96 -14 84 52 40 76C-8 98 -70 76 -82 24',
    '#f6e4a8',
    34,
  ) +
  line(
    'M0 0C14 -22 40 -4 30 22C16 54 -38 46 -46 4C-52 -46 14 -78 58 -46C96 -14 84 52 40 76C-8 98 -70 76 -82 24',
    '#d9736c',
    15,
  ) +
  line('M8 6C18 -8 24 4 18 18M-36 6C-40 -36 12 -62 50 -36C80 -10 70 44 34 64', '#a8343a', 6, 0.8) +
  around(7, (angle) =>
    oval(15, 7, '#f3d98a', Math.cos(angle) * 64, Math.sin(angle) * 60, (angle * 180) / Math.PI + 90),
  );

const cut = (scene: FormScene, marks: string, inner: () => string): string =>
  put(-120, -70, -5, 0.98, log(scene, marks)) +
  put(96, 104, 8, 1, slice(scene, inner())) +
  put(274, -4, -10, 1.08, slice(scene, inner()));

/** Pastry and dough round a filling, of which one knows the cut face. */
export const CUT_PASTRIES: Forms = {
  wellington: {
    vessels: ['board', 'platter', 'board'],
    draw: (scene) => cut(scene, LATTICE, () => beef(scene)),
    toppings: 'none',
    hides: GONE,
    onlyGarnish: true,
  },
  stromboli: {
    vessels: ['board', 'lined tray', 'board'],
    draw: (scene) => cut(scene, SLITS, () => rolled(scene)),
    toppings: 'none',
    hides: GONE,
    onlyGarnish: true,
  },
};
