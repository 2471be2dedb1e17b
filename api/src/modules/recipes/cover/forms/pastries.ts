import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
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
import type { Form, FormScene, Forms } from './form.ts';
import { BATTER, BREAD_PIECES, MEATS } from './parts.ts';

const SUGAR = '#fffaf0';
/** What is inside a pastry, which is closed. */
const INSIDE = [...BREAD_PIECES, ...MEATS, ...BATTER, 'apple-slice', 'mushroom-slice', 'onion-slice', 'ham-fold'];

const sugared = ({ random }: FormScene, count: number, width: number, height: number): string =>
  repeat(count, () => disc(2.6, SUGAR, between(random, -width, width), between(random, -height, height)));

const HALF_MOON = 'M-112 46C-118 -84 118 -84 112 46C60 62 -60 62 -112 46Z';

/** A filled half moon, crimped along its round side. */
const halfMoon = (scene: FormScene): string =>
  put(6, 14, 0, 1, shape(HALF_MOON, '#1c0e0540')) +
  shape(HALF_MOON, dark(scene.colour, 0.24)) +
  put(0, 0, 0, 0.9, shape(HALF_MOON, scene.colour)) +
  repeat(9, (at) => {
    const angle = Math.PI * (1.06 + (at * 0.88) / 8);
    const [x, y] = [Math.cos(angle) * 100, 30 + Math.sin(angle) * 76];
    return line(`M${n(x)} ${n(y)}L${n(x * 0.86)} ${n(30 + (y - 30) * 0.82)}`, dark(scene.colour, 0.36), 6);
  }) +
  oval(40, 12, light(scene.colour, 0.4), -20, -6, -8);

/** A dough dropped by the spoon, browned on top. */
const dropped = (scene: FormScene, radius: number): string =>
  shape(blob(scene.random, radius, radius * 0.9, 0.1, 10, 3, 8), '#1c0e0538') +
  shape(blob(scene.random, radius, radius * 0.9, 0.1, 10), dark(scene.colour, 0.18)) +
  shape(blob(scene.random, radius * 0.86, radius * 0.76, 0.12, 10, -3, -4), scene.colour) +
  shape(blob(scene.random, radius * 0.4, radius * 0.3, 0.3, 8, -8, -10), light(scene.colour, 0.35), 0.8);

/** Asparagus lies on a tart in a row. */
const spears = ({ random, toppings }: FormScene): string => {
  const spear = toppings.find((topping) => topping.piece === 'asparagus');
  return repeat(spear === undefined ? 0 : 8, (at) =>
    put(
      -210 + at * 60,
      between(random, -8, 8),
      90 + between(random, -5, 5),
      4.4,
      `<g transform="scale(1 .62)">${spear?.draw() ?? ''}</g>`,
    ),
  );
};

const CLOSED: Pick<Form, 'hides' | 'onlyGarnish'> = { hides: INSIDE, onlyGarnish: true };

/** Pastry that is long, folded, dropped or fried; round pies are among the bakes. */
export const PASTRIES: Forms = {
  'long pastry': {
    vessels: ['board', 'lined tray', 'platter'],
    draw: (scene) =>
      put(
        20,
        -10,
        -7,
        1,
        box(520, 190, 84, '#1c0e0540', 6, 16) +
          box(520, 186, 82, dark(scene.colour, 0.24)) +
          box(500, 162, 72, scene.colour, -2, -7) +
          repeat(7, (at) => line(`M${n(-180 + at * 60)} 54l34 -112`, dark(scene.colour, 0.3), 7)) +
          line('M-200 -52Q0 -78 200 -54', light(scene.colour, 0.42), 9) +
          // A slice is off, and shows what is inside.
          oval(58, 92, dark(scene.colour, 0.2), 252) +
          oval(42, 72, scene.second, 254) +
          repeat(8, () => {
            const [x, y] = inCircle(scene.random, 1);
            return oval(7, 5, light(scene.second, scene.random() * 0.4), 254 + x * 30, y * 56);
          }),
      ),
    toppings: { most: 10, size: 0.9, reach: 0.9 },
    ...CLOSED,
  },
  turnovers: {
    vessels: ['board', 'lined tray', 'plate', 'rack'],
    draw: (scene) =>
      served(
        [
          [-170, -90, -14],
          [90, -110, 8],
          [-110, 70, 6],
          [150, 60, -10],
        ],
        () => halfMoon(scene),
        1.06,
      ),
    toppings: { most: 8, size: 0.9, reach: 0.95 },
    ...CLOSED,
  },
  cobbler: {
    vessels: ['oval dish', 'baking dish', 'skillet'],
    draw: (scene) => {
      const [width, height] = scene.room;
      return (
        (scene.isSquare ? box(width * 2, height * 2, 60, scene.second) : oval(width, height, scene.second)) +
        repeat(60, () => {
          const [x, y] = inCircle(scene.random, 0.96);
          return disc(between(scene.random, 10, 24), light(scene.second, scene.random() * 0.3), x * width, y * height);
        }) +
        around(8, (angle, at) => {
          const reach = at < 6 ? 0.66 : 0.16;
          const turn = at < 6 ? (angle * 8) / 6 : angle * 4;
          return put(
            Math.cos(turn) * width * reach,
            Math.sin(turn) * height * reach,
            scene.random() * 360,
            1,
            dropped(scene, between(scene.random, 66, 78)),
          );
        })
      );
    },
    toppings: { most: 12, size: 1.1, reach: 0.9 },
    hides: INSIDE,
  },
  'slab tart': {
    vessels: ['board', 'tray', 'lined tray'],
    draw: (scene) =>
      put(
        0,
        0,
        3,
        1,
        box(600, 370, 26, '#1c0e0540', 6, 14) +
          box(596, 366, 24, dark(scene.colour, 0.22)) +
          box(584, 350, 20, scene.colour, -2, -3) +
          box(524, 290, 14, dark(scene.second, 0.14)) +
          box(516, 282, 12, scene.second, 0, 2) +
          repeat(26, () =>
            shape(
              blob(scene.random, 22, 12, 0.3, 7, between(scene.random, -230, 230), between(scene.random, -116, 116)),
              light(scene.second, 0.22),
              0.6,
            ),
          ) +
          spears(scene),
      ),
    toppings: { most: 44, size: 1.25, reach: 0.7, gap: 0.6 },
    hides: [...BATTER, ...BREAD_PIECES],
  },
  'fried ribbons': {
    vessels: ['plate', 'paper', 'platter'],
    draw: (scene) =>
      repeat(14, () => {
        const [x, y] = inCircle(scene.random, 0.74);
        const ribbon = 'M-100 -26C-50 -44 -30 30 8 0C40 -26 60 -30 104 22L92 44C60 6 44 10 16 34C-34 64 -56 6 -92 12Z';
        return put(
          x * scene.room[0],
          y * scene.room[1],
          scene.random() * 360,
          1,
          put(4, 12, 0, 1, shape(ribbon, '#1c0e0538')) +
            shape(ribbon, dark(scene.colour, 0.16)) +
            put(-1, -4, 0, 0.88, shape(ribbon, light(scene.colour, 0.14))) +
            line('M-70 -14C-40 -16 -30 34 8 16C40 0 56 -14 88 24', dark(scene.colour, 0.22), 5) +
            sugared(scene, 12, 90, 30),
        );
      }),
    toppings: { most: 6, size: 1, reach: 0.9 },
    ...CLOSED,
  },
};
