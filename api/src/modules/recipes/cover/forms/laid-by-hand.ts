import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  box,
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
import { PIECES } from '../../../ingredients/food-art/pieces/all-pieces.ts';
import { served } from '../vessels.ts';
import { broth } from './clear-soups.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { BREAD_PIECES, MEATS, piece, shadow } from './parts.ts';

/** A finger of toast with something spread on it. */
const finger = (scene: FormScene): string =>
  box(96, 372, 20, '#1c0e0540', 4, 12) +
  box(94, 370, 18, dark(scene.colour, 0.3)) +
  box(86, 360, 15, scene.colour, -2, -3) +
  shape(blob(scene.random, 37, 166, 0.05, 15, 0, 2), dark(scene.second, 0.12)) +
  shape(blob(scene.random, 33, 160, 0.06, 15, -2, -2), scene.second) +
  repeat(9, () =>
    oval(
      9,
      6,
      scene.random() < 0.5 ? light(scene.second, 0.26) : dark(scene.second, 0.16),
      between(scene.random, -24, 24),
      between(scene.random, -140, 140),
      scene.random() * 180,
    ),
  );

const SEEDS = '#f9ebc8';

/** The top half of a roll, which leans on the other. */
const lid = (scene: FormScene): string =>
  disc(116, '#1c0e0540', 4, 10) +
  disc(114, dark(scene.colour, 0.24)) +
  disc(106, scene.colour, -3, -5) +
  oval(48, 26, light(scene.colour, 0.35), -38, -48, -30) +
  repeat(14, () => {
    const [x, y] = inCircle(scene.random, 84);
    return oval(6, 3.5, SEEDS, x, y - 6, scene.random() * 180);
  });

/** A roll whose filling one sees, its lid half aside. */
const openRoll = (scene: FormScene): string =>
  disc(142, '#1c0e0540', 5, 16) +
  disc(140, dark(scene.colour, 0.26)) +
  disc(130, light(scene.colour, 0.34)) +
  scene.toppings
    .toSorted((a, b) => fromBelow(a.piece) - fromBelow(b.piece))
    .map((one) => layer(scene, one))
    .join('') +
  put(-104, -104, -12, 1, lid(scene));

const ORDER = [
  'lettuce-leaf',
  'rocket',
  'leaf',
  'ham-fold',
  'patty',
  'bacon-strip',
  'mushroom-slice',
  'cheese-slice',
  'egg-fried',
];
const fromBelow = (name: string): number => ORDER.indexOf(name);

/** A food on a roll, over the whole of it. */
function layer(scene: FormScene, one: FormScene['toppings'][number]): string {
  if (one.piece === 'egg-fried') return put(24, 28, 20, 1.15, one.draw());
  if (one.piece === 'cheese-slice') return put(14, 18, 24, 4.6, one.draw());
  const most = one.piece === 'ham-fold' ? 5 : one.size < 0.7 ? 12 : 7;
  return scatter(
    { ...scene, toppings: [{ ...one, most }], room: [112, 112] },
    { most, size: one.piece === 'ham-fold' ? 3.4 : 2.2, reach: 0.86, gap: 0.4 },
  );
}

const BIRD = 'M0 -150C92 -150 140 -92 138 -14C136 74 82 128 0 132C-82 128 -136 74 -138 -14C-140 -92 -92 -150 0 -150Z';
const LEG = 'M-34 -64C10 -84 52 -46 46 6C40 44 22 70 14 104C12 122 -10 122 -12 104C-14 72 -60 30 -56 -18Z';

/** A whole bird, boiled: pale and soft, no brown on it. */
const poached = (scene: FormScene): string => {
  const skin = light(scene.colour, 0.16);
  const leg = (side: number): string =>
    `<g transform="translate(${n(side * 92)} 66) rotate(${n(side * 24)}) scale(${n(side)} 1)">${shape(LEG, dark(scene.colour, 0.3))}${put(-2, -4, 0, 0.88, shape(LEG, skin))}${disc(13, '#f8f1e2', 1, 116)}</g>`;
  return (
    put(6, 16, 0, 1.04, shape(BIRD, '#1c0e0545')) +
    shape(BIRD, dark(scene.colour, 0.28)) +
    put(-3, -5, 0, 0.95, shape(BIRD, skin)) +
    leg(-1) +
    leg(1) +
    line('M0 -118Q7 -20 0 72', dark(scene.colour, 0.2), 6, 0.7) +
    shape(blob(scene.random, 34, 62, 0.1, 10, -58, -48), light(scene.colour, 0.55), 0.6) +
    line('M-52 104Q0 128 52 104', '#efe3c8', 7)
  );
};

