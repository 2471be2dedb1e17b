import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  dark,
  disc,
  hoop,
  inCircle,
  light,
  line,
  n,
  oval,
  put,
  repeat,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { type FormScene, type Forms, isStrewn, scatter, type Topping } from './form.ts';
import { BREAD_PIECES } from './parts.ts';

/** Halfway between the hole and the edge of a bagel, and how wide its dough is. */
const MIDDLE = 98;
const WIDTH = 116;

/** A bagel as it comes from the oven: plump, shining, with a hole through which one sees the table. */
const crust = ({ random, colour }: FormScene, seeds: number, turn: number): string =>
  hoop(MIDDLE, '#1c0e0540', WIDTH, 5, 15) +
  hoop(MIDDLE, dark(colour, 0.34), WIDTH) +
  hoop(MIDDLE, dark(colour, 0.08), WIDTH - 20, -1, -3) +
  hoop(MIDDLE - 3, light(colour, 0.12), 44, -4, -8) +
  line('M-92 -58A108 108 0 0 1 18 -108', light(colour, 0.6), 13, 0.75) +
  around(seeds, (angle, at) => {
    const reach = MIDDLE + between(random, -36, 36);
    const seed = at % 3 === 0 ? '#3f3630' : '#f6e8c6';
    return oval(5.4, 3.2, seed, Math.cos(angle) * reach - 3, Math.sin(angle) * reach - 6, turn + at * 47);
  });

/** Foods in turn, all around the hole. */
const ring = ({ random }: FormScene, foods: readonly Topping[], count: number, size: number, out: number): string =>
  around(foods.length === 0 ? 0 : count, (angle, at) => {
    const reach = MIDDLE + (at % 2 === 0 ? 26 : -20) + out;
    const kind = foods[Math.floor(at / 2) % foods.length];
    const place = [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    return put(...place, (angle * 180) / Math.PI + between(random, 40, 140), size, kind?.draw() ?? '');
  });

/** The lower half with what lies on it, all around the hole. */
function laden(scene: FormScene, out: number): string {
  const { colour, second, toppings } = scene;
  const [bulk, few] = [toppings.filter((one) => !isStrewn(one)), toppings.filter(isStrewn)];
  const laid = ring(scene, bulk, 20, 1.8, out) + ring(scene, few, 6, 1.3, out / 2);
  return (
    hoop(MIDDLE, '#1c0e0540', WIDTH, 4, 12) +
    hoop(MIDDLE, dark(colour, 0.34), WIDTH) +
    hoop(MIDDLE, light(colour, 0.5), WIDTH - 14) +
    hoop(MIDDLE, dark(second, 0.06), WIDTH - 34) +
    hoop(MIDDLE - 2, second, WIDTH - 48, 0, -2) +
    laid
  );
}

const TWO = [
  [-172, 6, -8],
  [172, 22, 6],
] as const;

/** The lower half with its filling; the upper half lies over most of it, or beside it. */
const muffin = (scene: FormScene, isShut: boolean): string =>
  disc(150, '#1c0e0540', 5, 14) +
  disc(146, dark(scene.colour, 0.2)) +
  disc(138, light(scene.colour, 0.55)) +
  scatter({ ...scene, room: [124, 124] }, { most: 14, size: 2, reach: 1, gap: 0.42 }) +
  (isShut
    ? disc(128, '#1c0e0540', -8, 2) +
      disc(126, dark('#e6cfa0', 0.2), -16, -12) +
      disc(119, '#ecdab2', -17, -15) +
      oval(88, 82, '#cf9a55', -18, -16) +
      oval(70, 64, '#dcb071', -20, -20) +
      repeat(34, () => {
        const [x, y] = inCircle(scene.random, 108);
        return disc(3, '#fffaf0', x - 17, y - 15);
      })
    : '');

const SIX = [
  [-232, -118, 10],
  [4, -128, 70],
  [236, -112, 130],
  [-236, 118, 200],
  [0, 122, 260],
  [234, 126, 320],
] as const;

/** Rings of dense dough: plain from the oven, and in halves with what lies on them. */
export const BAGELS: Forms = {
  bagels: {
    vessels: ['board', 'slate', 'board'],
    draw: (scene) =>
      put(-184, 10, 0, 1, laden(scene, 0)) +
      put(184, 14, 0, 1, laden(scene, 16) + `<g transform="translate(-6 -12) scale(.95)">${crust(scene, 40, 0)}</g>`),
    toppings: 'none',
    hides: [...BREAD_PIECES, 'dollop'],
  },
  // Flat and round, floury above, split: a patty or ham in it, egg and cheese.
  'filled muffins': {
    vessels: ['board', 'plate', 'paper'],
    draw: (scene) => served(TWO, (at) => muffin(scene, at === 1), 1.06),
    toppings: 'none',
    hides: [...BREAD_PIECES, 'dollop', 'butter-pat'],
  },
  'plain bagels': {
    vessels: ['board', 'rack', 'lined tray'],
    draw: (scene) => served(SIX, (at) => crust(scene, 34, Number(n(at * 31))), 0.74),
    toppings: 'none',
  },
};
