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
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { base } from './from-the-oven.ts';
import { BATTER, MEATS } from './parts.ts';

/** Drawings of a tot, each of them used many times. */
const TOTS = 4;

/** A short cylinder of grated potato, browned. */
const tot = ({ random }: FormScene): string => {
  const tone = light('#d79a3e', random() * 0.25);
  return (
    box(66, 42, 15, '#1c0e0540', 3, 6) +
    box(64, 40, 15, dark(tone, 0.34)) +
    box(59, 33, 13, tone, -1, -3) +
    repeat(5, () => oval(5, 3, light(tone, 0.5), between(random, -22, 22), between(random, -13, 8), random() * 180)) +
    repeat(3, () => oval(5, 3, dark(tone, 0.4), between(random, -22, 22), between(random, -10, 10), random() * 180))
  );
};

const tots = (scene: FormScene): string => {
  const [width, height] = [scene.room[0] * 0.93, scene.room[1] * 0.9];
  const [across, down] = [Math.floor((2 * width) / 106), Math.floor((2 * height) / 70)];
  const laid = repeat(across * down, (at) => {
    const x = ((at % across) + 0.5 - across / 2) * ((2 * width) / across);
    const y = (Math.floor(at / across) + 0.5 - down / 2) * ((2 * height) / down);
    if (!scene.isSquare && Math.hypot(x / width, y / height) > 0.98) return '';
    const [left, top] = [x + between(scene.random, -4, 4), y + between(scene.random, -4, 4)];
    return put(left, top, between(scene.random, -8, 8), 1.5, `<use href="#tot${at % TOTS}"/>`);
  });
  return `<defs>${repeat(TOTS, (at) => `<g id="tot${at}">${tot(scene)}</g>`)}</defs>${laid}`;
};

/** Bits of green and of white in something creamy. */
const flecks = (scene: FormScene, tones: readonly string[], count: number, size: number): string =>
  repeat(count, (at) => {
    const [x, y] = inCircle(scene.random, 0.88);
    const [rx, ry] = [between(scene.random, size * 0.6, size), between(scene.random, size * 0.35, size * 0.6)];
    return shape(
      blob(scene.random, rx, ry, 0.3, 8, x * scene.room[0], y * scene.room[1]),
      tones[at % tones.length] ?? scene.colour,
      0.9,
    );
  });

/** The layers of a filo pie where a piece is cut out: leaves of pastry, filling, leaves of pastry. */
function cutFace({ random, colour, second }: FormScene, left: number, right: number, top: number): string {
  const width = right - left;
  const bands = [
    [dark(colour, 0.3), 8],
    [light(colour, 0.3), 7],
    [dark(colour, 0.2), 6],
    [second, 84],
    [dark(colour, 0.25), 6],
    [light(colour, 0.2), 7],
  ] as const;
  let y = top;
  const drawn = bands.map(([fill, high]) => {
    y += high;
    return `<rect x="${n(left)}" y="${n(y - high)}" width="${n(width)}" height="${high + 1}" fill="${fill}"/>`;
  });
  const bits = repeat(Math.round(width / 8), (at) =>
    oval(
      between(random, 4, 8),
      between(random, 3, 6),
      at % 2 ? '#fbf6ea' : dark(second, 0.3),
      left + 8 + at * 7.8,
      top + 63 + between(random, -32, 32),
    ),
  );
  return drawn.join('') + bits;
}

/** Sheets of filo, scored in squares, one corner cut out. */
function filo(scene: FormScene): string {
  const { colour, random } = scene;
  const [width, height] = [scene.room[0] * 0.97, scene.room[1] * 0.95];
  const [third, half] = [height * 0.04, 0];
  const top = `M${n(-width)} ${n(-height)}H${n(width)}V${n(third)}H${n(half)}V${n(height)}H${n(-width)}Z`;
  const scores =
    [-0.5, 0, 0.5].map((at) => `M${n(at * width)} ${n(-height)}V${n(at > 0 ? third : height)}`).join('') +
    `M${n(-width)} ${n(height * -0.48)}H${n(width)}M${n(-width)} ${n(third)}H${n(half)}M${n(-width)} ${n(height * 0.52)}H${n(half)}`;
  const flakes = repeat(34, () => {
    const [x, y] = [between(random, -0.94, 0.94) * width, between(random, -0.94, 0.94) * height];
    if (x > half - 60 && y > third - 40) return '';
    return put(
      x,
      y,
      between(random, -24, 24),
      between(random, 0.6, 1.1),
      line('M-58 6Q-20 -14 8 0T60 -8', light(colour, 0.55), 6, 0.7) +
        line('M-52 14Q-16 -4 10 8T58 2', '#8a4f1e', 3, 0.45),
    );
  });
  return (
    base(scene, dark('#6b4420', 0.1)) +
    shape(top, dark(colour, 0.1)) +
    repeat(20, () => {
      const [x, y] = [between(random, -0.9, 0.9) * width, between(random, -0.9, 0.9) * height];
      return x > half - 70 && y > third - 50
        ? ''
        : shape(blob(random, 52, 32, 0.3, 9, x, y), random() < 0.5 ? '#a8632a' : light(colour, 0.3), 0.42);
    }) +
    flakes +
    line(scores, dark(colour, 0.5), 9, 0.85) +
    line(scores, light(colour, 0.4), 3, 0.5) +
    cutFace(scene, half, width, third) +
    repeat(12, () =>
      oval(
        7,
        4,
        light(colour, 0.2),
        between(random, half + 20, width - 16),
        between(random, third + 136, height - 12),
        random() * 180,
      ),
    )
  );
}

