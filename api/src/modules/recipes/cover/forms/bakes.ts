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
import type { FormScene, Forms } from './form.ts';
import { base } from './from-the-oven.ts';
import { BATTER, BINDERS, crumbs } from './parts.ts';

const MOLTEN = [
  'grated-cheese',
  'swirl',
  'butter-pat',
  'lasagne-sheet',
  'crumb',
  'dollop',
  'shaving',
  'egg-half',
  'egg-curd',
];

/** A crust that fills the dish: browned spots on a paler ground. */
function crust(scene: FormScene, ground = scene.colour): string {
  const [width, height] = scene.room;
  return (
    base(scene, ground) +
    repeat(46, () => {
      const [x, y] = inCircle(scene.random, 0.98);
      return shape(
        blob(
          scene.random,
          between(scene.random, 16, 52),
          between(scene.random, 12, 36),
          0.22,
          8,
          x * width,
          y * height,
        ),
        scene.random() < 0.45 ? dark(ground, 0.3) : light(ground, 0.3),
        0.6,
      );
    })
  );
}

/** Where the furrows of a fork lie: row by row in a rectangle, outward from the middle in an oval. */
const furrowAt = ({ room: [width, height], isSquare }: FormScene, at: number): [x: number, y: number] => {
  if (isSquare) return [((at % 8) / 3.5 - 1) * width * 0.84, (Math.floor(at / 8) / 3.5 - 1) * height * 0.84];
  const [angle, reach] = [at * 2.4, Math.sqrt((at + 0.3) / 64) * 0.84];
  return [Math.cos(angle) * reach * width, Math.sin(angle) * reach * height];
};

/** What a fork has drawn in a mash, each furrow its own short arc. */
const furrows = (scene: FormScene): string =>
  repeat(64, (at) => {
    const [x, y] = furrowAt(scene, at);
    const turn = (at % 2 ? 18 : -18) + between(scene.random, -8, 8);
    return put(
      x,
      y + between(scene.random, -9, 9),
      turn,
      1,
      line('M-40 6Q0 -14 40 6', dark(scene.colour, 0.2), 8, 0.55) +
        line('M-38 -3Q0 -22 38 -3', light(scene.colour, 0.5), 8, 0.85),
    );
  });

/** Where the oven has browned the ridges, golden and not grey. */
const baked = ({ random, room: [width, height], isSquare }: FormScene): string =>
  repeat(46, (at) => {
    const [x, y] = isSquare ? [between(random, -0.9, 0.9), between(random, -0.9, 0.9)] : inCircle(random, 0.92);
    const [rx, ry] = [between(random, 14, 46), between(random, 7, 18)];
    return shape(blob(random, rx, ry, 0.3, 9, x * width, y * height), at % 3 ? '#d79a3f' : '#a8662a', 0.5);
  });

const rim = (radius: number, colour: `#${string}`): string =>
  around(40, (angle, at) =>
    oval(
      25,
      18,
      at % 2 ? colour : light(colour, 0.14),
      Math.cos(angle) * radius,
      Math.sin(angle) * radius,
      (angle * 180) / Math.PI + 90,
    ),
  );

