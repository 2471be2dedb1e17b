import { between } from '../../../../shared/seeded-random.ts';
import { blend, type Colour } from '../../../ingredients/food-art/colour.ts';
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
import { served } from '../vessels.ts';
import { besides, isBeside } from './beside.ts';
import { type Form, type FormScene, type Forms, scatter, type Topping } from './form.ts';
import { FISHES, MEATS } from './parts.ts';

const SLICE = 'M-78 -96C-30 -128 46 -124 80 -78C102 -30 98 52 68 100C24 128 -44 122 -80 90C-100 34 -102 -46 -78 -96Z';

/** A slice across a roast: a thin crust, and the grain of the meat. */
const slice = (scene: FormScene): string =>
  put(6, 12, 0, 1, shape(SLICE, '#1c0e0538')) +
  shape(SLICE, dark(scene.colour, 0.24)) +
  put(-1, -2, 0, 0.92, shape(SLICE, blend(scene.colour, scene.second, 0.5))) +
  put(-2, -3, 0, 0.82, shape(SLICE, scene.second)) +
  put(-4, -4, 0, 0.6, shape(SLICE, light(scene.second, 0.16))) +
  repeat(15, () => {
    const [x, y] = inCircle(scene.random, 0.84);
    const tone = scene.random() < 0.5 ? light(scene.second, 0.34) : dark(scene.second, 0.16);
    return line(
      `M${n(x * 82)} ${n(y * 96)}l${n(between(scene.random, 4, 9))} ${n(between(scene.random, 16, 30))}`,
      tone,
      3.4,
    );
  });

/** How layers of a belly follow each other from the skin down, and how thick they are. */
const LAYERS: readonly (readonly ['skin' | 'fat' | 'meat', number])[] = [
  ['skin', 18],
  ['fat', 40],
  ['meat', 46],
  ['fat', 26],
  ['meat', 52],
  ['fat', 16],
  ['meat', 26],
];

/** A slice of belly: layers of fat and meat beneath the skin. */
function bellySlice(scene: FormScene): string {
  const shades = { skin: dark(scene.colour, 0.3), fat: light(scene.second, 0.72), meat: scene.second };
  let y = -112;
  const layers = LAYERS.map(([kind, thick]) => {
    const path = `M-92 ${n(y)}q46 ${n(between(scene.random, -9, 9))} 92 0t92 0v${n(thick + 3)}h-184Z`;
    y += thick;
    return shape(path, shades[kind]);
  });
  return (
    box(196, 236, 20, '#1c0e0544', 7, 12) +
    box(196, 236, 20, dark(scene.colour, 0.3)) +
    layers.join('') +
    line('M-84 -104Q0 -112 84 -104', light(scene.colour, 0.35), 5, 0.8)
  );
}

const ROW = [
  [-142, 4, -10],
  [-86, -4, -6],
  [-30, 2, -2],
  [26, -2, 2],
  [82, 4, 6],
  [138, 0, 10],
] as const;

/** Slices in a row, what is strewn over them, and the other foods in heaps beside. */
function carved(scene: FormScene, one: (scene: FormScene) => string): string {
  const sides = scene.toppings.filter(isBeside).slice(0, 4);
  const strewn = scene.toppings.filter((food) => !isBeside(food));
  const [up, size] = sides.length === 0 ? [0, 0.98] : [-50, 0.94];
  const laid = { most: 18, size: 1.4, reach: 0.56 };
  return (
    put(
      0,
      up,
      0,
      size,
      served(ROW, () => one(scene)),
    ) +
    besides(scene, sides) +
    put(0, up, 0, 1, scatter({ ...scene, toppings: strewn }, laid))
  );
}

/** Slices that lie over each other in a row. */
const overlapping = (one: (scene: FormScene) => string): Form => ({
  vessels: ['board', 'platter', 'plate'],
  draw: (scene) => carved(scene, one),
  toppings: 'none',
  hides: [...MEATS, ...FISHES, 'ham-fold', 'liver'],
});

/** A sauce that is poured along the row. */
const sauceAlong = (scene: FormScene): string =>
  shape(blob(scene.random, 226, 62, 0.1, 14, 2, 6), dark(scene.second, 0.16)) +
  shape(blob(scene.random, 220, 56, 0.1, 14), scene.second) +
  shape(blob(scene.random, 150, 18, 0.2, 12, -20, -16), light(scene.second, 0.6), 0.8);

/** A rack of ribs, glazed: furrows between the bones, whose ends are seen beneath. */
const rack = (scene: FormScene): string =>
  repeat(7, (at) => box(24, 56, 11, '#f1e3cb', -192 + at * 64, 104) + oval(6, 5, '#b98f63', -192 + at * 64, 126)) +
  box(474, 196, 60, '#1c0e0540', 5, 12) +
  box(470, 192, 58, dark(scene.colour, 0.42)) +
  box(456, 174, 52, scene.colour, -2, -5) +
  repeat(6, (at) =>
    line(`M${n(-160 + at * 64)} -76Q${n(-148 + at * 64)} 0 ${n(-160 + at * 64)} 72`, dark(scene.colour, 0.34), 9, 0.8),
  ) +
  repeat(7, (at) =>
    line(
      `M${n(-200 + at * 64)} -58Q${n(-190 + at * 64)} -10 ${n(-196 + at * 64)} 26`,
      light(scene.colour, 0.4),
      9,
      0.6,
    ),
  ) +
  repeat(16, () => {
    const [x, y] = inCircle(scene.random, 0.9);
    return shape(blob(scene.random, 24, 14, 0.3, 7, x * 210, y * 76), dark(scene.colour, 0.5), 0.42);
  });

