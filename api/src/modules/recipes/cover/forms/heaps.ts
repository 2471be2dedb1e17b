import { between } from '../../../../shared/seeded-random.ts';
import { PIECES } from '../../../ingredients/food-art/pieces/all-pieces.ts';
import { blob, dark, inCircle, light, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { type Form, type FormScene, type Forms, isStrewn, isWhole, scatter, type Topping } from './form.ts';
import { crisp } from './crisps.ts';

const LEAFY = new Set(['leaf', 'lettuce-leaf', 'frilly-leaf', 'rocket', 'pak-choi']);
/** Leaves of herbs, which are a garnish where the title does not name them. */
const HERBS = new Set(['basil-leaf', 'long-leaf']);
const isLeafy = ({ piece, isNamed }: Topping): boolean => LEAFY.has(piece) || (isNamed && HERBS.has(piece));

/** Leaves all over, the foods of the salad among them. */
function leaves(scene: FormScene): string {
  const kinds = scene.toppings.filter(isLeafy);
  return repeat(kinds.length === 0 ? 0 : 66, (at) => {
    const [x, y] = inCircle(scene.random, 0.9);
    const kind = kinds[at % kinds.length];
    return put(
      x * scene.room[0],
      y * scene.room[1],
      scene.random() * 360,
      between(scene.random, 1.6, 2.5),
      oval(21, 14, '#1c0e0526', 2, 5) + (kind?.draw() ?? ''),
    );
  });
}

/** How many of what a heap is made of, all kinds together. */
const PLENTY = 72;

const PULSES = new Set(['bean', 'eyed-bean', 'chickpea', 'pea', 'corn-kernel']);

/** How many of one of several kinds fill a dish: of peas and beans more than of slices. */
const enough = ({ piece }: Topping, kinds: number): number => Math.ceil((PLENTY * (PULSES.has(piece) ? 2 : 1)) / kinds);

/** The foods in such numbers that those a dish is made of fill it, however few kinds there are; onion fills none that has more. */
function plenty(toppings: readonly Topping[]): Topping[] {
  const kinds = toppings.filter((topping) => !isStrewn(topping)).length;
  return toppings.map((topping) =>
    isStrewn(topping) || isWhole(topping) || (kinds > 1 && topping.piece.startsWith('onion-'))
      ? topping
      : { ...topping, most: Math.max(topping.most, enough(topping, kinds)) },
  );
}

/** What a dish is made of; all of it where that is only what others are strewn with. */
function mainOf(toppings: readonly Topping[]): readonly Topping[] {
  const main = toppings.filter((topping) => !isStrewn(topping));
  return main.length === 0 ? toppings : main;
}

/** What is laid on a heap at the end, so that nothing covers it. */
const isOnTop = ({ piece }: Topping): boolean => piece === 'poached-egg';

/** The foods themselves, heaped so that no bottom shows. */
export function heap(
  { toppings, ...table }: FormScene,
  { most, size, reach }: { most: number; size: number; reach: number },
  base: `#${string}`,
): string {
  const eggs = toppings.filter(isOnTop);
  const scene = { ...table, toppings: plenty(toppings.filter((one) => !isOnTop(one))) };
  const ground =
    shape(blob(scene.random, scene.room[0] * reach, scene.room[1] * reach, 0.04, 13), dark(base, 0.25)) +
    shape(blob(scene.random, scene.room[0] * reach * 0.96, scene.room[1] * reach * 0.95, 0.05, 13), dark(base, 0.08));
  const under = scatter({ ...scene, toppings: mainOf(scene.toppings) }, { most, size, reach: reach * 0.95, gap: 0.42 });
  return (
    ground +
    under +
    scatter(
      { ...scene, toppings: scene.toppings.filter((one) => !isWhole(one)) },
      { most: Math.round(most * 0.6), size: size * 1.05, reach: reach * 0.85, gap: 0.55 },
    ) +
    scatter({ ...scene, toppings: eggs }, { most: 4, size, reach: reach * 0.7, gap: 1 })
  );
}

/** The foods of a dish that is like no other. */
export const HEAP: Form = {
  vessels: ['plate', 'bowl', 'rimmed plate', 'platter'],
  draw: (scene) => heap(scene, { most: 56, size: 1.9, reach: 0.88 }, scene.colour),
  toppings: 'none',
};

/** What is nothing but its foods: salads, stir-fries, trays of roasted things, chips. */
export const HEAPS: Forms = {
  salad: {
    vessels: ['bowl', 'wooden bowl', 'plate', 'platter'],
    draw: (scene) =>
      (scene.toppings.some(isLeafy) ? leaves(scene) : heap(scene, { most: 60, size: 1.4, reach: 0.9 }, scene.colour)) +
      scatter(
        { ...scene, toppings: scene.toppings.filter((topping) => !isLeafy(topping)) },
        { most: 50, size: 1.6, reach: 0.86, gap: 0.62 },
      ),
    toppings: 'none',
  },
  'chopped salad': {
    vessels: ['bowl', 'wooden bowl', 'small bowl'],
    draw: (scene) => heap(scene, { most: 150, size: 1.3, reach: 0.94 }, light(scene.colour, 0.45)),
    toppings: 'none',
  },
  slaw: {
    vessels: ['bowl', 'small bowl', 'wooden bowl'],
    draw: (scene) => {
      const draw = PIECES.get('shred');
      const shades = [scene.colour, scene.second, light(scene.colour, 0.5)] as const;
      return (
        shape(
          blob(scene.random, scene.room[0] * 0.92, scene.room[1] * 0.92, 0.05, 13),
          dark(light(scene.colour, 0.3), 0.14),
        ) +
        repeat(150, (at) => {
          const [x, y] = inCircle(scene.random, 0.86);
          return put(
            x * scene.room[0],
            y * scene.room[1],
            scene.random() * 360,
            between(scene.random, 1.3, 2),
            draw?.(shades[at % shades.length] ?? scene.colour, scene.random) ?? '',
          );
        })
      );
    },
    toppings: { most: 20, size: 1, reach: 0.8, gap: 0.6 },
    hides: ['cabbage-shred', 'carrot-coin', 'head', 'shred'],
  },
  slices: {
    vessels: ['platter', 'plate', 'slate'],
    draw: (scene) => {
      const kinds = scene.toppings.filter(({ size }) => size >= 0.8).slice(0, 3);
      const rows = [-0.6, 0, 0.6];
      return (
        rows
          .map((row) =>
            repeat(9, (at) => {
              const x = (-0.84 + at * 0.21) * scene.room[0] * (row === 0 ? 1 : 0.82);
              return kinds.length === 0
                ? ''
                : put(
                    x,
                    row * scene.room[1] + between(scene.random, -8, 8),
                    scene.random() * 360,
                    3.1,
                    oval(20, 19, '#1c0e0538', 2, 4) + (kinds[at % kinds.length]?.draw() ?? ''),
                  );
            }),
          )
          .join('') +
        scatter(
          { ...scene, toppings: scene.toppings.filter((topping) => !kinds.includes(topping)) },
          { most: 22, size: 1.2, reach: 0.9, gap: 0.5 },
        )
      );
    },
    toppings: 'none',
  },
  'stir-fry': {
    vessels: ['wok', 'plate', 'bowl', 'skillet'],
    draw: (scene) => heap(scene, { most: 74, size: 1.6, reach: 0.92 }, scene.colour),
    toppings: 'none',
    hides: ['rice-mound', 'garlic', 'ginger-slice', 'flatbread'],
  },
  tray: {
    vessels: ['tray', 'tray', 'lined tray', 'baking dish'],
    draw: (scene) =>
      scatter({ ...scene, toppings: mainOf(plenty(scene.toppings)) }, { most: 60, size: 2.3, reach: 0.98, gap: 0.6 }) +
      scatter(
        { ...scene, toppings: scene.toppings.filter((topping) => topping.size < 0.8 || isStrewn(topping)) },
        { most: 26, size: 1.2, reach: 0.95, gap: 0.5 },
      ),
    toppings: 'none',
  },
  heap: HEAP,
  side: {
    vessels: ['small bowl', 'oval dish', 'plate', 'skillet'],
    draw: (scene) => heap(scene, { most: 64, size: 1.75, reach: 0.92 }, scene.colour),
    toppings: 'none',
  },
  // A curry or stew of which the liquid is gone.
  'dry stew': {
    vessels: ['bowl', 'wide bowl', 'pan', 'skillet'],
    draw: (scene) => heap(scene, { most: 66, size: 1.9, reach: 0.92 }, scene.colour),
    toppings: 'none',
    hides: ['rice-mound', 'grain-mound', 'flatbread'],
  },
  crisps: {
    vessels: ['bowl', 'paper', 'wooden bowl'],
    draw: (scene) =>
      repeat(50, (at) => {
        const [angle, reach] = [at * 2.4 + scene.random() * 0.5, Math.sqrt((50 - at) / 50) * 0.88];
        const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
        return put(
          x * scene.room[0] * 0.9,
          y * scene.room[1] * 0.9,
          scene.random() * 360,
          between(scene.random, 0.82, 1.12),
          crisp(scene),
        );
      }),
    toppings: { most: 14, size: 0.9, reach: 0.8, gap: 0.5 },
    hides: ['chunk', 'cube', 'fry', 'potato-slice', 'leaf', 'frilly-leaf', 'beetroot-slice', 'banana-slice'],
  },
  nachos: {
    vessels: ['tray', 'platter', 'plate'],
    draw: (scene) =>
      repeat(34, () => {
        const [x, y] = inCircle(scene.random, 0.88);
        return put(
          x * scene.room[0],
          y * scene.room[1],
          scene.random() * 360,
          between(scene.random, 2.2, 2.8),
          oval(18, 16, '#1c0e0530', 2, 4) +
            (PIECES.get('tortilla-chip')?.(light(scene.colour, scene.random() * 0.25), scene.random) ?? ''),
        );
      }),
    toppings: { most: 44, size: 1.2, reach: 0.84, gap: 0.6 },
    hides: ['tortilla-chip'],
  },
  'small fry': {
    vessels: ['paper', 'bowl', 'plate'],
    draw: (scene) => {
      const main = scene.toppings[0];
      return repeat(26, () => {
        const [x, y] = inCircle(scene.random, 0.84);
        return put(
          x * scene.room[0] * 0.86,
          y * scene.room[1] * 0.86,
          scene.random() * 360,
          between(scene.random, 2.1, 2.6),
          oval(21, 16, '#1c0e0534', 2, 5) +
            (main === undefined
              ? ''
              : main.piece === 'squid-fried'
                ? main.draw()
                : shape(blob(scene.random, 25, 19, 0.16, 9), dark('#dca75a', 0.2)) +
                  main.draw() +
                  shape(blob(scene.random, 21, 15, 0.2, 9), '#e8bf78', 0.5)),
        );
      });
    },
    toppings: { most: 16, size: 1, reach: 0.9, gap: 0.5 },
  },
};
