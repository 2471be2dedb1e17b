import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  blob,
  box,
  dark,
  disc,
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
import { BATTER, BREAD_PIECES, MEATS } from './parts.ts';

const INSIDE = [...BREAD_PIECES, ...MEATS, ...BATTER, 'apple-slice', 'onion-slice', 'mushroom-slice', 'ham-fold'];

/** A strip of pastry folded over a filling, to and fro. */
const strip = (scene: FormScene, at: number): string => {
  const d = `M${n(-232 + at * 58)} -92Q${n(-208 + at * 58)} -26 ${n(-176 + at * 58)} 4Q${n(-206 + at * 58)} 36 ${n(-232 + at * 58)} 92`;
  return line(d, dark(scene.colour, 0.3), 38) + line(d, scene.colour, 30) + line(d, light(scene.colour, 0.3), 6, 0.6);
};

/** A short roll, the meat seen at its cut ends. */
const sausageRoll = (scene: FormScene): string =>
  box(214, 124, 30, '#1c0e0540', 5, 14) +
  box(196, 122, 22, dark(scene.colour, 0.26)) +
  box(184, 100, 20, scene.colour, 0, -8) +
  [-94, 94]
    .map(
      (x) =>
        oval(21, 60, dark(scene.colour, 0.18), x) +
        oval(15, 47, scene.second, x) +
        oval(6, 24, light(scene.second, 0.25), x, -6),
    )
    .join('') +
  repeat(3, (at) => line(`M${n(-52 + at * 46)} 26l20 -62`, dark(scene.colour, 0.34), 7)) +
  line('M-60 -48Q0 -62 60 -48', light(scene.colour, 0.45), 8);

/** A round of pastry folded over its own edge, in pleats. */
const folded = (scene: FormScene): string =>
  shape(blob(scene.random, 268, 258, 0.04, 13, 6, 14), '#1c0e0544') +
  shape(blob(scene.random, 266, 256, 0.05, 13), dark(scene.colour, 0.26)) +
  shape(blob(scene.random, 254, 244, 0.05, 13, -2, -4), scene.colour) +
  around(11, (angle) => {
    const turn = (angle * 180) / Math.PI + between(scene.random, -6, 6);
    const fold = 'M168 -62C216 -66 258 -30 248 22C226 8 190 -8 166 -10Z';
    return put(
      0,
      0,
      turn,
      1,
      shape(fold, light(scene.colour, 0.2)) + line('M166 -10C190 -8 226 8 248 22', dark(scene.colour, 0.34), 6),
    );
  }) +
  shape(blob(scene.random, 178, 170, 0.07, 12), dark(scene.second, 0.2)) +
  shape(blob(scene.random, 168, 160, 0.07, 12), scene.second);

/** The crumbs of a base of biscuits, seen at its rim. */
const crumbled = (scene: FormScene, radius: number): string =>
  repeat(90, () => {
    const angle = scene.random() * 2 * Math.PI;
    const reach = radius + between(scene.random, -9, 7);
    const tone = scene.random() < 0.5 ? light(scene.colour, 0.3) : dark(scene.colour, 0.2);
    return disc(between(scene.random, 3, 7), tone, Math.cos(angle) * reach, Math.sin(angle) * reach);
  });

/** Two strands of dough, wound about each other. */
const twist = (scene: FormScene): string =>
  oval(94, 32, '#1c0e0540', 4, 11) +
  repeat(6, (at) => {
    const x = -72 + at * 29;
    return (
      oval(33, 21, dark(scene.colour, 0.28), x, 0, -48) +
      oval(28, 16, scene.colour, x - 1, -2, -48) +
      line(`M${n(x - 14)} 4L${n(x + 2)} -18`, light(scene.colour, 0.4), 5)
    );
  }) +
  scatter({ ...scene, room: [76, 15] }, { most: 9, size: 0.72, reach: 1, gap: 0.5 });

/** A cup of something to dip in. */
const cup = (scene: FormScene): string =>
  disc(124, '#1c0e0544', 5, 13) +
  disc(122, '#fbf7f0') +
  disc(110, '#e9e0d2') +
  disc(102, scene.second) +
  disc(102, 'url(#gloss)') +
  line('M-52 8C-50 -56 60 -58 56 4C52 40 -20 38 -16 4', light(scene.second, 0.18), 10, 0.8);

