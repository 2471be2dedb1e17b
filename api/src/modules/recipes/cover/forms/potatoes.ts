import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  box,
  dark,
  inCircle,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import type { FormScene, Forms } from './form.ts';
import { MEATS, piece } from './parts.ts';
import { BROWNED, strewn } from './roots.ts';

const WEDGE = 'M-82 20C-66 -30 62 -34 84 16C56 36 -54 38 -82 20Z';

/** A wedge of a potato, its skin on the outside. */
const wedge = (scene: FormScene): string =>
  put(4, 9, 0, 1, shape(WEDGE, '#1c0e0540')) +
  shape(WEDGE, dark(scene.colour, 0.42)) +
  shape('M-76 15C-60 -26 58 -30 78 12C50 18 -46 20 -76 15Z', scene.colour) +
  shape('M-66 8C-46 -22 46 -25 68 6C40 -2 -36 0 -66 8Z', light(scene.colour, 0.3)) +
  line('M-72 15Q0 22 74 12', BROWNED, 6, 0.6);

const sliver = ({ random }: FormScene, [width, height]: readonly [number, number]): string => {
  const [[x, y], turn] = [inCircle(random, 1), random() * 6.3];
  const [dx, dy] = [Math.cos(turn) * 42, Math.sin(turn) * 42];
  return `M${n(x * width - dx)} ${n(y * height - dy)}q${n(dx - dy * 0.14)} ${n(dy + dx * 0.14)} ${n(dx * 2)} ${n(dy * 2)}`;
};

/** Slices of potato that lie over each other in a row, browned. */
function rowOfSlices(scene: FormScene, y: number): string {
  const half = scene.room[0] * (scene.isSquare ? 0.92 : 0.9 * Math.sqrt(Math.max(0.1, 1 - (y / scene.room[1]) ** 2)));
  const count = Math.floor((half * 2) / 50);
  return repeat(count, (at) => {
    const [x, up] = [-half + 30 + at * 50, y + between(scene.random, -7, 7)];
    return (
      oval(50, 46, '#1c0e0530', x + 4, up + 7) +
      oval(49, 45, dark(scene.colour, 0.34), x, up) +
      oval(44, 40, light(scene.colour, scene.random() * 0.3), x, up - 1) +
      (scene.random() < 0.5 ? shape(blob(scene.random, 24, 15, 0.3, 7, x - 14, up), BROWNED, 0.35) : '')
    );
  });
}

/** Potatoes in wedges, slivers and slices, and mashed with greens. */
export const POTATOES: Forms = {
  chips: {
    vessels: ['paper', 'bowl', 'plate'],
    draw: (scene) =>
      repeat(54, () => {
        const [x, y] = inCircle(scene.random, 0.86);
        return put(
          x * scene.room[0] * 0.8,
          y * scene.room[1] * 0.86,
          scene.random() * 360,
          between(scene.random, 2.1, 2.8),
          oval(24, 7, '#1c0e0530', 2, 4) + piece('fry', scene, light(scene.colour, scene.random() * 0.25)),
        );
      }),
    toppings: { most: 18, size: 1, reach: 0.8, gap: 0.5 },
    hides: ['chunk', 'cube', 'fry', 'potato-slice'],
  },
  wedges: {
    vessels: ['tray', 'lined tray', 'plate', 'paper'],
    draw: (scene) => strewn(scene, 34, 0.84, () => wedge(scene)),
    toppings: { most: 16, size: 1.1, reach: 0.8, gap: 0.5 },
    hides: ['chunk', 'cube', 'fry', 'potato-slice', 'egg-half'],
  },
  'mash with greens': {
    vessels: ['bowl', 'plate', 'small bowl'],
    draw: (scene) => {
      const [width, height] = scene.room;
      return (
        shape(blob(scene.random, width * 0.92, height * 0.88, 0.05, 12, 0, 8), dark(scene.colour, 0.14)) +
        shape(blob(scene.random, width * 0.9, height * 0.86, 0.05, 12), scene.colour) +
        repeat(70, () => {
          const [x, y] = inCircle(scene.random, 0.8);
          const green = scene.random() < 0.5 ? '#7fa653' : '#a9c27a';
          return put(
            x * width,
            y * height,
            scene.random() * 360,
            between(scene.random, 0.9, 1.5),
            piece('shred', scene, green),
          );
        }) +
        repeat(9, () => {
          const [x, y] = inCircle(scene.random, 0.74);
          return shape(blob(scene.random, 50, 34, 0.2, 9, x * width, y * height), light(scene.colour, 0.3), 0.85);
        })
      );
    },
    toppings: { most: 20, size: 1.05, reach: 0.7 },
    hides: ['butter-pat', 'chunk', 'cube', 'root-whole', 'cabbage-shred', 'frilly-leaf', 'dollop', 'onion-slice'],
  },
  slivers: {
    vessels: ['wok', 'plate', 'bowl'],
    draw: (scene) => {
      const [width, height] = [scene.room[0] * 0.86, scene.room[1] * 0.84];
      const shades = [dark(scene.colour, 0.2), light(scene.colour, 0.3), scene.colour, light(scene.second, 0.3)];
      return (
        shape(blob(scene.random, width, height, 0.05, 13), dark(scene.colour, 0.3)) +
        shades
          .map((shade) =>
            line(
              repeat(75, () => sliver(scene, [width * 0.86, height * 0.86])),
              shade,
              8,
            ),
          )
          .join('')
      );
    },
    toppings: { most: 26, size: 1.4, reach: 0.8, gap: 0.7 },
    hides: ['baton', 'cube', 'chunk', 'shred'],
  },
  'sliced potatoes': {
    vessels: ['baking dish', 'oval dish', 'baking dish'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const ground = scene.isSquare
        ? box(width * 2, height * 2, 50, dark(scene.second, 0.14))
        : oval(width, height, dark(scene.second, 0.14));
      return ground + repeat(5, (row) => rowOfSlices(scene, (row - 2) * height * 0.39));
    },
    toppings: { most: 24, size: 1.7, reach: 0.82, gap: 0.8 },
    hides: [
      ...MEATS,
      'chunk',
      'cube',
      'potato-slice',
      'radish-slice',
      'apple-slice',
      'grated-cheese',
      'butter-pat',
      'dollop',
      'crumb',
    ],
  },
};
