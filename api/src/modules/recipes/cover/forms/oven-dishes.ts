import { between } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
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
import { type FormScene, type Forms, isStrewn, scatter, type Topping } from './form.ts';
import { BINDERS, piece } from './parts.ts';

/** Gone into the sauce or the custard, or melted over all. */
const GONE = [
  'grated-cheese',
  'swirl',
  'butter-pat',
  'lasagne-sheet',
  'crumb',
  'dollop',
  'shaving',
  'egg-half',
  'egg-curd',
  'melted-cheese',
  'onion-soft',
  'onion-dice',
];
const CITRUS = ['citrus-wedge', 'citrus-slice'];
const CHEESE: Colour = '#f5cd6c';
const BROWNED: Colour = '#a8682a';
const BREAD: Colour = '#e7c78c';
const CRUMBS: readonly Colour[] = ['#d9a04c', '#e6b768', '#b87a30', '#efcb8a', '#c98d3e'];

/** Laid on when it comes out of the oven, or seen on the crust all the same. */
const isOver = (one: Topping): boolean =>
  one.size < 0.4 || (isStrewn(one) && /herb|leaf|feather|chives|mint|thyme|fleck/.test(one.piece));

/** A place in the dish, reaching its corners where it has some. */
function place({ random, room: [width, height], isSquare }: FormScene, reach = 0.96): [x: number, y: number] {
  const [x, y] = isSquare ? [between(random, -reach, reach), between(random, -reach, reach)] : inCircle(random, reach);
  return [x * width, y * height];
}

const ground = ({ room: [width, height], isSquare }: FormScene, colour: Colour): string =>
  isSquare ? box(width * 2, height * 2, 60, colour) : oval(width, height, colour);

/** Patches of a colour, some paler. */
const patches = (scene: FormScene, colour: Colour, count: number, size: number, opacity: number): string =>
  repeat(count, () => {
    const [x, y] = place(scene, 0.8);
    const shade = light(colour, scene.random() * 0.3);
    return shape(
      blob(
        scene.random,
        between(scene.random, size * 0.5, size),
        between(scene.random, size * 0.34, size * 0.72),
        0.24,
        8,
        x,
        y,
      ),
      shade,
      opacity,
    );
  });

/** The sauce, or the crust where that has no colour of its own, and what lies in it. */
function below(scene: FormScene): string {
  const { colour, second } = scene;
  const sauce =
    second === colour
      ? ground(scene, colour) + patches(scene, dark(colour, 0.24), 16, 52, 0.5)
      : ground(scene, dark(second, 0.1)) + patches(scene, light(second, 0.1), 20, 60, 0.6);
  const under = scene.toppings.filter((one) => !isOver(one));
  return sauce + scatter({ ...scene, toppings: under }, { most: 44, size: 1.9, reach: 0.92, gap: 0.5 });
}

const over = (scene: FormScene): string =>
  scatter({ ...scene, toppings: scene.toppings.filter(isOver) }, { most: 14, size: 1.3, reach: 0.84, gap: 0.6 });

/** Cheese that has run together, browner at its edges and in spots. */
const melted = (scene: FormScene): string =>
  repeat(scene.isSquare ? 15 : 11, () => {
    const [x, y] = place(scene, 0.74);
    const [wide, high] = [between(scene.random, 62, 112), between(scene.random, 34, 58)];
    return (
      shape(blob(scene.random, wide, high, 0.34, 13, x, y), dark(CHEESE, 0.14), 0.75) +
      shape(blob(scene.random, wide * 0.86, high * 0.8, 0.32, 13, x - 2, y - 3), CHEESE, 0.86) +
      shape(blob(scene.random, wide * 0.4, high * 0.3, 0.34, 9, x - 8, y - 7), light(CHEESE, 0.5), 0.7)
    );
  }) + patches(scene, BROWNED, 26, 22, 0.42);

/** Crumbs of bread, fried golden: they hide most of what is below. One path a colour, so that many are short. */
const crumbled = (scene: FormScene, count: number): string =>
  CRUMBS.map((shade) => {
    const crumbs = repeat(Math.round(count / CRUMBS.length), () => {
      const [x, y] = place(scene, 0.95);
      return `M${n(x)} ${n(y)}l${n(between(scene.random, -9, 9))} ${n(between(scene.random, -7, 7))}`;
    });
    return line(crumbs, shade, between(scene.random, 16, 24));
  }).join('');

/** The cut end of pasta tubes, in a row. */
const tubes = (left: number, width: number, y: number): string =>
  repeat(
    Math.floor((width - left) / 24),
    (at) => oval(11, 11, '#e6cf98', left + 14 + at * 24, y) + oval(4.6, 4.6, '#8a5a2b', left + 14 + at * 24, y),
  );

