import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  blob,
  box,
  dark,
  disc,
  hoop,
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
import type { FormScene, Forms } from './form.ts';
import { BATTER, BREAD_PIECES, browned, crumbs } from './parts.ts';

const GONE = [...BATTER, ...BREAD_PIECES];
type Places = readonly (readonly [x: number, y: number, turn: number])[];
const SIX: Places = [
  [-196, -104, 8],
  [2, -122, -6],
  [200, -98, 4],
  [-190, 100, -8],
  [10, 94, 6],
  [204, 108, -4],
];
const fit = ({ room: [width] }: FormScene): number => Math.min(1, width / 310);

/** Two biscuits with cream between them, a little from the side. */
const pair = (scene: FormScene): string =>
  oval(92, 80, '#1c0e0540', 4, 34) +
  oval(90, 76, dark(scene.colour, 0.34), 0, 26) +
  oval(90, 76, dark(scene.colour, 0.12), 0, 18) +
  oval(88, 74, dark(scene.second, 0.12), 0, 10) +
  oval(88, 74, scene.second, 0, 3) +
  oval(90, 76, dark(scene.colour, 0.34), 0, -10) +
  oval(90, 75, scene.colour, 0, -18) +
  `<g transform="translate(0 -18) scale(1 .84)">${crumbs(scene, 12, 72)}</g>` +
  line('M-52 -54Q0 -78 52 -54', light(scene.colour, 0.3), 6, 0.7);

const SPIRAL = 'M0 0C8 -14 26 -2 18 16C8 34 -26 28 -30 4C-34 -28 8 -46 34 -26C54 -8 50 30 26 46';

/** A ring of dough, rolled round its cinnamon, cut from the outside and fanned. */
const fanned = (scene: FormScene): string =>
  hoop(168, '#1c0e0540', 150, 6, 16) +
  around(13, (angle) =>
    put(
      Math.cos(angle) * 168,
      Math.sin(angle) * 164,
      (angle * 180) / Math.PI,
      1,
      shape(blob(scene.random, 84, 60, 0.06, 11), dark(scene.colour, 0.3)) +
        shape(blob(scene.random, 76, 52, 0.07, 11, -2, -3), scene.colour) +
        line(SPIRAL, '#8a4f24', 9, 0.85) +
        oval(26, 7, light(scene.colour, 0.5), 20, -34, 10),
    ),
  ) +
  (scene.second === scene.colour
    ? ''
    : around(26, (angle, at) =>
        put(
          Math.cos(angle) * (at % 2 ? 140 : 196),
          Math.sin(angle) * (at % 2 ? 136 : 190),
          (angle * 180) / Math.PI + 40,
          1,
          line('M-30 4Q0 -10 30 2', scene.second, 9, 0.95),
        ),
      ));

/** A round of dough fried in fat, golden and blistered. */
const fried = (scene: FormScene): string =>
  shape(blob(scene.random, 126, 118, 0.05, 15, 4, 12), '#1c0e0544') +
  shape(blob(scene.random, 124, 116, 0.06, 15), dark(scene.colour, 0.28)) +
  shape(blob(scene.random, 114, 105, 0.06, 15, -2, -4), light(scene.colour, 0.1)) +
  repeat(13, () => {
    const [x, y] = inCircle(scene.random, 82);
    const [rx, ry] = [between(scene.random, 14, 34), between(scene.random, 11, 25)];
    return (
      shape(blob(scene.random, rx, ry, 0.16, 9, x, y + 3), dark(scene.colour, 0.24), 0.7) +
      shape(blob(scene.random, rx * 0.9, ry * 0.86, 0.16, 9, x - 1, y - 1), light(scene.colour, 0.4), 0.85)
    );
  }) +
  browned(scene, 5, 80, 76, 18);

/** A smooth round of batter, turned in its pan: golden, a paler seam round it, dusted. */
const pancakeBall = (scene: FormScene): string =>
  disc(74, '#1c0e0540', 4, 11) +
  disc(72, dark(scene.colour, 0.26)) +
  disc(66, scene.colour, -2, -4) +
  oval(40, 32, light(scene.colour, 0.22), -12, -18) +
  line('M-68 10Q0 42 68 10', light(scene.colour, 0.5), 9, 0.75) +
  repeat(26, () => {
    const [x, y] = inCircle(scene.random, 50);
    return disc(between(scene.random, 1.8, 3.4), '#fffdf8', x - 6, y - 14);
  });

const NINE = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x * 152 + y * 12, y * 142, 0] as const));

/** A scoop that melts in a punch. */
const scoop = (scene: FormScene): string =>
  shape(blob(scene.random, 78, 70, 0.12, 11, 2, 8), light(scene.second, 0.3), 0.6) +
  shape(blob(scene.random, 62, 58, 0.07, 12), dark(scene.second, 0.12)) +
  shape(blob(scene.random, 54, 50, 0.09, 12, -3, -5), light(scene.second, 0.2)) +
  oval(17, 9, '#ffffff', -18, -22, -30);

const BOWL_PLACES: Places = [
  [-96, -96, 0],
  [112, -70, 40],
  [-70, 106, 80],
  [108, 104, 120],
];