/** What comes out of the oven in its dish. */
export const BAKES: Forms = {
  // A batter or a custard, its fruit or vegetables half sunk in it.
  'sunken bake': {
    vessels: ['oval dish', 'baking dish', 'baking dish'],
    draw: (scene) => crust(scene),
    toppings: { most: 30, size: 1.5, reach: 0.84, gap: 0.66 },
    hides: MOLTEN,
  },
  'mash-topped pie': {
    vessels: ['baking dish', 'oval dish'],
    draw: (scene) => base(scene, light(scene.colour, 0.1)) + furrows(scene) + baked(scene),
    toppings: { most: 12, size: 1, reach: 0.8 },
    hides: [...MOLTEN, 'chunk', 'mince-crumb', 'fish-chunk', 'fish-flake', 'pea', 'carrot-coin', 'onion-slice'],
    onlyGarnish: true,
  },
  'double-crust pie': {
    vessels: ['plate', 'round board', 'oval dish'],
    draw: (scene) =>
      disc(262, '#1c0e0544', 5, 14) +
      disc(258, dark(scene.colour, 0.14)) +
      shape(blob(scene.random, 226, 226, 0.02, 14), scene.colour) +
      rim(238, scene.colour) +
      around(6, (angle) =>
        put(
          Math.cos(angle) * 110,
          Math.sin(angle) * 110,
          (angle * 180) / Math.PI,
          1,
          shape('M-44 0Q0 -15 44 0Q0 15 -44 0Z', dark(scene.second, 0.1)),
        ),
      ) +
      crumbs(scene, 30, 210),
    toppings: { most: 8, size: 1, reach: 0.3 },
    onlyGarnish: true,
  },
  'lattice pie': {
    vessels: ['plate', 'round board'],
    draw: (scene) =>
      disc(262, '#1c0e0544', 5, 14) +
      disc(258, dark(scene.colour, 0.1)) +
      disc(222, scene.second) +
      repeat(30, () => {
        const [x, y] = inCircle(scene.random, 200);
        return disc(between(scene.random, 12, 24), light(scene.second, scene.random() * 0.25), x, y);
      }) +
      `<g clip-path="url(#pie)">${[-3, -2, -1, 0, 1, 2, 3].map((at) => [12, 102].map((turn) => put(0, 0, turn, 1, `<rect x="${at * 64 - 17}" y="-230" width="34" height="460" fill="${scene.colour}" stroke="${dark(scene.colour, 0.22)}" stroke-width="3"/>`)).join('')).join('')}</g>` +
      rim(240, scene.colour),
    toppings: 'none',
  },
  tart: {
    vessels: ['plate', 'round board', 'cake stand'],
    draw: (scene) =>
      disc(258, '#1c0e0544', 5, 14) +
      around(36, (angle) => disc(20, dark(scene.colour, 0.12), Math.cos(angle) * 240, Math.sin(angle) * 240)) +
      disc(246, scene.colour) +
      disc(220, dark(scene.second, 0.1)) +
      disc(216, scene.second) +
      disc(216, 'url(#gloss)') +
      repeat(10, () => {
        const [x, y] = inCircle(scene.random, 180);
        return shape(blob(scene.random, 34, 24, 0.25, 8, x, y), dark(scene.second, 0.16), 0.45);
      }),
    toppings: { most: 36, size: 1.5, reach: 0.68, gap: 0.6, inRings: true },
    hides: ['pastry', 'egg-half', 'egg-curd', 'swirl', 'dollop', 'butter-pat', 'grated-cheese', ...BINDERS],
  },
  'upside-down tart': {
    vessels: ['plate', 'round board', 'skillet'],
    draw: (scene) =>
      disc(252, '#1c0e0544', 5, 14) +
      disc(250, dark('#d79a4b', 0.1)) +
      disc(230, dark(scene.second, 0.12)) +
      around(11, (angle) =>
        put(
          Math.cos(angle) * 150,
          Math.sin(angle) * 150,
          (angle * 180) / Math.PI + 90,
          1,
          shape('M-58 34C-50 -60 50 -60 58 34C30 48 -30 48 -58 34Z', dark(scene.second, 0.2)) +
            shape('M-50 28C-42 -46 42 -46 50 28C26 40 -26 40 -50 28Z', scene.second) +
            line('M-30 -8Q0 -30 26 -10', light(scene.second, 0.5), 7),
        ),
      ) +
      around(4, (angle) =>
        put(
          Math.cos(angle) * 46,
          Math.sin(angle) * 46,
          (angle * 180) / Math.PI,
          0.8,
          shape('M-58 34C-50 -60 50 -60 58 34C30 48 -30 48 -58 34Z', light(scene.second, 0.12)),
        ),
      ),
    toppings: 'none',
  },
  crumble: {
    vessels: ['oval dish', 'baking dish'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const ground = scene.isSquare
        ? box(width * 2, height * 2, 60, dark(scene.second, 0.05))
        : oval(width, height, dark(scene.second, 0.05));
      return (
        ground +
        repeat(scene.isSquare ? 290 : 215, () => {
          const [x, y] = scene.isSquare
            ? [between(scene.random, -0.93, 0.93), between(scene.random, -0.9, 0.9)]
            : inCircle(scene.random, 0.93);
          return shape(
            blob(
              scene.random,
              between(scene.random, 18, 36),
              between(scene.random, 14, 29),
              0.22,
              6,
              x * width,
              y * height,
            ),
            scene.random() < 0.5
              ? scene.colour
              : scene.random() < 0.5
                ? light(scene.colour, 0.3)
                : dark(scene.colour, 0.22),
          );
        })
      );
    },
    toppings: { most: 12, size: 1.2, reach: 0.9 },
    hides: [
      'apple-slice',
      'pear-half',
      'stone-fruit-half',
      'grain-mound',
      'butter-pat',
      'citrus-wedge',
      'citrus-slice',
    ],
  },
  'yorkshire puddings': {
    vessels: ['muffin tin', 'plate', 'tray'],
    draw: (scene) =>
      [-210, 0, 210]
        .map((x) =>
          [-118, 118]
            .map((y) =>
              put(
                x * Math.min(1, scene.room[0] / 320),
                y,
                scene.random() * 360,
                1,
                disc(104, '#1c0e0540', 4, 12) +
                  shape(blob(scene.random, 104, 100, 0.1, 11), dark(scene.colour, 0.22)) +
                  shape(blob(scene.random, 92, 88, 0.1, 11, -3, -4), scene.colour) +
                  shape(blob(scene.random, 52, 48, 0.12, 9), dark(scene.colour, 0.34)) +
                  shape(blob(scene.random, 42, 38, 0.12, 9), light(scene.colour, 0.3)),
              ),
            )
            .join(''),
        )
        .join(''),
    toppings: { most: 8, size: 0.9, reach: 0.9 },
    hides: BATTER,
  },
  'sausage bake': {
    vessels: ['baking dish', 'tray'],
    draw: (scene) =>
      crust(scene) +
      [
        [-190, -60, 12],
        [0, 40, -8],
        [190, -40, 14],
        [-90, 130, 4],
        [110, 140, -10],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          put(
            x,
            y,
            turn + 40,
            1,
            oval(112, 50, light(scene.colour, 0.3)) +
              line('M-78 8Q0 -16 78 6', dark('#8a5a2b', 0.25), 58) +
              line('M-78 4Q0 -22 78 2', '#8a5a2b', 46) +
              line('M-56 -12Q0 -26 48 -12', light('#8a5a2b', 0.4), 8),
          ),
        )
        .join(''),
    toppings: { most: 14, size: 1.2, reach: 0.9 },
    hides: [...BATTER, 'sausage'],
  },
};
