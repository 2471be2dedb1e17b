import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  blob,
  box,
  dark,
  disc,
  inCircle,
  light,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { base } from './from-the-oven.ts';
import { BATTER, BREAD_PIECES, BINDERS } from './parts.ts';

const GONE = [...BATTER, ...BREAD_PIECES];
/** Where the oven has caught a skin of milk or custard. */
const CAUGHT = ['#c98a3c', '#a8662a', '#dba548'] as const;

/** A place in the vessel, as a share of its room. */
const somewhere = ({ random, isSquare }: FormScene, share: number): [x: number, y: number] =>
  isSquare ? [between(random, -share, share), between(random, -share, share)] : inCircle(random, share);

/** Brown places over a bake, larger towards its rim. */
const skin = (scene: FormScene, count: number): string =>
  repeat(count, (at) => {
    const {
      random,
      room: [width, height],
    } = scene;
    const [x, y] = somewhere(scene, 0.9);
    const far = Math.hypot(x, y);
    const [rx, ry] = [between(random, 14, 26 + 34 * far), between(random, 9, 16 + 20 * far)];
    return shape(blob(random, rx, ry, 0.28, 9, x * width, y * height), CAUGHT[at % 3] ?? CAUGHT[0], 0.42);
  });

/** Grated nutmeg or cinnamon over it. */
const dusted = (scene: FormScene, count: number): string =>
  repeat(count, () => {
    const [x, y] = somewhere(scene, 0.8);
    return disc(between(scene.random, 1.8, 4), '#7a4a24', x * scene.room[0], y * scene.room[1]);
  });

/** Grains of rice in its milk. */
const riceGrains = (scene: FormScene, count: number): string =>
  repeat(count, () => {
    const [x, y] = somewhere(scene, 0.93);
    return put(
      x * scene.room[0],
      y * scene.room[1],
      scene.random() * 180,
      1,
      oval(14, 6.5, '#cdb67e', 1, 3) + oval(12, 5, '#fffaf0'),
    );
  });

/** A spoonful is gone: the paler inside is seen. */
const scooped = ({ random, colour, room: [width, height] }: FormScene): string =>
  shape(blob(random, 88, 66, 0.14, 11, width * 0.44, height * 0.36), '#8a5a2b', 0.6) +
  shape(blob(random, 80, 56, 0.14, 11, width * 0.44, height * 0.38), light(colour, 0.2));

/** A custard that has set in its dish, brown where the oven caught it. */
const bakedCustard = (scene: FormScene): string =>
  base(scene, '#c98a3c') +
  `<g transform="scale(.95 .94)">${base(scene, scene.colour)}</g>` +
  skin(scene, 46) +
  dusted(scene, 70) +
  scooped(scene);

/** The same in a rim of pastry. */
const pasteRim = (scene: FormScene): string =>
  disc(262, '#1c0e0544', 5, 14) +
  around(30, (angle, at) =>
    put(
      Math.cos(angle) * 240,
      Math.sin(angle) * 240,
      (angle * 180) / Math.PI + 90,
      1,
      oval(30, 22, at % 2 ? '#c98f45' : '#dba55b') + oval(18, 8, '#efcf92', -3, -6),
    ),
  ) +
  disc(226, dark(scene.colour, 0.3)) +
  disc(220, scene.colour) +
  disc(220, 'url(#gloss)') +
  skin({ ...scene, isSquare: false, room: [200, 200] }, 26) +
  repeat(70, () => {
    const [x, y] = inCircle(scene.random, 196);
    return disc(between(scene.random, 2, 3.6), '#fffaf0', x, y);
  });

/** Cocoa over cream, a square cut out: cream and soaked biscuits in its side. */
function tiramisu(scene: FormScene): string {
  const [width, height] = scene.room;
  const [left, top] = [width * 0.16, height * 0.06];
  const [wide, high] = [width * 0.8, height * 0.88];
  const layers = ['#fbf1da', '#7a4a2b', '#fbf1da', '#7a4a2b', '#fbf1da'];
  return (
    base(scene, scene.colour) +
    repeat(260, () => {
      const [x, y] = inCircle(scene.random, 0.96);
      const tone = scene.random() < 0.5 ? dark(scene.colour, 0.3) : light(scene.colour, 0.16);
      return disc(between(scene.random, 2, 5), tone, x * width, y * height);
    }) +
    box(wide, high, 6, '#efe6d8', left + wide / 2, top + high / 2) +
    box(wide, 16, 4, dark(scene.colour, 0.1), left + wide / 2, top + 6) +
    layers.map((tone, at) => box(wide, 26, 5, tone, left + wide / 2, top + 26 + at * 24)).join('') +
    repeat(26, () =>
      disc(
        between(scene.random, 2, 6),
        '#d9c29a',
        left + between(scene.random, 8, wide - 8),
        top + between(scene.random, 150, high - 10),
      ),
    )
  );
}

