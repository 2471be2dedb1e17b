import { between } from '../../../../shared/seeded-random.ts';
import { blob, dark, disc, inCircle, light, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms, scatter, type Topping } from './form.ts';
import { BREAD_PIECES } from './parts.ts';

const EGG_WHITE = '#fffaf0';
const HAM = '#e08a80';
const HAMS = new Set(['ham-fold', 'ham-ribbon', 'bacon-strip', 'lardon']);
const UNDER = new Set([
  'fish-slice',
  'wilted-leaf',
  'leaf',
  'crab-meat',
  'avocado-slice',
  'asparagus',
  'mushroom-slice',
]);
const PLACES = [
  [-134, -40, -8],
  [136, 48, 12],
] as const;

/** Half a muffin, its cut face up: full of holes, browned at the rim. */
const muffin = (scene: FormScene): string =>
  disc(136, '#1c0e0540', 5, 13) +
  disc(134, dark(scene.colour, 0.3), 0, 4) +
  shape(blob(scene.random, 131, 130, 0.02, 14), scene.colour) +
  shape(blob(scene.random, 118, 117, 0.03, 14), light(scene.colour, 0.42)) +
  repeat(46, () => {
    const [x, y] = inCircle(scene.random, 112);
    return oval(between(scene.random, 3, 8), between(scene.random, 2, 5), dark(scene.colour, 0.12), x, y);
  });

/** What lies between the muffin and the egg: a disc of ham, or the rest of what the dish has. */
function under(scene: FormScene): string {
  const others = scene.toppings.filter(({ piece }) => UNDER.has(piece));
  if (others.length > 0)
    return scatter(
      { ...scene, toppings: others.map((one) => ({ ...one, most: 20 })), room: [118, 116] },
      { most: 20, size: 2, reach: 1, gap: 0.45 },
    );
  if (!scene.toppings.some(({ piece }) => HAMS.has(piece))) return '';
  return (
    shape(blob(scene.random, 117, 114, 0.04, 12, 0, 5), dark(HAM, 0.3)) +
    shape(blob(scene.random, 113, 110, 0.04, 12), HAM) +
    shape(blob(scene.random, 92, 90, 0.06, 11), light(HAM, 0.16))
  );
}

/** A poached egg, and the sauce that is poured over it and runs down its sides. */
const eggInSauce = ({ random, second }: FormScene): string =>
  shape(blob(random, 97, 92, 0.06, 11, 3, 10), '#1c0e0538') +
  shape(blob(random, 96, 90, 0.07, 11), dark(EGG_WHITE, 0.08)) +
  shape(blob(random, 88, 82, 0.06, 11, -3, -4), EGG_WHITE) +
  shape(blob(random, 84, 76, 0.2, 9, 4, 8), dark(second, 0.16)) +
  shape(blob(random, 79, 71, 0.2, 9, 2, 2), second) +
  [70, 168, 282]
    .map((turn) => put(0, 0, turn, 1, shape('M50 -26C84 -22 104 -15 104 0C104 15 84 20 50 26Z', second)))
    .join('') +
  shape(blob(random, 44, 38, 0.12, 9, -8, -12), light(second, 0.32)) +
  oval(20, 10, '#fff8e4', -22, -30, -28) +
  repeat(9, () => {
    const [x, y] = inCircle(random, 52);
    return disc(between(random, 2.4, 4.4), '#b5451f', x, y);
  });

const isGarnish = ({ piece }: Topping): boolean => !HAMS.has(piece) && !UNDER.has(piece);

/** Eggs poached and served on something. */
export const EGG_PLATES: Forms = {
  'eggs benedict': {
    vessels: ['plate', 'rimmed plate'],
    draw: (scene) =>
      PLACES.map(([x, y, turn]) => put(x, y, turn, 1.08, muffin(scene) + under(scene) + eggInSauce(scene))).join('') +
      scatter({ ...scene, toppings: scene.toppings.filter(isGarnish) }, { most: 10, size: 1.1, reach: 0.7 }),
    toppings: 'none',
    hides: [
      ...BREAD_PIECES,
      'egg-half',
      'egg-curd',
      'egg-fried',
      'egg',
      'poached-egg',
      'citrus-wedge',
      'citrus-slice',
      'butter-pat',
    ],
  },
};
