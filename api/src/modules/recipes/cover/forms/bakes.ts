import { between } from '../../../../shared/seeded-random.ts';
import { around, blob, box, dark, disc, inCircle, light, line, n, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { scatter, type Forms, type FormScene } from './form.ts';

const BATTER = ['egg-half', 'egg-curd', 'swirl', 'dollop', 'butter-pat', 'pastry', 'crumb', 'carrot-coin', 'courgette-slice', 'grated-cheese', 'sponge-slice', 'banana-slice'];
const MOLTEN = ['grated-cheese', 'swirl', 'butter-pat', 'lasagne-sheet', 'crumb', 'dollop', 'shaving', 'egg-half', 'egg-curd'];

/** A crust that fills the dish: browned spots on a paler ground. */
function crust(scene: FormScene, ground = scene.colour): string {
  const [width, height] = scene.room;
  const whole = scene.isSquare ? box(width * 2, height * 2, 60, ground) : oval(width, height, ground);
  return whole + repeat(46, () => { const [x, y] = inCircle(scene.random, 0.98); return shape(blob(scene.random, between(scene.random, 16, 52), between(scene.random, 12, 36), 0.22, 8, x * width, y * height), scene.random() < 0.45 ? dark(ground, 0.3) : light(ground, 0.3), 0.6); });
}

const rim = (radius: number, colour: `#${string}`): string =>
  around(40, (angle, at) => oval(25, 18, at % 2 ? colour : light(colour, 0.14), Math.cos(angle) * radius, Math.sin(angle) * radius, (angle * 180) / Math.PI + 90));
const cakeOf = (scene: FormScene, radius: number): string => disc(radius, '#1c0e0544', 6, 16) + shape(blob(scene.random, radius, radius, 0.012, 16), dark(scene.colour, 0.2)) + shape(blob(scene.random, radius - 12, radius - 12, 0.014, 16, -3, -5), scene.colour);
const crumbs = (scene: FormScene, count: number, radius: number): string => repeat(count, () => { const [x, y] = inCircle(scene.random, radius); return shape(blob(scene.random, between(scene.random, 4, 11), between(scene.random, 3, 8), 0.3, 6, x, y), scene.random() < 0.5 ? light(scene.colour, 0.25) : dark(scene.colour, 0.18), 0.8); });

/** What comes out of the oven, savoury and sweet. */
export const BAKES: Forms = {
  gratin: { vessels: ['oval dish', 'baking dish', 'skillet'], draw: (scene) => crust(scene), toppings: { most: 30, size: 1.5, reach: 0.84, gap: 0.66 }, hides: MOLTEN },
  lasagne: {
    vessels: ['baking dish'],
    draw: (scene) => crust(scene) + repeat(20, () => { const [x, y] = inCircle(scene.random, 0.94); return shape(blob(scene.random, 34, 22, 0.25, 8, x * scene.room[0], y * scene.room[1]), scene.second, 0.72); }) + line(`M${n(-scene.room[0] * 0.33)} ${n(-scene.room[1])}V${n(scene.room[1])}M${n(scene.room[0] * 0.33)} ${n(-scene.room[1])}V${n(scene.room[1])}M${n(-scene.room[0])} 0H${n(scene.room[0])}`, dark(scene.colour, 0.35), 6, 0.75),
    toppings: { most: 16, size: 1.3, reach: 0.8 },
    hides: [...MOLTEN, 'mince-crumb'],
  },
  'pasta bake': { vessels: ['baking dish', 'oval dish'], draw: (scene) => crust(scene) + repeat(70, () => { const [x, y] = inCircle(scene.random, 0.95); return put(x * scene.room[0], y * scene.room[1], scene.random() * 360, 1, line('M-20 8C-22 -14 22 -14 20 8', dark(scene.second, 0.2), 19) + line('M-20 6C-22 -16 22 -16 20 6', light(scene.second, 0.2), 14)); }) + repeat(16, () => { const [x, y] = inCircle(scene.random, 0.9); return shape(blob(scene.random, 50, 34, 0.25, 8, x * scene.room[0], y * scene.room[1]), light(scene.colour, 0.1), 0.75); }), toppings: { most: 34, size: 1.3, reach: 0.85, gap: 0.6 }, hides: [...MOLTEN, 'macaroni-elbow', 'penne', 'fusilli', 'pasta-shell', 'pasta-bow', 'nest'] },
  'mash-topped pie': {
    vessels: ['baking dish', 'oval dish'],
    draw: (scene) => crust(scene, light(scene.colour, 0.1)) + repeat(11, (row) => { const y = -scene.room[1] * 0.86 + (row * scene.room[1] * 1.72) / 10; return line(`M${n(-scene.room[0] * 0.9)} ${n(y)}${repeat(9, () => `q${n(scene.room[0] * 0.05)} -20 ${n(scene.room[0] * 0.1)} 0t${n(scene.room[0] * 0.1)} 0`)}`, row % 2 ? dark(scene.colour, 0.2) : light(scene.colour, 0.42), 9, 0.85); }),
    toppings: { most: 12, size: 1, reach: 0.8 },
    hides: [...MOLTEN, 'chunk', 'mince-crumb', 'fish-chunk', 'fish-flake', 'pea', 'carrot-coin', 'onion-slice'],
    onlyGarnish: true,
  },
  'double-crust pie': {
    vessels: ['plate', 'round board', 'oval dish'],
    draw: (scene) => disc(262, '#1c0e0544', 5, 14) + disc(258, dark(scene.colour, 0.14)) + shape(blob(scene.random, 226, 226, 0.02, 14), scene.colour) + rim(238, scene.colour) + around(6, (angle) => put(Math.cos(angle) * 110, Math.sin(angle) * 110, (angle * 180) / Math.PI, 1, shape('M-44 0Q0 -15 44 0Q0 15 -44 0Z', dark(scene.second, 0.1)))) + crumbs(scene, 30, 210),
    toppings: { most: 8, size: 1, reach: 0.3 },
    onlyGarnish: true,
  },
  'lattice pie': {
    vessels: ['plate', 'round board'],
    draw: (scene) => disc(262, '#1c0e0544', 5, 14) + disc(258, dark(scene.colour, 0.1)) + disc(222, scene.second) + repeat(30, () => { const [x, y] = inCircle(scene.random, 200); return disc(between(scene.random, 12, 24), light(scene.second, scene.random() * 0.25), x, y); }) + `<g clip-path="url(#pie)">${[-3, -2, -1, 0, 1, 2, 3].map((at) => [12, 102].map((turn) => put(0, 0, turn, 1, `<rect x="${at * 64 - 17}" y="-230" width="34" height="460" fill="${scene.colour}" stroke="${dark(scene.colour, 0.22)}" stroke-width="3"/>`)).join('')).join('')}</g>` + rim(240, scene.colour),
    toppings: 'none',
  },
  tart: {
    vessels: ['plate', 'round board', 'cake stand'],
    draw: (scene) => disc(258, '#1c0e0544', 5, 14) + around(36, (angle) => disc(20, dark(scene.colour, 0.12), Math.cos(angle) * 240, Math.sin(angle) * 240)) + disc(246, scene.colour) + disc(220, dark(scene.second, 0.1)) + disc(216, scene.second) + disc(216, 'url(#gloss)') + repeat(10, () => { const [x, y] = inCircle(scene.random, 180); return shape(blob(scene.random, 34, 24, 0.25, 8, x, y), dark(scene.second, 0.16), 0.45); }),
    toppings: { most: 36, size: 1.5, reach: 0.68, gap: 0.6 },
    hides: ['pastry', 'egg-half', 'egg-curd', 'swirl', 'dollop', 'butter-pat', 'biscuit', 'grated-cheese'],
  },
  'upside-down tart': {
    vessels: ['plate', 'round board', 'skillet'],
    draw: (scene) => disc(252, '#1c0e0544', 5, 14) + disc(250, dark('#d79a4b', 0.1)) + disc(230, dark(scene.second, 0.12)) + around(11, (angle) => put(Math.cos(angle) * 150, Math.sin(angle) * 150, (angle * 180) / Math.PI + 90, 1, shape('M-58 34C-50 -60 50 -60 58 34C30 48 -30 48 -58 34Z', dark(scene.second, 0.2)) + shape('M-50 28C-42 -46 42 -46 50 28C26 40 -26 40 -50 28Z', scene.second) + line('M-30 -8Q0 -30 26 -10', light(scene.second, 0.5), 7))) + around(4, (angle) => put(Math.cos(angle) * 46, Math.sin(angle) * 46, (angle * 180) / Math.PI, 0.8, shape('M-58 34C-50 -60 50 -60 58 34C30 48 -30 48 -58 34Z', light(scene.second, 0.12)))),
    toppings: 'none',
  },
  crumble: { vessels: ['oval dish', 'baking dish'], draw: (scene) => { const [width, height] = scene.room; const ground = scene.isSquare ? box(width * 2, height * 2, 60, dark(scene.second, 0.05)) : oval(width, height, dark(scene.second, 0.05)); return ground + repeat(230, () => { const [x, y] = inCircle(scene.random, 0.97); return shape(blob(scene.random, between(scene.random, 10, 26), between(scene.random, 8, 20), 0.22, 7, x * width, y * height), scene.random() < 0.5 ? scene.colour : scene.random() < 0.5 ? light(scene.colour, 0.3) : dark(scene.colour, 0.22)); }); }, toppings: { most: 12, size: 1.2, reach: 0.9 }, hides: ['apple-slice', 'grain-mound', 'butter-pat'] },
  cake: {
    vessels: ['cake stand', 'plate', 'round board'],
    draw: (scene) => cakeOf(scene, 250) + (scene.second === scene.colour ? crumbs(scene, 60, 220) + repeat(70, () => { const [x, y] = inCircle(scene.random, 220); return disc(2.2, '#fff8ec', x, y); }) : shape(blob(scene.random, 226, 224, 0.04, 13), dark(scene.second, 0.08)) + shape(blob(scene.random, 214, 210, 0.05, 12, -3, -4), scene.second) + repeat(5, (at) => line(`M${n(-150 + at * 20)} ${n(-110 + at * 52)}q90 -34 170 0t120 -8`, light(scene.second, 0.6), 10, 0.8))) + line('M0 0L232 -60M0 0L214 96', dark(scene.colour, 0.3), 4, scene.second === scene.colour ? 0.5 : 0.25),
    toppings: { most: 26, size: 1.5, reach: 0.7, gap: 0.66 },
    hides: BATTER,
  },
  'layer cake': {
    vessels: ['cake stand', 'plate'],
    draw: (scene) => put(0, 0, 0, 1, oval(260, 210, '#1c0e0544', 6, 66) + [66, 22, -22].map((y, at) => oval(250, 190, at === 1 ? scene.second : dark(scene.colour, 0.2), 0, y + 14) + oval(250, 190, at === 1 ? light(scene.second, 0.3) : scene.colour, 0, y)).join('') + oval(236, 176, light(scene.colour, 0.18), 0, -26) + repeat(90, () => { const [x, y] = inCircle(scene.random, 1); return disc(2.6, '#fffaf0', x * 220, y * 160 - 26); })),
    toppings: { most: 16, size: 1.4, reach: 0.55 },
    hides: BATTER,
  },
  'bundt cake': {
    vessels: ['cake stand', 'plate'],
    draw: (scene) => cakeOf(scene, 246) + around(12, (angle) => line(`M${n(Math.cos(angle) * 86)} ${n(Math.sin(angle) * 86)}Q${n(Math.cos(angle + 0.12) * 170)} ${n(Math.sin(angle + 0.12) * 170)} ${n(Math.cos(angle) * 234)} ${n(Math.sin(angle) * 234)}`, dark(scene.colour, 0.24), 9)) + disc(66, dark(scene.colour, 0.45)) + (scene.second === scene.colour ? '' : shape(blob(scene.random, 160, 158, 0.12, 15), scene.second, 0.9) + disc(70, dark(scene.colour, 0.45))),
    toppings: { most: 18, size: 1.2, reach: 0.7 },
    hides: BATTER,
  },
  'loaf cake': {
    vessels: ['board', 'rack', 'loaf tin'],
    draw: (scene) => put(0, 0, 0, 0.96, box(620, 300, 54, '#1c0e0544', 6, 16) + box(616, 296, 52, dark(scene.colour, 0.22)) + box(594, 270, 44, scene.colour, -2, -5) + shape('M-250 10Q0 -48 250 6Q0 50 -250 10Z', light(scene.colour, 0.3)) + line('M-250 10Q0 -48 250 6', dark(scene.colour, 0.3), 5) + (scene.second === scene.colour ? '' : shape(blob(scene.random, 258, 92, 0.12, 14), scene.second, 0.92))),
    toppings: { most: 22, size: 1.3, reach: 0.62, gap: 0.6 },
    hides: BATTER.filter((piece) => piece !== 'banana-slice'),
  },
  squares: {
    vessels: ['board', 'lined tray', 'plate'],
    draw: (scene) => repeat(9, (at) => put(-176 + (at % 3) * 176 + between(scene.random, -8, 8), -146 + Math.floor(at / 3) * 146 + between(scene.random, -8, 8), between(scene.random, -7, 7), 1, box(148, 122, 14, '#1c0e0540', 5, 10) + box(146, 120, 13, dark(scene.colour, 0.28)) + box(136, 108, 11, scene.colour, -2, -4) + `<g transform="translate(0 -4)">${crumbs(scene, 12, 50)}</g>` + line('M-50 -42H40', light(scene.colour, 0.28), 5))),
    toppings: { most: 34, size: 0.95, reach: 0.86, gap: 0.6 },
    hides: [...BATTER, 'chocolate-square', 'grain-mound'],
  },
  muffins: {
    vessels: ['muffin tin', 'rack', 'board'],
    draw: (scene) => [-210, 0, 210].map((x) => [-120, 120].map((y) => put(x, y, scene.random() * 360, 1, disc(106, dark(scene.colour, 0.5)) + around(26, (angle) => disc(11, '#efe2c6', Math.cos(angle) * 97, Math.sin(angle) * 97)) + shape(blob(scene.random, 94, 92, 0.05, 12), dark(scene.colour, 0.16)) + shape(blob(scene.random, 84, 82, 0.05, 12, -3, -5), scene.second) + scatter({ ...scene, room: [58, 58] }, { most: 9, size: 1.05, reach: 1, gap: 0.6 }))).join('')).join(''),
    toppings: 'none',
    hides: BATTER,
  },
  cookies: {
    vessels: ['plate', 'rack', 'lined tray', 'board'],
    draw: (scene) => [[-210, -90, 118], [10, -120, 112], [220, -60, 116], [-110, 110, 116], [124, 130, 112]].map(([x = 0, y = 0, radius = 0]) => put(x * Math.min(1, scene.room[0] / 310), y, 0, Math.min(1, scene.room[0] / 300), disc(radius, '#1c0e0540', 5, 10) + shape(blob(scene.random, radius, radius, 0.025, 12), dark(scene.colour, 0.14)) + shape(blob(scene.random, radius - 10, radius - 11, 0.03, 12, -3, -4), scene.colour) + crumbs(scene, 14, radius * 0.75) + scatter({ ...scene, room: [radius * 0.7, radius * 0.7] }, { most: 10, size: 0.95, reach: 1, gap: 0.66 }))).join(''),
    toppings: 'none',
    hides: [...BATTER, 'grain-mound', 'powder-mound'],
  },
  shortbread: {
    vessels: ['plate', 'lined tray', 'rack'],
    draw: (scene) => [-130, 0, 130].map((y, row) => [-180, 0, 180].map((x) => put(x * Math.min(1, scene.room[0] / 290), y, (row - 1) * 5, 0.94, box(152, 92, 12, '#1c0e0538', 5, 9) + box(150, 90, 12, dark(scene.colour, 0.16)) + box(142, 80, 10, scene.colour, -2, -4) + repeat(8, (at) => disc(4, dark(scene.colour, 0.3), -48 + (at % 4) * 32, -18 + Math.floor(at / 4) * 30)))).join('')).join(''),
    toppings: { most: 12, size: 0.7, reach: 0.8 },
    hides: BATTER,
  },
  scones: {
    vessels: ['plate', 'rack', 'board'],
    draw: (scene) => [[-150, -100], [60, -120], [190, 30], [-180, 90], [20, 100]].map(([x = 0, y = 0]) => put(x, y, 0, 1, disc(96, '#1c0e0540', 5, 14) + disc(94, light(scene.colour, 0.3), 0, 4) + shape(blob(scene.random, 88, 86, 0.04, 11), scene.colour) + shape(blob(scene.random, 72, 70, 0.06, 11, -4, -6), dark(scene.colour, 0.12)) + crumbs(scene, 9, 60))).join(''),
    toppings: { most: 16, size: 0.9, reach: 0.8 },
    hides: BATTER,
  },
  'yorkshire puddings': { vessels: ['muffin tin', 'plate', 'tray'], draw: (scene) => [-210, 0, 210].map((x) => [-118, 118].map((y) => put(x * Math.min(1, scene.room[0] / 320), y, scene.random() * 360, 1, disc(104, '#1c0e0540', 4, 12) + shape(blob(scene.random, 104, 100, 0.1, 11), dark(scene.colour, 0.22)) + shape(blob(scene.random, 92, 88, 0.1, 11, -3, -4), scene.colour) + shape(blob(scene.random, 52, 48, 0.12, 9), dark(scene.colour, 0.34)) + shape(blob(scene.random, 42, 38, 0.12, 9), light(scene.colour, 0.3)))).join('')).join(''), toppings: { most: 8, size: 0.9, reach: 0.9 }, hides: BATTER },
  'sausage bake': { vessels: ['baking dish', 'tray'], draw: (scene) => crust(scene) + [[-190, -60, 12], [0, 40, -8], [190, -40, 14], [-90, 130, 4], [110, 140, -10]].map(([x = 0, y = 0, turn = 0]) => put(x, y, turn + 40, 1, oval(112, 50, light(scene.colour, 0.3)) + line('M-78 8Q0 -16 78 6', dark('#8a5a2b', 0.25), 58) + line('M-78 4Q0 -22 78 2', '#8a5a2b', 46) + line('M-56 -12Q0 -26 48 -12', light('#8a5a2b', 0.4), 8))).join(''), toppings: { most: 14, size: 1.2, reach: 0.9 }, hides: [...BATTER, 'sausage'] },
  churros: { vessels: ['paper', 'plate', 'board'], draw: (scene) => repeat(9, (at) => put(between(scene.random, -30, 30), -170 + at * 42, between(scene.random, -16, 16), 1, line('M-210 0Q0 -26 210 6', '#1c0e0538', 40) + line('M-210 -8Q0 -34 210 -2', dark(scene.colour, 0.2), 38) + line('M-208 -14Q0 -40 208 -8', scene.colour, 25) + line('M-206 -2Q0 -28 206 4M-206 -20Q0 -46 206 -14', dark(scene.colour, 0.24), 4) + repeat(16, () => disc(2.6, '#fffaf0', between(scene.random, -200, 200), between(scene.random, -36, 2))))), toppings: { most: 6, size: 1, reach: 0.9 }, hides: [...BATTER, 'chocolate-square'] },
};