/** The layers where a portion was taken out: what is on top, its sauce, and what is at the bottom. */
function cut(scene: FormScene, hasPasta: boolean): string {
  const [width, height] = scene.room;
  const [left, top] = [width * 0.2, height * 0.1];
  const layer = (y: number, deep: number, colour: Colour): string =>
    `<rect x="${n(left)}" y="${n(top + y)}" width="${n(width - left)}" height="${n(deep)}" fill="${colour}"/>`;
  const hasAubergine = scene.toppings.some(({ piece }) => piece.startsWith('aubergine'));
  const bits = repeat(30, (at) =>
    oval(
      between(scene.random, 7, 13),
      between(scene.random, 5, 8),
      at % 2 ? light(scene.second, 0.22) : dark(scene.second, 0.26),
      between(scene.random, left + 12, width - 14),
      top + between(scene.random, 44, 84),
    ),
  );
  return (
    `<clipPath id="baked"><rect x="-340" y="-232" width="680" height="464" rx="60"/></clipPath><g clip-path="url(#baked)">` +
    layer(0, height, dark(scene.second, 0.46)) +
    layer(0, 36, light(scene.colour, 0.4)) +
    layer(34, 58, scene.second) +
    bits +
    (hasPasta ? layer(92, 28, '#c9a566') + tubes(left, width, top + 106) : '') +
    (hasAubergine ? layer(92, 24, '#6d5a3a') + layer(92, 6, '#4f3158') : '') +
    `</g>`
  );
}

/** A smooth top of white sauce or custard, browned where it has risen. */
const setTop = (scene: FormScene): string =>
  ground(scene, scene.colour) +
  patches(scene, light(scene.colour, 0.35), 16, 90, 0.5) +
  repeat(22, () => {
    const [x, y] = place(scene, 0.9);
    return shape(
      blob(scene.random, between(scene.random, 20, 58), between(scene.random, 12, 34), 0.28, 9, x, y),
      BROWNED,
      0.34,
    );
  }) +
  repeat(9, () => {
    const [x, y] = place(scene, 0.86);
    return shape(blob(scene.random, 17, 10, 0.3, 8, x, y), dark(BROWNED, 0.2), 0.6);
  });

/** Slices of bread that overlap in rows, their crusts up. */
function sliceRows(scene: FormScene): string {
  const [width, height] = scene.room;
  return [-0.5, 0.42]
    .map((row) =>
      repeat(7, (at) => {
        const wide = scene.isSquare ? 1 : Math.sqrt(1 - row * row) * 0.96;
        const x = (-0.74 + at * 0.25) * width * wide;
        const slice = piece('toast-slice', scene, light(BREAD, scene.random() * 0.3));
        const spots = shape(
          blob(scene.random, 9, 6, 0.3, 8, between(scene.random, -6, 6), between(scene.random, -6, 4)),
          BROWNED,
          0.4,
        );
        return put(x, row * height, between(scene.random, -12, 4), 5.2, slice + spots);
      }),
    )
    .join('');
}

/** Dishes that are known by their top when they come out of the oven. */
export const OVEN_DISHES: Forms = {
  gratin: {
    vessels: ['oval dish', 'baking dish', 'baking dish'],
    draw: (scene) => below(scene) + melted(scene) + over(scene),
    toppings: 'none',
    hides: [...GONE, ...CITRUS, 'mince-crumb', 'tomato-wedge', 'toast-slice'],
  },
  'crumbed bake': {
    vessels: ['oval dish', 'baking dish', 'baking dish'],
    draw: (scene) => below(scene) + crumbled(scene, scene.isSquare ? 460 : 340) + over(scene),
    toppings: 'none',
    hides: [...GONE, ...CITRUS, ...BINDERS, 'mince-crumb', 'tomato-wedge'],
  },
  'set bake': {
    vessels: ['baking dish'],
    draw: (scene) => setTop(scene) + cut(scene, false) + over(scene),
    toppings: 'none',
    hides: [...GONE, ...CITRUS, ...BINDERS],
  },
  // Fruit side by side in a little of its own syrup; what is served with it lies on top.
  'baked fruit': {
    vessels: ['oval dish', 'baking dish'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const isFruit = ({ piece: name }: Topping): boolean => /stone-fruit|fig|pear|apple|plum/.test(name);
      const fruit = scene.toppings.filter(isFruit).map((one) => ({ ...one, most: 40 }));
      const others = scene.toppings.filter((one) => !isFruit(one));
      return (
        ground(scene, dark(scene.colour, 0.3)) +
        shape(blob(scene.random, width * 0.84, height * 0.82, 0.08, 13), scene.colour) +
        scatter({ ...scene, toppings: fruit }, { most: 26, size: 2.5, reach: 0.84, gap: 0.62 }) +
        scatter(
          { ...scene, toppings: others.map((one) => ({ ...one, most: one.piece === 'scoop' ? 3 : one.most })) },
          { most: 26, size: 2.4, reach: 0.6, gap: 0.7 },
        )
      );
    },
    toppings: 'none',
    hides: [...GONE, ...CITRUS],
  },
  'set pasta bake': {
    vessels: ['baking dish'],
    draw: (scene) => setTop(scene) + cut(scene, true) + over(scene),
    toppings: 'none',
    hides: [...GONE, ...CITRUS, ...BINDERS],
  },
  'bread pudding': {
    vessels: ['baking dish', 'oval dish'],
    draw: (scene) =>
      ground(scene, light('#edc766', 0.2)) +
      patches(scene, '#d9a544', 18, 50, 0.5) +
      sliceRows(scene) +
      scatter(scene, { most: 34, size: 1.5, reach: 0.86, gap: 0.6 }),
    toppings: 'none',
    hides: [...GONE, ...CITRUS, ...BINDERS],
  },
};
