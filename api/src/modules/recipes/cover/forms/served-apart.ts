import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  dark,
  disc,
  inCircle,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { rice } from './bowls.ts';
import { type FormScene, type Forms, isStrewn, scatter } from './form.ts';
import { BATTER, BREAD_PIECES, FISHES } from './parts.ts';

/** A thin pancake, open, its filling laid across it in strips over a streak of sauce. */
const thinPancake = (scene: FormScene): string =>
  shape(blob(scene.random, 132, 128, 0.02, 14, 5, 9), '#1c0e0538') +
  shape(blob(scene.random, 131, 127, 0.02, 14), dark(scene.colour, 0.22)) +
  shape(blob(scene.random, 126, 122, 0.02, 14, -1, -2), light(scene.colour, 0.34)) +
  repeat(9, () => {
    const [x, y] = inCircle(scene.random, 108);
    return shape(blob(scene.random, 12, 8, 0.3, 7, x, y), dark(scene.colour, 0.2), 0.35);
  }) +
  line('M-92 6Q-40 26 0 8T92 2', dark(scene.second, 0.3), 46, 0.92) +
  strips(scene);

/** The foods in strips, side by side along the pancake. */
const strips = (scene: FormScene): string =>
  scene.toppings
    .filter((one) => !isStrewn(one))
    .slice(0, 4)
    .flatMap((one, kind, { length }) =>
      Array.from({ length: 8 }, (_, at) =>
        put(
          -60 + (at % 4) * 40 + between(scene.random, -8, 8),
          (kind - (length - 1) / 2) * 34 + (at < 4 ? -8 : 8),
          between(scene.random, -14, 14),
          1.7,
          one.draw(),
        ),
      ),
    )
    .join('');

const FISH =
  'M-176 2C-150 -38 -70 -56 20 -42C72 -34 106 -16 128 -5L178 -44C170 -16 170 18 180 42L128 7C96 30 50 46 -10 48C-84 50 -146 34 -176 2Z';
const BELLY = 'M-166 8C-110 12 40 14 118 4C80 32 30 42 -14 43C-80 44 -140 32 -166 8Z';

/** A small fish off the grill: silver, its skin blistered brown and barred. */
const grilled = (scene: FormScene): string =>
  put(5, 12, 0, 1, shape(FISH, '#1c0e0545')) +
  shape(FISH, dark(scene.colour, 0.42)) +
  put(-1, -2, 0, 0.95, shape(FISH, scene.colour)) +
  shape(BELLY, light(scene.colour, 0.55)) +
  repeat(9, () =>
    shape(
      blob(scene.random, 17, 9, 0.3, 7, between(scene.random, -100, 90), between(scene.random, -26, 30)),
      '#b5762f',
      0.62,
    ),
  ) +
  repeat(4, (at) => line(`M${n(-84 + at * 48)} -36q18 36 4 72`, '#3a2416', 9, 0.72)) +
  line('M-118 -26q16 26 0 54', dark(scene.colour, 0.5), 5) +
  disc(8, '#f1eadb', -142, -6) +
  disc(5, '#1f1a18', -142, -6);

/** Wedges of lemon and leaves at both ends of the row, so that they hide no head. */
const besideFish = (scene: FormScene): string =>
  [-1, 1]
    .map((side) =>
      put(
        side * scene.room[0] * 0.84,
        0,
        0,
        1,
        scatter({ ...scene, room: [54, 120] }, { most: 6, size: 1.9, reach: 1, gap: 0.7 }),
      ),
    )
    .join('');

/** A slice of soft fruit, as long as the stone. */
const fruitSlice = (scene: FormScene): string => {
  const outline = 'M-112 26C-84 -48 66 -56 114 14C66 54 -66 62 -112 26Z';
  return (
    put(4, 10, 0, 1, shape(outline, '#1c0e0538')) +
    shape(outline, dark(scene.second, 0.24)) +
    put(0, -3, 0, 0.94, shape(outline, scene.second)) +
    line('M-78 8C-40 -30 40 -34 78 2', light(scene.second, 0.5), 7, 0.8)
  );
};

/** Rice in a mound with cream poured over, and the fruit in slices beside it. */
const riceAndFruit = (scene: FormScene): string =>
  put(
    -108,
    0,
    0,
    1,
    oval(132, 158, '#1c0e0530', 5, 14) +
      rice(scene, scene.colour, [124, 150]) +
      shape(blob(scene.random, 70, 52, 0.2, 10, 4, -16), '#fffaf0', 0.9) +
      scatter(
        { ...scene, toppings: scene.toppings.filter(isStrewn), room: [80, 90] },
        { most: 34, size: 1.5, reach: 1 },
      ),
  ) + [-132, -68, -4, 60, 124].map((y, at) => put(108, y, -12 + at * 5, 1, fruitSlice(scene))).join('');

/** What lies apart on its plate, so that each part is seen: thin pancakes, fish side by side, rice and fruit. */
export const SERVED_APART: Forms = {
  'thin pancakes': {
    vessels: ['platter', 'slate', 'board'],
    draw: (scene) =>
      served(
        [
          [-178, -54, -24],
          [172, -62, 20],
          [-2, 84, -4],
        ],
        () => thinPancake(scene),
        1.16,
      ),
    toppings: 'none',
    hides: [...BATTER, ...BREAD_PIECES],
  },
  'grilled fish': {
    vessels: ['platter', 'slate', 'board'],
    draw: (scene) =>
      served(
        [
          [-8, -156, -3],
          [14, -56, 2],
          [-16, 44, -2],
          [10, 144, 3],
        ],
        () => grilled(scene),
        1.24,
      ) + besideFish(scene),
    toppings: 'none',
    hides: FISHES,
  },
  'fruit and rice': {
    vessels: ['plate', 'rimmed plate', 'banana leaf'],
    draw: riceAndFruit,
    toppings: 'none',
    hides: ['mango-cube', 'rice-mound', 'stone-fruit-half', 'stone-fruit-wedge', 'dollop', 'swirl'],
  },
};