const SWORD =
  'M-17 -150L0 -176L17 -150V-52H92Q98 -76 120 -70Q134 -52 120 -34Q98 -28 92 -52V-18H17V104Q46 112 36 138Q18 156 0 176Q-18 156 -36 138Q-46 112 -17 104V-18H-92V-52Q-98 -28 -120 -34Q-134 -52 -120 -70Q-98 -76 -92 -52H-17Z';

/** A flat cake white with sugar, a cross left bare in the middle. */
const crossed = (scene: FormScene): string =>
  disc(252, '#1c0e0544', 6, 15) +
  disc(248, dark(scene.colour, 0.3)) +
  shape(blob(scene.random, 238, 238, 0.012, 18, -2, -4), scene.colour) +
  shape(blob(scene.random, 222, 222, 0.02, 20, -2, -4), '#fbf5ea') +
  repeat(60, () => {
    const [x, y] = inCircle(scene.random, 226);
    return disc(between(scene.random, 2, 5), scene.random() < 0.6 ? '#fffdf8' : light(scene.colour, 0.5), x, y);
  }) +
  shape(SWORD, dark(scene.colour, 0.14));

/** Creamy sweets of a dish, and cakes that one knows by what is dusted over them. */
export const SOFT_SWEETS: Forms = {
  'baked rice pudding': {
    vessels: ['baking dish', 'oval dish'],
    draw: (scene) =>
      base(scene, scene.colour) +
      riceGrains(scene, 190) +
      skin(scene, 44) +
      dusted(scene, 60) +
      scooped(scene) +
      scatter(scene, { most: 20, size: 1.2, reach: 0.8 }),
    toppings: 'none',
    hides: [...GONE, 'rice-mound', 'grain-mound'],
  },
  'rice in milk': {
    fills: true,
    vessels: ['bowl', 'small bowl'],
    draw: (scene) => base(scene, scene.colour) + riceGrains(scene, 170),
    toppings: { most: 24, size: 1.5, reach: 0.66, gap: 0.7 },
    hides: ['grain-mound', 'rice-mound', 'butter-pat', 'egg-half', 'swirl', 'dollop'],
  },
  'rice under cinnamon': {
    fills: true,
    vessels: ['bowl', 'small bowl'],
    draw: (scene) => base(scene, scene.colour) + riceGrains(scene, 170) + dusted(scene, 330),
    toppings: { most: 24, size: 1.5, reach: 0.66, gap: 0.7 },
    hides: ['grain-mound', 'rice-mound', 'egg-half', 'swirl', 'dollop'],
  },
  'baked custard': {
    vessels: ['baking dish', 'oval dish'],
    draw: bakedCustard,
    toppings: { most: 8, size: 1, reach: 0.6 },
    hides: [...GONE, ...BINDERS, 'cinnamon-stick'],
    onlyGarnish: true,
  },
  'pastry custard': {
    vessels: ['plate', 'rimmed plate'],
    draw: pasteRim,
    toppings: 'none',
    hides: [
      ...GONE,
      ...BINDERS,
      'berry',
      'raspberry',
      'apple-slice',
      'apple-cooked',
      'squash-slice',
      'squash-cooked',
      'chunk',
      'nut-flake',
    ],
  },
  tiramisu: {
    vessels: ['baking dish'],
    draw: tiramisu,
    toppings: 'none',
    hides: [...GONE, 'mug', 'biscuit', 'chocolate-square', 'chocolate-chip', 'powder-mound'],
  },
  'crossed cake': {
    vessels: ['plate', 'cake stand', 'round board'],
    draw: crossed,
    toppings: 'none',
    hides: [...GONE, 'almond', 'nut-flake'],
  },
};
