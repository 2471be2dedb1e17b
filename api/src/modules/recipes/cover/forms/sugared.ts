import { between } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
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
import { served } from '../vessels.ts';
import { type Form, type FormScene, type Forms, scatter } from './form.ts';
import { BATTER, BREAD_PIECES, browned, crumbs } from './parts.ts';
import { TIN, tinLoaf } from './small-breads.ts';

const GONE = [...BATTER, ...BREAD_PIECES];
type Places = readonly (readonly [x: number, y: number, turn: number])[];
const FIVE: Places = [
  [-200, -92, 10],
  [10, -122, 70],
  [212, -62, 140],
  [-106, 108, 220],
  [118, 124, 300],
];
const NINE: Places = [-190, 0, 190].flatMap((x, column) =>
  [-138, 0, 138].map((y, row) => [x + row * 6, y + column * 5, column * 5 - row * 6] as const),
);

/** How much smaller things are drawn on a plate than on a board. */
const fit = ({ room: [width] }: FormScene): number => Math.min(1, width / 310);
const laid = (scene: FormScene, places: Places, one: () => string): string =>
  `<g transform="scale(${n(fit(scene))})">${served(places, one)}</g>`;

/** Grains of sugar over something, in a few tones. */
const sugar = ({ random }: FormScene, radius: number, count: number, tones: readonly Colour[]): string =>
  repeat(count, () => {
    const [x, y] = inCircle(random, radius);
    return disc(between(random, 1.8, 3.8), tones[Math.floor(random() * tones.length)] ?? '#ffffff', x, y);
  });
const WHITE: readonly Colour[] = ['#fffdf8', '#f4ead6'];
const CINNAMON: readonly Colour[] = ['#8a4f24', '#a8692f', '#f4ead6'];

/** A tall scone whose top shines with butter under cinnamon sugar. */
const sugaredScone = (scene: FormScene): string =>
  disc(98, '#1c0e0540', 5, 14) +
  disc(95, light(scene.colour, 0.46), 0, 6) +
  repeat(9, () => {
    const [x, y] = inCircle(scene.random, 86);
    return disc(3, '#8a4f24', x, y + 6);
  }) +
  shape(blob(scene.random, 88, 84, 0.05, 12, 0, -4), '#b87333') +
  shape(blob(scene.random, 76, 70, 0.07, 11, -4, -9), '#cf8f4c') +
  sugar(scene, 80, 120, CINNAMON) +
  oval(26, 11, '#ffeecb', -22, -34, -24);

/** A pillow of dough that has puffed up in hot fat, white with sugar. */
const pillow = (scene: FormScene): string =>
  shape(blob(scene.random, 76, 70, 0.09, 8, 4, 12), '#1c0e0540') +
  shape(blob(scene.random, 76, 70, 0.08, 8), dark(scene.colour, 0.22)) +
  shape(blob(scene.random, 66, 58, 0.1, 8, -2, -5), scene.colour) +
  shape(blob(scene.random, 40, 30, 0.2, 8, -8, -12), light(scene.colour, 0.4)) +
  sugar(scene, 64, 74, WHITE);

/** A small thin wafer of the waffle iron, its edge ragged. */
const wafer = (scene: FormScene): string => {
  const edge = blob(scene.random, 104, 98, 0.05, 19);
  const grid = [-66, -33, 0, 33, 66];
  return (
    put(4, 9, 0, 1, shape(edge, '#1c0e0540')) +
    shape(edge, dark(scene.colour, 0.3)) +
    put(-2, -3, 0, 0.93, shape(edge, scene.colour)) +
    grid
      .map((at) =>
        line(`M${at} ${n(-Math.sqrt(7000 - at * at))}V${n(Math.sqrt(7000 - at * at))}`, dark(scene.colour, 0.3), 6),
      )
      .join('') +
    grid
      .map((at) =>
        line(`M${n(-Math.sqrt(7000 - at * at))} ${at}H${n(Math.sqrt(7000 - at * at))}`, dark(scene.colour, 0.3), 6),
      )
      .join('')
  );
};

/** Flakes of oats, pressed flat. */
const flakes = ({ random, colour }: FormScene, radius: number, count: number): string =>
  repeat(count, () => {
    const [x, y] = inCircle(random, radius);
    const [size, turn] = [between(random, 10, 15), random() * 180];
    const tone = light(colour, random() < 0.6 ? 0.55 : 0.28);
    return (
      oval(size, size * 0.66, dark(colour, 0.26), x + 1, y + 3, turn) + oval(size * 0.92, size * 0.58, tone, x, y, turn)
    );
  });

/** A rough cookie of oats. */
const oatCookie = (scene: FormScene): string =>
  shape(blob(scene.random, 114, 108, 0.08, 15, 4, 11), '#1c0e0540') +
  shape(blob(scene.random, 114, 108, 0.08, 15), dark(scene.colour, 0.26)) +
  shape(blob(scene.random, 104, 96, 0.08, 15, -2, -4), scene.colour) +
  flakes(scene, 96, 40) +
  scatter({ ...scene, room: [76, 72] }, { most: 8, size: 0.9, reach: 1, gap: 0.8 });

