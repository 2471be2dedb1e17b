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

/** A poached egg, and the sauce that is poured over it and runs down all its sides. */
const eggInSauce = ({ random, second }: FormScene): string =>
  shape(blob(random, 99, 94, 0.06, 11, 3, 10), '#1c0e0538') +
  shape(blob(random, 98, 92, 0.06, 13), dark(EGG_WHITE, 0.1)) +
  shape(blob(random, 93, 87, 0.06, 13, -2, -3), EGG_WHITE) +
  shape(blob(random, 91, 85, 0.17, 19, 3, 7), dark(second, 0.2)) +
  shape(blob(random, 88, 81, 0.17, 19, 0, 1), second) +
  shape(blob(random, 60, 53, 0.08, 13, -6, -8), light(second, 0.22)) +
  shape(blob(random, 26, 13, 0.16, 9, -20, -28), light(second, 0.7), 0.85) +
  repeat(26, () => {
    const [x, y] = inCircle(random, 66);
    return disc(between(random, 1.2, 2.6), '#b5451f', x, y);
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
