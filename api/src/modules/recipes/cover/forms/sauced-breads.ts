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
import { type FormScene, type Forms, scatter } from './form.ts';
import { BREAD_PIECES, MEATS, peeping } from './parts.ts';

const MOLTEN = '#f6cf62';
const MOLTEN_PIECES = ['grated-cheese', 'cheese-slice', 'cheese-wedge', 'mozzarella-slice', 'melted-cheese', 'shaving'];

/** A sauce that fills the plate round what stands in it. */
const lake = ({ random, room: [width, height], second }: FormScene): string =>
  oval(width, height, dark(second, 0.18)) +
  oval(width * 0.97, height * 0.97, second) +
  repeat(12, () => {
    const [x, y] = inCircle(random, 0.86);
    return shape(
      blob(random, between(random, 16, 42), between(random, 7, 16), 0.2, 8, x * width, y * height),
      light(second, 0.18),
      0.55,
    );
  });

/** A sandwich under a coat of cheese that hangs over its sides. */
const coatedSandwich = ({ random, colour }: FormScene): string =>
  box(292, 284, 40, '#1c0e0548', 8, 18) +
  box(280, 272, 36, dark(colour, 0.36), 0, 10) +
  box(272, 258, 34, colour) +
  shape(blob(random, 152, 148, 0.09, 17, 0, 6), dark(MOLTEN, 0.16)) +
  shape(blob(random, 147, 142, 0.09, 17), MOLTEN) +
  box(196, 186, 40, light(MOLTEN, 0.24), -6, -8) +
  repeat(10, () => {
    const [x, y] = inCircle(random, 100);
    return shape(blob(random, between(random, 8, 22), between(random, 6, 14), 0.3, 8, x, y), '#c07a2a', 0.42);
  }) +
  line('M-84 -92Q-20 -108 70 -92', '#fff3c4', 12, 0.7);

const friedEgg = ({ random }: FormScene): string =>
  shape(blob(random, 84, 76, 0.12, 9, 3, 7), '#1c0e0540') +
  shape(blob(random, 82, 74, 0.13, 9), '#fffaf0') +
  disc(31, '#f2a516') +
  disc(10, '#ffd268', -10, -10);

const isEgg = ({ piece }: FormScene['toppings'][number]): boolean => piece.startsWith('egg');

/** A long roll, split along its side: what is spread in it fills it from end to end, the rest looks out beside. */
const filledRoll = (scene: FormScene): string =>
  oval(338, 96, '#1c0e0540', 6, 22) +
  box(650, 170, 84, dark(scene.colour, 0.26), 0, 8) +
  box(640, 96, 48, light(scene.colour, 0.34), 0, 34) +
  `<g transform="translate(0 50) scale(1 .8)">${peeping(scene, 540, 0, 1.9)}</g>` +
  shape(blob(scene.random, 300, 52, 0.06, 22, 0, 4), dark(scene.second, 0.16)) +
  shape(blob(scene.random, 296, 46, 0.07, 22, 0, -1), scene.second) +
  repeat(80, () => {
    const [x, y] = inCircle(scene.random, 1);
    const shade = scene.random() < 0.55 ? light(scene.second, 0.4) : dark(scene.second, 0.16);
    return shape(
      blob(scene.random, between(scene.random, 7, 15), between(scene.random, 4, 8), 0.25, 6, x * 276, y * 36),
      shade,
      0.9,
    );
  }) +
  box(648, 84, 42, dark(scene.colour, 0.2), 0, -44) +
  box(634, 72, 36, scene.colour, 0, -50) +
  line('M-250 -66Q0 -84 250 -64', light(scene.colour, 0.45), 10);

/** A small square of a sandwich that was baked under sauce and cheese. */
const bite = (scene: FormScene): string =>
  box(128, 118, 12, '#1c0e0540', 5, 12) +
  box(124, 112, 10, dark(scene.colour, 0.3), 0, 9) +
  box(122, 20, 6, '#e98f86', 0, 44) +
  box(122, 10, 4, light(scene.colour, 0.5), 0, 32) +
  box(120, 92, 10, scene.colour, 0, -8) +
  shape(blob(scene.random, 58, 44, 0.1, 12, 0, -8), light(MOLTEN, 0.34)) +
  repeat(6, () =>
    shape(
      blob(
        scene.random,
        between(scene.random, 8, 18),
        between(scene.random, 5, 11),
        0.3,
        8,
        between(scene.random, -40, 40),
        between(scene.random, -36, 18),
      ),
      '#b8702a',
      0.5,
    ),
  );

/** What bread is coated or filled with to the end. */
export const SAUCED_BREADS: Forms = {
  'drowned sandwich': {
    vessels: ['wide bowl', 'rimmed plate'],
    draw: (scene) =>
      lake(scene) +
      put(0, 0, between(scene.random, -14, 14), 1.18, coatedSandwich(scene)) +
      (scene.toppings.some(isEgg) ? put(0, -6, 0, 1.15, friedEgg(scene)) : ''),
    toppings: 'none',
    hides: [...BREAD_PIECES, ...MEATS, ...MOLTEN_PIECES],
  },
  'spread roll': {
    vessels: ['board', 'paper', 'platter'],
    draw: (scene) =>
      served(
        [
          [-16, -112, -6],
          [16, 118, 5],
        ],
        () => filledRoll(scene),
      ),
    toppings: 'none',
    hides: [...BREAD_PIECES, 'fish-flake', 'dollop', 'swirl', 'egg-half', 'chicken-strip', 'crab-meat'],
  },
  'sandwich bites': {
    vessels: ['lined tray', 'board'],
    draw: (scene) =>
      served(
        Array.from(
          { length: 12 },
          (_, at) => [-234 + (at % 4) * 156, -148 + Math.floor(at / 4) * 150, between(scene.random, -5, 5)] as const,
        ),
        () => bite(scene),
      ) + scatter(scene, { most: 10, size: 0.9, reach: 0.8 }),
    toppings: 'none',
    hides: [...BREAD_PIECES, ...MEATS, ...MOLTEN_PIECES, 'ham-fold', 'ham-ribbon', 'butter-pat', 'dollop'],
  },
};
