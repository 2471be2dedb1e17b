import { between } from '../../../../shared/seeded-random.ts';
import { blob, dark, light, line, n, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { pool } from './bowls.ts';
import type { Forms, FormScene } from './form.ts';
import { MEATS, piece, shadow } from './parts.ts';

/** A strip that has dried: long, thin, uneven, with wrinkles along it. */
function strip({ random, colour }: FormScene): string {
  const shade = random() < 0.5 ? colour : dark(colour, 0.24);
  const [half, thick, bend] = [between(random, 120, 165), between(random, 15, 24), between(random, -26, 26)];
  const outline = (by: number): string =>
    `M${n(-half)} ${n(-by)}Q0 ${n(bend - by * 1.3)} ${n(half)} ${n(-by * 0.6)}L${n(half + 8)} ${n(by * 0.5)}Q${n(20)} ${n(bend + by * 1.2)} ${n(-half + 4)} ${n(by)}Z`;
  const wrinkle = (up: number): string => `M${n(-half + 22)} ${n(up)}Q0 ${n(bend + up)} ${n(half - 20)} ${n(up * 0.6)}`;
  return (
    put(3, 9, 0, 1, shape(outline(thick), '#1c0e0544')) +
    shape(outline(thick), dark(shade, 0.34)) +
    shape(outline(thick * 0.78), shade) +
    line(wrinkle(-thick * 0.3), light(shade, 0.24), 3.5, 0.8) +
    line(wrinkle(thick * 0.34), dark(shade, 0.4), 3.5, 0.8)
  );
}

/** A bite of meat fried crisp: dark, with an edge of paler fat and blisters on it. */
function crackling({ random, colour }: FormScene): string {
  const [rx, ry] = [between(random, 52, 70), between(random, 36, 50)];
  const blister = (): string =>
    shape(
      blob(random, 8, 6, 0.3, 5, between(random, -rx * 0.6, rx * 0.6), between(random, -ry * 0.5, ry * 0.5)),
      random() < 0.5 ? light(colour, 0.34) : dark(colour, 0.4),
      0.85,
    );
  return (
    shape(blob(random, rx, ry, 0.2, 8, 3, 9), '#1c0e0544') +
    shape(blob(random, rx, ry, 0.22, 8), dark(colour, 0.42)) +
    shape(blob(random, rx * 0.9, ry * 0.86, 0.24, 8, -2, -3), colour) +
    shape(blob(random, rx * 0.76, ry * 0.24, 0.3, 8, -2, -ry * 0.62), '#ecca86') +
    repeat(4, blister)
  );
}

/** Bites, heaped in the middle. */
const heaped = (scene: FormScene, count: number, one: () => string): string =>
  repeat(count, (at) => {
    const [angle, reach] = [at * 2.4 + scene.random() * 0.5, Math.sqrt((at + 0.3) / count) * 0.78];
    const [x, y] = [Math.cos(angle) * reach * scene.room[0], Math.sin(angle) * reach * scene.room[1]];
    return put(x, y, scene.random() * 360, 1, one());
  });

const THIN = 'M-150 6C-158 -52 -70 -84 20 -80C100 -78 156 -40 150 14C142 66 60 78 -20 72C-90 72 -140 56 -150 6Z';

/** A thin slice of meat with its rim of fat and the bars of the grill on it. */
const thinSteak = ({ colour }: FormScene): string =>
  put(4, 13, 0, 1, shape(THIN, '#1c0e0544')) +
  shape(THIN, '#dcb98a') +
  put(3, 5, 0, 0.94, shape(THIN, dark(colour, 0.2))) +
  put(3, 3, 0, 0.9, shape(THIN, colour)) +
  repeat(5, (at) => line(`M${n(-92 + at * 46)} -44l-22 88`, dark(colour, 0.46), 10, 0.75)) +
  line('M-104 -26Q-40 -60 60 -52', light(colour, 0.5), 8, 0.6);

/** A fried egg, as large as what it lies on. */
const friedEgg = ({ random }: FormScene): string =>
  shape(blob(random, 92, 80, 0.12, 11, 2, 7), '#1c0e0533') +
  shape(blob(random, 92, 80, 0.12, 11), '#e9d9b4') +
  shape(blob(random, 86, 74, 0.12, 11), '#fdf9ef') +
  oval(36, 34, '#dd9a1c', 4, 3) +
  oval(33, 31, '#f4b92f', 3, 0) +
  oval(10, 6, '#fff2c4', -8, -12, -24);

const STEAK = 'M-180 10C-190 -80 -70 -116 36 -108C144 -102 206 -34 190 46C176 110 70 98 0 106C-84 114 -170 92 -180 10Z';

/** A steak in the sauce of the pan, and an egg on it. */
const withEgg = (scene: FormScene): string =>
  (scene.second === scene.colour
    ? ''
    : pool({ ...scene, room: [scene.room[0] * 0.95, scene.room[1] * 0.95] }, scene.second)) +
  put(5, 14, -8, 1, shape(STEAK, '#1c0e0544')) +
  put(0, 0, -8, 1, shape(STEAK, dark(scene.colour, 0.34)) + put(-2, -6, 0, 0.94, shape(STEAK, scene.colour))) +
  repeat(4, (at) => line(`M${n(-140 + at * 86)} 74q10 -30 44 -60`, dark(scene.colour, 0.3), 8, 0.6)) +
  put(6, -22, 10, 1.08, friedEgg(scene));

/** A leg that lies to one side of a bird that is opened flat. */
const sideLeg = (colour: FormScene['colour'], side: number): string =>
  put(
    side * 118,
    112,
    side * -34,
    1,
    oval(62, 112, dark(colour, 0.3)) +
      oval(54, 102, colour, -3 * side, -4) +
      oval(16, 52, light(colour, 0.3), -18, -20, 6) +
      line('M0 104V164', '#f1e6cf', 20) +
      oval(17, 12, '#f7efdf', 0, 166),
  );

/** A wing, bent at its joint. */
const sideWing = (colour: FormScene['colour'], side: number): string =>
  line(`M${side * 118} -96Q${side * 224} -150 ${side * 214} -50`, dark(colour, 0.3), 54) +
  line(`M${side * 118} -100Q${side * 220} -152 ${side * 210} -56`, colour, 42);

const BREAST =
  'M0 -168C74 -190 176 -140 178 -40C178 60 96 132 0 150C-96 132 -178 60 -178 -40C-176 -140 -74 -190 0 -168Z';

/** A bird that is cut along its back and opened like a book. */
const opened = ({ colour }: FormScene): string =>
  oval(270, 190, '#1c0e0538', 6, 30) +
  [-1, 1].map((side) => sideWing(colour, side) + sideLeg(colour, side)).join('') +
  shape(BREAST, dark(colour, 0.3)) +
  put(-1, -5, 0, 0.95, shape(BREAST, colour)) +
  line('M0 -150V128', dark(colour, 0.34), 8, 0.7) +
  oval(34, 84, light(colour, 0.34), -72, -44, 14) +
  oval(30, 80, light(colour, 0.2), 64, -40, -14) +
  repeat(6, (at) => shape(`M${-130 + at * 50} ${at % 2 ? 60 : -96}q16 10 30 2q-14 18 -30 -2Z`, dark(colour, 0.4), 0.5));

/** Meat that is dried, fried to a crisp, grilled thin or opened flat. */
export const MEAT_BITES: Forms = {
  jerky: {
    vessels: ['board', 'rack', 'paper'],
    draw: (scene) =>
      repeat(17, (at) =>
        put(
          (((at * 5) % 17) / 16 - 0.5) * scene.room[0] * 1.2,
          (at / 16 - 0.5) * scene.room[1] * 1.6,
          between(scene.random, -30, 30) + (at % 5 === 0 ? 60 : 0),
          1,
          strip(scene),
        ),
      ),
    toppings: { most: 0, size: 1, reach: 0.5 },
    hides: MEATS,
    onlyGarnish: true,
  },
  cracklings: {
    vessels: ['paper', 'plate', 'bowl'],
    draw: (scene) => heaped(scene, 30, () => crackling(scene)),
    toppings: { most: 6, size: 1.9, reach: 0.9 },
    hides: [...MEATS, 'orange-slice', 'raw-meat'],
  },
  'thin steaks': {
    vessels: ['plate', 'board', 'platter'],
    draw: (scene) =>
      served(
        [
          [-70, -104, -14],
          [60, -14, 8],
          [-30, 92, -6],
        ],
        () => thinSteak(scene),
        1.16,
      ),
    toppings: { most: 18, size: 1.5, reach: 0.98 },
    hides: MEATS,
  },
  'steak and egg': {
    vessels: ['plate', 'rimmed plate', 'clay pot'],
    draw: withEgg,
    toppings: { most: 16, size: 1.4, reach: 0.98 },
    hides: [...MEATS, 'egg-half', 'fried-egg'],
  },
  'opened bird': {
    vessels: ['tray', 'platter', 'board'],
    draw: (scene) => put(0, -10, 0, 1.12, opened(scene)),
    toppings: { most: 22, size: 1.7, reach: 1 },
    hides: MEATS,
  },
  // Flat, with the bone along one side and fat along the other.
  'glazed chops': {
    vessels: ['plate', 'platter', 'skillet'],
    draw: (scene) =>
      pool({ ...scene, room: [scene.room[0] * 0.9, scene.room[1] * 0.84] }, scene.second) +
      served(
        [
          [-104, -86, -20],
          [106, -50, 24],
          [-14, 96, 4],
        ],
        () => shadow(24, 19) + piece('pork-chop', scene),
        6.2,
      ),
    toppings: { most: 14, size: 1.4, reach: 0.94 },
    hides: MEATS,
  },
  // Small, with a bone that one holds.
  'lamb chops': {
    vessels: ['plate', 'skillet', 'platter'],
    draw: (scene) =>
      served(
        [
          [-90, -60, -20],
          [100, -10, 30],
          [-40, 120, 5],
        ],
        () => shadow(24, 19) + piece('chop', scene),
        6.2,
      ),
    toppings: { most: 24, size: 1.4, reach: 0.94 },
    hides: MEATS,
  },
};
