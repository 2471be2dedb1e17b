import { between } from '../../../../shared/seeded-random.ts';
import {
  around,
  blob,
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
import { served } from '../vessels.ts';
import { pool, rice } from './bowls.ts';
import { type Form, type FormScene, type Forms, scatter } from './form.ts';
import { BREAD_PIECES, FISHES, MEATS, piece, shadow } from './parts.ts';

/** A slice across a shank, the bone and its marrow in the middle. */
const shankSlice = (scene: FormScene): string =>
  shape(blob(scene.random, 116, 104, 0.05, 12, 5, 12), '#1c0e0544') +
  shape(blob(scene.random, 116, 103, 0.06, 12), dark(scene.colour, 0.34)) +
  shape(blob(scene.random, 106, 92, 0.06, 12, -2, -4), scene.colour) +
  around(5, (angle) =>
    line(
      `M${n(Math.cos(angle) * 46)} ${n(Math.sin(angle) * 42)}Q${n(Math.cos(angle + 0.3) * 72)} ${n(Math.sin(angle + 0.3) * 64)} ${n(Math.cos(angle) * 94)} ${n(Math.sin(angle) * 82)}`,
      light(scene.colour, 0.5),
      6,
      0.7,
    ),
  ) +
  shape(blob(scene.random, 42, 39, 0.05, 10, 8, -4), '#d8c3a0') +
  shape(blob(scene.random, 37, 34, 0.05, 10, 7, -6), '#f6ecd8') +
  shape(blob(scene.random, 24, 22, 0.1, 9, 7, -5), '#d9a877') +
  oval(9, 6, '#f0cda4', 1, -11, -20);

/** One large piece, braised: it falls along its grain. */
const braisedJoint = (scene: FormScene): string =>
  shape(blob(scene.random, 186, 128, 0.05, 13, 5, 14), '#1c0e0548') +
  shape(blob(scene.random, 186, 126, 0.06, 13), dark(scene.colour, 0.44)) +
  shape(blob(scene.random, 172, 110, 0.06, 13, -4, -8), dark(scene.colour, 0.06)) +
  repeat(24, (at) => {
    const x = -150 + at * 13;
    const high = Math.sqrt(Math.max(0, 1 - (x / 172) ** 2)) * 88;
    return line(
      `M${n(x)} ${n(-high - 6)}Q${n(x + 18)} ${n(between(scene.random, -20, 20))} ${n(x - 4)} ${n(high - 10)}`,
      at % 2 ? dark(scene.colour, 0.34) : light(scene.colour, 0.18),
      4,
      0.6,
    );
  }) +
  line('M-120 -58Q-10 -116 96 -72', light(scene.colour, 0.45), 11, 0.7);

/** Bread that is baked flat, with the spots of the oven. */
const flatbread = (scene: FormScene): string =>
  shape(blob(scene.random, 248, 226, 0.03, 14, 5, 14), '#1c0e0540') +
  shape(blob(scene.random, 248, 225, 0.03, 14), dark(scene.second, 0.2)) +
  shape(blob(scene.random, 240, 216, 0.03, 14, -2, -4), scene.second) +
  repeat(22, () => {
    const [x, y] = inCircle(scene.random, 0.9);
    return shape(blob(scene.random, 26, 17, 0.3, 8, x * 220, y * 198), '#a8683a', 0.4);
  });

/** A heap of meat in strips. */
const strips = (scene: FormScene, count: number, [width, height]: readonly [number, number]): string =>
  repeat(count, () => {
    const [x, y] = inCircle(scene.random, 1);
    const shade = scene.random() < 0.35 ? dark(scene.colour, 0.22) : light(scene.colour, scene.random() * 0.2);
    return put(x * width, y * height, scene.random() * 360, 2.7, shadow(24, 8) + piece('meat-strip', scene, shade));
  });

/** A slice of a fried sausage. */
const coin = (scene: FormScene, x: number, y: number): string =>
  oval(50, 46, '#1c0e0540', x + 4, y + 9) +
  shape(blob(scene.random, 50, 46, 0.05, 10, x, y), dark(scene.colour, 0.24)) +
  shape(blob(scene.random, 43, 38, 0.06, 10, x - 1, y - 2), '#d3a07a') +
  repeat(5, () => {
    const [dx, dy] = inCircle(scene.random, 28);
    return disc(between(scene.random, 3, 5), scene.random() < 0.5 ? '#e8c4a4' : '#b9825c', x + dx, y + dy);
  });

/** A fried sausage in slices, three of them. */
const coins = (scene: FormScene): string =>
  repeat(21, (at) =>
    coin(scene, -192 + (at % 7) * 64, -116 + Math.floor(at / 7) * 112 + between(scene.random, -12, 12)),
  );

/** A clove of garlic, roasted in its skin. */
const clove = (scene: FormScene): string =>
  oval(17, 26, '#1c0e0538', 2, 5) +
  shape('M0 -28C8 -16 18 -4 16 10C14 24 -12 26 -16 12C-18 -4 -6 -14 0 -28Z', '#b98d5c') +
  shape('M0 -22C6 -12 13 -3 12 8C10 19 -9 20 -12 10C-13 -3 -5 -12 0 -22Z', light('#e8cfa0', scene.random() * 0.4)) +
  line('M-3 14Q-6 0 0 -14', '#b98d5c', 2.4);

/** Something beside a mound of rice or mash. */
const beside = (mound: (scene: FormScene) => string, main: (scene: FormScene) => string): Form => ({
  vessels: ['plate', 'platter', 'rimmed plate'],
  draw: (scene) => put(-scene.room[0] * 0.44, -scene.room[1] * 0.14, 8, 1, mound(scene)) + main(scene),
  toppings: { most: 20, size: 1.6, reach: 0.96 },
  hides: [...MEATS, ...FISHES, 'rice-mound', 'grain-mound', 'cube', 'chunk', 'butter-pat'],
});

/** Mashed potatoes, heaped with a spoon. */
function mashed(scene: FormScene): string {
  const [width, height] = [scene.room[0] * 0.48, scene.room[1] * 0.62];
  return (
    shape(blob(scene.random, width, height, 0.06, 12, 2, 9), dark(scene.second, 0.2)) +
    shape(blob(scene.random, width, height * 0.97, 0.06, 12), scene.second) +
    repeat(5, (at) =>
      line(
        `M${n(-width * 0.6)} ${n(-height * 0.5 + at * height * 0.24)}q${n(width * 0.5)} -40 ${n(width * 1.15)} -4`,
        at % 2 ? light(scene.second, 0.55) : dark(scene.second, 0.1),
        11,
      ),
    )
  );
}

const FILLET = 'M-168 -42C-100 -92 84 -92 164 -40C186 8 134 62 22 70C-88 78 -200 40 -168 -42Z';

/** A fillet that was fried on its skin. */
const friedFillet = (scene: FormScene): string =>
  put(5, 12, 0, 1, shape(FILLET, '#1c0e0540')) +
  shape(FILLET, dark(scene.colour, 0.4)) +
  put(-2, -5, 0, 0.93, shape(FILLET, scene.colour)) +
  repeat(5, (at) => line(`M${n(-104 + at * 50)} -58q20 48 0 102`, dark(scene.colour, 0.13), 4, 0.8)) +
  repeat(14, () => {
    const [x, y] = inCircle(scene.random, 0.85);
    return shape(blob(scene.random, 34, 17, 0.3, 7, x * 130, y * 48 - 6), '#c98a3c', 0.42);
  });

const BRAISE = ['meat-chunk', ...MEATS];

/** Meat and fish with what belongs beside, beneath or around them. */
export const PLATES: Forms = {
  'shank slices': {
    vessels: ['casserole', 'wide bowl', 'oval dish'],
    draw: (scene) =>
      pool(scene, scene.second) +
      served(
        [
          [-104, -82, -12],
          [116, -56, 30],
          [-4, 118, 8],
        ],
        () => shankSlice(scene),
        Math.min(1, scene.room[1] / 250),
      ),
    toppings: { most: 34, size: 1.15, reach: 0.9, gap: 0.66 },
    hides: BRAISE,
  },
  'braised joint': {
    vessels: ['casserole', 'oval dish', 'platter'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const around = { ...scene, toppings: scene.toppings.filter(({ isThin }) => !isThin) };
      return (
        shape(blob(scene.random, width * 0.99, height * 0.98, 0.01, 14), scene.second) +
        scatter(around, { most: 60, size: 1.85, reach: 0.9, gap: 0.66 }) +
        put(0, 0, -10, Math.min(1.24, height / 190), braisedJoint(scene))
      );
    },
    toppings: 'none',
    hides: BRAISE,
  },
  'meat on flatbread': {
    vessels: ['board', 'round board', 'plate'],
    draw: (scene) =>
      put(
        0,
        0,
        0,
        Math.min(1.04, scene.room[1] / 232),
        flatbread(scene) +
          put(-92, -20, -18, 1, scatter({ ...scene, room: [96, 160] }, { most: 16, size: 1.7, reach: 1, gap: 0.7 })) +
          put(62, 14, -18, 1, strips(scene, 36, [104, 158])),
      ),
    toppings: 'none',
    hides: [...MEATS, ...BREAD_PIECES, 'citrus-wedge'],
  },
  'sauced sausages': {
    vessels: ['paper', 'plate', 'small plate'],
    draw: (scene) =>
      coins(scene) +
      shape(blob(scene.random, 196, 112, 0.16, 15, 4, 10), dark(scene.second, 0.2), 0.92) +
      shape(blob(scene.random, 190, 106, 0.16, 15), scene.second, 0.95) +
      repeat(6, (at) => coin(scene, -140 + at * 56, between(scene.random, -40, 40))) +
      repeat(6, (at) =>
        shape(
          blob(scene.random, 30, 20, 0.2, 8, -110 + at * 46, between(scene.random, -40, 50)),
          light(scene.second, 0.1),
        ),
      ) +
      line('M-124 -44Q-20 -92 96 -60', light(scene.second, 0.5), 9, 0.6) +
      repeat(60, () => {
        const [x, y] = inCircle(scene.random, 1);
        return disc(between(scene.random, 2, 4), '#dfa420', x * 190, y * 104);
      }),
    toppings: 'none',
    hides: [...MEATS, 'onion-slice', 'sausage-coin', ...BREAD_PIECES],
  },
  'garlic chicken': {
    vessels: ['casserole', 'clay pot'],
    draw: (scene) =>
      disc(scene.room[0] * 0.98, scene.second) +
      hoop(scene.room[0] * 0.93, light(scene.second, 0.2), 10) +
      around(26, (angle, at) => {
        const reach = scene.room[0] * (at % 2 ? 0.84 : 0.7) + between(scene.random, -10, 10);
        return put(Math.cos(angle) * reach, Math.sin(angle) * reach, scene.random() * 360, 1.12, clove(scene));
      }) +
      put(0, -4, 6, 8.2, shadow(24, 20) + piece('whole-bird', scene)),
    toppings: { most: 8, size: 1.5, reach: 0.9 },
    hides: [...MEATS, ...BREAD_PIECES],
  },
  'chops and rice': beside(
    (scene) => rice(scene, scene.second, [scene.room[0] * 0.46, scene.room[1] * 0.66]),
    (scene) =>
      served(
        [
          [scene.room[0] * 0.42, -50, 20],
          [scene.room[0] * 0.24, 112, -10],
        ],
        () => shadow(24, 19) + piece('pork-chop', scene),
        5.6,
      ),
  ),
  'fillet and mash': beside(mashed, (scene) => put(scene.room[0] * 0.34, 56, -24, 1, friedFillet(scene))),
};
