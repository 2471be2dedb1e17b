import { between, type Random } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import {
  around,
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
import { served } from '../vessels.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { base } from './from-the-oven.ts';
import { BATTER, BREAD_PIECES } from './parts.ts';

const GONE = [...BATTER, ...BREAD_PIECES];
const CHOCOLATE = ['chocolate-square', 'chocolate-chip'];
const APPLES = ['apple-slice', 'apple-cooked', 'apple-wedge'];

/** A slice of apple that the oven has browned at its edge. */
const apple = (): string =>
  shape('M-56 22C-48 -40 48 -40 56 22C30 34 -30 34 -56 22Z', '#9c5f24') +
  shape('M-50 17C-42 -32 42 -32 50 17C26 27 -26 27 -50 17Z', '#e2b054') +
  shape('M-34 13C-26 -16 26 -16 34 13C18 19 -18 19 -34 13Z', '#f0cf86');

/** Slices in rings, each a little over the next, the outer ring first. */
const appleRings = [
  { far: 176, count: 15, size: 1.12 },
  { far: 104, count: 9, size: 1.05 },
  { far: 34, count: 4, size: 0.86 },
]
  .map(({ far, count, size }) =>
    around(count, (angle) =>
      put(Math.cos(angle) * far, Math.sin(angle) * far, (angle * 180) / Math.PI + 104, size, apple()),
    ),
  )
  .join('');

/** A crust with a high rim, its filling covered by slices of apple. */
const appleTorte = (scene: FormScene): string =>
  disc(262, '#1c0e0544', 6, 16) +
  disc(258, dark(scene.colour, 0.26)) +
  shape(blob(scene.random, 250, 250, 0.012, 18, -2, -4), scene.colour) +
  disc(226, dark(scene.colour, 0.34)) +
  disc(222, scene.second) +
  appleRings +
  repeat(60, () => {
    const [x, y] = inCircle(scene.random, 206);
    return disc(between(scene.random, 2, 4), '#8a4f24', x, y);
  });

/** A ball dipped in chocolate up to a round spot of what it is made of. */
const buckeye = (scene: FormScene): string =>
  disc(64, '#1c0e0540', 4, 9) +
  disc(63, dark(scene.colour, 0.3)) +
  disc(56, scene.colour, -2, -4) +
  oval(18, 9, light(scene.colour, 0.4), -30, -34, -35) +
  shape(blob(scene.random, 33, 31, 0.05, 11, 3, 1), dark(scene.second, 0.2)) +
  shape(blob(scene.random, 29, 27, 0.06, 11, 2, -1), scene.second) +
  oval(10, 5, light(scene.second, 0.5), -6, -9, -20);

/** Short strokes over a ball, as one path. */
const shreds = (random: Random, count: number): string =>
  repeat(count, () => {
    const [x, y] = inCircle(random, 57);
    const angle = random() * Math.PI;
    return `M${n(x)} ${n(y)}l${n(Math.cos(angle) * 18)} ${n(Math.sin(angle) * 18)}`;
  });

/** A ball rolled in what covers it, such as shreds of coconut. */
const coatedBall = (scene: FormScene): string =>
  disc(66, '#1c0e0540', 4, 10) +
  disc(63, dark(scene.colour, 0.2)) +
  disc(58, scene.colour, -2, -3) +
  line(shreds(scene.random, 18), dark(scene.second, 0.1), 5.5) +
  line(shreds(scene.random, 38), light(scene.second, 0.5), 5.5);

/** Balls on a plate, close together, the same for all. */
const heapOf = (scene: FormScene, count: number, one: () => string): string =>
  repeat(count, (at) => {
    const [angle, reach] = [at * 2.4, Math.sqrt((at + 0.3) / count) * 0.84];
    const [x, y] = [Math.cos(angle) * reach * scene.room[0], Math.sin(angle) * reach * scene.room[1]];
    return put(x, y, between(scene.random, -14, 14), between(scene.random, 0.93, 1.04), one());
  });

/** A dumpling that has risen in its syrup: matt and uneven, its foot tinted. */
const puffy = (scene: FormScene): string =>
  shape(blob(scene.random, 98, 90, 0.1, 10, 3, 12), dark(scene.second, 0.4), 0.5) +
  shape(blob(scene.random, 97, 89, 0.11, 10, 0, 4), dark(scene.colour, 0.24)) +
  shape(blob(scene.random, 90, 80, 0.12, 10, -1, -4), scene.colour) +
  shape(blob(scene.random, 58, 48, 0.18, 9, -10, -16), light(scene.colour, 0.45)) +
  line('M-40 24Q-14 6 4 26M14 -34Q36 -22 40 0', dark(scene.colour, 0.22), 6, 0.6);

const SIX: readonly (readonly [number, number, number])[] = [
  [-118, -112, 10],
  [92, -126, 60],
  [-156, 74, 130],
  [20, 26, 200],
  [176, 52, 250],
  [34, 178, 310],
];

/** A rectangle whose sides are drawn by hand, `wobble` units out of true. */
function wavy(random: Random, width: number, height: number, wobble: number): string {
  const along = (from: number, to: number, count: number): number[] =>
    Array.from({ length: count }, (_, at) => from + ((to - from) * (at + 0.5)) / count);
  const corners = [
    ...along(-width, width, 8).map((x) => [x, -height] as const),
    ...along(-height, height, 5).map((y) => [width, y] as const),
    ...along(width, -width, 8).map((x) => [x, height] as const),
    ...along(height, -height, 5).map((y) => [-width, y] as const),
  ].map(([x, y]) => [x + between(random, -wobble, wobble), y + between(random, -wobble, wobble)] as const);
  const middle = (at: number): string => {
    const [[ax, ay], [bx, by]] = [corners[at] ?? [0, 0], corners[(at + 1) % corners.length] ?? [0, 0]];
    return `${n((ax + bx) / 2)} ${n((ay + by) / 2)}`;
  };
  return `M${middle(corners.length - 1)}${corners.map(([x, y], at) => `Q${n(x)} ${n(y)} ${middle(at)}`).join('')}Z`;
}

/** A pancake that has puffed up and browned along the sides of its dish. */
function dishPancake(scene: FormScene): string {
  const { random } = scene;
  const [width, height] = scene.room;
  const blister = (): string => {
    const [x, y] = [between(random, -0.86, 0.86) * width, between(random, -0.84, 0.84) * height];
    const isFar = Math.abs(x) > width * 0.6 || Math.abs(y) > height * 0.55;
    const tone = isFar ? '#b9752e' : random() < 0.6 ? '#dba548' : '#f8e3a0';
    return shape(blob(random, between(random, 18, 52), between(random, 12, 26), 0.3, 9, x, y), tone, 0.55);
  };
  return (
    base(scene, '#9c5f24') +
    shape(wavy(random, width - 20, height - 18, 16), '#c8873a') +
    shape(wavy(random, width - 46, height - 42, 20), '#dfa94c') +
    shape(wavy(random, width - 82, height - 74, 24), '#f0cd6a') +
    repeat(40, blister) +
    repeat(6, () => {
      const [x, y] = inCircle(random, 0.6);
      return oval(28, 8, '#fff3b8', x * width, y * height, between(random, -30, 30));
    })
  );
}

/** A dark pudding boiled in a cloth or a basin, its fruit close together. */
const dome = (scene: FormScene): string =>
  disc(208, '#1c0e0548', 8, 22) +
  shape(blob(scene.random, 204, 200, 0.025, 14), dark(scene.colour, 0.3)) +
  shape(blob(scene.random, 188, 182, 0.03, 14, -4, -8), scene.colour) +
  shape(blob(scene.random, 128, 116, 0.08, 12, -22, -34), light(scene.colour, 0.12), 0.7) +
  repeat(74, () => {
    const [x, y] = inCircle(scene.random, 176);
    const size = between(scene.random, 9, 15);
    const tone = scene.random() < 0.6 ? '#1f0f0a' : '#6b3a1e';
    return put(
      x,
      y - 6,
      scene.random() * 180,
      1,
      oval(size, size * 0.7, tone) + oval(size * 0.4, size * 0.2, '#9a6a44', -2, -3),
    );
  }) +
  oval(46, 20, light(scene.colour, 0.4), -60, -92, -28);

const SHARDS: readonly (readonly [number, number, number])[] = [
  [-250, -110, 14],
  [-20, -132, 80],
  [222, -104, 150],
  [-236, 118, 200],
  [-4, 106, 260],
  [230, 124, 320],
];

/** A broken piece with what is set in it. */
const shard = (scene: FormScene, size: number): string => {
  const corners = [0, 1, 2, 3, 4].map((at) => {
    const [angle, reach] = [
      (at / 5) * 2 * Math.PI + between(scene.random, -0.34, 0.34),
      between(scene.random, 0.78, 1.12),
    ];
    return `${n(Math.cos(angle) * size * reach * 1.2)} ${n(Math.sin(angle) * size * reach)}`;
  });
  const d = `M${corners.join('L')}Z`;
  return (
    put(5, 12, 0, 1, shape(d, '#1c0e0540')) +
    put(0, 6, 0, 1, shape(d, dark(scene.colour, 0.2))) +
    shape(d, scene.colour) +
    put(-2, -3, 0, 0.8, shape(d, light(scene.colour, 0.2), 0.5)) +
    scatter({ ...scene, room: [size * 0.82, size * 0.68] }, { most: 6, size: 0.95, reach: 0.9, gap: 0.7 })
  );
};

/** Crumbs, fine and close together. */
const streusel = (scene: FormScene, wide: number, high: number, count: number): string =>
  repeat(count, () => {
    const [x, y] = [between(scene.random, -wide, wide), between(scene.random, -high, high)];
    const tones: readonly Colour[] = [
      light(scene.colour, 0.34),
      scene.colour,
      dark(scene.colour, 0.2),
      light(scene.colour, 0.14),
    ];
    return disc(between(scene.random, 4, 9), tones[Math.floor(scene.random() * 4)] ?? scene.colour, x, y);
  });

/** A square of a yellow cake under crumbs: its cut side looks out below. */
const crumbSquare = (scene: FormScene): string =>
  box(206, 206, 16, '#1c0e0540', 6, 22) +
  box(204, 200, 14, '#c48d45', 0, 10) +
  box(196, 74, 8, '#f1d488', 0, 64) +
  repeat(16, () =>
    disc(between(scene.random, 2, 5), '#d9b25e', between(scene.random, -90, 90), between(scene.random, 48, 94)),
  ) +
  (scene.isCreamy ? box(196, 18, 6, '#fbf3e2', 0, 38) : '') +
  box(202, 150, 14, dark(scene.colour, 0.12), 0, -30) +
  `<g transform="translate(0 -30)">${streusel(scene, 92, 66, 84)}</g>` +
  (scene.second === scene.colour ? '' : line('M-90 -84L-50 18L-14 -86L22 18L56 -86L90 16', scene.second, 9, 0.92));

/** Cakes, puddings and sweets that one knows by what covers them. */
export const BAKED_SWEETS: Forms = {
  'apple torte': {
    vessels: ['plate', 'cake stand', 'round board'],
    draw: appleTorte,
    toppings: { most: 22, size: 1.3, reach: 0.7, gap: 0.6 },
    hides: [...GONE, ...APPLES],
  },
  buckeyes: {
    vessels: ['plate', 'small plate', 'slate'],
    draw: (scene) => heapOf(scene, 14, () => buckeye(scene)),
    toppings: 'none',
    hides: [...GONE, ...CHOCOLATE],
  },
  'coated balls': {
    vessels: ['plate', 'small plate', 'slate'],
    draw: (scene) => heapOf(scene, 13, () => coatedBall(scene)),
    toppings: 'none',
    hides: [...GONE, ...CHOCOLATE, 'biscuit', 'date', 'almond', 'walnut', 'powder-mound'],
  },
  'puffy dumplings in syrup': {
    vessels: ['bowl', 'pan', 'casserole'],
    draw: (scene) =>
      oval(...scene.room, scene.second) + oval(...scene.room, 'url(#gloss)') + served(SIX, () => puffy(scene)),
    toppings: 'none',
  },
  'dish pancake': {
    vessels: ['baking dish'],
    draw: dishPancake,
    toppings: { most: 14, size: 1.3, reach: 0.6 },
    hides: GONE,
  },
  'dark pudding': {
    vessels: ['plate', 'rimmed plate', 'cake stand'],
    draw: dome,
    toppings: 'none',
    hides: [...GONE, 'raisin'],
  },
  bark: {
    vessels: ['board', 'slate', 'board'],
    draw: (scene) => served(SHARDS, () => shard(scene, between(scene.random, 92, 124))),
    toppings: 'none',
    hides: [...BATTER, 'chocolate-square'],
  },
  'crumb cake': {
    vessels: ['board', 'lined tray', 'platter'],
    draw: (scene) =>
      repeat(6, (at) =>
        put(
          (-220 + (at % 3) * 220) * Math.min(1, scene.room[0] / 350),
          (at < 3 ? -118 : 116) + between(scene.random, -5, 5),
          between(scene.random, -5, 5),
          1,
          crumbSquare(scene),
        ),
      ),
    toppings: 'none',
    hides: [...GONE, 'chunk'],
  },
};