const racks = (scene: FormScene): string =>
  served(
    [
      [-46, -100, -7],
      [40, 104, 5],
    ],
    () => rack(scene),
    0.92,
  );

/** Shreds that cover the bottom of a square vessel: a path for each shade. */
function bed({ random, room: [width, height] }: FormScene, colour: Colour): string {
  const shades = [dark(colour, 0.16), light(colour, 0.2), light(colour, 0.5), colour];
  const strand = (): string => {
    const [x, y, turn] = [between(random, -0.95, 0.95) * width, between(random, -0.93, 0.93) * height, random() * 6.3];
    const [dx, dy] = [Math.cos(turn) * 26, Math.sin(turn) * 26];
    return `M${n(x - dx)} ${n(y - dy)}q${n(dx - dy * 0.5)} ${n(dy + dx * 0.5)} ${n(dx * 2)} ${n(dy * 2)}`;
  };
  return (
    box(width * 2, height * 2, 40, dark(colour, 0.24)) +
    shades.map((shade) => line(Array.from({ length: 70 }, strand).join(''), shade, 9)).join('')
  );
}

/** A thin escalope with a piece of each food that lies on it. */
const isOnion = ({ piece }: Topping): boolean => piece.startsWith('onion-');

/** A slice of ham on it, strands of onion all over, or a leaf. */
function laidOver(topping: Topping, at: number): string {
  if (topping.piece.startsWith('ham-')) return put(0, 0, -8, 2.7, topping.draw());
  if (isOnion(topping))
    return repeat(9, (one) => put((one % 3) * 44 - 44, Math.floor(one / 3) * 26 - 30, one * 47, 2.1, topping.draw()));
  return put(at * 24 - 16, at * -8, 24, 2.6, topping.draw());
}

const escalope = (scene: FormScene): string =>
  shape(blob(scene.random, 124, 84, 0.06, 11, 4, 12), '#1c0e0544') +
  shape(blob(scene.random, 122, 82, 0.06, 11), dark(scene.colour, 0.2)) +
  shape(blob(scene.random, 113, 73, 0.07, 11, -2, -3), scene.colour) +
  repeat(12, () => {
    const [x, y] = inCircle(scene.random, 0.9);
    return shape(blob(scene.random, 13, 8, 0.3, 7, x * 100, y * 62), dark(scene.colour, 0.26), 0.5);
  }) +
  scene.toppings.slice(0, 3).map(laidOver).join('');

/** Meat that one sees cut: in slices, as cutlets, as racks. */
export const CUTS: Forms = {
  'sliced meat': overlapping(slice),
  'belly slices': overlapping(bellySlice),
  'slices in sauce': {
    ...overlapping(slice),
    draw: (scene) =>
      carved({ ...scene, toppings: [], second: light(scene.colour, 0.34) }, slice) +
      sauceAlong(scene) +
      scatter(scene, { most: 18, size: 1.4, reach: 0.5 }),
    hides: [...MEATS, 'ham-fold', 'carrot-coin', 'celery-slice', 'onion-slice', 'fish-flake', 'anchovy'],
  },
  ribs: {
    vessels: ['board', 'paper', 'tray'],
    draw: racks,
    toppings: { most: 22, size: 1, reach: 0.85, gap: 0.5 },
    hides: MEATS,
  },
  'ribs on sauerkraut': {
    vessels: ['tray', 'baking dish'],
    draw: (scene) => bed(scene, scene.second) + put(0, 0, 0, 0.9, racks(scene)),
    toppings: { most: 14, size: 1.3, reach: 1, gap: 0.6 },
    hides: [...MEATS, 'cabbage-shred', 'shred', 'onion-slice'],
  },
  escalopes: {
    vessels: ['plate', 'platter', 'rimmed plate'],
    draw: (scene) => {
      const [width, height] = scene.room;
      return (
        (scene.second === scene.colour
          ? ''
          : shape(blob(scene.random, width * 0.9, height * 0.8, 0.06, 13), scene.second, 0.8)) +
        served(
          [
            [-118, -76, -18],
            [112, -46, 12],
            [-16, 108, -4],
          ],
          () => escalope(scene),
          Math.min(1, height / 250),
        ) +
        scatter({ ...scene, toppings: scene.toppings.filter(isOnion) }, { most: 24, size: 1.8, reach: 0.9, gap: 0.5 })
      );
    },
    toppings: 'none',
    hides: MEATS,
  },
};
