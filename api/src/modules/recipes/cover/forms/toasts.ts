import { blob, dark, light, n, oval, put, shape } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { BREAD_PIECES } from './parts.ts';

/** The outline of a slice of bread. */
export const SLICE =
  'M-150 -120C-150 -190 150 -190 150 -120C190 -110 180 -40 150 -30V150Q150 175 120 175H-120Q-150 175 -150 150V-30C-180 -40 -190 -110 -150 -120Z';

const spread = (scene: FormScene, colour: `#${string}`, rx: number, ry: number): string =>
  shape(blob(scene.random, rx, ry, 0.07, 11, 0, 10), dark(colour, 0.08)) +
  shape(blob(scene.random, rx * 0.86, ry * 0.86, 0.09, 10, -6, 2), light(colour, 0.16));

/** Foods laid on a slice. */
const onTop = (
  scene: FormScene,
  x: number,
  y: number,
  room: readonly [number, number],
  most: number,
  size: number,
): string =>
  `<g transform="translate(${n(x)} ${n(y)})">${scatter({ ...scene, room }, { most, size, reach: 0.92, gap: 0.55 })}</g>`;

const isPoached = ({ piece }: FormScene['toppings'][number]): boolean => piece === 'poached-egg';

/** A poached egg in the middle of a slice, over what else lies there. */
const eggOver = ({ toppings, random }: FormScene, x: number, y: number): string =>
  toppings
    .filter(isPoached)
    .map((egg) => put(x, y, random() * 360, 1.65, oval(46, 38, '#1c0e0540', 1, 5) + egg.draw()))
    .join('');

/** Slices of bread with something on them. */
export const TOASTS: Forms = {
  toast: {
    vessels: ['board', 'plate', 'slate'],
    draw: (scene) =>
      [
        [-172, 14, -9],
        [172, -14, 8],
      ]
        .map(
          ([x = 0, y = 0, turn = 0]) =>
            put(
              x,
              y,
              turn,
              0.98,
              put(4, 12, 0, 1, shape(SLICE, '#1c0e0540')) +
                shape(SLICE, dark(scene.colour, 0.3)) +
                put(0, 0, 0, 0.94, shape(SLICE, scene.colour)) +
                spread(scene, scene.second, 126, 136),
            ) +
            onTop(
              { ...scene, toppings: scene.toppings.filter((one) => !isPoached(one)) },
              x,
              y + 6,
              [118, 124],
              24,
              1.45,
            ) +
            eggOver(scene, x, y + 10),
        )
        .join(''),
    toppings: 'none',
    hides: BREAD_PIECES,
  },
  bruschetta: {
    vessels: ['board', 'platter', 'slate'],
    draw: (scene) =>
      [
        [-230, -90, -12],
        [-10, -110, 6],
        [220, -80, 14],
        [-130, 110, 8],
        [110, 116, -8],
      ]
        .map(
          ([x = 0, y = 0, turn = 0]) =>
            put(
              x,
              y,
              turn,
              1,
              oval(108, 72, '#1c0e0540', 4, 10) +
                oval(106, 70, dark(scene.colour, 0.3)) +
                oval(97, 61, light(scene.colour, 0.2)),
            ) + onTop(scene, x, y - 4, [72, 42], 13, 1.15),
        )
        .join(''),
    toppings: 'none',
    hides: BREAD_PIECES,
  },
};
