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
import { type Form, type FormScene, type Forms, scatter } from './form.ts';
import { BATTER, crumbs } from './parts.ts';

const cakeOf = (scene: FormScene, radius: number): string =>
  disc(radius, '#1c0e0544', 6, 16) +
  shape(blob(scene.random, radius, radius, 0.012, 16), dark(scene.colour, 0.2)) +
  shape(blob(scene.random, radius - 12, radius - 12, 0.014, 16, -3, -5), scene.colour);

const SAVOURY_LOAF: Form = {
  vessels: ['board', 'rack', 'loaf tin'],
  draw: (scene) => put(0, 0, -3, 0.96, savouryLoaf(scene)),
  toppings: { most: 22, size: 1.3, reach: 0.62, gap: 0.6 },
  hides: BATTER.filter((piece) => piece !== 'banana-slice'),
  onlyGarnish: true,
};

/** A loaf of meat or lentils, cut at one end, a glaze over its top where it has one. */
const savouryLoaf = (scene: FormScene): string =>
  box(620, 300, 84, '#1c0e0544', 6, 16) +
  box(616, 296, 86, dark(scene.colour, 0.26)) +
  box(592, 268, 76, scene.colour, -2, -6) +
  crumbs({ ...scene, colour: dark(scene.colour, 0.06) }, 34, 128) +
  (scene.second === scene.colour ? '' : glazed({ ...scene, second: dark(scene.second, 0.14) })) +
  [118, 196].map((x) => line(`M${x} -132Q${x + 12} 0 ${x} 130`, dark(scene.colour, 0.5), 9, 0.85)).join('');

/** A glaze that has run down the sides a little. */
const glazed = (scene: FormScene): string =>
  box(556, 186, 74, dark(scene.second, 0.24), -2, -6) +
  repeat(9, (at) => oval(30, between(scene.random, 18, 40), dark(scene.second, 0.24), -236 + at * 59, 84)) +
  repeat(9, (at) => oval(25, between(scene.random, 14, 32), scene.second, -238 + at * 59, 76)) +
  box(546, 172, 68, scene.second, -4, -10) +
  line('M-228 -62Q-40 -84 150 -66', light(scene.second, 0.5), 12, 0.7);

