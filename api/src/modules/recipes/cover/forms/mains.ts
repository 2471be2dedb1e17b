import { between } from '../../../../shared/seeded-random.ts';
import {
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
import { type Forms, type FormScene, isStrewn, scatter } from './form.ts';
import { besideJoints, BUT_JOINTS, joints } from './joints.ts';
import { FISHES, MEATS, piece, shadow } from './parts.ts';

const sear = (times: number, width: number, colour: `#${string}`): string =>
  repeat(times, (at) => line(`M${n(-width + at * 40)} -56q22 52 0 104`, dark(colour, 0.34), 8, 0.7));

const BESIDE = { most: 34, size: 1.5, reach: 0.98, gap: 0.7 };

const FILLET = 'M-150 -50C-80 -95 80 -90 150 -40C170 10 120 70 20 72C-80 78 -180 40 -150 -50Z';

/** A sauce in the second colour, where a dish has one. */
const sauceUnder = ({ random, room: [width, height], colour, second }: FormScene): string =>
  second === colour
    ? ''
    : shape(blob(random, width * 0.96, height * 0.84, 0.08, 13, 4, 10), dark(second, 0.2), 0.9) +
      shape(blob(random, width * 0.92, height * 0.79, 0.08, 13, 2, 8), second, 0.9);

const STEAK = 'M-150 10C-160 -70 -60 -100 30 -92C120 -86 175 -30 160 40C148 96 60 84 0 92C-70 100 -142 80 -150 10Z';

const BREADED =
  'M-170 -20C-160 -96 -60 -112 30 -100C120 -96 182 -40 172 30C164 92 70 110 -20 102C-110 100 -182 60 -170 -20Z';

/** Two pieces in a coat of crumbs or batter, with what lies on each. */
export const cutlets = (scene: FormScene, over: () => string = () => ''): string =>
  served(
    [
      [-40, -30, -12],
      [60, 60, 16],
    ],
    () =>
      shape(BREADED, '#1c0e0540') +
      put(
        0,
        -12,
        0,
        1,
        shape(BREADED, dark(scene.colour, 0.22)) +
          put(-2, -4, 0, 0.94, shape(BREADED, scene.colour)) +
          repeat(34, () => {
            const [x, y] = inCircle(scene.random, 1);
            return shape(
              blob(scene.random, 7, 5, 0.3, 6, x * 145, y * 82),
              scene.random() < 0.5 ? light(scene.colour, 0.3) : dark(scene.colour, 0.16),
            );
          }) +
          over(),
      ),
    1.02,
  );

/** Shredded cabbage, heaped beside. */
const mound = (scene: FormScene, shreds: FormScene['toppings']): string =>
  shape(blob(scene.random, 124, 96, 0.12, 11, 4, 8), '#1c0e0530') +
  shape(blob(scene.random, 118, 90, 0.14, 12), '#cfdc9a') +
  scatter(
    { ...scene, toppings: shreds.map((one) => ({ ...one, most: 44 })), room: [108, 82] },
    { most: 44, size: 1.6, reach: 1, gap: 0.2 },
  );

const ON_PLATE = {
  vessels: ['plate', 'rimmed plate', 'platter'],
  toppings: BESIDE,
  hides: [...FISHES, ...MEATS],
} as const;

/** Two fillets of fish, and what is over the flesh of each. */
const fillets = (scene: FormScene, over = (): string => ''): string =>
  served(
    [
      [-70, -40, -14],
      [70, 70, 10],
    ],
    () =>
      shape(FILLET, '#1c0e0533') +
      put(
        0,
        -8,
        0,
        1,
        shape(FILLET, dark(scene.colour, 0.14)) +
          put(-2, -4, 0, 0.92, shape(FILLET, scene.colour)) +
          repeat(5, (at) => line(`M${n(-96 + at * 46)} -58q22 50 0 104`, light(scene.colour, 0.45), 5)) +
          over(),
      ),
  );

/** What the pan or the grill has browned. */
const seared = ({ random }: FormScene): string =>
  repeat(16, () => {
    const [x, y] = inCircle(random, 1);
    const brown = random() < 0.5 ? '#9a5a26' : '#b9752f';
    return shape(blob(random, between(random, 16, 34), between(random, 8, 15), 0.35, 8, x * 112, y * 40), brown, 0.55);
  });

/** Meat and fish that stand alone on a plate. */
export const MAINS: Forms = {
  fillet: { ...ON_PLATE, draw: (scene) => fillets(scene) },
  'seared fillet': {
    ...ON_PLATE,
    draw: (scene) => fillets({ ...scene, colour: dark(scene.colour, 0.06) }, () => seared(scene)),
  },
  'whole fish': {
    vessels: ['platter', 'oval dish'],
    draw: (scene) => {
      const [bed, over] = [scene.toppings.filter((one) => !isStrewn(one)), scene.toppings.filter(isStrewn)];
      return (
        scatter({ ...scene, toppings: bed }, { most: 34, size: 1.5, reach: 0.94, gap: 0.62 }) +
        put(
          0,
          0,
          -10,
          1,
          oval(270, 92, '#1c0e0540', 4, 22) +
            put(0, 0, 0, 10.4, piece('small-fish', scene)) +
            repeat(3, (at) => line(`M${n(-70 + at * 80)} -60q26 54 0 112`, dark(scene.colour, 0.3), 9)),
        ) +
        scatter({ ...scene, toppings: over }, { most: 12, size: 1.5, reach: 0.86 })
      );
    },
    toppings: 'none',
    hides: FISHES,
  },
  steak: {
    vessels: ['plate', 'board', 'slate'],
    draw: (scene) =>
      sauceUnder(scene) +
      served(
        [[-10, 0, -8]],
        () =>
          shape(STEAK, '#1c0e0544') +
          put(
            0,
            -12,
            0,
            1.02,
            shape(STEAK, dark(scene.colour, 0.3)) +
              put(-2, -6, 0, 0.93, shape(STEAK, scene.colour)) +
              sear(7, 120, scene.colour) +
              line('M-128 -10C-120 -58 -40 -80 20 -76', light(scene.colour, 0.25), 9),
          ),
        1.25,
      ),
    toppings: { most: 22, size: 1.6, reach: 0.95 },
    hides: [...MEATS, 'ham-fold'],
  },
  tartare: {
    vessels: ['plate', 'rimmed plate', 'slate'],
    draw: (scene) =>
      disc(156, '#1c0e0540', 4, 14) +
      shape(blob(scene.random, 154, 152, 0.03, 13), dark(scene.colour, 0.22)) +
      shape(blob(scene.random, 146, 143, 0.03, 13, -2, -5), scene.colour) +
      repeat(80, () => {
        const [x, y] = inCircle(scene.random, 132);
        return shape(
          blob(scene.random, 12, 8, 0.3, 6, x, y),
          scene.random() < 0.5 ? light(scene.colour, 0.22) : dark(scene.colour, 0.16),
        );
      }) +
      (scene.second === scene.colour
        ? ''
        : disc(46, dark(scene.colour, 0.34), 0, -4) +
          disc(40, scene.second, 0, -8) +
          oval(14, 8, light(scene.second, 0.6), -12, -22, -30)),
    toppings: { most: 26, size: 1.3, reach: 0.95 },
    hides: [...MEATS, ...FISHES, 'egg-half'],
  },
  chops: {
    vessels: ['plate', 'skillet', 'platter'],
    draw: (scene) =>
      served(
        [
          [-90, -60, -20],
          [100, -10, 30],
          [-40, 120, 5],
        ],
        () => shadow(24, 19) + piece('pork-chop', scene),
        6.2,
      ),
    toppings: { most: 24, size: 1.4, reach: 0.94 },
    hides: MEATS,
  },
  roast: {
    vessels: ['platter', 'tray', 'oval dish'],
    draw: (scene) => put(0, 0, 6, 8.6, shadow(24, 20) + piece('whole-bird', scene)),
    toppings: { most: 40, size: 1.7, reach: 1 },
    hides: MEATS,
  },
  joint: {
    vessels: ['board', 'platter', 'tray'],
    draw: (scene) =>
      put(
        0,
        0,
        -8,
        1,
        oval(250, 150, '#1c0e0540', 6, 20) +
          shape(blob(scene.random, 250, 146, 0.05, 12), dark(scene.colour, 0.26)) +
          shape(blob(scene.random, 226, 122, 0.05, 12, -6, -10), scene.colour) +
          repeat(
            7,
            (at) =>
              line(`M${n(-170 + at * 56)} -96q26 96 -4 190`, dark(scene.colour, 0.34), 7, 0.7) +
              line(`M${n(-150 + at * 50)} -80l60 110`, dark(scene.colour, 0.28), 4, 0.5),
          ) +
          line('M-160 -60Q-20 -124 130 -84', light(scene.colour, 0.45), 11, 0.8),
      ),
    toppings: { most: 32, size: 1.5, reach: 0.98 },
    hides: [...MEATS, 'ham-fold'],
  },
  drumsticks: {
    vessels: ['plate', 'paper', 'platter', 'tray'],
    draw: (scene) =>
      joints(scene, ['drumstick', 8, 4]) + scatter(besideJoints(scene), { most: 26, size: 1.3, reach: 0.9, gap: 0.5 }),
    toppings: 'none',
    hides: BUT_JOINTS,
  },
  pieces: {
    vessels: ['skillet', 'plate', 'casserole'],
    draw: (scene) =>
      oval(scene.room[0], scene.room[1], dark(scene.second, 0.1), 0, 0) +
      joints(scene, ['meat-piece', 9, 4.2]) +
      scatter(besideJoints(scene), { most: 36, size: 1.35, reach: 0.9, gap: 0.6 }),
    toppings: 'none',
    hides: BUT_JOINTS,
  },
  breaded: {
    vessels: ['plate', 'rimmed plate', 'platter'],
    draw: (scene) => {
      const shreds = scene.toppings.filter((one) => one.piece === 'cabbage-shred');
      const others = scene.toppings.filter((one) => one.piece !== 'cabbage-shred');
      return (
        (shreds.length === 0 ? '' : put(150, -104, 0, 1, mound(scene, shreds))) +
        cutlets(scene) +
        scatter({ ...scene, toppings: others }, { most: 22, size: 1.6, reach: 0.98 })
      );
    },
    toppings: 'none',
    hides: [...MEATS, ...FISHES, 'crumb', 'crisp'],
  },
};
