import { between } from '../../../../shared/seeded-random.ts';
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
import { BREAD_PIECES, browned, MEATS, piece, shadow } from './parts.ts';

/** A round loaf, its crust floured and cut. */
const roundLoaf = (scene: FormScene, cuts: string): string =>
  disc(228, '#1c0e0544', 6, 16) +
  disc(226, dark(scene.colour, 0.2)) +
  disc(212, scene.colour, -3, -6) +
  put(0, 0, 0, 1, line(cuts, light(scene.colour, 0.5), 26)) +
  put(-8, -10, 0, 1, line(cuts, dark(scene.colour, 0.28), 5)) +
  repeat(60, () => {
    const [x, y] = inCircle(scene.random, 190);
    return disc(2.4, '#fff6e6', x, y);
  });

/** Six round buns, each with what is on it. */
const sixBuns = (scene: FormScene, mark: string): string =>
  served(
    [
      [-200, -110, 0],
      [0, -124, 30],
      [200, -106, 60],
      [-200, 100, 90],
      [0, 92, 120],
      [200, 108, 150],
    ],
    () =>
      disc(98, '#1c0e0540', 5, 12) +
      shape(blob(scene.random, 97, 94, 0.03, 12), dark(scene.colour, 0.2)) +
      shape(blob(scene.random, 87, 84, 0.03, 12, -3, -6), scene.colour) +
      oval(34, 20, light(scene.colour, 0.4), -26, -34, -25) +
      mark,
  );

const SPIRAL =
  'M2 -4C14 -22 38 0 18 22C-6 46 -46 22 -38 -14C-28 -58 34 -62 56 -20C74 18 48 60 8 66C-34 70 -70 40 -72 4';

/** How a few things lie on small breads. */
const STREWN = { most: 22, size: 0.7, reach: 0.85, gap: 0.5 };
/** What is rolled in the dough of a crescent. */
const ROLLED_IN: ReadonlySet<string> = new Set(['sausage', 'cheese-slice', 'grated-cheese']);

/** A sausage in a crescent, whose ends look out on both sides. */
const sausageIn = ({ toppings }: FormScene): string =>
  toppings.some((one) => one.piece === 'sausage')
    ? line('M-31 13Q0 -14 31 13', '#7d2f1e', 13) + line('M-31 12Q0 -15 31 12', '#b9543a', 10.4)
    : '';

const BUNS: Omit<Form, 'draw'> = {
  vessels: ['rack', 'lined tray', 'plate', 'board'],
  toppings: STREWN,
  hides: [...BREAD_PIECES, 'egg-half', 'swirl', 'butter-pat', 'bean', 'mince-crumb'],
};

const ROUND: Omit<Form, 'draw'> = {
  vessels: ['board', 'round board', 'rack'],
  toppings: { most: 24, size: 0.9, reach: 0.6, gap: 0.5 },
  hides: [...BREAD_PIECES, 'egg-half', 'swirl', 'butter-pat', 'chunk', 'cube', 'potato-slice', 'squash-slice'],
};

