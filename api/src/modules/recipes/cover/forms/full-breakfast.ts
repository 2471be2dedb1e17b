import { blob, disc, inCircle, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import type { FormScene, Forms, Topping } from './form.ts';
import { BREAD_PIECES, piece, shadow } from './parts.ts';

const friedEgg = ({ random }: FormScene): string =>
  shape(blob(random, 86, 76, 0.13, 9, 3, 8), '#1c0e0540') +
  shape(blob(random, 85, 75, 0.13, 9), '#e2bf8a') +
  shape(blob(random, 79, 69, 0.12, 9), '#fffdf6') +
  disc(31, '#f2a516') +
  disc(10, '#ffd268', -10, -10);

const toastHalf = (turn: number): string =>
  put(0, 0, turn, 1, shape('M-86 40L-4 -64Q0 -68 4 -64L88 40Z', '#a8652a') + shape('M-72 34L-2 -52L74 34Z', '#e6b873'));

/** Beans in their sauce. */
const beans = (scene: FormScene): string =>
  shape(blob(scene.random, 98, 74, 0.1, 11), '#b5451f') +
  repeat(26, () => {
    const [x, y] = inCircle(scene.random, 0.86);
    return put(x * 90, y * 64, scene.random() * 360, 0.9, piece('bean', scene, '#e07a3a'));
  });

const isOf = (name: string) => (one: Topping) => one.piece.startsWith(name);

/** Several of one food at places of the plate, where the dish has it. */
const atPlaces = (scene: FormScene, name: string, places: Parameters<typeof served>[0], size: number): string => {
  const found = scene.toppings.find(isOf(name));
  return found ? served(places, () => shadow(20, 14) + found.draw(), size) : '';
};

const breakfast = (scene: FormScene): string =>
  put(-176, -132, 0, 0.86, toastHalf(-24)) +
  put(-120, -160, 0, 0.86, toastHalf(14)) +
  (scene.toppings.some(isOf('bean')) ? put(148, -120, 0, 1, beans(scene)) : '') +
  atPlaces(
    scene,
    'bacon',
    [
      [20, 148, 8],
      [70, 190, -4],
    ],
    3,
  ) +
  atPlaces(
    scene,
    'sausage',
    [
      [-196, 34, 64],
      [-104, 106, 58],
    ],
    2.6,
  ) +
  atPlaces(
    scene,
    'sausage-coin', // black pudding
    [
      [110, -176, 0],
      [188, -134, 40],
      [226, -58, 80],
    ],
    2.3,
  ) +
  atPlaces(
    scene,
    'mushroom',
    [
      [150, 40, 0],
      [196, 80, 50],
      [140, 104, 120],
      [200, 10, 200],
    ],
    2,
  ) +
  atPlaces(
    scene,
    'tomato',
    [
      [-66, 196, 10],
      [-140, 168, 60],
    ],
    2.3,
  ) +
  put(-34, -44, 20, 1, friedEgg(scene)) +
  put(40, 62, 200, 1, friedEgg(scene));

/** A breakfast of many parts, each at its place on one plate. */
export const FULL_BREAKFAST: Forms = {
  'full breakfast': {
    vessels: ['plate', 'rimmed plate'],
    draw: breakfast,
    toppings: 'none',
    hides: [...BREAD_PIECES, 'egg-half', 'egg-fried'],
  },
};
