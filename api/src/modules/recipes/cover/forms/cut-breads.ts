import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  box,
  dark,
  disc,
  inCircle,
  light,
  line,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { type Form, type FormScene, type Forms, scatter, type Topping } from './form.ts';
import { BATTER, BREAD_PIECES } from './parts.ts';

const GONE = [
  ...BREAD_PIECES,
  'egg-half',
  'egg-curd',
  'swirl',
  'butter-pat',
  'grated-cheese',
  'shaving',
  'cheese-slice',
];

/** One long half of a loaf, its cut face up: butter or cheese has run over it and browned. */
const breadHalf = (scene: FormScene): string =>
  box(700, 176, 84, '#1c0e0544', 6, 18) +
  box(700, 172, 84, '#8f5a28', 0, 6) +
  box(694, 160, 78, '#c98f45') +
  box(660, 130, 62, light(scene.colour, 0.4), 0, -2) +
  repeat(26, (at) =>
    shape(
      blob(scene.random, 44, 34, 0.24, 9, -290 + (at % 13) * 48, at < 13 ? -26 : 24),
      at % 3 ? scene.second : light(scene.second, 0.3),
    ),
  ) +
  repeat(22, () =>
    shape(
      blob(
        scene.random,
        between(scene.random, 9, 24),
        between(scene.random, 6, 14),
        0.3,
        8,
        between(scene.random, -300, 300),
        between(scene.random, -50, 46),
      ),
      '#b8742c',
      0.6,
    ),
  ) +
  repeat(44, () =>
    disc(between(scene.random, 3, 5.5), '#4f8a35', between(scene.random, -304, 304), between(scene.random, -54, 50)),
  );

/** A round of a griddle: pale and floury, scorched where it lay on the iron. */
const griddled = (scene: FormScene): string =>
  disc(142, '#1c0e0544', 5, 14) +
  shape(blob(scene.random, 140, 138, 0.025, 13), light(scene.colour, 0.3)) +
  shape(blob(scene.random, 126, 122, 0.03, 13, -2, -4), light(scene.colour, 0.6)) +
  repeat(9, () => {
    const [x, y] = inCircle(scene.random, 84);
    const [rx, ry] = [between(scene.random, 20, 46), between(scene.random, 16, 34)];
    return shape(blob(scene.random, rx, ry, 0.26, 9, x, y), scene.random() < 0.5 ? '#a8692f' : '#c48a4a', 0.62);
  });

const isBanana = ({ piece }: Topping): boolean => piece === 'banana-slice';

/** A slice of a loaf cake, crust round it and dark flecks in its crumb. */
const SLICE = 'M-98 108Q-112 108 -110 90L-104 -52Q-100 -104 0 -112Q100 -104 104 -52L110 90Q112 108 98 108Z';
const cakeSlice = (scene: FormScene): string =>
  put(5, 11, 0, 1, shape(SLICE, '#1c0e0540')) +
  shape(SLICE, dark(scene.colour, 0.34)) +
  put(0, 0, 0, 0.91, shape(SLICE, light(scene.colour, 0.34))) +
  repeat(30, () => {
    const [x, y] = [between(scene.random, -82, 82), between(scene.random, -80, 88)];
    return disc(between(scene.random, 2, 4.5), dark(scene.colour, scene.random() < 0.6 ? 0.5 : 0.2), x, y);
  }) +
  `<g transform="translate(0 6)">${scatter({ ...scene, toppings: scene.toppings.filter((one) => !isBanana(one)), room: [74, 74] }, { most: 7, size: 0.95, reach: 1, gap: 0.7 })}</g>`;

/** An icing over the top of a loaf, that runs down its long sides. */
const iced = (scene: FormScene): string =>
  repeat(7, (at) => oval(30, between(scene.random, 20, 40), scene.second, -156 + at * 52, 76)) +
  box(384, 172, 60, scene.second, 0, -8) +
  line('M-150 -62Q-20 -78 130 -62', light(scene.second, 0.6), 10, 0.7);

/** Half a banana, cut lengthwise, that was baked on top. */
const bananaHalf = (y: number): string =>
  line(`M-150 ${y + 16}Q0 ${y - 26} 150 ${y + 10}`, '#a8742f', 70) +
  line(`M-150 ${y + 14}Q0 ${y - 28} 150 ${y + 8}`, '#edd083', 56) +
  line(`M-126 ${y + 10}Q0 ${y - 26} 126 ${y + 6}`, '#cfa04c', 9, 0.8) +
  line(`M-140 ${y + 30}Q0 ${y - 6} 140 ${y + 24}`, '#c48a3c', 8, 0.6);

const SPLIT = 'M-182 6Q-90 -34 0 -14T184 0Q96 34 6 20T-182 6Z';

/** What is on the middle of its top: halves of banana, else a split. */
const ridge = ({ toppings, colour }: FormScene): string =>
  toppings.some(isBanana)
    ? bananaHalf(-44) + bananaHalf(46)
    : shape(SPLIT, light(colour, 0.4)) + line('M-182 6Q-90 -34 0 -14T184 0', dark(colour, 0.4), 6);

/** The rest of a loaf cake, its top risen. */
const cakeLoaf = (scene: FormScene): string =>
  box(440, 292, 50, '#1c0e0544', 6, 16) +
  box(436, 288, 48, dark(scene.colour, 0.3)) +
  box(416, 262, 42, scene.colour, -2, -5) +
  repeat(16, () => {
    const [x, y] = [between(scene.random, -180, 180), between(scene.random, -104, 96)];
    return shape(
      blob(scene.random, 32, 18, 0.3, 8, x, y),
      scene.random() < 0.5 ? dark(scene.colour, 0.16) : light(scene.colour, 0.18),
      0.5,
    );
  }) +
  ridge(scene) +
  (scene.second === scene.colour ? '' : iced(scene)) +
  scatter(
    { ...scene, toppings: scene.toppings.filter((one) => !isBanana(one)), room: [176, 104] },
    { most: 14, size: 1.15, reach: 1, gap: 0.7 },
  );

const CUT: Form = {
  vessels: ['board', 'rack', 'board'],
  draw: (scene) =>
    put(-134, -16, -3, 1, cakeLoaf(scene)) +
    put(206, -46, 12, 1, cakeSlice(scene)) +
    put(222, 92, 22, 1, cakeSlice(scene)),
  toppings: 'none',
  hides: [...BATTER.filter((name) => name !== 'banana-slice'), 'squash-slice', 'squash-cooked'],
};

/** Breads that one knows by their cut face, or by the iron they were baked on. */
export const CUT_BREADS: Forms = {
  'bread halves': {
    vessels: ['board', 'lined tray', 'board'],
    draw: (scene) => put(0, -104, -3, 1, breadHalf(scene)) + put(0, 104, 2, 1, breadHalf(scene)),
    toppings: 'none',
    hides: GONE,
  },
  'griddle breads': {
    vessels: ['board', 'plate', 'board'],
    draw: (scene) =>
      served(
        [
          [-140, -92, 20],
          [140, -74, 140],
          [-6, 96, 250],
        ],
        () => griddled(scene),
      ),
    toppings: { most: 10, size: 0.8, reach: 0.8 },
    hides: GONE,
  },
  'loaf cake': CUT,
};
