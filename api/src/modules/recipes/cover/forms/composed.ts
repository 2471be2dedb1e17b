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
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { broth } from './clear-soups.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { cutlets } from './mains.ts';
import { BATTER, BREAD_PIECES, FISHES, MEATS, piece, shadow } from './parts.ts';

/** Rolls that lie side by side in their dish. */
const ROLLS = 6;
/** Cheese that has melted. */
const MELTED = '#f4dc98';
const WRAPPED = ['tortilla-chip', 'flatbread', 'wrapper', 'lasagne-sheet', 'grated-cheese', 'dollop', 'egg-half'];

/** Sausages whole, side by side, over the rest. */
function onMash(scene: FormScene): string {
  const laid = { most: 22, size: 1.9, reach: 0.62, gap: 0.86 };
  const sausage = scene.toppings.find((one) => one.piece === 'sausage');
  const others = scatter({ ...scene, toppings: scene.toppings.filter((one) => one !== sausage) }, laid);
  const whole = [-1, 0, 1].map((at) =>
    put(at * 112, at * 10 - 26, 76 + at * 12, 4.2, shadow(24, 9) + (sausage?.draw() ?? '')),
  );
  return others + (sausage === undefined ? '' : whole.join(''));
}

/** Dishes that are known by how their parts lie: rolls side by side, meat on mash, dumplings in their soup. */
export const COMPOSED: Forms = {
  'baked rolls': {
    vessels: ['baking dish'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const step = (width * 1.84) / ROLLS;
      const rolls = repeat(ROLLS, (at) =>
        put(
          (at - (ROLLS - 1) / 2) * step,
          between(scene.random, -6, 6),
          between(scene.random, -2, 2),
          1,
          box(step * 0.94, height * 1.62, step * 0.42, dark('#e6cf98', 0.3), 3, 5) +
            box(step * 0.88, height * 1.58, step * 0.4, '#e6c789') +
            line(`M${n(-step * 0.24)} ${n(-height * 0.6)}V${n(height * 0.6)}`, light('#e6c789', 0.5), 9),
        ),
      );
      return (
        box(width * 2, height * 2, 60, dark(scene.colour, 0.15)) +
        rolls +
        shape(blob(scene.random, width * 0.94, height * 0.52, 0.07, 16), dark(scene.colour, 0.08), 0.92) +
        shape(blob(scene.random, width * 0.9, height * 0.46, 0.08, 16), scene.colour) +
        repeat(16, () => {
          const [x, y] = inCircle(scene.random, 0.8);
          return shape(blob(scene.random, 40, 26, 0.25, 8, x * width, y * height * 0.5), scene.second, 0.85);
        })
      );
    },
    toppings: { most: 16, size: 1.2, reach: 0.6 },
    hides: [...MEATS, ...WRAPPED],
  },
  'covered cutlets': {
    vessels: ['plate', 'platter', 'oval dish'],
    draw: (scene) =>
      cutlets(
        scene,
        () =>
          shape(blob(scene.random, 132, 74, 0.1, 11, -2, -10), scene.second) +
          shape(blob(scene.random, 112, 56, 0.26, 13, -4, -13), MELTED) +
          repeat(4, () =>
            shape(
              blob(scene.random, 15, 10, 0.3, 7, between(scene.random, -50, 46), between(scene.random, -34, 8)),
              '#d79a4b',
              0.6,
            ),
          ),
      ),
    toppings: { most: 12, size: 1.3, reach: 0.7 },
    hides: [...MEATS, 'crumb', 'mozzarella-slice', 'grated-cheese', 'shaving', 'spaghetti-bundle', 'tomato-wedge'],
  },
  'fish and chips': {
    vessels: ['plate', 'paper', 'platter'],
    draw: (scene) =>
      repeat(38, () => {
        const [x, y] = inCircle(scene.random, 0.9);
        return put(
          x * scene.room[0],
          y * scene.room[1],
          scene.random() * 360,
          between(scene.random, 2, 2.6),
          oval(24, 7, '#1c0e0530', 2, 4) + piece('fry', scene, light('#e8c573', scene.random() * 0.25)),
        );
      }) + cutlets(scene),
    toppings: { most: 16, size: 1.3, reach: 0.9 },
    hides: [...FISHES, 'chunk', 'cube', 'fry', 'crumb'],
  },
  'on mash': {
    vessels: ['plate', 'bowl', 'plate'],
    draw: (scene) => {
      const [width, height] = scene.room;
      return (
        shape(blob(scene.random, width * 0.94, height * 0.9, 0.06, 12, 0, 8), dark(scene.second, 0.16)) +
        shape(blob(scene.random, width * 0.92, height * 0.87, 0.06, 12), scene.second) +
        around(9, (angle) =>
          put(
            Math.cos(angle) * width * 0.74,
            Math.sin(angle) * height * 0.7,
            (angle * 180) / Math.PI + 70,
            1,
            line('M-46 0Q0 -26 46 0', light(scene.second, 0.5), 12),
          ),
        ) +
        shape(blob(scene.random, width * 0.62, height * 0.55, 0.12, 11, 6, 4), scene.colour) +
        shape(blob(scene.random, width * 0.5, height * 0.42, 0.14, 11, 0, -4), light(scene.colour, 0.1), 0.6) +
        onMash(scene)
      );
    },
    toppings: 'none',
    hides: ['chunk', 'cube', 'root-whole', 'butter-pat', 'dollop', 'grated-cheese'],
  },
  'dumpling soup': {
    vessels: ['bowl', 'bowl', 'casserole'],
    draw: (scene) =>
      broth(scene) +
      around(8, (angle, at) => {
        const reach = at % 2 ? 0.62 : 0.3;
        return put(
          Math.cos(angle) * scene.room[0] * reach,
          Math.sin(angle) * scene.room[1] * reach,
          scene.random() * 360,
          2.9,
          shadow(22, 13) + piece('dumpling', scene, scene.second),
        );
      }),
    toppings: { most: 34, size: 1.35, reach: 0.86, gap: 0.7 },
    hides: [...BREAD_PIECES, 'dumpling', 'mince-crumb', 'egg-half', 'grain-mound', 'rice-mound'],
  },
  'smothered scones': {
    vessels: ['plate', 'rimmed plate', 'skillet'],
    draw: (scene) =>
      served(
        [
          [-110, -90, 0],
          [110, -70, 40],
          [-90, 100, 80],
          [116, 112, 20],
        ],
        () =>
          disc(112, '#1c0e0540', 5, 14) +
          disc(108, light(scene.colour, 0.3), 0, 4) +
          shape(blob(scene.random, 102, 100, 0.04, 11), scene.colour) +
          shape(blob(scene.random, 116, 92, 0.26, 13, 6, 16), dark(scene.second, 0.16)) +
          shape(blob(scene.random, 108, 84, 0.26, 13, 4, 11), scene.second) +
          `<g transform="translate(4 10)">${scatter({ ...scene, room: [84, 64] }, { most: 9, size: 1.5, reach: 1, gap: 0.5 })}</g>`,
      ),
    toppings: 'none',
    hides: BATTER,
  },
};
