import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  blob,
  box,
  dark,
  disc,
  inCircle,
  light,
  line,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { rice } from './bowls.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { browned } from './parts.ts';

/** A fill for the vessel: a rectangle or an ellipse. */
export const base = ({ room: [width, height], isSquare }: FormScene, fill: string): string =>
  isSquare ? box(width * 2, height * 2, 56, fill) : oval(width, height, fill);

/** Places over a vessel, evenly, each a little off. */
function spread(scene: FormScene, count: number, share = 0.86): [x: number, y: number][] {
  const [width, height] = scene.room;
  if (!scene.isSquare)
    return Array.from({ length: count }, (_, at) => {
      const reach = Math.sqrt((at + 0.4) / count) * share;
      return [Math.cos(at * 2.4) * reach * width, Math.sin(at * 2.4) * reach * height];
    });
  const across = Math.round(Math.sqrt((count * width) / height));
  const down = Math.ceil(count / across);
  return Array.from({ length: across * down }, (_, at) => [
    (((at % across) + 0.5) / across - 0.5) * 2 * width * (share + 0.1) + between(scene.random, -9, 9),
    ((Math.floor(at / across) + 0.5) / down - 0.5) * 2 * height * (share + 0.1) + between(scene.random, -9, 9),
  ]);
}

/** A cube of bread, browned on top. */
const cube = (scene: FormScene): string =>
  box(66, 60, 11, '#1c0e0540', 3, 9) +
  box(64, 58, 11, dark('#c98f45', 0.3)) +
  box(58, 50, 9, scene.random() < 0.5 ? '#e2b36a' : '#d39a4c', -2, -4) +
  shape(blob(scene.random, 20, 13, 0.3, 8, between(scene.random, -9, 9), -6), '#a8692f', 0.45);

/** A swirl of egg white with its peak. */
const peak = (scene: FormScene): string =>
  disc(112, '#1c0e0540', 5, 14) +
  [104, 84, 62, 40, 20]
    .map(
      (size, at) =>
        shape(blob(scene.random, size, size * 0.95, 0.05, 11, at * -2, 3 - at * 9), dark(scene.colour, 0.16)) +
        shape(
          blob(scene.random, size - 7, size * 0.95 - 8, 0.05, 11, at * -2 - 2, -at * 9 - 2),
          light(scene.colour, 0.3),
        ),
    )
    .join('') +
  shape('M-11 -38C-8 -60 2 -66 12 -74C12 -60 12 -46 8 -36Z', light(scene.colour, 0.6)) +
  line('M-64 16C-44 42 36 44 62 10', dark(scene.colour, 0.2), 5, 0.6);

type Places = readonly (readonly [x: number, y: number])[];
const IN_TWO_ROWS: Places = [-206, 0, 206].flatMap((x) => [-108, 108].map((y) => [x, y] as const));
const IN_AN_OVAL: Places = [
  [-170, 34],
  [10, -92],
  [180, 34],
  [12, 108],
];

/** A round half of a stone fruit or apple with something crumbly heaped in its hollow. */
const stuffedHalf = (scene: FormScene): string =>
  disc(110, '#1c0e0544', 4, 13) +
  shape(blob(scene.random, 108, 104, 0.03, 12), dark(scene.colour, 0.3)) +
  shape(blob(scene.random, 98, 94, 0.03, 12, -2, -3), scene.colour) +
  shape(blob(scene.random, 86, 82, 0.04, 12, -2, -3), light(scene.colour, 0.34)) +
  disc(56, dark(scene.colour, 0.4)) +
  repeat(34, () => {
    const [x, y] = inCircle(scene.random, 50);
    const tone = scene.random() < 0.5 ? light(scene.second, 0.25) : dark(scene.second, 0.2);
    return shape(blob(scene.random, 14, 10, 0.25, 7, x, y - 3), scene.random() < 0.4 ? scene.second : tone);
  });

const isMain = (name: string): boolean => ['aubergine-slice', 'tomato-wedge', 'tomato-slice'].includes(name);

/** What comes from the oven and is known by its top: crumpled, in peaks, in cubes, heaped, turned out. */
export const FROM_THE_OVEN: Forms = {
  'bread bake': {
    vessels: ['baking dish', 'oval dish'],
    draw: (scene) =>
      base(scene, dark(scene.second, 0.1)) +
      spread(scene, 46, 0.88)
        .map(([x, y], at) =>
          at % 4 === 3
            ? shape(blob(scene.random, 44, 34, 0.2, 9, x, y), light(scene.second, 0.14), 0.9)
            : put(x, y, scene.random() * 360, between(scene.random, 0.86, 1.06), cube(scene)),
        )
        .join(''),
    toppings: { most: 22, size: 1.25, reach: 0.84, gap: 0.7 },
    hides: ['crouton', 'loaf-whole', 'bread-slice', 'toast-slice', 'egg-half', 'grated-cheese'],
  },
  meringues: {
    vessels: ['plate', 'rack', 'lined tray'],
    draw: (scene) =>
      spread({ ...scene, isSquare: false }, 5, 0.86)
        .map(([x, y]) => put(x, y, between(scene.random, -12, 12), Math.min(1, scene.room[1] / 262), peak(scene)))
        .join(''),
    toppings: { most: 14, size: 0.9, reach: 0.75, gap: 0.7 },
    hides: ['egg-half', 'egg-curd', 'citrus-wedge', 'citrus-slice'],
  },
  'stuffed fruit halves': {
    vessels: ['baking dish', 'baking dish', 'oval dish'],
    draw: (scene) =>
      base(scene, '#e8c98a') +
      (scene.isSquare ? IN_TWO_ROWS : IN_AN_OVAL)
        .map(([x, y]) => put(x, y, scene.random() * 360, 0.96, stuffedHalf(scene)))
        .join(''),
    toppings: { most: 8, size: 0.9, reach: 0.9 },
    hides: ['stone-fruit-slice', 'stone-fruit-half', 'stone-fruit', 'apple-slice', 'biscuit', 'butter-pat', 'egg-half'],
  },
  // Rice turned out of its pot, what lay at the bottom now on top.
  'turned-out rice': {
    vessels: ['platter', 'plate', 'rimmed plate'],
    draw: (scene) => {
      const radius = Math.min(scene.room[1] * 0.96, 262);
      const top = scene.toppings.filter(({ piece }) => isMain(piece));
      const others = scene.toppings.filter(({ piece }) => !isMain(piece));
      return (
        disc(radius, '#1c0e0548', 6, 22) +
        disc(radius, dark(scene.colour, 0.3), 0, 8) +
        rice({ ...scene }, scene.colour, [radius * 0.98, radius * 0.95]) +
        browned(scene, 16, radius * 0.86, radius * 0.84, 30) +
        around(9, (angle, at) =>
          put(
            Math.cos(angle) * radius * 0.66,
            Math.sin(angle) * radius * 0.64,
            at * 40,
            3.3,
            top[at % Math.max(1, top.length)]?.draw() ?? '',
          ),
        ) +
        put(
          0,
          0,
          0,
          1,
          scatter(
            { ...scene, toppings: others, room: [radius * 0.72, radius * 0.7] },
            { most: 22, size: 1.7, reach: 0.8, gap: 0.7 },
          ),
        )
      );
    },
    toppings: 'none',
    hides: ['rice-mound', 'grain-mound', 'onion-slice', 'dollop'],
  },
};