const garlic = PIECES.get('garlic');

/** What is laid by hand: toast in fingers, open rolls, fruit beside cream, a bird in its broth. */
export const LAID_BY_HAND: Forms = {
  'toast fingers': {
    vessels: ['plate', 'board', 'small plate'],
    draw: (scene) =>
      put(
        0,
        0,
        -4,
        Math.min(1, scene.room[1] / 250),
        [-168, -56, 56, 168]
          .map((x) => put(x, between(scene.random, -14, 14), between(scene.random, -4, 4), 1, finger(scene)))
          .join(''),
      ),
    toppings: { most: 12, size: 0.9, reach: 0.5 },
    hides: BREAD_PIECES,
  },
  'open rolls': {
    vessels: ['plate', 'board', 'paper'],
    draw: (scene) =>
      served(
        [
          [-130, 22, -6],
          [200, 34, 8],
        ],
        () => openRoll(scene),
        0.98,
      ),
    toppings: 'none',
    hides: [...BREAD_PIECES, 'meatball', 'mince-crumb', 'dollop'],
  },
  'fruit and cream': {
    vessels: ['plate', 'platter', 'rimmed plate'],
    draw: (scene) =>
      shape(blob(scene.random, 118, 104, 0.06, 12, 4, 8), '#1c0e0530') +
      shape(blob(scene.random, 116, 102, 0.07, 12), dark(scene.colour, 0.1)) +
      shape(blob(scene.random, 100, 86, 0.07, 12, -4, -6), light(scene.colour, 0.4)) +
      line('M-56 14C-50 -46 56 -46 52 8C46 40 -18 34 -14 2', dark(scene.colour, 0.13), 9, 0.7) +
      fruits(scene) +
      repeat(4, (at) => line(`M${n(-80 + at * 44)} -64q26 60 -6 120`, '#d99a2b', 7, 0.8)) +
      scatter({ ...scene, toppings: scene.toppings.slice(1) }, { most: 12, size: 1.2, reach: 0.6 }),
    toppings: 'none',
    hides: ['dollop', 'swirl'],
  },
  'poached bird': {
    vessels: ['casserole', 'clay pot', 'bowl'],
    draw: (scene) =>
      broth(scene) +
      repeat(40, () => {
        const [x, y] = inCircle(scene.random, 0.84);
        return oval(9, 5, '#fbf6ea', x * scene.room[0], y * scene.room[1], scene.random() * 180);
      }) +
      poached({ ...scene, colour: scene.second }) +
      repeat(6, (at) =>
        put(
          Math.cos(at * 1.05 + 0.4) * scene.room[0] * 0.76,
          Math.sin(at * 1.05 + 0.4) * scene.room[1] * 0.76,
          at * 50,
          1.5,
          garlic?.('#f6f0e4', scene.random) ?? '',
        ),
      ),
    toppings: { most: 12, size: 1.3, reach: 0.9, gap: 0.7 },
    hides: [...MEATS, 'rice-mound', 'grain-mound'],
  },
  'chops in sauce': {
    vessels: ['skillet', 'plate', 'oval dish'],
    draw: (scene) =>
      shape(blob(scene.random, scene.room[0] * 0.94, scene.room[1] * 0.92, 0.04, 14), dark(scene.second, 0.12)) +
      shape(blob(scene.random, scene.room[0] * 0.9, scene.room[1] * 0.87, 0.04, 14), scene.second) +
      served(
        [
          [-100, -74, -20],
          [104, -24, 30],
          [-46, 112, 5],
        ],
        () => shadow(24, 19) + piece('pork-chop', scene),
        5.6,
      ) +
      repeat(3, (at) =>
        shape(
          blob(scene.random, 60, 30, 0.2, 10, [-110, 92, -50][at] ?? 0, [-70, -16, 116][at] ?? 0),
          light(scene.second, 0.16),
          0.86,
        ),
      ),
    toppings: { most: 26, size: 1.5, reach: 0.86, gap: 0.7 },
    hides: [...MEATS, 'dollop', 'swirl'],
  },
};

/** The first food, large, around the cream. */
function fruits(scene: FormScene): string {
  const [first] = scene.toppings;
  return repeat(8, (at) => {
    const angle = (at / 8) * 2 * Math.PI + 0.2;
    return put(
      Math.cos(angle) * scene.room[0] * 0.7,
      Math.sin(angle) * scene.room[1] * 0.7,
      at * 45 + 20,
      3.5,
      `${shadow(16, 14)}${first?.draw() ?? ''}`,
    );
  });
}
