import { between } from '../../../../shared/seeded-random.ts';
import {
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
import { type FormScene, type Forms, scatter, type Topping } from './form.ts';

const PLACES = [
  [-118, -96, 0],
  [116, -104, 30],
  [0, 8, -20],
  [-138, 104, 50],
  [132, 106, 10],
] as const;

const STREWN = { most: 12, size: 1.2, reach: 0.9, gap: 0.6 };

/** A ball as large as a fist, lit from the upper left, with what it is coated in. */
const ball = ({ random, colour, second }: FormScene): string =>
  oval(112, 98, '#1c0e0544', 8, 22) +
  shape(blob(random, 106, 100, 0.03, 12), dark(colour, 0.3)) +
  shape(blob(random, 97, 90, 0.03, 12, -5, -7), dark(colour, 0.05)) +
  shape(blob(random, 66, 58, 0.06, 11, -18, -22), light(colour, 0.3), 0.8) +
  repeat(34, () => {
    const [x, y] = inCircle(random, 84);
    const speck = blob(random, between(random, 4, 9), between(random, 3, 6), 0.3, 6, x, y);
    return shape(speck, random() < 0.5 ? dark(second, 0.1) : light(second, 0.3), 0.75);
  }) +
  oval(22, 11, light(colour, 0.75), -40, -52, -30);

/** The one in the middle is cut, and shows the fruit that is in it. */
const cut = (scene: FormScene, fruit: Topping): string =>
  ball(scene) +
  shape(blob(scene.random, 84, 78, 0.04, 11, 0, -2), light(scene.colour, 0.55)) +
  disc(52, dark(scene.colour, 0.1), 0, -2) +
  put(0, -2, 0, 2.4 / Math.max(1, fruit.size), fruit.draw()) +
  line('M-60 -44Q-30 -72 20 -70', light(scene.colour, 0.85), 6);

/** Dumplings of bread or potato, of which a few are a meal. */
export const LARGE_DUMPLINGS: Forms = {
  'large dumplings': {
    vessels: ['plate', 'bowl', 'rimmed plate'],
    draw: (scene) => {
      const fruit = scene.toppings.find(({ piece }) => piece.startsWith('stone-fruit'));
      return (
        served(PLACES, (at) => (at === 2 && fruit ? cut(scene, fruit) : ball(scene))) +
        scatter({ ...scene, toppings: scene.toppings.filter((one) => one !== fruit) }, STREWN)
      );
    },
    toppings: 'none',
    hides: ['onion-slice', 'bun-whole', 'bread-slice', 'toast-slice', 'loaf-whole', 'chunk', 'crumb', 'egg-half'],
  },
};
