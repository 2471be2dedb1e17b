import { between } from '../../../../shared/seeded-random.ts';
import { PIECES } from '../../../ingredients/food-art/pieces/all-pieces.ts';
import { around, blob, box, dark, disc, inCircle, light, line, n, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import type { Forms, FormScene } from './form.ts';

const shadow = (rx: number, ry: number): string => oval(rx, ry, '#1c0e0540', 3, 12);
const piece = (name: string, scene: FormScene, colour = scene.colour): string => PIECES.get(name)?.(colour, scene.random) ?? '';
const sear = (times: number, width: number, colour: `#${string}`): string =>
  repeat(times, (at) => line(`M${n(-width + at * 40)} -56q22 52 0 104`, dark(colour, 0.34), 8, 0.7));
const pieceHeap = (scene: FormScene, name: string, count: number, size: number): string =>
  repeat(count, (at) => {
    const [angle, reach] = [at * 2.4 + scene.random() * 0.4, Math.sqrt((at + 0.3) / count) * 0.82];
    return put(Math.cos(angle) * reach * scene.room[0], Math.sin(angle) * reach * scene.room[1], scene.random() * 360, size * between(scene.random, 0.94, 1.08), shadow(23, 19) + piece(name, scene));
  });
const MEATS = ['meat-chunk', 'raw-meat', 'chicken-slice', 'drumstick', 'steak-slice', 'chop', 'rib', 'whole-bird', 'meat-strip', 'mince-crumb', 'meatball', 'sausage'];
const FISHES = ['fish-chunk', 'fish-slice', 'small-fish', 'fish-flake'];
const BESIDE = { most: 34, size: 1.5, reach: 0.98, gap: 0.7 };

const FILLET = 'M-150 -50C-80 -95 80 -90 150 -40C170 10 120 70 20 72C-80 78 -180 40 -150 -50Z';
const STEAK = 'M-150 10C-160 -70 -60 -100 30 -92C120 -86 175 -30 160 40C148 96 60 84 0 92C-70 100 -142 80 -150 10Z';
const BREADED = 'M-170 -20C-160 -96 -60 -112 30 -100C120 -96 182 -40 172 30C164 92 70 110 -20 102C-110 100 -182 60 -170 -20Z';

/** Meat, fish and what stands alone on a plate. */
export const MAINS: Forms = {
  fillet: {
    vessels: ['plate', 'rimmed plate', 'platter'],
    draw: (scene) =>
      served([[-70, -40, -14], [70, 70, 10]], () => shape(FILLET, '#1c0e0533') + put(0, -8, 0, 1, shape(FILLET, dark(scene.colour, 0.14)) + put(-2, -4, 0, 0.92, shape(FILLET, scene.colour)) + repeat(5, (at) => line(`M${n(-96 + at * 46)} -58q22 50 0 104`, light(scene.colour, 0.45), 5)))),
    toppings: BESIDE,
    hides: FISHES,
  },
  'whole fish': {
    vessels: ['platter', 'oval dish'],
    draw: (scene) => put(0, 0, -10, 1, oval(270, 92, '#1c0e0540', 4, 22) + put(0, 0, 0, 10.4, piece('small-fish', scene)) + repeat(3, (at) => line(`M${n(-70 + at * 80)} -60q26 54 0 112`, dark(scene.colour, 0.3), 9))),
    toppings: { most: 26, size: 1.5, reach: 0.9 },
    hides: FISHES,
  },
  steak: {
    vessels: ['plate', 'board', 'slate'],
    draw: (scene) => served([[-10, 0, -8]], () => shape(STEAK, '#1c0e0544') + put(0, -12, 0, 1.02, shape(STEAK, dark(scene.colour, 0.3)) + put(-2, -6, 0, 0.93, shape(STEAK, scene.colour)) + sear(7, 120, scene.colour) + line('M-128 -10C-120 -58 -40 -80 20 -76', light(scene.colour, 0.25), 9)), 1.25),
    toppings: { most: 22, size: 1.6, reach: 0.95 },
    hides: MEATS,
  },
  'sliced meat': {
    vessels: ['board', 'platter', 'plate'],
    draw: (scene) => served([[-190, 0, 8], [-120, -4, 4], [-50, 4, 0], [20, -2, -4], [90, 6, -8], [160, 2, -12]], () => oval(60, 128, '#1c0e0533', 6, 8) + oval(58, 124, dark(scene.colour, 0.3)) + oval(50, 114, scene.second) + oval(36, 92, light(scene.second, 0.16)) + line('M-18 -60Q6 0 -10 62', light(scene.second, 0.35), 5)),
    toppings: { most: 22, size: 1.4, reach: 0.95 },
    hides: [...MEATS, 'ham-fold'],
  },
  chops: {
    vessels: ['plate', 'skillet', 'platter'],
    draw: (scene) => served([[-90, -60, -20], [100, -10, 30], [-40, 120, 5]], () => shadow(24, 19) + piece('chop', scene), 6.2),
    toppings: { most: 24, size: 1.4, reach: 0.94 },
    hides: MEATS,
  },
  roast: {
    vessels: ['platter', 'tray', 'oval dish'],
    draw: (scene) => put(0, 0, 6, 8.6, shadow(24, 20) + piece('whole-bird', scene)),
    toppings: { most: 40, size: 1.7, reach: 1 },
    hides: MEATS,
  },
  joint: {
    vessels: ['board', 'platter', 'tray'],
    draw: (scene) => put(0, 0, -8, 1, oval(250, 150, '#1c0e0540', 6, 20) + shape(blob(scene.random, 250, 146, 0.05, 12), dark(scene.colour, 0.26)) + shape(blob(scene.random, 226, 122, 0.05, 12, -6, -10), scene.colour) + repeat(7, (at) => line(`M${n(-170 + at * 56)} -96q26 96 -4 190`, dark(scene.colour, 0.34), 7, 0.7) + line(`M${n(-150 + at * 50)} -80l60 110`, dark(scene.colour, 0.28), 4, 0.5)) + line('M-160 -60Q-20 -124 130 -84', light(scene.colour, 0.45), 11, 0.8)),
    toppings: { most: 32, size: 1.5, reach: 0.98 },
    hides: [...MEATS, 'ham-fold'],
  },
  drumsticks: {
    vessels: ['plate', 'paper', 'platter', 'tray'],
    draw: (scene) => pieceHeap(scene, 'drumstick', 9, 4),
    toppings: { most: 26, size: 1.1, reach: 0.9, gap: 0.5 },
    hides: MEATS,
  },
  pieces: {
    vessels: ['skillet', 'plate', 'casserole'],
    draw: (scene) => oval(scene.room[0], scene.room[1], dark(scene.second, 0.1), 0, 0) + pieceHeap(scene, 'meat-chunk', 9, 4.2),
    toppings: { most: 36, size: 1.35, reach: 0.9, gap: 0.6 },
    hides: MEATS,
  },
  breaded: {
    vessels: ['plate', 'rimmed plate', 'platter'],
    draw: (scene) => served([[-40, -30, -12], [60, 60, 16]], () => shape(BREADED, '#1c0e0540') + put(0, -12, 0, 1, shape(BREADED, dark(scene.colour, 0.22)) + put(-2, -4, 0, 0.94, shape(BREADED, scene.colour)) + repeat(34, () => { const [x, y] = inCircle(scene.random, 1); return shape(blob(scene.random, 7, 5, 0.3, 6, x * 145, y * 82), scene.random() < 0.5 ? light(scene.colour, 0.3) : dark(scene.colour, 0.16)); })), 1.02),
    toppings: { most: 22, size: 1.6, reach: 0.98 },
    hides: [...MEATS, ...FISHES, 'crumb'],
  },
  ribs: {
    vessels: ['board', 'paper', 'tray'],
    draw: (scene) => served([[-210, 0, -6], [-125, 10, -3], [-40, -4, 0], [45, 8, 3], [130, -2, 6], [215, 8, 9]], () => oval(44, 150, '#1c0e0540', 5, 10) + box(76, 290, 34, dark(scene.colour, 0.3)) + box(62, 268, 28, scene.colour, -4, -6) + line('M-18 -110V100', light(scene.colour, 0.35), 8) + oval(13, 16, '#f4e8d4', 0, 150)),
    toppings: { most: 22, size: 1, reach: 0.85, gap: 0.5 },
    hides: MEATS,
  },
  skewers: {
    vessels: ['platter', 'board', 'plate', 'slate'],
    draw: (scene) => {
      const kinds = scene.toppings.filter(({ size }) => size >= 0.8).slice(0, 2);
      return served([[0, -130, -4], [0, -42, 2], [0, 48, -2], [0, 138, 4]], () => line('M-330 0H330', '#c9a36a', 8) + repeat(9, (at) => put(-216 + at * 54, 0, scene.random() * 40 - 20, 1.75, shadow(21, 17) + (at % 3 === 1 && kinds.length > 0 ? (kinds[Math.floor(at / 3) % kinds.length]?.draw() ?? '') : piece('meat-chunk', scene)))));
    },
    toppings: { most: 18, size: 1, reach: 0.95, gap: 0.5 },
    hides: [...MEATS, 'cheese-cube', 'prawn'],
  },
  kofta: {
    vessels: ['platter', 'board', 'plate'],
    draw: (scene) => served([[0, -130, -5], [10, -44, 2], [-10, 46, -2], [0, 136, 5]], () => line('M-320 0H320', '#c9a36a', 8) + oval(214, 34, '#1c0e0533', 4, 12) + box(420, 60, 30, dark(scene.colour, 0.24), 0, 3) + box(410, 48, 24, scene.colour, 0, -3) + repeat(8, (at) => line(`M${n(-180 + at * 50)} -20q12 20 0 40`, dark(scene.colour, 0.26), 5)) + line('M-180 -14H150', light(scene.colour, 0.35), 6)),
    toppings: { most: 20, size: 1.2, reach: 0.95, gap: 0.5 },
    hides: MEATS,
  },
  sausages: {
    vessels: ['plate', 'skillet', 'tray'],
    draw: (scene) => served([[-80, -100, -12], [60, -36, 8], [-70, 40, -4], [70, 118, 12]], () => shadow(25, 12) + piece('sausage', scene), 5.2),
    toppings: { most: 34, size: 1.5, reach: 0.98 },
    hides: MEATS,
  },
  meatballs: {
    vessels: ['pan', 'bowl', 'plate', 'casserole'],
    draw: (scene) => oval(scene.room[0] * 0.98, scene.room[1] * 0.98, scene.second) + oval(scene.room[0] * 0.98, scene.room[1] * 0.98, 'url(#gloss)') + pieceHeap(scene, 'meatball', 13, 3.1),
    toppings: { most: 26, size: 1.1, reach: 0.9, gap: 0.55 },
    hides: MEATS,
  },
  balls: {
    vessels: ['plate', 'board', 'bowl', 'paper'],
    draw: (scene) => pieceHeap(scene, 'meatball', 15, 2.9),
    toppings: { most: 22, size: 1.2, reach: 0.98, gap: 0.55 },
    hides: [...MEATS, 'chickpea', 'bean', 'crumb', 'powder-mound'],
  },
  fritters: {
    vessels: ['plate', 'board', 'rimmed plate'],
    draw: (scene) => served([[-120, -90, 10], [60, -120, 40], [-150, 80, 70], [20, 40, 20], [150, 60, 100], [0, 170, 50]], () => shape(blob(scene.random, 96, 90, 0.07, 11, 3, 10), '#1c0e0540') + shape(blob(scene.random, 96, 90, 0.06, 11), dark(scene.colour, 0.24)) + shape(blob(scene.random, 84, 78, 0.07, 11, -3, -4), scene.colour) + repeat(9, () => { const [x, y] = inCircle(scene.random, 66); return shape(blob(scene.random, 9, 6, 0.3, 6, x, y), scene.random() < 0.5 ? light(scene.colour, 0.35) : dark(scene.colour, 0.25)); })),
    toppings: { most: 24, size: 1, reach: 0.9, gap: 0.6 },
    hides: [...MEATS, ...FISHES, 'egg-half', 'egg-curd'],
  },
  rolled: {
    vessels: ['plate', 'oval dish', 'platter'],
    draw: (scene) => served([[-90, -80, -8], [70, -4, 6], [-60, 100, -4]], () => oval(150, 52, '#1c0e0540', 4, 14) + box(290, 96, 46, dark(scene.colour, 0.22)) + box(276, 80, 38, scene.colour, -2, -5) + line('M-110 -24Q0 -40 110 -22', light(scene.colour, 0.4), 8) + line('M-60 -44Q-48 0 -60 40M40 -44Q52 0 40 40', '#efe2c6', 5)),
    toppings: { most: 26, size: 1.3, reach: 0.95 },
    hides: MEATS,
  },
  'stuffed vegetables': {
    vessels: ['baking dish', 'oval dish', 'plate'],
    draw: (scene) => served([[-150, -70, 0], [0, -90, 60], [150, -60, 120], [-90, 90, 180], [80, 100, 240]], () => shape(blob(scene.random, 92, 84, 0.05, 9, 3, 12), '#1c0e0544') + shape(blob(scene.random, 92, 84, 0.05, 9), dark(scene.colour, 0.1)) + shape(blob(scene.random, 74, 66, 0.05, 9), dark(scene.colour, 0.35)) + shape(blob(scene.random, 68, 60, 0.08, 9), scene.second) + repeat(12, () => { const [x, y] = inCircle(scene.random, 50); return oval(7, 4, light(scene.second, scene.random() * 0.6), x, y, scene.random() * 180); })),
    toppings: { most: 22, size: 1, reach: 0.85, gap: 0.6 },
    hides: [...MEATS, 'rice-mound', 'grain-mound', 'pepper-strip', 'aubergine-slice'],
  },
  'stuffed potatoes': {
    vessels: ['plate', 'tray', 'board'],
    draw: (scene) => served([[-120, -50, -20], [110, 50, 12]], () => oval(150, 100, '#1c0e0544', 4, 16) + shape(blob(scene.random, 150, 100, 0.04, 10), dark(scene.colour, 0.16)) + shape(blob(scene.random, 140, 88, 0.04, 10, -3, -5), scene.colour) + shape('M-96 -8C-60 -44 60 -44 98 -6C60 34 -60 34 -96 -8Z', light(scene.second, 0.5)) + shape('M-70 -8C-40 -30 40 -30 72 -6C40 18 -40 18 -70 -8Z', scene.second)),
    toppings: { most: 26, size: 1.15, reach: 0.7, gap: 0.55 },
    hides: ['chunk', 'cube'],
  },
  seafood: {
    vessels: ['casserole', 'bowl', 'pan'],
    draw: (scene) => oval(scene.room[0], scene.room[1], dark(scene.second, 0.05)) + oval(scene.room[0], scene.room[1], 'url(#gloss)') + pieceHeap(scene, scene.toppings.some((topping) => topping.piece === 'clam') ? 'clam' : 'mussel', 22, 2.7),
    toppings: { most: 20, size: 1, reach: 0.9, gap: 0.5 },
    hides: ['mussel', 'clam'],
  },
  'whole vegetables': {
    vessels: ['platter', 'plate', 'tray'],
    draw: (scene) => {
      const main = scene.toppings[0];
      return repeat(7, (at) => put(between(scene.random, -20, 20), -scene.room[1] * 0.78 + (at * scene.room[1] * 1.56) / 6, between(scene.random, -7, 7), 5.2, `<g transform="scale(1.5 .62)">${shadow(21, 12)}${main?.draw() ?? ''}</g>`)) + around(0, () => disc(0, ''));
    },
    toppings: { most: 18, size: 0.9, reach: 0.8, gap: 0.5 },
  },
};