/** A bottle of something clear, and a small glass of it. */
const liqueur = (scene: FormScene): string =>
  oval(112, 18, '#1c0e0548', -96, 288) +
  shape(
    'M-136 -290H-56V-170C-56 -120 -6 -110 -6 -50V252Q-6 286 -40 286H-152Q-186 286 -186 252V-50C-186 -110 -136 -120 -136 -170Z',
    '#e4eef0',
    0.75,
  ) +
  shape(
    'M-126 -150C-126 -100 -174 -96 -174 -40V250Q-174 274 -150 274H-42Q-18 274 -18 250V-40C-18 -96 -66 -100 -66 -150Z',
    scene.colour,
  ) +
  box(84, 50, 8, '#a8703c', -96, -300) +
  line('M-158 -30V220', '#ffffff', 12, 0.5) +
  oval(80, 14, '#1c0e0548', 146, 288) +
  shape('M84 60L104 262Q106 284 124 284H172Q190 284 192 262L212 60Z', '#e4eef0', 0.75) +
  shape('M94 110L111 254Q113 268 124 268H172Q183 268 185 254L202 110Z', scene.colour) +
  oval(54, 9, light(scene.colour, 0.5), 148, 110) +
  `<ellipse cx="148" cy="60" rx="64" ry="10" fill="#ffffff" fill-opacity=".3" stroke="#a9bcc3" stroke-width="4"/>`;

const BREAD = 'M-190 -170Q-206 -206 -150 -204H150Q206 -206 190 -170L186 160Q186 190 150 190H-150Q-186 190 -186 160Z';

/** A thin sausage across a slice of soft bread, fried onions under it, a line of sauce over it. */
const inBread = (scene: FormScene): string =>
  put(5, 12, 0, 1, shape(BREAD, '#1c0e0540')) +
  shape(BREAD, '#c99a5e') +
  put(0, 0, 0, 0.93, shape(BREAD, '#f8efdc')) +
  repeat(20, (at) =>
    put(
      -130 + (at % 10) * 29,
      130 - (at % 10) * 29 + (at < 10 ? -46 : 46),
      scene.random() * 180,
      1,
      '<path d="M-24 6Q0 -16 24 4" fill="none" stroke="#c98f3e" stroke-width="9" stroke-linecap="round"/><path d="M-20 12Q2 -6 22 10" fill="none" stroke="#e2b860" stroke-width="6" stroke-linecap="round"/>',
    ),
  ) +
  line('M-186 176Q6 24 186 -176', dark(scene.second, 0.4), 70) +
  line('M-186 170Q4 18 184 -180', scene.second, 56) +
  line('M-170 148Q0 10 164 -172', light(scene.second, 0.35), 9, 0.7) +
  line(`M-150 132q30 8 36 -30t44 -34t40 -40t42 -42t40 -44t40 -52`, '#c9301f', 15);

/** Rings, rounds and pairs of dough, and what is poured from a bowl or a bottle. */
export const RINGS_AND_ROUNDS: Forms = {
  'sandwich cookies': {
    vessels: ['plate', 'board', 'rack'],
    draw: (scene) => `<g transform="scale(${n(fit(scene))})">${served(SIX, () => pair(scene))}</g>`,
    toppings: 'none',
    hides: [...GONE, 'dollop', 'powder-mound'],
  },
  'cinnamon ring': {
    vessels: ['round board', 'lined tray', 'cake stand'],
    draw: (scene) => `<g transform="scale(${n(Math.min(1, scene.room[1] / 252))})">${fanned(scene)}</g>`,
    toppings: { most: 18, size: 0.9, reach: 0.72, gap: 0.9 },
    hides: GONE,
  },
  'fried rounds': {
    vessels: ['paper', 'platter', 'board'],
    draw: (scene) =>
      `<g transform="scale(${n(fit(scene))})">${served(
        [
          [-150, -104, 10],
          [140, -96, 130],
          [-134, 118, 200],
          [152, 112, 300],
        ],
        () => fried(scene),
      )}</g>`,
    toppings: 'none',
    hides: GONE,
  },
  'pancake balls': {
    vessels: ['plate', 'rimmed plate', 'board'],
    draw: (scene) => served(NINE, () => pancakeBall(scene), Math.min(1, scene.room[1] / 250)),
    toppings: { most: 8, size: 0.9, reach: 0.9 },
    hides: GONE,
  },
  'punch bowl': {
    vessels: ['bowl', 'coupe'],
    draw: (scene) =>
      oval(...scene.room, scene.colour) +
      oval(...scene.room, 'url(#gloss)') +
      repeat(30, () => {
        const [x, y] = inCircle(scene.random, 0.9);
        return disc(between(scene.random, 3, 7), '#ffffff66', x * scene.room[0], y * scene.room[1]);
      }) +
      (scene.second === scene.colour ? '' : served(BOWL_PLACES, () => scoop(scene))),
    toppings: { most: 12, size: 2, reach: 0.74 },
    hides: [...GONE.filter((name) => !name.startsWith('citrus-')), 'ice-cube', 'scoop', 'dollop', 'mug'],
  },
  liqueur: {
    vessels: ['table'],
    draw: liqueur,
    toppings: 'none',
    hides: [
      'citrus-wedge',
      'citrus-slice',
      'ice-cube',
      'swirl',
      'berry',
      'raspberry',
      'cherry',
      'stone-fruit',
      'egg-half',
    ],
  },
  'sausage in bread': {
    vessels: ['board', 'paper', 'lined tray'],
    draw: (scene) =>
      `<g transform="scale(${n(Math.min(1, scene.room[0] / 380))})">${put(-206, 0, -4, 0.94, inBread(scene)) + put(206, 6, 5, 0.94, inBread(scene))}</g>`,
    toppings: 'none',
    hides: [...GONE, 'sausage', 'sausage-coin', 'onion-soft', 'onion-slice', 'onion-dice'],
  },
};
