import { between } from '../../../../shared/seeded-random.ts';
import { around, blob, box, dark, disc, hoop, inCircle, light, line, n, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { scatter, type Forms, type FormScene } from './form.ts';

const SLICE = 'M-150 -120C-150 -190 150 -190 150 -120C190 -110 180 -40 150 -30V150Q150 175 120 175H-120Q-150 175 -150 150V-30C-180 -40 -190 -110 -150 -120Z';
const BREADS = ['toast-slice', 'loaf-whole', 'bun-whole', 'flatbread', 'bagel', 'pastry', 'wrapper', 'crumb', 'tortilla-chip', 'croissant', 'crouton'];
const at = (scene: FormScene, x: number, y: number, room: readonly [number, number], most: number, size: number): string =>
  `<g transform="translate(${n(x)} ${n(y)})">${scatter({ ...scene, room }, { most, size, reach: 0.92, gap: 0.55 })}</g>`;

/** A filling that peeps out: the foods in a row, as a sandwich shows them from its side. */
const peeping = (scene: FormScene, width: number, y: number, size: number): string =>
  repeat(9, (place) => {
    const kind = scene.toppings[place % Math.max(1, scene.toppings.length)];
    return put(-width / 2 + (place * width) / 8, y + between(scene.random, -7, 7), between(scene.random, -40, 40), size, kind?.draw() ?? '');
  });

const spread = (scene: FormScene, colour: `#${string}`, rx: number, ry: number): string =>
  shape(blob(scene.random, rx, ry, 0.07, 11, 0, 10), dark(colour, 0.08)) + shape(blob(scene.random, rx * 0.86, ry * 0.86, 0.09, 10, -6, 2), light(colour, 0.16));

const browned = (scene: FormScene, count: number, rx: number, ry: number, size: number): string =>
  repeat(count, () => {
    const [x, y] = inCircle(scene.random, 0.9);
    return shape(blob(scene.random, between(scene.random, size * 0.5, size), between(scene.random, size * 0.4, size * 0.8), 0.25, 7, x * rx, y * ry), dark(scene.colour, 0.42), 0.55);
  });

/** What is made of bread or wrapped in it. */
export const BREADS_FORMS: Forms = {
  toast: {
    vessels: ['board', 'plate', 'slate'],
    draw: (scene) => [[-172, 14, -9], [172, -14, 8]].map(([x = 0, y = 0, turn = 0]) => put(x, y, turn, 0.98, put(4, 12, 0, 1, shape(SLICE, '#1c0e0540')) + shape(SLICE, dark(scene.colour, 0.3)) + put(0, 0, 0, 0.94, shape(SLICE, scene.colour)) + spread(scene, scene.second, 126, 136)) + at(scene, x, y + 6, [118, 124], 24, 1.45)).join(''),
    toppings: 'none',
    hides: BREADS,
  },
  bruschetta: {
    vessels: ['board', 'platter', 'slate'],
    draw: (scene) => [[-230, -90, -12], [-10, -110, 6], [220, -80, 14], [-130, 110, 8], [110, 116, -8]].map(([x = 0, y = 0, turn = 0]) => put(x, y, turn, 1, oval(108, 72, '#1c0e0540', 4, 10) + oval(106, 70, dark(scene.colour, 0.3)) + oval(97, 61, light(scene.colour, 0.2))) + at(scene, x, y - 4, [72, 42], 13, 1.15)).join(''),
    toppings: 'none',
    hides: BREADS,
  },
  sandwich: {
    vessels: ['board', 'plate', 'paper'],
    draw: (scene) => served([[-150, -96, -10], [140, 84, 12]], () => oval(190, 60, '#1c0e0540', 6, 70) + shape('M-190 40L0 -130L190 40V66H-190Z', dark(scene.colour, 0.32)) + shape('M-176 34L0 -122L176 34Z', light(scene.colour, 0.32)) + peeping(scene, 320, 62, 1.5) + box(372, 26, 12, dark(scene.colour, 0.16), 0, 96), 1.02),
    toppings: 'none',
    hides: BREADS,
  },
  'grilled sandwich': {
    vessels: ['board', 'skillet', 'plate'],
    draw: (scene) => served([[-150, -30, -8], [156, 40, 9]], () => put(4, 14, 0, 0.92, shape(SLICE, '#1c0e0540')) + put(9, 16, 0, 0.9, shape(SLICE, dark(scene.second, 0.05))) + put(5, 8, 0, 0.92, shape(SLICE, scene.second)) + put(0, 0, 0, 0.9, shape(SLICE, dark(scene.colour, 0.28))) + put(0, 0, 0, 0.83, shape(SLICE, scene.colour)) + repeat(4, (row) => line(`M-100 ${n(-100 + row * 66)}L100 ${n(-120 + row * 66)}`, dark(scene.colour, 0.4), 12, 0.6))),
    toppings: { most: 10, size: 1, reach: 0.9 },
    hides: [...BREADS, 'grated-cheese', 'cheese-slice', 'ham-fold', 'fish-flake', 'butter-pat', 'onion-slice'],
  },
  burger: {
    vessels: ['plate', 'board', 'paper'],
    draw: (scene) => served([[-170, 0, -6], [176, 16, 8]], () => disc(168, '#1c0e0540', 6, 16) + scatter({ ...scene, room: [150, 150] }, { most: 26, size: 2.1, reach: 1, gap: 0.4 }) + shape(blob(scene.random, 150, 148, 0.05, 14), dark(scene.second, 0.1)) + disc(138, dark(scene.colour, 0.2), -8, -12) + disc(130, scene.colour, -10, -16) + oval(60, 34, light(scene.colour, 0.35), -52, -70, -30) + repeat(26, () => { const [x, y] = inCircle(scene.random, 104); return oval(7, 4, '#f9ebc8', x - 10, y - 16, scene.random() * 180); })),
    toppings: 'none',
    hides: [...BREADS, 'meatball', 'mince-crumb'],
  },
  'filled roll': {
    vessels: ['board', 'paper', 'platter'],
    draw: (scene) => served([[-20, -110, -8], [20, 104, 6]], () => oval(330, 76, '#1c0e0540', 6, 18) + box(640, 150, 74, dark(scene.colour, 0.24)) + box(624, 132, 66, scene.colour, 0, -6) + box(560, 62, 30, dark(scene.colour, 0.4), 0, 4) + peeping(scene, 500, 4, 1.75) + line('M-240 -58Q0 -78 240 -56', light(scene.colour, 0.4), 10)),
    toppings: 'none',
    hides: BREADS,
  },
  wrap: {
    vessels: ['board', 'plate', 'paper'],
    draw: (scene) => served([[-40, -100, -10], [40, 100, 8]], () => oval(270, 84, '#1c0e0540', 8, 18) + box(500, 168, 70, dark(scene.colour, 0.16), -20) + box(490, 152, 64, scene.colour, -22, -6) + browned(scene, 9, 200, 56, 22) + oval(60, 82, dark(scene.colour, 0.1), 230) + oval(48, 68, dark(scene.second, 0.1), 234) + `<g transform="translate(234 0)">${scatter({ ...scene, room: [36, 56] }, { most: 14, size: 1.05, reach: 1, gap: 0.35 })}</g>`),
    toppings: 'none',
    hides: BREADS,
  },
  tacos: {
    vessels: ['board', 'platter', 'plate', 'paper'],
    draw: (scene) => [[-230, 0, -8], [0, 10, 2], [230, 0, 10]].map(([x = 0, y = 0, turn = 0]) => put(x, y, turn, 1, oval(112, 176, '#1c0e0540', 6, 14) + oval(108, 172, dark(scene.colour, 0.18)) + oval(102, 166, scene.colour) + oval(66, 140, dark(scene.second, 0.1)) + scatter({ ...scene, room: [62, 134] }, { most: 26, size: 1.45, reach: 1, gap: 0.42 }) + line('M-98 -60Q-120 0 -98 60', light(scene.colour, 0.35), 12))).join(''),
    toppings: 'none',
    hides: BREADS,
  },
  quesadilla: {
    vessels: ['board', 'plate', 'slate'],
    draw: (scene) => around(6, (angle) => put(Math.cos(angle) * 26, Math.sin(angle) * 26, (angle * 180) / Math.PI, 1, shape('M8 0L214 -112A246 246 0 0 1 214 112Z', '#1c0e0540') + shape('M0 -6L208 -116A240 240 0 0 1 208 108Z', dark(scene.second, 0.1)) + shape('M0 -10L206 -120A240 240 0 0 1 206 100Z', scene.colour) + repeat(5, () => shape(blob(scene.random, 15, 10, 0.25, 7, between(scene.random, 90, 200), between(scene.random, -50, 40)), dark(scene.colour, 0.4), 0.6)))),
    toppings: { most: 16, size: 1.1, reach: 0.9, gap: 0.5 },
    hides: [...BREADS, 'grated-cheese'],
  },
  pizza: {
    vessels: ['round board', 'round board', 'board', 'tray'],
    draw: (scene) => {
      const radius = Math.min(286, scene.room[1] * 1.08);
      return disc(radius, '#1c0e0544', 4, 12) + shape(blob(scene.random, radius, radius, 0.02, 16), dark(scene.colour, 0.16)) + shape(blob(scene.random, radius - 12, radius - 12, 0.02, 16, -2, -4), scene.colour) + shape(blob(scene.random, radius - 46, radius - 46, 0.03, 16), scene.second) + repeat(12, () => { const [x, y] = inCircle(scene.random, radius - 70); return shape(blob(scene.random, 40, 32, 0.2, 8, x, y), light(scene.second, 0.14), 0.6); }) + around(18, (angle) => shape(blob(scene.random, 14, 9, 0.3, 6, Math.cos(angle) * (radius - 22), Math.sin(angle) * (radius - 22)), dark(scene.colour, 0.42), 0.6));
    },
    toppings: { most: 44, size: 1.7, reach: 0.76, gap: 0.6 },
    hides: [...BREADS, 'tomato-wedge', 'jar'],
  },
  flatbreads: {
    vessels: ['board', 'platter', 'plate'],
    draw: (scene) => served([[-120, -50, 0], [110, 20, 50], [-20, 70, 100]], () => shape(blob(scene.random, 196, 176, 0.05, 12, 5, 12), '#1c0e0540') + shape(blob(scene.random, 194, 174, 0.05, 12), dark(scene.colour, 0.16)) + shape(blob(scene.random, 182, 162, 0.05, 12, -3, -4), scene.colour) + browned(scene, 16, 150, 132, 24)),
    toppings: { most: 26, size: 0.9, reach: 0.7, gap: 0.5 },
    hides: BREADS,
  },
  pancake: {
    vessels: ['plate', 'board', 'skillet'],
    draw: (scene) => shape(blob(scene.random, scene.room[1] * 0.98, scene.room[1] * 0.96, 0.03, 14, 4, 10), '#1c0e0540') + shape(blob(scene.random, scene.room[1] * 0.98, scene.room[1] * 0.96, 0.03, 14), dark(scene.colour, 0.24)) + shape(blob(scene.random, scene.room[1] * 0.92, scene.room[1] * 0.9, 0.03, 14, -3, -4), scene.colour) + browned(scene, 26, scene.room[1] * 0.8, scene.room[1] * 0.8, 30),
    toppings: { most: 46, size: 1.2, reach: 0.66, gap: 0.55 },
    hides: BREADS,
  },
  'folded pancake': {
    vessels: ['plate', 'banana leaf', 'platter'],
    draw: (scene) => put(0, 0, -6, 1, oval(290, 170, '#1c0e0540', 6, 16) + scatter({ ...scene, room: [270, 120] }, { most: 40, size: 1.6, reach: 1, gap: 0.42 }) + shape('M-280 30C-270 -190 270 -190 282 30C190 -10 -190 -10 -280 30Z', dark(scene.colour, 0.16)) + shape('M-268 14C-254 -172 254 -172 268 14C180 -26 -180 -26 -268 14Z', scene.colour) + repeat(14, () => shape(blob(scene.random, 20, 13, 0.3, 7, between(scene.random, -190, 190), between(scene.random, -120, -40)), dark(scene.colour, 0.36), 0.5))),
    toppings: 'none',
    hides: BREADS,
  },
  focaccia: {
    vessels: ['board', 'tray', 'lined tray'],
    draw: (scene) => box(660, 430, 60, '#1c0e0540', 6, 14) + box(656, 426, 58, dark(scene.colour, 0.2)) + box(634, 402, 50, scene.colour, -2, -4) + repeat(28, (place) => disc(17, dark(scene.colour, 0.18), -260 + (place % 7) * 87 + between(scene.random, -14, 14), -140 + Math.floor(place / 7) * 94 + between(scene.random, -14, 14))) + browned(scene, 14, 280, 170, 34),
    toppings: { most: 30, size: 1.25, reach: 0.8, gap: 0.6 },
    hides: BREADS,
  },
  loaf: {
    vessels: ['board', 'rack'],
    draw: (scene) => put(0, 0, -5, 1, box(580, 320, 140, '#1c0e0544', 8, 20) + box(576, 314, 140, dark(scene.colour, 0.14)) + box(548, 276, 124, scene.colour, -3, -10) + repeat(3, (cut) => shape(`M${n(-190 + cut * 130)} 70Q${n(-150 + cut * 130)} -10 ${n(-90 + cut * 130)} -84Q${n(-110 + cut * 130)} 10 ${n(-190 + cut * 130)} 70Z`, light(scene.colour, 0.5)) + line(`M${n(-190 + cut * 130)} 70Q${n(-150 + cut * 130)} -10 ${n(-90 + cut * 130)} -84`, dark(scene.colour, 0.3), 5)) + line('M-210 -88Q-20 -150 190 -96', light(scene.colour, 0.35), 12, 0.8)),
    toppings: { most: 30, size: 0.9, reach: 0.7, gap: 0.5 },
    hides: [...BREADS, 'egg-half', 'swirl', 'butter-pat'],
  },
  'round loaf': {
    vessels: ['board', 'round board', 'rack'],
    draw: (scene) => disc(228, '#1c0e0544', 6, 16) + disc(226, dark(scene.colour, 0.2)) + disc(212, scene.colour, -3, -6) + line('M-150 0H150M0 -150V150', light(scene.colour, 0.5), 26) + line('M-150 -12H150M-12 -150V150', dark(scene.colour, 0.28), 5) + repeat(60, () => { const [x, y] = inCircle(scene.random, 190); return disc(2.4, '#fff6e6', x, y); }),
    toppings: { most: 24, size: 0.9, reach: 0.6, gap: 0.5 },
    hides: [...BREADS, 'egg-half', 'swirl', 'butter-pat'],
  },
  buns: {
    vessels: ['rack', 'lined tray', 'plate', 'board'],
    draw: (scene) => served([[-200, -110, 0], [0, -124, 30], [200, -106, 60], [-200, 100, 90], [0, 92, 120], [200, 108, 150]], () => disc(98, '#1c0e0540', 5, 12) + shape(blob(scene.random, 97, 94, 0.03, 12), dark(scene.colour, 0.2)) + shape(blob(scene.random, 87, 84, 0.03, 12, -3, -6), scene.colour) + oval(34, 20, light(scene.colour, 0.4), -26, -34, -25)),
    toppings: { most: 22, size: 0.7, reach: 0.85, gap: 0.5 },
    hides: [...BREADS, 'egg-half', 'swirl', 'butter-pat'],
  },
  pretzels: {
    vessels: ['board', 'rack', 'lined tray'],
    draw: (scene) => served([[-170, -30, -8], [180, 30, 10]], () => line('M-20 90C-190 80 -170 -130 -60 -100C30 -70 60 40 70 84M20 90C190 80 170 -130 60 -100C-30 -70 -60 40 -70 84', '#1c0e0540', 52) + line('M-20 80C-190 70 -170 -140 -60 -110C30 -80 60 30 70 74M20 80C190 70 170 -140 60 -110C-30 -80 -60 30 -70 74', dark(scene.colour, 0.22), 48) + line('M-20 78C-190 68 -170 -142 -60 -112C30 -82 60 28 70 72M20 78C190 68 170 -142 60 -112C-30 -82 -60 28 -70 72', scene.colour, 36) + repeat(20, () => box(6, 6, 1, '#fffaf0', between(scene.random, -130, 130), between(scene.random, -100, 70)))),
    toppings: { most: 8, size: 0.8, reach: 0.9 },
    hides: [...BREADS, 'egg-half', 'swirl', 'butter-pat'],
  },
  bagels: {
    vessels: ['board', 'plate', 'slate'],
    draw: (scene) => [[-170, 0], [176, 10]].map(([x = 0, y = 0]) => put(x, y, 0, 1, disc(158, '#1c0e0540', 5, 12) + disc(156, dark(scene.colour, 0.24)) + disc(146, light(scene.colour, 0.25)) + shape(blob(scene.random, 132, 130, 0.04, 13), scene.second) + scatter({ ...scene, room: [112, 112] }, { most: 20, size: 1.6, reach: 1, gap: 0.5 }) + disc(34, dark(scene.colour, 0.34)) + hoop(34, light(scene.colour, 0.1), 6))).join(''),
    toppings: 'none',
    hides: [...BREADS, 'dollop'],
  },
  dumplings: {
    vessels: ['steamer', 'plate', 'bowl'],
    draw: (scene) => around(9, (angle, place) => { const reach = place < 6 ? 0.68 : 0.2; return ''.concat(put(Math.cos(angle * (place < 6 ? 1.5 : 3)) * scene.room[0] * reach, Math.sin(angle * (place < 6 ? 1.5 : 3)) * scene.room[1] * reach, (angle * 270) / Math.PI, 2.5, oval(24, 12, '#1c0e0540', 2, 8) + DUMPLING(scene.colour))); }),
    toppings: { most: 18, size: 0.9, reach: 0.9, gap: 0.5 },
    hides: [...BREADS, 'dumpling', 'mince-crumb', 'cabbage-shred'],
  },
  rolls: {
    vessels: ['plate', 'platter', 'banana leaf', 'slate'],
    draw: (scene) => served([[-140, -110, -14], [70, -80, 10], [-80, 20, -6], [120, 70, 14], [-40, 140, 4]], () => oval(130, 40, '#1c0e0540', 4, 12) + box(250, 82, 40, dark(scene.colour, 0.14)) + box(240, 68, 34, scene.colour, -2, -4) + `<g opacity=".72">${peeping(scene, 150, -2, 1.1)}</g>` + line('M-96 -22Q0 -34 96 -20', '#ffffff', 6, 0.6)),
    toppings: 'none',
    hides: [...BREADS, 'rice-mound', 'nest'],
  },
  'fried parcels': {
    vessels: ['paper', 'plate', 'board'],
    draw: (scene) => served([[-190, -80, 0], [20, -120, 40], [200, -40, 100], [-110, 100, 70], [110, 120, 160]], () => shape('M-96 70Q0 -30 0 -104Q14 -30 100 74Q0 92 -96 70Z', '#1c0e0540') + put(0, -10, 0, 1, shape('M-96 70Q-40 -30 0 -104Q44 -30 100 74Q0 96 -96 70Z', dark(scene.colour, 0.2)) + shape('M-78 60Q-32 -24 0 -84Q36 -24 80 62Q0 80 -78 60Z', scene.colour) + repeat(6, (place) => line(`M${n(-84 + place * 32)} 74l7 -14`, dark(scene.colour, 0.32), 5)) + oval(26, 12, light(scene.colour, 0.4), -14, -6, -55))),
    toppings: { most: 16, size: 0.9, reach: 0.95, gap: 0.5 },
    hides: [...BREADS, 'chunk', 'pea', 'cube', 'powder-mound'],
  },
  onigiri: {
    vessels: ['plate', 'slate', 'board'],
    draw: (scene) => served([[-170, -20, -8], [20, -60, 4], [190, 30, 10]], () => shape('M0 -118C30 -118 120 60 112 86C104 112 -104 112 -112 86C-120 60 -30 -118 0 -118Z', '#1c0e0540') + put(0, -10, 0, 1, shape('M0 -118C30 -118 120 60 112 86C104 112 -104 112 -112 86C-120 60 -30 -118 0 -118Z', '#f8f3e6') + repeat(70, () => oval(8, 4, scene.random() < 0.5 ? '#ffffff' : '#e6dfcc', between(scene.random, -64, 64), between(scene.random, -40, 84), scene.random() * 180)) + box(86, 92, 6, '#2f3f36', 0, 62))),
    toppings: { most: 9, size: 1, reach: 0.7 },
    hides: ['rice-mound', 'seaweed-strip'],
  },
  sushi: {
    vessels: ['slate', 'board', 'platter'],
    draw: (scene) => repeat(12, (place) => put(-225 + (place % 4) * 150, -135 + Math.floor(place / 4) * 135, 0, 1, disc(60, '#1c0e0540', 4, 8) + disc(58, '#2f3f36') + disc(50, '#f8f3e6') + repeat(16, () => { const [x, y] = inCircle(scene.random, 44); return oval(7, 3.4, '#e6dfcc', x, y, scene.random() * 180); }) + put(0, 0, scene.random() * 360, 0.9, scene.toppings[place % Math.max(1, scene.toppings.length)]?.draw() ?? ''))),
    toppings: 'none',
    hides: ['rice-mound', 'seaweed-strip'],
  },
};

function DUMPLING(colour: `#${string}`): string {
  return shape('M-24 8C-22 -18 22 -18 24 8C12 15 -12 15 -24 8Z', dark(colour, 0.16)) + shape('M-21 7C-18 -14 18 -14 21 7C10 12 -10 12 -21 7Z', colour) + line('M-17 0Q-14 -8 -11 -5Q-9 -13 -5 -9Q-1 -15 3 -10Q7 -14 9 -7Q13 -9 16 -1', dark(colour, 0.22), 2.2);
}