/** A lumpy cookie under an icing that has run. */
const icedCookie = (scene: FormScene): string =>
  shape(blob(scene.random, 114, 108, 0.06, 13, 4, 11), '#1c0e0540') +
  shape(blob(scene.random, 114, 108, 0.06, 13), dark(scene.colour, 0.24)) +
  shape(blob(scene.random, 104, 97, 0.06, 13, -2, -4), scene.colour) +
  crumbs(scene, 12, 96) +
  shape(blob(scene.random, 82, 76, 0.13, 12, -2, -4), dark(scene.second, 0.12)) +
  shape(blob(scene.random, 77, 71, 0.13, 12, -4, -8), scene.second) +
  line('M-50 -34Q-6 -62 44 -40', light(scene.second, 0.7), 8, 0.8) +
  scatter({ ...scene, room: [62, 58] }, { most: 7, size: 0.85, reach: 1, gap: 0.8 });

/** A thin square biscuit, glazed, cinnamon sugar and nuts on it. */
const squareBiscuit = (scene: FormScene): string =>
  box(130, 122, 8, '#1c0e0538', 4, 9) +
  box(128, 120, 8, dark(scene.colour, 0.2)) +
  box(120, 110, 7, scene.colour, -2, -4) +
  sugar(scene, 52, 34, CINNAMON) +
  scatter({ ...scene, room: [44, 40] }, { most: 4, size: 0.8, reach: 1 });

/** A thick slanted slice of a long loaf, dipped in egg and fried. */
const dippedSlice = (scene: FormScene): string =>
  oval(158, 92, '#1c0e0540', 5, 15) +
  shape(blob(scene.random, 156, 90, 0.03, 14, 0, 6), dark(scene.colour, 0.42)) +
  shape(blob(scene.random, 154, 84, 0.03, 14), dark(scene.colour, 0.16)) +
  shape(blob(scene.random, 138, 70, 0.05, 13, -2, -3), light(scene.colour, 0.14)) +
  browned(scene, 12, 116, 56, 30) +
  repeat(56, () => {
    const [x, y] = inCircle(scene.random, 1);
    return disc(
      between(scene.random, 1.8, 3.6),
      CINNAMON[Math.floor(scene.random() * 3)] ?? '#8a4f24',
      x * 134,
      y * 68,
    );
  });

/** A large thin galette, its sides folded in to a square, butter in the middle. */
const foldedGalette = (scene: FormScene): string =>
  box(420, 420, 40, '#1c0e0540', 6, 16) +
  box(416, 416, 34, dark(scene.colour, 0.3)) +
  box(404, 402, 30, scene.colour, -2, -4) +
  repeat(90, () => {
    const [x, y] = [between(scene.random, -190, 190), between(scene.random, -190, 186)];
    return oval(
      between(scene.random, 3, 8),
      between(scene.random, 3, 6),
      dark(scene.colour, 0.4),
      x,
      y,
      scene.random() * 90,
    );
  }) +
  [0, 90, 180, 270]
    .map((turn) =>
      put(
        0,
        0,
        turn,
        1,
        shape('M-196 -196H196Q110 -84 64 -72Q0 -96 -64 -72Q-110 -84 -196 -196Z', light(scene.colour, 0.12), 0.75) +
          line('M-190 -190Q-112 -90 -64 -74Q0 -98 64 -74Q112 -90 190 -190', dark(scene.colour, 0.4), 6),
      ),
    )
    .join('') +
  (scene.toppings.length > 0
    ? scatter({ ...scene, room: [96, 96] }, { most: 12, size: 1.9, reach: 1, gap: 0.6 })
    : shape(blob(scene.random, 74, 60, 0.16, 10), '#f3d98a', 0.7) +
      put(0, -4, 14, 1, box(66, 58, 9, '#e0b84f', 0, 4) + box(62, 52, 8, '#ffe08a')));

const ROUNDS: Form = {
  vessels: ['lined tray', 'rack', 'board'],
  draw: () => '',
  toppings: 'none',
  hides: [...GONE, 'grain-mound', 'powder-mound', 'apple-slice', 'apple-cooked'],
};

/** Small things of dough, with the sugar or the flakes that one knows them by. */
export const SUGARED: Forms = {
  'sugared scones': {
    ...ROUNDS,
    vessels: ['plate', 'rack', 'board'],
    draw: (scene) => laid(scene, FIVE, () => sugaredScone(scene)),
  },
  'sugared pillows': {
    ...ROUNDS,
    vessels: ['paper', 'plate', 'board'],
    draw: (scene) => laid(scene, NINE, () => pillow(scene)),
  },
  'waffle biscuits': {
    ...ROUNDS,
    vessels: ['plate', 'rack', 'board'],
    draw: (scene) => laid(scene, FIVE, () => wafer(scene)),
  },
  'oat cookies': { ...ROUNDS, draw: (scene) => laid(scene, FIVE, () => oatCookie(scene)) },
  'iced cookies': { ...ROUNDS, draw: (scene) => laid(scene, FIVE, () => icedCookie(scene)) },
  'square biscuits': { ...ROUNDS, draw: (scene) => laid(scene, NINE, () => squareBiscuit(scene)) },
  'dipped slices': {
    ...ROUNDS,
    vessels: ['plate', 'platter', 'rimmed plate'],
    draw: (scene) =>
      laid(
        scene,
        [
          [-110, -120, -12],
          [116, -66, 14],
          [-112, 44, 10],
          [96, 124, -14],
        ],
        () => dippedSlice(scene),
      ),
  },
  'oat loaf': {
    ...TIN,
    draw: (scene) =>
      tinLoaf(scene, 1) + put(0, -6, -5, 1, `<g transform="scale(2.5 1.1)">${flakes(scene, 98, 46)}</g>`),
  },
  'folded galette': {
    vessels: ['plate', 'rimmed plate'],
    draw: foldedGalette,
    toppings: 'none',
    hides: [...BREAD_PIECES, 'swirl', 'butter-pat'],
  },
};
