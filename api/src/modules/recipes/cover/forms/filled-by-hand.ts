import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  blob,
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
import { type FormScene, type Forms, scatter } from './form.ts';
import { BATTER, BREAD_PIECES } from './parts.ts';

const EGG_GONE = ['egg-half', 'egg-curd', 'egg-fried', 'egg', 'egg-ribbon', 'dollop', 'swirl'];

/** Half an egg, its yolk piped back in a rosette and dusted red. */
const devilled = ({ random }: FormScene): string =>
  shape(blob(random, 62, 80, 0.03, 12, 4, 9), '#1c0e0544') +
  shape(blob(random, 62, 80, 0.03, 14), '#e3dccb') +
  shape(blob(random, 58, 76, 0.03, 14, -1, -2), '#fffdf6') +
  around(7, (angle) => disc(17, dark('#f0c04a', 0.14), Math.cos(angle) * 26, 4 + Math.sin(angle) * 26)) +
  around(7, (angle) => disc(14, '#f4cd5e', Math.cos(angle) * 25, 2 + Math.sin(angle) * 25)) +
  disc(21, '#f7d877', 0, 1) +
  line('M-9 4C-8 -10 10 -10 9 2', dark('#f0c04a', 0.2), 4) +
  repeat(12, () => {
    const [x, y] = inCircle(random, 36);
    return disc(2.6, '#b5451f', x, y + 2);
  });

const EGGS = [
  [-196, -78, -20],
  [-66, -104, 10],
  [66, -96, -12],
  [196, -72, 22],
  [-190, 88, 14],
  [-62, 92, -10],
  [70, 98, 16],
  [194, 90, -18],
] as const;

/** A dumpling as large as a fist; a cut one shows what is in it. */
function dumpling(scene: FormScene, isCut: boolean): string {
  const { random, colour, second } = scene;
  const ball =
    shape(blob(random, 104, 98, 0.03, 14, 6, 18), '#1c0e0548') +
    shape(blob(random, 103, 98, 0.03, 14), dark(colour, 0.34)) +
    shape(blob(random, 98, 92, 0.03, 14, -3, -4), dark(colour, 0.1)) +
    shape(blob(random, 80, 72, 0.05, 13, -12, -14), light(colour, 0.18)) +
    oval(26, 15, light(colour, 0.5), -34, -44, -24);
  const bits = repeat(16, (at) => {
    const [x, y] = inCircle(random, 76);
    const tone = at % 3 === 0 ? light(second, 0.1) : dark(colour, 0.26);
    return shape(blob(random, 9, 6, 0.3, 7, x - 4, y - 4), tone, 0.8);
  });
  const inside =
    shape(blob(random, 66, 60, 0.05, 12, -4, -4), light(colour, 0.5)) +
    disc(38, dark(second, 0.3), -4, -4) +
    disc(33, second, -5, -6) +
    oval(11, 6, light(second, 0.4), -16, -18, -30);
  return ball + (isCut ? inside : bits);
}

const isFilled = ({ second, colour }: FormScene): boolean => second !== colour;

/** The filling of a roll, more of it than the roll can hold. */
const spilling = (scene: FormScene): string =>
  disc(172, '#1c0e0540', 6, 16) +
  shape(blob(scene.random, 168, 164, 0.1, 13), dark(scene.second, 0.24)) +
  repeat(60, (at) => {
    const [angle, reach] = [at * 2.4, between(scene.random, 96, 168)];
    const tone = at % 3 === 0 ? light(scene.second, 0.16) : dark(scene.second, scene.random() * 0.3);
    return shape(blob(scene.random, 19, 14, 0.3, 7, Math.cos(angle) * reach, Math.sin(angle) * reach), tone);
  });

/** The upper half of a roll, so far to one side that one sees what is in it. */
const lid = (scene: FormScene): string =>
  disc(122, '#1c0e0540', -22, -20) +
  disc(120, dark(scene.colour, 0.24), -28, -34) +
  disc(112, scene.colour, -31, -39) +
  oval(50, 28, light(scene.colour, 0.4), -68, -86, -30);

/** What hands have filled, piped or rolled: eggs, dumplings, rolls. */
export const FILLED_BY_HAND: Forms = {
  'devilled eggs': {
    vessels: ['platter', 'platter', 'slate'],
    draw: (scene) => served(EGGS, () => devilled(scene)),
    toppings: { most: 12, size: 1, reach: 0.8 },
    hides: [...EGG_GONE, 'spring-onion-ring', 'celery-slice', 'cube', 'onion-slice'],
  },
  'large dumplings': {
    vessels: ['plate', 'rimmed plate', 'wide bowl'],
    draw: (scene) =>
      served(
        [
          [-112, -96, 0],
          [108, -88, 40],
          [-118, 104, 80],
          [110, 110, 0],
        ],
        (at) => dumpling(scene, isFilled(scene) && at === 3),
        1.04,
      ),
    toppings: { most: 12, size: 1.1, reach: 0.86 },
    hides: [
      ...BATTER,
      ...BREAD_PIECES,
      'stone-fruit-half',
      'stone-fruit-wedge',
      'stone-fruit',
      'lardon',
      'chunk',
      'cube',
    ],
  },
  'sloppy joes': {
    vessels: ['plate', 'paper', 'board'],
    draw: (scene) =>
      served(
        [
          [-168, 8, -6],
          [176, 22, 8],
        ],
        () =>
          spilling(scene) +
          put(0, 0, 0, 1, scatter({ ...scene, room: [150, 150] }, { most: 16, size: 1.2, reach: 1, gap: 0.6 })) +
          lid(scene),
      ),
    toppings: 'none',
    hides: [...BREAD_PIECES, 'meatball', 'mince-crumb', 'lentil'],
  },
};