/** A half slice of bread that stands out of its custard, its edge toasted. */
const halfSlice = (scene: FormScene): string =>
  shape('M-92 54L-6 -66Q0 -74 8 -66L94 54Q98 64 84 64H-84Q-98 64 -92 54Z', '#1c0e0550') +
  put(0, -7, 0, 1, shape('M-92 54L-6 -66Q0 -74 8 -66L94 54Q98 64 84 64H-84Q-98 64 -92 54Z', '#a8652a')) +
  put(
    0,
    -2,
    0,
    0.88,
    shape('M-92 54L-6 -66Q0 -74 8 -66L94 54Q98 64 84 64H-84Q-98 64 -92 54Z', light(scene.colour, 0.2)),
  ) +
  shape(blob(scene.random, 34, 18, 0.25, 9, between(scene.random, -16, 16), 16), '#c98a42', 0.5);

/** Rows of them, each lying on the one behind it. */
const rowsOfBread = (scene: FormScene): string => {
  const [width, height] = [
    scene.room[0] * (scene.isSquare ? 0.86 : 0.72),
    scene.room[1] * (scene.isSquare ? 0.7 : 0.52),
  ];
  return [-1, -0.33, 0.33, 1]
    .map((row) =>
      repeat(5, (at) =>
        put(
          (at / 2 - 1) * width * (row === 1 || row === -1 ? 0.86 : 1),
          row * height,
          between(scene.random, -7, 7),
          0.92,
          halfSlice(scene),
        ),
      ),
    )
    .join('');
};

/** A long slice of biscuit, cut on the slant, its nuts cut through. */
const slice = (scene: FormScene): string =>
  box(264, 84, 40, '#1c0e0540', 5, 10) +
  shape(
    'M-126 26C-136 -18 -112 -42 -70 -44H84C122 -42 138 -14 128 26C124 40 110 42 96 42H-98C-112 42 -122 40 -126 26Z',
    dark(scene.colour, 0.36),
  ) +
  shape(
    'M-118 22C-126 -14 -104 -34 -68 -36H82C114 -34 128 -10 119 22C116 32 106 33 94 33H-96C-108 33 -116 32 -118 22Z',
    light(scene.colour, 0.28),
  ) +
  `<g transform="translate(0 0)">${scatter({ ...scene, room: [98, 22] }, { most: 9, size: 1.15, reach: 1, gap: 0.5 })}</g>` +
  repeat(9, () =>
    oval(4, 2.6, dark(scene.colour, 0.2), between(scene.random, -96, 96), between(scene.random, -22, 22)),
  );

/** What the oven has browned in rows, sheets and slices. */
export const OVEN_TOPS: Forms = {
  'potato tops': {
    vessels: ['baking dish'],
    draw: (scene) =>
      base(scene, dark(scene.colour, 0.3)) + flecks(scene, ['#e6b85c', '#8a5a2b', '#f0cf80'], 60, 34) + tots(scene),
    toppings: 'none',
  },
  'creamy bake': {
    vessels: ['oval dish', 'small bowl', 'skillet'],
    fills: true,
    draw: (scene) =>
      base({ ...scene, isSquare: false }, dark(scene.colour, 0.14)) +
      flecks(scene, [light(scene.colour, 0.5), scene.colour], 30, 60) +
      flecks(scene, [scene.second, dark(scene.second, 0.25)], 44, 24) +
      flecks(scene, ['#d79a4b', '#e8b868'], 13, 30),
    toppings: { most: 16, size: 1.3, reach: 0.8, gap: 0.6 },
    hides: ['dollop', 'swirl', 'wilted-leaf', 'leaf', 'frilly-leaf', 'shaving', 'grated-cheese', 'mozzarella-slice'],
  },
  'filo pie': {
    vessels: ['baking dish'],
    draw: filo,
    toppings: { most: 8, size: 0.8, reach: 0.5 },
    hides: ['dollop', 'swirl', 'flat-herb', 'curly-herb', 'mint', 'feather', 'spring-onion-ring', 'crumble', 'thyme'],
    onlyGarnish: true,
  },
  'bread slices': {
    vessels: ['baking dish', 'oval dish'],
    draw: (scene) => base(scene, dark(scene.second, 0.1)) + rowsOfBread(scene),
    toppings: { most: 24, size: 1, reach: 0.84, gap: 0.7 },
    hides: [...BATTER, 'crouton', 'dollop', 'swirl'],
  },
  biscotti: {
    vessels: ['board', 'rack', 'plate'],
    draw: (scene) =>
      served(
        [
          [-150, -130, -16],
          [120, -116, -10],
          [-132, 4, -20],
          [140, 20, -14],
          [-120, 138, -12],
          [130, 150, -18],
        ],
        () => slice(scene),
        Math.min(1, scene.room[0] / 300),
      ),
    toppings: 'none',
    hides: [...BATTER, ...MEATS, 'grain-mound'],
  },
};
