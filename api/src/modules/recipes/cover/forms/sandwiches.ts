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
import { type FormScene, type Forms, scatter } from './form.ts';
import { BREAD_PIECES, browned, peeping } from './parts.ts';
import { SLICE } from './toasts.ts';

/** Cheese that has melted between the slices. */
const MOLTEN = ['grated-cheese', 'cheese-slice', 'cheese-wedge', 'mozzarella-slice', 'crumble', 'blue-crumble'];

/** What peeps out at the cut edge of a wedge. */
const filling = (scene: FormScene): string =>
  repeat(5, (at) => {
    const one = scene.toppings[at % Math.max(1, scene.toppings.length)];
    return put(62 + at * 30, 32 + at * 15, scene.random() * 360, 0.95, one?.draw() ?? '');
  });

/** What bread holds. */
export const SANDWICHES: Forms = {
  sandwich: {
    vessels: ['board', 'plate', 'paper'],
    draw: (scene) =>
      served(
        [
          [-150, -96, -10],
          [140, 84, 12],
        ],
        () =>
          oval(190, 60, '#1c0e0540', 6, 70) +
          shape('M-190 40L0 -130L190 40V66H-190Z', dark(scene.colour, 0.32)) +
          shape('M-176 34L0 -122L176 34Z', light(scene.colour, 0.32)) +
          peeping(scene, 320, 62, 1.5) +
          box(372, 26, 12, dark(scene.colour, 0.16), 0, 96),
        1.02,
      ),
    toppings: 'none',
    hides: BREAD_PIECES,
  },
  'grilled sandwich': {
    vessels: ['board', 'skillet', 'plate'],
    draw: (scene) =>
      served(
        [
          [-150, -30, -8],
          [156, 40, 9],
        ],
        () =>
          put(4, 14, 0, 0.92, shape(SLICE, '#1c0e0540')) +
          put(9, 16, 0, 0.9, shape(SLICE, dark(scene.second, 0.05))) +
          put(5, 8, 0, 0.92, shape(SLICE, scene.second)) +
          put(2, 12, 0, 1, peeping(scene, 232, 150, 1.5)) +
          put(0, 0, 0, 0.88, shape(SLICE, dark(scene.colour, 0.28))) +
          put(0, 0, 0, 0.83, shape(SLICE, scene.colour)) +
          repeat(4, (row) =>
            line(`M-100 ${n(-100 + row * 66)}L100 ${n(-120 + row * 66)}`, dark(scene.colour, 0.4), 12, 0.6),
          ),
      ),
    toppings: 'none',
    hides: [...BREAD_PIECES, ...MOLTEN, 'egg-half', 'butter-pat', 'dollop'],
  },
  burger: {
    vessels: ['plate', 'board', 'paper'],
    draw: (scene) =>
      served(
        [
          [-170, 0, -6],
          [176, 16, 8],
        ],
        () =>
          disc(168, '#1c0e0540', 6, 16) +
          scatter({ ...scene, room: [150, 150] }, { most: 26, size: 2.1, reach: 1, gap: 0.4 }) +
          shape(blob(scene.random, 160, 156, 0.09, 16, 8, 12), dark(scene.second, 0.26)) +
          shape(blob(scene.random, 156, 152, 0.09, 16, 6, 8), dark(scene.second, 0.12)) +
          disc(138, dark(scene.colour, 0.2), -8, -12) +
          disc(130, scene.colour, -10, -16) +
          oval(60, 34, light(scene.colour, 0.35), -52, -70, -30) +
          repeat(26, () => {
            const [x, y] = inCircle(scene.random, 104);
            return oval(7, 4, '#f9ebc8', x - 10, y - 16, scene.random() * 180);
          }),
      ),
    toppings: 'none',
    hides: [...BREAD_PIECES, 'meatball', 'mince-crumb', 'lentil'],
  },
  'filled roll': {
    vessels: ['board', 'paper', 'platter'],
    draw: (scene) =>
      served(
        [
          [-20, -110, -8],
          [20, 104, 6],
        ],
        () =>
          oval(330, 76, '#1c0e0540', 6, 18) +
          box(640, 150, 74, dark(scene.colour, 0.24)) +
          box(624, 132, 66, scene.colour, 0, -6) +
          box(560, 62, 30, dark(scene.colour, 0.4), 0, 4) +
          peeping(scene, 500, 4, 1.75) +
          line('M-240 -58Q0 -78 240 -56', light(scene.colour, 0.4), 10),
      ),
    toppings: 'none',
    hides: BREAD_PIECES,
  },
  wrap: {
    vessels: ['board', 'plate', 'paper'],
    draw: (scene) =>
      served(
        [
          [-40, -100, -10],
          [40, 100, 8],
        ],
        () =>
          oval(270, 84, '#1c0e0540', 8, 18) +
          box(500, 168, 70, dark(scene.colour, 0.16), -20) +
          box(490, 152, 64, scene.colour, -22, -6) +
          browned(scene, 9, 200, 56, 22) +
          oval(60, 82, dark(scene.colour, 0.1), 230) +
          oval(48, 68, dark(scene.second, 0.1), 234) +
          `<g transform="translate(234 0)">${scatter({ ...scene, room: [36, 56] }, { most: 14, size: 1.05, reach: 1, gap: 0.35 })}</g>`,
      ),
    toppings: 'none',
    hides: [...BREAD_PIECES, 'citrus-wedge', 'citrus-slice', 'dollop'],
  },
  tacos: {
    vessels: ['board', 'platter', 'plate', 'paper'],
    draw: (scene) =>
      [
        [-230, 0, -8],
        [0, 10, 2],
        [230, 0, 10],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          put(
            x,
            y,
            turn,
            1,
            oval(112, 176, '#1c0e0540', 6, 14) +
              oval(108, 172, dark(scene.colour, 0.18)) +
              oval(102, 166, scene.colour) +
              oval(66, 140, dark(scene.second, 0.1)) +
              scatter({ ...scene, room: [62, 134] }, { most: 26, size: 1.45, reach: 1, gap: 0.42 }) +
              line('M-98 -60Q-120 0 -98 60', light(scene.colour, 0.35), 12),
          ),
        )
        .join(''),
    toppings: 'none',
    hides: BREAD_PIECES,
  },
  quesadilla: {
    vessels: ['board', 'plate', 'slate'],
    draw: (scene) =>
      around(6, (angle) =>
        put(
          Math.cos(angle) * 26,
          Math.sin(angle) * 26,
          (angle * 180) / Math.PI,
          1,
          shape('M8 0L214 -112A246 246 0 0 1 214 112Z', '#1c0e0540') +
            shape('M0 -6L208 -116A240 240 0 0 1 208 108Z', dark(scene.second, 0.1)) +
            filling(scene) +
            shape('M4 -10L206 -112A240 240 0 0 1 206 92Z', scene.colour) +
            repeat(5, () =>
              shape(
                blob(scene.random, 15, 10, 0.25, 7, between(scene.random, 90, 200), between(scene.random, -50, 40)),
                dark(scene.colour, 0.4),
                0.6,
              ),
            ),
        ),
      ),
    toppings: 'none',
    hides: [...BREAD_PIECES, 'grated-cheese', 'mozzarella-slice', 'mozzarella-torn', 'cheese-slice', 'dollop'],
  },
};
