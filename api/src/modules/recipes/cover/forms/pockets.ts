import { blend } from '../../../ingredients/food-art/colour.ts';
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
import { type FormScene, type Forms, scatter } from './form.ts';
import { BREAD_PIECES, browned } from './parts.ts';

const SLICE =
  'M-150 -120C-150 -190 150 -190 150 -120C190 -110 180 -40 150 -30V150Q150 175 120 175H-120Q-150 175 -150 150V-30C-180 -40 -190 -110 -150 -120Z';
/** The front of a pocket, whose mouth is above. */
const POCKET = 'M-176 -30C-150 -12 150 -12 176 -30C176 90 100 140 0 140C-100 140 -176 90 -176 -30Z';
const BACK = 'M-170 -20C-176 -96 176 -96 170 -20C150 20 -150 20 -170 -20Z';

const pocket = (scene: FormScene): string =>
  put(6, 16, 0, 1, shape(POCKET, '#1c0e0544')) +
  shape(BACK, dark(scene.colour, 0.2)) +
  shape('M-152 -26C-150 -78 150 -78 152 -26C120 10 -120 10 -152 -26Z', dark(scene.second, 0.25)) +
  put(0, -38, 0, 1, scatter({ ...scene, room: [146, 34] }, { most: 30, size: 1.6, reach: 1, gap: 0.36 })) +
  shape(POCKET, dark(scene.colour, 0.2)) +
  put(0, 2, 0, 0.95, shape(POCKET, scene.colour)) +
  put(0, 56, 0, 1, browned(scene, 9, 116, 50, 22)) +
  line('M-160 -18C-120 -4 120 -4 160 -18', light(scene.colour, 0.4), 8);

const tostada = (scene: FormScene): string =>
  disc(142, '#1c0e0544', 4, 11) +
  shape(blob(scene.random, 141, 139, 0.02, 14), dark(scene.colour, 0.3)) +
  shape(blob(scene.random, 133, 131, 0.02, 14, -2, -3), scene.colour) +
  repeat(14, () => {
    const [x, y] = inCircle(scene.random, 126);
    return shape(blob(scene.random, 11, 8, 0.2, 7, x, y), light(scene.colour, 0.35));
  }) +
  shape(blob(scene.random, 104, 100, 0.09, 11), dark(scene.second, 0.1)) +
  scatter({ ...scene, room: [98, 96] }, { most: 26, size: 1.5, reach: 1, gap: 0.46 });

/** A sauce of cheese that a grill has browned, to the edges of its toast. */
const rarebit = (scene: FormScene): string =>
  put(4, 12, 0, 1, shape(SLICE, '#1c0e0540')) +
  shape(SLICE, dark(scene.colour, 0.3)) +
  put(0, 0, 0, 0.97, shape(SLICE, dark(scene.second, 0.16))) +
  put(-2, -3, 0, 0.93, shape(SLICE, scene.second)) +
  repeat(26, () => {
    const [x, y] = inCircle(scene.random, 1);
    return shape(
      blob(scene.random, 24, 17, 0.25, 8, x * 128, y * 134),
      scene.random() < 0.6 ? blend(scene.second, '#8a4a1c', 0.6) : light(scene.second, 0.4),
      0.6,
    );
  });

const radish = ({ colour, random }: FormScene): string =>
  line('M0 42Q10 78 -8 100', '#f6efe6', 6) +
  [-24, 0, 24]
    .map((turn) => put(0, -34, turn, 1, line('M0 0Q6 -34 0 -56', '#5f9a43', 10) + oval(15, 28, '#6aa84a', 0, -66)))
    .join('') +
  shape(blob(random, 44, 48, 0.04, 11, 4, 8), '#1c0e0538') +
  shape(blob(random, 44, 48, 0.04, 11), dark(colour, 0.2)) +
  shape(blob(random, 38, 42, 0.04, 11, -2, -3), colour) +
  oval(12, 8, light(colour, 0.6), -14, -16, -30);

const butter = (): string =>
  box(142, 92, 10, '#1c0e0533', 4, 10) +
  box(140, 88, 10, '#dcb54e') +
  box(132, 76, 8, '#ffe08a', -2, -4) +
  line('M20 -40V32', '#e8c565', 5);

const slicesAt = ({ random }: FormScene): string =>
  served(
    [
      [184, 42, 10],
      [214, 132, -14],
      [110, 148, 30],
    ],
    () => {
      const spots = repeat(8, () => {
        const [x, y] = inCircle(random, 1);
        return oval(6, 4, '#e2c48e', x * 48, y * 30);
      });
      return oval(76, 52, '#1c0e0538', 4, 9) + oval(75, 51, '#a9713a') + oval(66, 43, '#f1deb4', -1, -2) + spots;
    },
  );

/** Bread that is a pocket, crisp flat rounds that are heaped, toast under a browned sauce, radishes with bread and butter. */
export const POCKETS: Forms = {
  'pita pockets': {
    vessels: ['plate', 'board', 'paper'],
    draw: (scene) =>
      served(
        [
          [-112, -104, -12],
          [112, 92, 10],
        ],
        () => pocket(scene),
        1.02,
      ),
    toppings: 'none',
    hides: BREAD_PIECES,
  },
  tostadas: {
    vessels: ['plate', 'platter', 'board', 'slate'],
    draw: (scene) =>
      served(
        [
          [-146, -92, 10],
          [142, -70, 100],
          [-8, 116, 200],
        ],
        () => tostada(scene),
      ),
    toppings: 'none',
    hides: BREAD_PIECES,
  },
  rarebit: {
    vessels: ['board', 'plate', 'slate'],
    draw: (scene) =>
      served(
        [
          [-172, 14, -9],
          [172, -14, 8],
        ],
        () => rarebit(scene),
        0.98,
      ),
    toppings: { most: 8, size: 1, reach: 0.7 },
    hides: [...BREAD_PIECES, 'grated-cheese', 'cheese-slice', 'butter-pat', 'egg-half', 'egg-ribbon'],
  },
  'radishes and butter': {
    vessels: ['board', 'plate', 'slate'],
    draw: (scene) =>
      served(
        [
          [-150, -96, 100],
          [-18, -124, 140],
          [-206, 14, 70],
          [-76, 6, 120],
          [-140, 120, 60],
          [-10, 116, 110],
          [52, -12, 160],
        ],
        () => radish(scene),
      ) +
      put(186, -92, 10, 1, butter()) +
      (scene.toppings.some(({ piece: name }) => name === 'crouton' || name === 'bread-slice') ? slicesAt(scene) : ''),
    toppings: 'none',
  },
};