const churro = (scene: FormScene): string =>
  line('M-170 0Q0 -22 170 6', '#1c0e0538', 40) +
  line('M-170 -8Q0 -30 170 -2', dark(scene.colour, 0.2), 38) +
  line('M-168 -14Q0 -36 168 -8', scene.colour, 25) +
  line('M-166 -2Q0 -24 166 4M-166 -20Q0 -42 166 -14', dark(scene.colour, 0.24), 4) +
  repeat(12, () => disc(2.6, '#fffaf0', between(scene.random, -160, 160), between(scene.random, -34, 2)));

const setCake = (scene: FormScene): string =>
  disc(230, dark(scene.second, 0.16)) +
  disc(222, scene.second, -2, -5) +
  disc(196, light(scene.second, 0.25), -4, -8) +
  [0, 45].map((turn) => put(0, 0, turn + 8, 1, line('M0 -5H224', dark(scene.second, 0.3), 4))).join('') +
  line('M-150 -104Q-70 -180 40 -176', light(scene.second, 0.7), 12, 0.7);

const CHEESECAKE: Form = {
  vessels: ['cake stand', 'plate', 'round board'],
  draw: (scene) => disc(238, '#1c0e0544', 5, 16) + disc(236, dark(scene.colour, 0.2)) + setCake(scene),
  toppings: { most: 24, size: 1.3, reach: 0.62, gap: 0.6 },
  hides: [...BATTER, ...BREAD_PIECES, 'biscuit'],
  onlyGarnish: true,
};

/** Pastry and dough that is plaited, folded or wound by hand, and cakes that are set on crumbs. */
export const SHAPED_PASTRIES: Forms = {
  'plaited pastry': {
    vessels: ['board', 'lined tray', 'platter'],
    draw: (scene) =>
      put(
        0,
        0,
        -6,
        1.08,
        box(560, 236, 70, '#1c0e0544', 6, 16) +
          box(556, 230, 70, dark(scene.colour, 0.3)) +
          box(520, 196, 60, dark(scene.second, 0.2)) +
          repeat(60, () =>
            oval(
              9,
              7,
              light(scene.second, scene.random() * 0.3),
              between(scene.random, -236, 236),
              between(scene.random, -80, 80),
            ),
          ) +
          repeat(8, (at) => strip(scene, at)),
      ),
    toppings: { most: 14, size: 0.8, reach: 0.6 },
    hides: INSIDE,
    onlyGarnish: true,
  },
  'sausage rolls': {
    vessels: ['lined tray', 'board', 'platter'],
    draw: (scene) =>
      served(
        [
          [-218, -112, -8],
          [4, -126, 6],
          [216, -96, -4],
          [-206, 96, 6],
          [10, 82, -5],
          [222, 108, 8],
        ],
        () => sausageRoll(scene),
        0.94,
      ),
    toppings: { most: 8, size: 0.8, reach: 0.95 },
    hides: INSIDE,
    onlyGarnish: true,
  },
  galette: {
    vessels: ['round board', 'lined tray', 'plate'],
    draw: folded,
    toppings: { most: 50, size: 1.5, reach: 0.56, gap: 0.5 },
    hides: ['pastry', 'egg-half', 'egg-curd', 'butter-pat', 'swirl', 'grated-cheese'],
  },
  cheesecake: {
    ...CHEESECAKE,
    draw: (scene) =>
      disc(252, '#1c0e0544', 5, 16) + disc(244, dark(scene.colour, 0.12)) + crumbled(scene, 240) + setCake(scene),
  },
  'cheesecake without a base': CHEESECAKE,
  twists: {
    vessels: ['lined tray', 'plate', 'board'],
    draw: (scene) =>
      served(
        [
          [-204, -128, -18],
          [10, -140, 12],
          [212, -104, -8],
          [-226, 10, 10],
          [-4, -8, -14],
          [214, 24, 16],
          [-166, 138, -6],
          [56, 130, 8],
        ],
        () => twist(scene),
        1.12,
      ),
    toppings: 'none',
    hides: [...BATTER, ...BREAD_PIECES, 'powder-mound'],
    onlyGarnish: true,
  },
  'churros and a cup': {
    vessels: ['plate', 'board', 'platter'],
    draw: (scene) =>
      repeat(7, (at) =>
        put(-58 + between(scene.random, -18, 18), -162 + at * 52, between(scene.random, -12, 12), 1, churro(scene)),
      ) + put(168, 92, 0, 0.96, cup(scene)),
    toppings: { most: 4, size: 1, reach: 0.9 },
    hides: [...BATTER, 'chocolate-square', 'chocolate-chip'],
  },
};
