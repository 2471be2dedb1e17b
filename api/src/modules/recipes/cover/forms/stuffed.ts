import { between } from '../../../../shared/seeded-random.ts';
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
import { base } from './from-the-oven.ts';
import { BINDERS, MEATS } from './parts.ts';

const RICE = 'rice-mound';
/** Crumbs of what is in it, or grains where that is rice. */
function texture(scene: FormScene): string {
  const isRice = scene.toppings.some(({ piece }) => piece === RICE);
  return repeat(isRice ? 46 : 24, () => {
    const [x, y] = inCircle(scene.random, 1);
    const tone = scene.random() < 0.65 ? light(scene.second, scene.random() * 0.6) : dark(scene.second, 0.16);
    return isRice
      ? oval(9, 3.6, light(scene.second, 0.3 + scene.random() * 0.6), x * 58, y * 50, scene.random() * 180)
      : shape(blob(scene.random, 10, 8, 0.25, 6, x * 54, y * 46), tone);
  });
}

/** One of them, open, with its filling and what is seen of that. */
const filled = (scene: FormScene): string =>
  shape(blob(scene.random, 92, 84, 0.05, 9, 3, 12), '#1c0e0544') +
  shape(blob(scene.random, 92, 84, 0.05, 9), dark(scene.colour, 0.1)) +
  shape(blob(scene.random, 76, 68, 0.05, 9), dark(scene.colour, 0.35)) +
  shape(blob(scene.random, 71, 63, 0.07, 9), dark(scene.second, 0.1)) +
  texture(scene) +
  scatter(
    { ...scene, room: [58, 50], toppings: scene.toppings.filter(({ piece }) => piece !== RICE) },
    { most: 7, size: 1, reach: 0.9, gap: 0.6 },
  );

/** A small marrow with its core taken out: its open end shows the filling. */
const cored = (scene: FormScene): string =>
  box(118, 300, 52, '#1c0e0544', 5, 12) +
  box(116, 296, 54, dark(scene.colour, 0.26)) +
  box(102, 280, 48, scene.colour, -2, -4) +
  [-26, 6, 32].map((x) => line(`M${n(x)} -70V112`, light(scene.colour, 0.34), 8, 0.5)).join('') +
  oval(56, 46, dark(scene.colour, 0.34), 0, -108) +
  oval(49, 40, '#dfe6ac', 0, -109) +
  oval(38, 30, dark(scene.second, 0.2), 0, -108) +
  repeat(16, () => {
    const [x, y] = inCircle(scene.random, 1);
    return oval(
      7,
      5,
      scene.random() < 0.5 ? '#efe0bd' : light(scene.second, 0.15),
      x * 31,
      y * 23 - 110,
      scene.random() * 180,
    );
  });

/** Vegetables that are filled as they are: standing upright, or their core taken out. */
export const STUFFED: Forms = {
  'cored vegetables': {
    vessels: ['baking dish', 'oval dish', 'casserole'],
    draw: (scene) => {
      const [width, height] = scene.room;
      return (
        base(scene, dark('#c8442a', 0.06)) +
        repeat(16, () => {
          const [x, y] = inCircle(scene.random, 0.9);
          return shape(blob(scene.random, 44, 30, 0.2, 9, x * width, y * height), light('#c8442a', 0.12), 0.7);
        }) +
        repeat(5, (at) =>
          put(
            (at - 2) * width * 0.37,
            between(scene.random, -8, 8),
            between(scene.random, -6, 6),
            Math.min(1, height / 210),
            cored(scene),
          ),
        )
      );
    },
    toppings: { most: 14, size: 1, reach: 0.9 },
    hides: [...MEATS, 'courgette-slice', 'aubergine-slice', 'rice-mound', 'tomato-wedge', 'onion-slice'],
  },
  'stuffed vegetables': {
    vessels: ['baking dish', 'oval dish', 'plate'],
    draw: (scene) =>
      put(
        0,
        0,
        0,
        Math.min(scene.room[0] / 242, scene.room[1] / 186),
        served(
          [
            [-150, -70, 0],
            [0, -90, 60],
            [150, -60, 120],
            [-90, 90, 180],
            [80, 100, 240],
          ],
          () => filled(scene),
        ),
      ),
    toppings: 'none',
    hides: [
      ...MEATS,
      ...BINDERS,
      'grain-mound',
      'pepper-strip',
      'squash-cooked',
      'squash-slice',
      'carrot-coin',
      'aubergine-slice',
      'courgette-slice',
      'mushroom',
      'onion-slice',
      'tomato-wedge',
      'tomato-half',
      'dollop',
    ],
  },
};
