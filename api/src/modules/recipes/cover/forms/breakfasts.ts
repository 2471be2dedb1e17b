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
import { pool } from './bowls.ts';
import type { Form, Forms } from './form.ts';
import { foldedOmelette } from './folded-omelette.ts';

const CLUSTERS: Form = {
  vessels: ['bowl', 'lined tray', 'jar'],
  draw: (scene) =>
    oval(scene.room[0], scene.room[1], dark(scene.colour, 0.3)) +
    repeat(210, () => {
      const [x, y] = inCircle(scene.random, 0.95);
      return shape(
        blob(
          scene.random,
          between(scene.random, 8, 22),
          between(scene.random, 7, 17),
          0.25,
          7,
          x * scene.room[0],
          y * scene.room[1],
        ),
        scene.random() < 0.5
          ? scene.colour
          : scene.random() < 0.5
            ? light(scene.colour, 0.35)
            : dark(scene.colour, 0.2),
      );
    }),
  toppings: { most: 40, size: 1.1, reach: 0.88, gap: 0.5 },
  hides: ['grain-mound'],
};

/** Eggs, and what one eats in the morning. */
export const BREAKFASTS: Forms = {
  omelette: {
    vessels: ['plate', 'skillet', 'rimmed plate'],
    draw: (scene) => put(0, 0, -7, Math.min(1, scene.room[0] / 262), foldedOmelette(scene)),
    toppings: { most: 8, size: 1, reach: 0.4 },
    hides: ['egg-half', 'egg-curd', 'butter-pat', 'grated-cheese'],
  },
  'rolled omelette': {
    vessels: ['plate', 'slate', 'board'],
    draw: (scene) =>
      [-170, -58, 54, 166]
        .map((x) =>
          put(
            x,
            0,
            4,
            1,
            box(100, 150, 30, '#1c0e0538', 5, 10) +
              box(98, 148, 30, dark(scene.colour, 0.12)) +
              box(90, 138, 26, scene.colour, -2, -4) +
              line('M-26 40C-40 -50 30 -56 26 -6C22 26 -8 20 -6 -6', dark(scene.colour, 0.2), 5),
          ),
        )
        .join(''),
    toppings: { most: 8, size: 0.9, reach: 0.9 },
    hides: ['egg-half', 'egg-curd'],
  },
  'fried eggs': {
    vessels: ['skillet', 'plate', 'pan'],
    draw: (scene) =>
      [
        [-100, -60],
        [90, -30],
        [-10, 110],
      ]
        .map(([x = 0, y = 0]) =>
          put(
            x,
            y,
            scene.random() * 360,
            1,
            shape(blob(scene.random, 118, 104, 0.12, 9, 3, 8), '#1c0e0533') +
              shape(blob(scene.random, 116, 102, 0.12, 9), '#efe3cd') +
              shape(blob(scene.random, 106, 92, 0.12, 9), '#fffdf6') +
              disc(40, '#f2a516') +
              disc(13, '#ffd268', -12, -12),
          ),
        )
        .join(''),
    toppings: { most: 34, size: 1.5, reach: 0.98, gap: 0.66 },
    hides: ['egg-half', 'egg-curd', 'egg-fried'],
  },
  'eggs in sauce': {
    vessels: ['skillet', 'pan', 'clay pot'],
    draw: (scene) =>
      pool(scene, scene.colour) +
      repeat(16, () => {
        const [x, y] = inCircle(scene.random, 0.82);
        return shape(
          blob(scene.random, 42, 32, 0.2, 8, x * scene.room[0], y * scene.room[1]),
          scene.random() < 0.5 ? light(scene.colour, 0.12) : dark(scene.colour, 0.12),
          0.7,
        );
      }) +
      around(4, (angle) =>
        put(
          Math.cos(angle + 0.5) * 140,
          Math.sin(angle + 0.5) * 140,
          scene.random() * 360,
          1,
          shape(blob(scene.random, 82, 74, 0.12, 9), '#fffaf0') + disc(31, '#f2a516') + disc(10, '#ffd268', -9, -10),
        ),
      ),
    toppings: { most: 34, size: 1.2, reach: 0.9, gap: 0.6 },
    hides: ['egg-half', 'egg-curd', 'tomato-wedge', 'tomato-half'],
  },
  frittata: {
    vessels: ['skillet', 'round board', 'plate'],
    draw: (scene) => {
      const radius = Math.min(scene.room[1], 270);
      return (
        disc(radius, '#1c0e0540', 4, 10) +
        disc(radius, dark(scene.colour, 0.2)) +
        disc(radius - 12, scene.colour) +
        repeat(24, () => {
          const [x, y] = inCircle(scene.random, radius - 40);
          return shape(blob(scene.random, 32, 22, 0.25, 8, x, y), dark(scene.colour, 0.28), 0.4);
        }) +
        line(`M0 0L${n(radius * 0.94)} -40M0 0L${n(radius * 0.8)} ${n(radius * 0.5)}`, dark(scene.colour, 0.34), 5)
      );
    },
    toppings: { most: 40, size: 1.4, reach: 0.76, gap: 0.6 },
    hides: ['egg-half', 'egg-curd', 'grated-cheese'],
  },
  pancakes: {
    vessels: ['plate', 'rimmed plate', 'small plate'],
    draw: (scene) =>
      [4, 3, 2, 1, 0]
        .map(
          (at) =>
            shape(blob(scene.random, 214, 200, 0.022, 14, at * 7 - 10, at * 17 - 26), dark(scene.colour, 0.3)) +
            shape(
              blob(scene.random, 206, 190, 0.02, 14, at * 7 - 12, at * 17 - 34),
              at === 0 ? light(scene.colour, 0.08) : scene.colour,
            ),
        )
        .join('') +
      shape(blob(scene.random, 132, 112, 0.2, 9, -12, -34), dark(scene.colour, 0.3), 0.55) +
      (scene.toppings.some(({ piece }) => piece === 'butter-pat')
        ? put(
            -20,
            -40,
            14,
            2,
            '<path d="M-15 -9L12 -13L18 8L-9 14Z" fill="#e0b84f"/><path d="M-15 -10L12 -14L16 5L-10 10Z" fill="#ffe08a"/>',
          )
        : ''),
    toppings: { most: 20, size: 1.5, reach: 0.8, gap: 0.66 },
    hides: ['egg-half', 'egg-curd', 'butter-pat', 'grain-mound', 'swirl'],
  },
  crepes: {
    vessels: ['plate', 'rimmed plate'],
    draw: (scene) =>
      [
        [-80, -60, -20],
        [60, -20, 30],
        [-20, 90, 80],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          put(
            x,
            y,
            turn,
            1,
            shape('M0 -130C60 -110 150 60 140 96C60 130 -70 130 -140 96C-140 40 -60 -110 0 -130Z', '#1c0e0540') +
              put(
                0,
                -8,
                0,
                0.98,
                shape(
                  'M0 -130C60 -110 150 60 140 96C60 130 -70 130 -140 96C-140 40 -60 -110 0 -130Z',
                  dark(scene.colour, 0.14),
                ) +
                  put(
                    0,
                    2,
                    0,
                    0.94,
                    shape(
                      'M0 -130C60 -110 150 60 140 96C60 130 -70 130 -140 96C-140 40 -60 -110 0 -130Z',
                      scene.colour,
                    ),
                  ) +
                  repeat(9, () =>
                    shape(
                      blob(
                        scene.random,
                        17,
                        11,
                        0.3,
                        7,
                        between(scene.random, -60, 60),
                        between(scene.random, -40, 80),
                      ),
                      dark(scene.colour, 0.28),
                      0.6,
                    ),
                  ) +
                  line('M0 -120C20 -40 60 40 120 88', dark(scene.colour, 0.2), 4),
              ),
          ),
        )
        .join(''),
    toppings: { most: 20, size: 1.3, reach: 0.85 },
    hides: ['egg-half', 'egg-curd', 'butter-pat'],
  },
  waffles: {
    vessels: ['plate', 'board'],
    draw: (scene) =>
      [
        [-110, -40, -10],
        [110, 40, 14],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          put(
            x,
            y,
            turn,
            1,
            box(260, 260, 40, '#1c0e0540', 5, 12) +
              box(258, 258, 40, dark(scene.colour, 0.2)) +
              box(246, 246, 34, scene.colour, -2, -3) +
              repeat(16, (at) =>
                box(44, 44, 7, dark(scene.colour, 0.24), -84 + (at % 4) * 56, -84 + Math.floor(at / 4) * 56),
              ),
          ),
        )
        .join(''),
    toppings: { most: 22, size: 1.5, reach: 0.8 },
    hides: ['egg-half', 'egg-curd', 'butter-pat', 'waffle'],
  },
  'french toast': {
    vessels: ['plate', 'skillet'],
    draw: (scene) =>
      [
        [-110, -40, -14],
        [100, 40, 12],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          put(
            x,
            y,
            turn,
            1.12,
            box(250, 230, 50, '#1c0e0540', 5, 12) +
              box(248, 228, 50, dark(scene.colour, 0.3)) +
              box(222, 202, 40, scene.colour, -2, -3) +
              repeat(14, () =>
                shape(
                  blob(scene.random, 24, 16, 0.3, 8, between(scene.random, -84, 84), between(scene.random, -74, 74)),
                  dark(scene.colour, 0.34),
                  0.5,
                ),
              ),
          ),
        )
        .join(''),
    toppings: { most: 18, size: 1.4, reach: 0.85 },
    hides: ['egg-half', 'egg-curd', 'toast-slice', 'butter-pat', 'loaf-whole', 'bread-slice', 'bun-whole'],
  },
  yogurt: {
    vessels: ['bowl', 'small bowl', 'coupe'],
    draw: (scene) =>
      pool(scene, scene.colour, false) +
      line(
        'M-130 40C-140 -120 150 -130 150 20C150 120 -60 140 -70 30C-70 -40 70 -50 66 20',
        dark(scene.colour, 0.08),
        20,
        0.8,
      ),
    toppings: { most: 46, size: 1.5, reach: 0.78, gap: 0.55 },
    hides: ['dollop', 'swirl'],
  },
  granola: CLUSTERS,
  popcorn: {
    vessels: ['bowl', 'wooden bowl', 'paper'],
    draw: (scene) =>
      repeat(110, () => {
        const [x, y] = inCircle(scene.random, 0.9);
        const puff = scene.random() < 0.5 ? light(scene.colour, 0.75) : light(scene.colour, 0.35);
        return put(
          x * scene.room[0],
          y * scene.room[1],
          scene.random() * 360,
          between(scene.random, 0.8, 1.1),
          disc(27, '#1c0e0530', 2, 6) +
            disc(17, dark(puff, 0.08), -12, 4) +
            disc(18, puff, 10, -8) +
            disc(16, puff, 8, 12) +
            disc(6, '#d9a04a', -2, 2),
        );
      }),
    toppings: { most: 20, size: 1, reach: 0.85, gap: 0.6 },
  },
};