/** Cakes and biscuits. */
export const CAKES: Forms = {
  cake: {
    vessels: ['cake stand', 'plate', 'round board'],
    draw: (scene) =>
      cakeOf(scene, 250) +
      (scene.second === scene.colour
        ? crumbs(scene, 60, 220) +
          repeat(70, () => {
            const [x, y] = inCircle(scene.random, 220);
            return disc(2.2, '#fff8ec', x, y);
          })
        : shape(blob(scene.random, 226, 224, 0.04, 13), dark(scene.second, 0.08)) +
          shape(blob(scene.random, 214, 210, 0.05, 12, -3, -4), scene.second) +
          repeat(5, (at) =>
            line(`M${n(-150 + at * 20)} ${n(-110 + at * 52)}q90 -34 170 0t120 -8`, light(scene.second, 0.6), 10, 0.8),
          )) +
      line('M0 0L232 -60M0 0L214 96', dark(scene.colour, 0.3), 4, scene.second === scene.colour ? 0.5 : 0.25),
    toppings: { most: 26, size: 1.5, reach: 0.7, gap: 0.66, inRings: true },
    hides: BATTER,
  },
  'layer cake': {
    vessels: ['cake stand', 'plate'],
    draw: (scene) =>
      put(
        0,
        0,
        0,
        1,
        oval(260, 210, '#1c0e0544', 6, 66) +
          [66, 22, -22]
            .map(
              (y, at) =>
                oval(250, 190, at === 1 ? scene.second : dark(scene.colour, 0.2), 0, y + 14) +
                oval(250, 190, at === 1 ? light(scene.second, 0.3) : scene.colour, 0, y),
            )
            .join('') +
          oval(236, 176, light(scene.colour, 0.18), 0, -26) +
          repeat(90, () => {
            const [x, y] = inCircle(scene.random, 1);
            return disc(2.6, '#fffaf0', x * 220, y * 160 - 26);
          }),
      ),
    toppings: { most: 16, size: 1.4, reach: 0.55 },
    hides: BATTER,
  },
  'bundt cake': {
    vessels: ['cake stand', 'plate'],
    draw: (scene) =>
      cakeOf(scene, 246) +
      around(12, (angle) =>
        line(
          `M${n(Math.cos(angle) * 86)} ${n(Math.sin(angle) * 86)}Q${n(Math.cos(angle + 0.12) * 170)} ${n(Math.sin(angle + 0.12) * 170)} ${n(Math.cos(angle) * 234)} ${n(Math.sin(angle) * 234)}`,
          dark(scene.colour, 0.24),
          9,
        ),
      ) +
      disc(66, dark(scene.colour, 0.45)) +
      (scene.second === scene.colour
        ? ''
        : shape(blob(scene.random, 160, 158, 0.12, 15), scene.second, 0.9) + disc(70, dark(scene.colour, 0.45))),
    toppings: { most: 18, size: 1.2, reach: 0.7 },
    hides: BATTER,
  },
  'savoury loaf': SAVOURY_LOAF,
  cookies: {
    vessels: ['plate', 'rack', 'lined tray', 'board'],
    draw: (scene) =>
      [
        [-210, -90, 118],
        [10, -120, 112],
        [220, -60, 116],
        [-110, 110, 116],
        [124, 130, 112],
      ]
        .map(([x = 0, y = 0, radius = 0]) =>
          put(
            x * Math.min(1, scene.room[0] / 310),
            y,
            0,
            Math.min(1, scene.room[0] / 300),
            disc(radius, '#1c0e0540', 5, 10) +
              shape(blob(scene.random, radius, radius, 0.025, 12), dark(scene.colour, 0.14)) +
              shape(blob(scene.random, radius - 10, radius - 11, 0.03, 12, -3, -4), scene.colour) +
              crumbs(scene, 14, radius * 0.75) +
              scatter({ ...scene, room: [radius * 0.7, radius * 0.7] }, { most: 10, size: 0.95, reach: 1, gap: 0.66 }),
          ),
        )
        .join(''),
    toppings: 'none',
    hides: [...BATTER, 'grain-mound', 'powder-mound', 'apple-slice', 'apple-cooked'],
  },
  shortbread: {
    vessels: ['plate', 'lined tray', 'rack'],
    draw: (scene) =>
      [-130, 0, 130]
        .map((y, row) =>
          [-180, 0, 180]
            .map((x) =>
              put(
                x * Math.min(1, scene.room[0] / 290),
                y,
                (row - 1) * 5,
                0.94,
                box(152, 92, 12, '#1c0e0538', 5, 9) +
                  box(150, 90, 12, dark(scene.colour, 0.16)) +
                  box(142, 80, 10, scene.colour, -2, -4) +
                  repeat(8, (at) =>
                    disc(4, dark(scene.colour, 0.3), -48 + (at % 4) * 32, -18 + Math.floor(at / 4) * 30),
                  ),
              ),
            )
            .join(''),
        )
        .join(''),
    toppings: { most: 12, size: 0.7, reach: 0.8 },
    hides: BATTER,
  },
  scones: {
    vessels: ['plate', 'rack', 'board'],
    draw: (scene) =>
      [
        [-150, -100],
        [60, -120],
        [190, 30],
        [-180, 90],
        [20, 100],
      ]
        .map(([x = 0, y = 0]) =>
          put(
            x,
            y,
            0,
            1,
            // Pale at the sides, risen and brown on top, dusted with flour.
            disc(96, '#1c0e0540', 5, 14) +
              disc(94, light(scene.colour, 0.46), 0, 6) +
              shape(blob(scene.random, 90, 86, 0.05, 11, 0, -2), dark(scene.colour, 0.1)) +
              shape(blob(scene.random, 74, 68, 0.07, 11, -6, -10), scene.colour) +
              shape(blob(scene.random, 44, 36, 0.1, 9, -16, -20), light(scene.colour, 0.24)) +
              crumbs(scene, 9, 60) +
              scatter({ ...scene, room: [64, 62] }, { most: 6, size: 0.85, reach: 1, gap: 0.7 }),
          ),
        )
        .join(''),
    toppings: 'none',
    hides: BATTER,
  },
  churros: {
    vessels: ['paper', 'plate', 'board'],
    draw: (scene) =>
      repeat(9, (at) =>
        put(
          between(scene.random, -30, 30),
          -170 + at * 42,
          between(scene.random, -16, 16),
          1,
          line('M-210 0Q0 -26 210 6', '#1c0e0538', 40) +
            line('M-210 -8Q0 -34 210 -2', dark(scene.colour, 0.2), 38) +
            line('M-208 -14Q0 -40 208 -8', scene.colour, 25) +
            line('M-206 -2Q0 -28 206 4M-206 -20Q0 -46 206 -14', dark(scene.colour, 0.24), 4) +
            repeat(16, () => disc(2.6, '#fffaf0', between(scene.random, -200, 200), between(scene.random, -36, 2))),
        ),
      ),
    toppings: { most: 6, size: 1, reach: 0.9 },
    hides: [...BATTER, 'chocolate-square'],
  },
};
