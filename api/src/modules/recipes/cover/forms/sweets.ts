import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  blob,
  box,
  dark,
  disc,
  hoop,
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
import { type Forms, scatter } from './form.ts';

const SOFT = [
  'egg-half',
  'egg-curd',
  'swirl',
  'dollop',
  'butter-pat',
  'powder-mound',
  'carton',
  'biscuit',
  'chocolate-square',
];

/** Puddings and drinks. */
export const SWEETS: Forms = {
  flan: {
    fills: true,
    vessels: ['plate', 'small plate', 'rimmed plate'],
    draw: (scene) =>
      (scene.second === scene.colour
        ? ''
        : shape(blob(scene.random, 226, 214, 0.06, 12, 0, 8), dark(scene.second, 0.1), 0.92)) +
      disc(160, '#1c0e0533', 4, 12) +
      disc(158, dark(scene.colour, 0.16)) +
      disc(150, scene.colour, 0, -6) +
      disc(132, scene.second, 0, -10) +
      oval(52, 22, light(scene.second, 0.5), -40, -62, -22),
    toppings: { most: 14, size: 1.2, reach: 0.9 },
    hides: SOFT,
  },
  'burnt custard': {
    vessels: ['small bowl'],
    draw: (scene) =>
      pool(scene, scene.colour) +
      repeat(20, () => {
        const [x, y] = inCircle(scene.random, 0.88);
        return shape(
          blob(
            scene.random,
            between(scene.random, 22, 56),
            between(scene.random, 16, 40),
            0.25,
            9,
            x * scene.room[0],
            y * scene.room[1],
          ),
          scene.random() < 0.6 ? dark(scene.colour, 0.42) : light(scene.colour, 0.3),
          0.5,
        );
      }) +
      line('M-120 -90Q-20 -160 110 -100', light(scene.colour, 0.6), 10, 0.6),
    toppings: { most: 8, size: 1.2, reach: 0.4 },
    hides: [...SOFT, 'citrus-wedge', 'citrus-slice'],
    onlyGarnish: true,
  },
  'jelly mould': {
    vessels: ['plate', 'small plate', 'cake stand'],
    draw: (scene) =>
      around(14, (angle) => disc(58, '#1c0e0530', Math.cos(angle) * 165 + 4, Math.sin(angle) * 165 + 14)) +
      around(14, (angle) => disc(56, dark(scene.colour, 0.12), Math.cos(angle) * 165, Math.sin(angle) * 165)) +
      disc(186, scene.colour) +
      around(14, (angle) =>
        line(
          `M${n(Math.cos(angle) * 96)} ${n(Math.sin(angle) * 96)}L${n(Math.cos(angle) * 196)} ${n(Math.sin(angle) * 196)}`,
          light(scene.colour, 0.3),
          9,
          0.55,
        ),
      ) +
      scatter({ ...scene, room: [180, 180] }, { most: 26, size: 1.1, reach: 0.95, gap: 0.6 }) +
      disc(92, light(scene.colour, 0.16)) +
      disc(92, 'url(#gloss)') +
      oval(30, 14, light(scene.colour, 0.65), -34, -44, -30),
    toppings: 'none',
    hides: [...SOFT, 'lettuce-leaf'],
  },
  mousse: {
    vessels: ['coupe', 'glass', 'small bowl'],
    draw: (scene) =>
      pool(scene, scene.colour, false) +
      [0.78, 0.5, 0.24]
        .map((size, at) =>
          shape(
            blob(scene.random, scene.room[0] * size, scene.room[1] * size * 0.96, 0.05, 12, at * -4, at * -6),
            at % 2 ? light(scene.colour, 0.14) : light(scene.colour, 0.06),
          ),
        )
        .join('') +
      line('M-70 20C-60 -60 70 -60 66 10C60 50 -20 46 -16 6', dark(scene.colour, 0.14), 12, 0.7),
    toppings: { most: 18, size: 1.3, reach: 0.62 },
    hides: [...SOFT, 'avocado-slice'],
  },
  trifle: {
    vessels: ['coupe', 'glass', 'bowl'],
    draw: (scene) =>
      pool(scene, scene.colour, false) +
      repeat(16, () => {
        const [x, y] = inCircle(scene.random, 0.78);
        return shape(
          blob(scene.random, 44, 36, 0.16, 9, x * scene.room[0], y * scene.room[1]),
          scene.random() < 0.6 ? light(scene.colour, 0.4) : scene.second,
        );
      }),
    toppings: { most: 28, size: 1.4, reach: 0.82, gap: 0.6 },
    hides: ['swirl', 'dollop', 'meringue'],
  },
  'layered dessert': {
    vessels: ['baking dish', 'oval dish', 'plate'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const wide = scene.isSquare;
      return (
        (wide
          ? box(width * 2, height * 2, 50, light(scene.second, 0.3))
          : box(width * 1.5, height * 1.3, 18, light(scene.second, 0.3))) +
        repeat(420, () => {
          const [x, y] = [between(scene.random, -1, 1), between(scene.random, -1, 1)];
          return disc(
            between(scene.random, 2, 6),
            scene.random() < 0.6 ? scene.colour : dark(scene.colour, 0.2),
            x * width * (wide ? 0.97 : 0.72),
            y * height * (wide ? 0.95 : 0.62),
          );
        }) +
        line(
          `M${n(-width * 0.3)} ${n(-height * 0.9)}V${n(height * 0.9)}M${n(width * 0.3)} ${n(-height * 0.9)}V${n(height * 0.9)}`,
          light(scene.second, 0.5),
          5,
          0.6,
        )
      );
    },
    toppings: { most: 8, size: 1, reach: 0.6 },
    hides: [...SOFT, 'mug'],
  },
  'ice cream': {
    vessels: ['coupe', 'small bowl', 'glass'],
    draw: (scene) =>
      oval(scene.room[0], scene.room[1], light(scene.second, 0.2)) +
      [
        [-70, -40],
        [72, -30],
        [0, 74],
      ]
        .map(([x = 0, y = 0], at) =>
          put(
            x,
            y,
            scene.random() * 360,
            1,
            shape(blob(scene.random, 104, 102, 0.045, 13, 4, 9), '#1c0e0530') +
              shape(blob(scene.random, 103, 101, 0.045, 13), dark(scene.colour, 0.12)) +
              shape(blob(scene.random, 92, 90, 0.05, 13, -4, -6), at === 1 ? light(scene.colour, 0.2) : scene.colour) +
              oval(28, 16, light(scene.colour, 0.6), -28, -36, -30),
          ),
        )
        .join(''),
    toppings: { most: 18, size: 1.2, reach: 0.85, gap: 0.6 },
    hides: SOFT,
  },
  truffles: {
    vessels: ['plate', 'small plate', 'slate'],
    draw: (scene) =>
      repeat(16, (at) => {
        const [angle, reach] = [at * 2.4, Math.sqrt((at + 0.3) / 16) * 0.86];
        return put(
          Math.cos(angle) * reach * scene.room[0],
          Math.sin(angle) * reach * scene.room[1],
          scene.random() * 360,
          1,
          disc(52, '#1c0e0540', 4, 8) +
            disc(51, dark(scene.colour, 0.24)) +
            disc(45, scene.colour, -2, -4) +
            repeat(20, () => {
              const [x, y] = inCircle(scene.random, 38);
              return box(
                12,
                5,
                2,
                scene.random() < 0.5 ? light(scene.colour, 0.25) : dark(scene.colour, 0.3),
                x,
                y - 3,
              );
            }),
        );
      }),
    toppings: { most: 6, size: 0.8, reach: 0.9 },
    hides: SOFT,
  },
  'fruit in syrup': {
    vessels: ['bowl', 'small bowl', 'coupe'],
    draw: (scene) => pool(scene, scene.colour) + scatter(scene, { most: 46, size: 1.7, reach: 0.84, gap: 0.5 }),
    toppings: 'none',
    hides: ['swirl', 'dollop', 'chocolate-square'],
  },
  'steamed pudding': {
    vessels: ['plate', 'bowl'],
    draw: (scene) =>
      (scene.second === scene.colour ? '' : shape(blob(scene.random, 232, 220, 0.07, 12, 0, 8), scene.second)) +
      disc(166, '#1c0e0540', 4, 12) +
      shape(blob(scene.random, 164, 160, 0.03, 12), dark(scene.colour, 0.22)) +
      shape(blob(scene.random, 152, 148, 0.03, 12, -3, -6), scene.colour) +
      shape(
        blob(scene.random, 110, 96, 0.2, 10, 0, -8),
        dark(scene.second, 0.1),
        scene.second === scene.colour ? 0.3 : 0.9,
      ) +
      oval(40, 18, light(scene.second, 0.5), -30, -46, -22),
    toppings: { most: 8, size: 1, reach: 0.8 },
    hides: SOFT,
  },
  'hot drink': {
    vessels: ['mug'],
    draw: (scene) =>
      pool(scene, scene.colour) +
      hoop(scene.room[0] - 14, light(scene.colour, 0.35), 10) +
      line('M-60 10C-60 -70 70 -70 66 0C62 40 -10 40 -10 4', light(scene.colour, 0.5), 14, 0.75),
    toppings: { most: 6, size: 1.8, reach: 0.6, gap: 0.9 },
    hides: ['swirl', 'dollop', 'mug', 'pepper-strip', 'long-leaf', 'thyme', 'needle'],
  },
};
