import { blob, dark, inCircle, light, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
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

/** Vegetables that stand upright, filled. */
export const STUFFED: Forms = {
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
