import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  dark,
  disc,
  hoop,
  inCircle,
  light,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { type FormScene, type Forms, scatter, type Topping } from './form.ts';
import { piece, shadow } from './parts.ts';

const GREEN = '#a9b86a';
const isWhole = ({ piece }: Topping): boolean => piece.startsWith('artichoke-');

/** The foods but the artichokes, which the form draws. */
const strewn = (scene: FormScene): FormScene => ({ ...scene, toppings: scene.toppings.filter((one) => !isWhole(one)) });

/** Oil that stands in the dish, and drops of it. */
const oil = ({ random, room: [width, height] }: FormScene): string =>
  shape(blob(random, width * 0.95, height * 0.93, 0.03, 14), '#c9b45a', 0.8) +
  repeat(14, () => {
    const [x, y] = inCircle(random, 0.86);
    return oval(between(random, 8, 22), between(random, 6, 14), '#e6d58a', x * width, y * height);
  });

/** A small bowl of what is dipped into. */
const dip = (colour: FormScene['colour']): string =>
  disc(86, '#1c0e0540', 3, 10) +
  disc(84, '#efe6d8') +
  disc(70, dark(colour, 0.15)) +
  disc(67, light(colour, 0.1)) +
  hoop(50, light(colour, 0.4), 4);

/** Globe artichokes: trimmed to the heart, their stems on, or whole with a dip. */
export const ARTICHOKES: Forms = {
  artichokes: {
    vessels: ['oval dish', 'platter', 'wide bowl'],
    draw: (scene) =>
      oil(scene) +
      served(
        [
          [-200, 24, -72],
          [-68, -34, -102],
          [70, 34, -80],
          [202, -22, -106],
        ],
        () => shadow(24, 18) + piece('artichoke-stemmed', scene, GREEN),
        3.9,
      ) +
      scatter(strewn(scene), { most: 18, size: 1, reach: 0.86, gap: 0.6 }),
    toppings: 'none',
  },
  'whole artichokes': {
    vessels: ['platter', 'plate'],
    draw: (scene) =>
      served(
        [
          [-170, -66, 0],
          [-70, 84, 40],
          [8, -96, 20],
        ],
        () => put(0, 0, between(scene.random, 0, 360), 1, shadow(26, 24) + piece('artichoke-whole', scene, '#8fa65a')),
        4.1,
      ) +
      put(164, 36, 0, 1, dip(scene.colour)) +
      scatter({ ...strewn(scene), room: [scene.room[0], scene.room[1]] }, { most: 5, size: 1.5, reach: 0.9 }),
    toppings: 'none',
  },
};
