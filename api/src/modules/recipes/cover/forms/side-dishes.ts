import { between } from '../../../../shared/seeded-random.ts';
import { around, blob, box, dark, inCircle, light, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { BOWLS } from './bowls.ts';
import { type FormScene, type Forms, isStrewn, scatter, type Topping } from './form.ts';
import { piece } from './parts.ts';

/** A thick slice of something white and soft, seen a little from its side. */
const softSlice = (scene: FormScene): string =>
  box(96, 84, 12, '#1c0e0540', 5, 12) +
  box(94, 84, 12, dark(scene.colour, 0.2), 0, 7) +
  box(92, 74, 10, scene.colour, 0, -2) +
  box(70, 8, 4, light(scene.colour, 0.7), -4, -28);

const shreds = (scene: FormScene): string =>
  repeat(40, (at) => {
    const [x, y] = inCircle(scene.random, 0.46);
    const shade = [scene.second, light(scene.second, 0.35), dark(scene.second, 0.2)][at % 3] ?? scene.second;
    return put(
      x * scene.room[0],
      y * scene.room[1],
      scene.random() * 360,
      between(scene.random, 1.5, 2.3),
      piece('cabbage-shred', scene, shade),
    );
  });

const STIRRED = { most: 64, size: 1.4, reach: 0.76, gap: 0.56 };
/** As many of it as there are of what is a good part of the dish. */
const stirredIn = ({ toppings }: FormScene): Topping[] =>
  toppings.map((one) => (isStrewn(one) ? one : { ...one, most: 54, isNamed: true }));

/** Dishes that are eaten beside others. */
export const SIDE_DISHES: Forms = {
  'slices around a heap': {
    fills: true,
    vessels: ['plate', 'platter'],
    draw: (scene) =>
      around(11, (angle) =>
        put(
          Math.cos(angle) * scene.room[0] * 0.78,
          Math.sin(angle) * scene.room[1] * 0.78,
          (angle * 180) / Math.PI + 90,
          1,
          softSlice(scene),
        ),
      ) +
      shape(blob(scene.random, scene.room[0] * 0.54, scene.room[1] * 0.54, 0.06, 12), dark(scene.second, 0.3)) +
      shreds(scene),
    toppings: { most: 18, size: 1.5, reach: 0.4, gap: 0.7 },
    hides: ['cheese-cube', 'cabbage-shred'],
  },
  // What is stirred into it is seen, and no more yogurt on it.
  'stirred yogurt': {
    fills: true,
    vessels: ['small bowl', 'bowl', 'small plate'],
    draw: (scene) => (BOWLS['dip']?.draw(scene) ?? '') + scatter({ ...scene, toppings: stirredIn(scene) }, STIRRED),
    toppings: 'none',
    hides: ['dollop', 'swirl', 'onion-slice'],
  },
  // Ground so long that nothing of it is left in pieces.
  'smooth spread': {
    fills: true,
    vessels: ['jar', 'small bowl'],
    draw: (scene) => BOWLS['dip']?.draw(scene) ?? '',
    toppings: { most: 12, size: 1.2, reach: 0.7 },
    hides: ['dollop', 'swirl', 'chocolate-square', 'butter-pat'],
    onlyGarnish: true,
  },
};