/** Breads of all shapes. */
export const BREADS: Forms = {
  flatbreads: {
    vessels: ['board', 'platter', 'plate'],
    draw: (scene) =>
      served(
        [
          [-120, -50, 0],
          [110, 20, 50],
          [-20, 70, 100],
        ],
        () =>
          shape(blob(scene.random, 196, 176, 0.05, 12, 5, 12), '#1c0e0540') +
          shape(blob(scene.random, 194, 174, 0.05, 12), dark(scene.colour, 0.16)) +
          shape(blob(scene.random, 182, 162, 0.05, 12, -3, -4), scene.colour) +
          browned(scene, 16, 150, 132, 24),
      ),
    toppings: { most: 26, size: 0.9, reach: 0.7, gap: 0.5 },
    hides: BREAD_PIECES,
  },
  pancake: {
    vessels: ['plate', 'board', 'skillet'],
    draw: (scene) =>
      shape(blob(scene.random, scene.room[1] * 0.98, scene.room[1] * 0.96, 0.03, 14, 4, 10), '#1c0e0540') +
      shape(blob(scene.random, scene.room[1] * 0.98, scene.room[1] * 0.96, 0.03, 14), dark(scene.colour, 0.24)) +
      shape(blob(scene.random, scene.room[1] * 0.92, scene.room[1] * 0.9, 0.03, 14, -3, -4), scene.colour) +
      browned(scene, 26, scene.room[1] * 0.8, scene.room[1] * 0.8, 30),
    toppings: { most: 46, size: 1.2, reach: 0.66, gap: 0.55 },
    hides: BREAD_PIECES,
  },
  'folded pancake': {
    vessels: ['plate', 'banana leaf', 'platter'],
    draw: (scene) =>
      put(
        0,
        0,
        -6,
        1,
        oval(290, 170, '#1c0e0540', 6, 16) +
          // The half that lies below, and on it the filling.
          oval(284, 150, dark(scene.colour, 0.24), 0, 4) +
          oval(276, 142, light(scene.colour, 0.14), 0, 2) +
          put(0, 20, 0, 1, scatter({ ...scene, room: [236, 92] }, { most: 40, size: 1.6, reach: 1, gap: 0.42 })) +
          shape('M-280 30C-270 -190 270 -190 282 30C190 -10 -190 -10 -280 30Z', dark(scene.colour, 0.16)) +
          shape('M-268 14C-254 -172 254 -172 268 14C180 -26 -180 -26 -268 14Z', scene.colour) +
          repeat(14, () =>
            shape(
              blob(scene.random, 20, 13, 0.3, 7, between(scene.random, -190, 190), between(scene.random, -120, -40)),
              dark(scene.colour, 0.36),
              0.5,
            ),
          ),
      ),
    toppings: 'none',
    hides: BREAD_PIECES,
  },
  focaccia: {
    vessels: ['board', 'tray', 'lined tray'],
    draw: (scene) =>
      box(660, 430, 60, '#1c0e0540', 6, 14) +
      box(656, 426, 58, dark(scene.colour, 0.2)) +
      box(634, 402, 50, scene.colour, -2, -4) +
      repeat(28, (place) =>
        disc(
          17,
          dark(scene.colour, 0.18),
          -260 + (place % 7) * 87 + between(scene.random, -14, 14),
          -140 + Math.floor(place / 7) * 94 + between(scene.random, -14, 14),
        ),
      ) +
      browned(scene, 14, 280, 170, 34),
    toppings: { most: 30, size: 1.25, reach: 0.8, gap: 0.6 },
    hides: BREAD_PIECES,
  },
  loaf: {
    vessels: ['board', 'rack'],
    draw: (scene) =>
      put(
        0,
        0,
        -5,
        1,
        box(580, 320, 140, '#1c0e0544', 8, 20) +
          box(576, 314, 140, dark(scene.colour, 0.14)) +
          box(548, 276, 124, scene.colour, -3, -10) +
          repeat(
            3,
            (cut) =>
              shape(
                `M${n(-190 + cut * 130)} 70Q${n(-150 + cut * 130)} -10 ${n(-90 + cut * 130)} -84Q${n(-110 + cut * 130)} 10 ${n(-190 + cut * 130)} 70Z`,
                light(scene.colour, 0.5),
              ) +
              line(
                `M${n(-190 + cut * 130)} 70Q${n(-150 + cut * 130)} -10 ${n(-90 + cut * 130)} -84`,
                dark(scene.colour, 0.3),
                5,
              ),
          ) +
          line('M-210 -88Q-20 -150 190 -96', light(scene.colour, 0.35), 12, 0.8),
      ),
    toppings: { most: 30, size: 0.9, reach: 0.7, gap: 0.5 },
    hides: [...BREAD_PIECES, 'egg-half', 'swirl', 'butter-pat'],
  },
  'round loaf': { ...ROUND, draw: (scene) => roundLoaf(scene, 'M-150 0H150M0 -150V150') },
  'crusty loaf': {
    ...ROUND,
    draw: (scene) =>
      roundLoaf(scene, 'M-130 -96Q-40 -40 -110 96M-40 -140Q60 -20 -20 140M66 -136Q150 -20 80 120') +
      browned(scene, 12, 170, 160, 26),
  },
  dough: {
    ...ROUND,
    draw: (scene) =>
      shape(blob(scene.random, 222, 206, 0.04, 12, 6, 16), '#1c0e0544') +
      shape(blob(scene.random, 222, 206, 0.04, 12), dark(scene.colour, 0.14)) +
      shape(blob(scene.random, 206, 188, 0.04, 12, -4, -7), scene.colour) +
      line('M-120 -70Q-20 -140 96 -108', light(scene.colour, 0.5), 14, 0.8) +
      repeat(90, () => {
        const [x, y] = inCircle(scene.random, 300);
        return disc(2.6, '#fff9ee', x, y);
      }),
  },
  buns: { ...BUNS, draw: (scene) => sixBuns(scene, '') },
  'swirled buns': {
    ...BUNS,
    draw: (scene) => sixBuns(scene, line(SPIRAL, scene.second, 11, 0.85)),
  },
  pinwheels: {
    ...BUNS,
    vessels: ['plate', 'platter', 'board'],
    draw: (scene) => sixBuns(scene, line(SPIRAL, scene.second, 13, 0.9)),
    hides: [...BREAD_PIECES, ...MEATS, 'egg-half'],
  },
  crescents: {
    ...BUNS,
    draw: (scene) =>
      served(
        [
          [-190, -110, -20],
          [20, -130, 12],
          [210, -70, 40],
          [-150, 90, 24],
          [70, 110, -14],
        ],
        () => shadow(20, 12) + sausageIn(scene) + piece('croissant', scene),
        5,
      ) + scatter({ ...scene, toppings: scene.toppings.filter((one) => !ROLLED_IN.has(one.piece)) }, STREWN),
    toppings: 'none',
  },
  'plaited loaf': {
    vessels: ['board', 'rack', 'lined tray'],
    draw: (scene) => {
      const strand = (at: number, side: number): string =>
        put(
          -210 + at * 70,
          side * 38,
          side * 34,
          Math.sin(((at + 1) / 8) * Math.PI) * 0.5 + 0.62,
          oval(82, 52, dark(scene.colour, 0.26)) +
            oval(75, 45, scene.colour, -2, -4) +
            line('M-40 -18Q0 -38 40 -20', light(scene.colour, 0.35), 8),
        );
      return (
        oval(320, 130, '#1c0e0544', 8, 22) +
        repeat(7, (at) => strand(at, at % 2 ? -1 : 1) + strand(at, at % 2 ? 1 : -1))
      );
    },
    toppings: { most: 24, size: 0.7, reach: 0.55, gap: 0.5 },
    hides: [...BREAD_PIECES, 'egg-half', 'swirl', 'butter-pat', 'raisin'],
  },
  'crossed buns': {
    ...BUNS,
    draw: (scene) => sixBuns(scene, line('M-76 -4H72M-2 -80V70', scene.second, 15)),
  },
  pretzels: {
    vessels: ['board', 'rack', 'lined tray'],
    draw: (scene) =>
      served(
        [
          [-170, -30, -8],
          [180, 30, 10],
        ],
        () =>
          line(
            'M-20 90C-190 80 -170 -130 -60 -100C30 -70 60 40 70 84M20 90C190 80 170 -130 60 -100C-30 -70 -60 40 -70 84',
            '#1c0e0540',
            52,
          ) +
          line(
            'M-20 80C-190 70 -170 -140 -60 -110C30 -80 60 30 70 74M20 80C190 70 170 -140 60 -110C-30 -80 -60 30 -70 74',
            dark(scene.colour, 0.22),
            48,
          ) +
          line(
            'M-20 78C-190 68 -170 -142 -60 -112C30 -82 60 28 70 72M20 78C190 68 170 -142 60 -112C-30 -82 -60 28 -70 72',
            scene.colour,
            36,
          ) +
          repeat(20, () => box(6, 6, 1, '#fffaf0', between(scene.random, -130, 130), between(scene.random, -100, 70))),
      ),
    toppings: { most: 8, size: 0.8, reach: 0.9 },
    hides: [...BREAD_PIECES, 'egg-half', 'swirl', 'butter-pat'],
  },
};
