import { between } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import {
  blob,
  box,
  dark,
  inCircle,
  light,
  line,
  n,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { pool, rice } from './bowls.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { MEATS } from './parts.ts';

/** How long each slice of a cutlet is, from end to end. */
const CUTLET = [138, 190, 214, 208, 182, 128];

/** A cutlet cut across, its inside seen at the cuts. */
const cutletSlices = (scene: FormScene, coat: Colour, face: Colour, isCrumbed = true): string =>
  CUTLET.map((high, at) =>
    put(
      (at - 2.5) * 62,
      at % 2 ? 5 : -4,
      between(scene.random, -3, 3),
      1,
      box(60, high, 24, '#1c0e0548', 4, 10) +
        box(60, high, 24, dark(coat, 0.26)) +
        box(54, high - 8, 22, coat, -2, -3) +
        (isCrumbed ? crumb(scene, coat, high) : glazed(coat, high)) +
        box(isCrumbed ? 14 : 9, high - 40, 5, face, 22, -2),
    ),
  ).join('');

const crumb = (scene: FormScene, coat: Colour, high: number): string =>
  repeat(9, () => {
    const [x, y] = [between(scene.random, -20, 10), between(scene.random, -0.42, 0.42) * high];
    return shape(blob(scene.random, 7, 5, 0.3, 6, x, y), scene.random() < 0.5 ? light(coat, 0.34) : dark(coat, 0.18));
  });

const glazed = (coat: Colour, high: number): string =>
  line(`M-14 ${n(-high / 2 + 26)}V${n(high / 2 - 40)}`, light(coat, 0.5), 9, 0.8) +
  line(`M2 ${n(-high / 2 + 22)}V${n(-high / 2 + 60)}`, light(coat, 0.35), 5, 0.8);

const EGG = ['#fff6e0', '#f7cf58', '#f2bd3c'];

/** Eggs that have only just set, in large soft curds. */
const softEgg = (scene: FormScene, count: number): string =>
  repeat(count, (at) => {
    const [x, y] = inCircle(scene.random, 0.84);
    return shape(
      blob(
        scene.random,
        between(scene.random, 34, 62),
        between(scene.random, 24, 40),
        0.2,
        9,
        x * scene.room[0],
        y * scene.room[1],
      ),
      EGG[at % 3] ?? '#f7cf58',
      0.94,
    );
  });

const CRUMBED = '#cf8f3e';
const COOKED = '#f4e2c4';

/** What is seen of ham and cheese where a filled cutlet is cut. */
const FILLED = CUTLET.map((high, at) =>
  put(
    (at - 2.5) * 62 + 22,
    at % 2 ? 3 : -6,
    0,
    1,
    box(8, high - 58, 4, '#f6cf5e') + box(4, high - 64, 2, '#e07f86', -3),
  ),
).join('');

/** Cutlets cut across: alone, in a curry, on rice. */
export const CUTLETS: Forms = {
  'filled cutlets': {
    vessels: ['plate', 'rimmed plate', 'board'],
    draw: (scene) =>
      put(0, 0, -10, 1.3, cutletSlices(scene, scene.colour, COOKED) + FILLED) +
      shape(blob(scene.random, 74, 26, 0.2, 11, 30, 176), '#f6cf5e', 0.9),
    toppings: { most: 16, size: 1.4, reach: 0.96 },
    hides: [...MEATS, 'ham-fold', 'grated-cheese', 'cheese-slice', 'cheese-wedge', 'shaving', 'crumb', 'butter-pat'],
  },
  'sliced cutlets': {
    vessels: ['plate', 'rimmed plate', 'board'],
    draw: (scene) =>
      shape(blob(scene.random, 236, 168, 0.07, 13, 4, 8), dark(scene.colour, 0.2), 0.75) +
      put(0, 0, -10, 1.26, cutletSlices(scene, scene.colour, scene.second, false)),
    toppings: { most: 22, size: 1.3, reach: 0.95 },
    hides: MEATS,
  },
  'katsu curry': {
    vessels: ['plate', 'wide bowl'],
    draw: (scene) => {
      const [width, height] = scene.room;
      return (
        pool({ ...scene, room: [width * 0.98, height * 0.96] }, scene.colour) +
        put(
          width * 0.5,
          height * 0.34,
          0,
          1,
          scatter({ ...scene, room: [width * 0.36, height * 0.42] }, { most: 11, size: 1.5, reach: 1 }),
        ) +
        put(-width * 0.5, 0, 6, 1, rice(scene, scene.second, [width * 0.48, height * 0.84])) +
        put(width * 0.12, -height * 0.1, -52, 1.14, cutletSlices(scene, CRUMBED, COOKED))
      );
    },
    toppings: 'none',
    hides: [...MEATS, 'rice-mound', 'grain-mound', 'crumb', 'onion-slice'],
  },
  'cutlet on rice': {
    vessels: ['bowl', 'bowl', 'wide bowl'],
    draw: (scene) => {
      const [width, height] = scene.room;
      return (
        rice(scene, scene.second, [width * 0.96, height * 0.96]) +
        softEgg({ ...scene, room: [width * 0.92, height * 0.88] }, 34) +
        put(0, -4, -12, 1.1, cutletSlices(scene, CRUMBED, COOKED)) +
        softEgg({ ...scene, room: [width * 0.62, height * 0.34] }, 6) +
        scatter({ ...scene, room: [width, height] }, { most: 22, size: 1.4, reach: 0.74, gap: 0.6 })
      );
    },
    toppings: 'none',
    hides: [...MEATS, 'rice-mound', 'egg-half', 'egg-ribbon', 'egg-curd', 'crumb'],
  },
};
