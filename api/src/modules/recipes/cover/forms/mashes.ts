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
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { blend } from '../../../ingredients/food-art/colour.ts';
import { type FormScene, type Forms, scatter } from './form.ts';

const ROOTS = [
  'chunk',
  'cube',
  'shred',
  'squash-slice',
  'squash-cooked',
  'carrot-coin',
  'baton',
  'root-whole',
  'potato-slice',
  'potato-whole',
  'butter-pat',
  'swirl',
  'dollop',
  'egg-half',
  'egg-curd',
];
const CHEESE = '#f0bb52';

/** A place in the dish, reaching its corners where it has some. */
function place({ random, room: [width, height], isSquare }: FormScene, reach: number): [x: number, y: number] {
  const [x, y] = isSquare ? [between(random, -reach, reach), between(random, -reach, reach)] : inCircle(random, reach);
  return [x * width, y * height];
}

/** Mash as the oven leaves it, less bright than raw. */
const BAKED = '#b9793f';
/** What is strewn over all of it: nuts and marshmallows, more than a garnish. */
const STREWN = /pecan|walnut|marshmallow|almond|crumb|crisp/;

/** What lies on the mash. */
const onTop = (scene: FormScene): string =>
  scatter(
    { ...scene, toppings: scene.toppings.map((one) => (STREWN.test(one.piece) ? { ...one, most: 60 } : one)) },
    { most: 64, size: 1.45, reach: 0.86, gap: 0.5 },
  );

/** The mash to the rim of its dish, drawn up in waves with the back of a spoon. */
const waves = (scene: FormScene): string => {
  const {
    colour,
    random,
    isSquare,
    room: [width, height],
  } = scene;
  return (
    (isSquare ? box(width * 2, height * 2, 60, dark(colour, 0.12)) : oval(width, height, dark(colour, 0.12))) +
    (isSquare ? box(width * 1.95, height * 1.93, 56, colour) : oval(width * 0.97, height * 0.96, colour)) +
    repeat(22, (at) => {
      const [x, y] = place(scene, 0.72);
      const wide = between(random, 60, 110);
      const d = `M${n(x - wide)} ${n(y + 12)}Q${n(x - wide * 0.3)} ${n(y - 34)} ${n(x + wide * 0.4)} ${n(y - 6)}T${n(x + wide)} ${n(y + 4)}`;
      return at % 2 ? line(d, light(colour, 0.2), 18, 0.8) : line(d, dark(colour, 0.18), 10, 0.6);
    })
  );
};

/** Greens that look out of the mash, in tufts. */
const tufts = (scene: FormScene): string =>
  repeat(46, () => {
    const [x, y] = place(scene, 0.92);
    const shade = ['#6aa03a', '#8fbf5a', '#4f8a3d'][Math.floor(scene.random() * 3)] ?? '#6aa03a';
    return shape(
      blob(scene.random, between(scene.random, 12, 26), between(scene.random, 5, 10), 0.3, 7, x, y),
      shade,
      0.85,
    );
  });

/** Cheese over it, browned in spots. */
const molten = (scene: FormScene): string =>
  repeat(20, () => {
    const [x, y] = place(scene, 0.84);
    const [wide, high] = [between(scene.random, 56, 104), between(scene.random, 30, 50)];
    return (
      shape(blob(scene.random, wide, high, 0.34, 13, x, y), CHEESE, 0.72) +
      shape(blob(scene.random, wide * 0.5, high * 0.4, 0.3, 9, x - 8, y - 6), light(CHEESE, 0.45), 0.7)
    );
  }) +
  repeat(34, () => {
    const [x, y] = place(scene, 0.9);
    return shape(
      blob(scene.random, between(scene.random, 8, 26), between(scene.random, 6, 15), 0.3, 8, x, y),
      '#9c5a20',
      0.45,
    );
  });

/** What is mashed, filled in a dish and baked. */
export const MASHES: Forms = {
  'baked mash': {
    vessels: ['oval dish', 'baking dish'],
    draw: (scene) => waves({ ...scene, colour: blend(scene.colour, BAKED, 0.22) }) + onTop(scene),
    toppings: 'none',
    hides: ROOTS,
  },
  'browned mash': {
    vessels: ['baking dish', 'oval dish'],
    draw: (scene) => waves(scene) + molten(scene) + tufts(scene),
    toppings: { most: 12, size: 1.2, reach: 0.8 },
    hides: [
      ...ROOTS,
      'cabbage-shred',
      'cabbage-soft',
      'greens-shred',
      'wilted-leaf',
      'leek-ring',
      'grated-cheese',
      'melted-cheese',
      'onion-soft',
    ],
  },
};
