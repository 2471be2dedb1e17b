import { between } from '../../../../shared/seeded-random.ts';
import { blob, box, dark, disc, light, line, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { BREAD_PIECES, evenly, MEATS, piece, shadow } from './parts.ts';

/** A square of cereal, woven like a basket. */
const woven = (shade: `#${string}`): string =>
  box(46, 44, 7, '#1c0e0538', 3, 5) +
  box(44, 42, 7, dark(shade, 0.22)) +
  box(39, 37, 6, shade) +
  line('M-14 -18V18M0 -18V18M14 -18V18', dark(shade, 0.28), 3) +
  line('M-18 -13H18M-18 0H18M-18 13H18', light(shade, 0.4), 3);

/** Ends of the kinds that a snack of cereal is mixed of. */
const mixed = (scene: FormScene): string =>
  repeat(96, (at) => {
    const [x, y] = evenly((at * 41) % 96, 96, scene.random, 0.9);
    const isSquare = at % 8 < 5;
    const one = isSquare
      ? woven(at % 2 ? '#d9a04c' : '#e8c27a')
      : at % 8 === 5
        ? piece('pretzel', scene, '#8a4f22')
        : at % 8 === 6
          ? oval(20, 11, '#1c0e0530', 2, 4) + oval(20, 11, '#c98d4a') + oval(12, 5, '#e3b477', -3, -3)
          : disc(20, '#1c0e0530', 2, 4) + disc(20, '#e0bd72') + disc(9, '#b98b3e');
    return put(
      x * scene.room[0],
      y * scene.room[1],
      scene.random() * 360,
      at % 8 === 5 ? 1.9 : between(scene.random, 1.2, 1.4),
      one,
    );
  });

/** A triangle of bread with a thick layer of what is spread in it along its cut side. */
const spreadHalf = (scene: FormScene): string =>
  oval(198, 62, '#1c0e0540', 6, 78) +
  shape('M-190 34L0 -136L190 34V52H-190Z', dark(scene.colour, 0.3)) +
  shape('M-176 28L0 -128L176 28Z', light(scene.colour, 0.36)) +
  box(380, 26, 10, light(scene.colour, 0.5), 0, 46) +
  shape(blob(scene.random, 192, 30, 0.1, 23, 0, 72), dark(scene.second, 0.16)) +
  shape(blob(scene.random, 188, 25, 0.12, 23, 0, 69), scene.second) +
  repeat(46, () => {
    const [x, y] = [between(scene.random, -170, 170), between(scene.random, 54, 86)];
    const bit = blob(scene.random, between(scene.random, 6, 14), between(scene.random, 4, 8), 0.3, 6, x, y);
    return shape(bit, scene.random() < 0.6 ? light(scene.second, 0.6) : dark(scene.second, 0.14), 0.9);
  }) +
  repeat(scene.toppings.length === 0 ? 0 : 8, (at) => {
    const one = scene.toppings[at % scene.toppings.length];
    return put(-154 + at * 44, 74 + between(scene.random, -6, 6), scene.random() * 360, 0.8, one?.draw() ?? '');
  }) +
  box(380, 28, 12, dark(scene.colour, 0.12), 0, 106) +
  box(372, 14, 7, light(scene.colour, 0.42), 0, 100);

/** What is set out at a party: cereal baked as a snack, sandwiches with a spread, a ball of cheese. */
export const PARTY_SNACKS: Forms = {
  'snack mix': {
    vessels: ['bowl', 'wooden bowl', 'lined tray'],
    draw: mixed,
    toppings: { most: 22, size: 1.3, reach: 0.8, gap: 0.7 },
    hides: ['crisp', 'pretzel', 'biscuit', 'crumb', 'popped-corn', 'butter-pat', 'bottle', 'orzo'],
  },
  'spread sandwich': {
    vessels: ['board', 'plate', 'paper'],
    draw: (scene) =>
      served(
        [
          [-150, -96, -10],
          [140, 84, 12],
        ],
        () => spreadHalf(scene),
        1.02,
      ),
    toppings: 'none',
    hides: [
      ...BREAD_PIECES,
      ...MEATS,
      'fish-flake',
      'egg-half',
      'egg-curd',
      'dollop',
      'swirl',
      'crab-meat',
      'grated-cheese',
      'butter-pat',
      'cheese-cube',
    ],
  },
  'coated cheese ball': {
    vessels: ['plate', 'board', 'rimmed plate'],
    draw: (scene) => {
      const crackers = repeat(11, (at) =>
        put(
          Math.cos(at * 0.571) * Math.min(232, scene.room[0]),
          Math.sin(at * 0.571) * 226,
          scene.random() * 360,
          1.8,
          shadow(20, 20) + piece('biscuit', scene, light('#dda85c', scene.random() * 0.3)),
        ),
      );
      const ball =
        disc(164, '#1c0e0550', 6, 20) +
        disc(160, dark(scene.colour, 0.3)) +
        disc(150, dark(scene.colour, 0.08), -6, -9);
      const nuts = {
        ...scene,
        room: [150, 150] as const,
        toppings: scene.toppings.map((one) => ({ ...one, most: 80 })),
      };
      return (
        crackers +
        ball +
        scatter(nuts, { most: 150, size: 1.05, reach: 0.98, gap: 0.38 }) +
        oval(74, 46, '#fff8ea30', -46, -66, -32)
      );
    },
    toppings: 'none',
    hides: [
      'pineapple-chunk',
      'pepper-strip',
      'cube',
      'olive-ring',
      'olive',
      'dollop',
      'swirl',
      'grated-cheese',
      'shaving',
      'onion-slice',
      'onion-dice',
      'spring-onion-ring',
      'blue-crumble',
      'biscuit',
      'ham-fold',
      'fish-flake',
      'bacon-strip',
      'crab-meat',
      'cheese-wedge',
      'cheese-slice',
      'mince-crumb',
      'lardon',
      'butter-pat',
      'garlic',
      'date',
      'raisin',
      'chilli-ring',
      'pickle-slice',
      'cherry',
      'cherry-stoned',
      'tomato-wedge',
      'citrus-wedge',
    ],
  },
};
