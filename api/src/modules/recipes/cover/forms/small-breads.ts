import { between } from '../../../../shared/seeded-random.ts';
import {
  blob,
  box,
  dark,
  disc,
  light,
  line,
  n,
  oval,
  put,
  repeat,
  shape,
} from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { type Form, type FormScene, type Forms, scatter } from './form.ts';
import { BREAD_PIECES, browned, crumbs } from './parts.ts';

const GONE = [...BREAD_PIECES, 'egg-half', 'egg-curd', 'swirl', 'butter-pat'];
/** What all loaves of a tin have in common. */
export const TIN: Omit<Form, 'draw'> = {
  vessels: ['board', 'rack', 'board'],
  toppings: { most: 30, size: 0.9, reach: 0.6, gap: 0.5 },
  hides: GONE,
};

/** A crust is darker in some places than in others. */
const mottled = ({ random, colour }: FormScene): string =>
  repeat(16, () => {
    const [x, y] = [between(random, -220, 220), between(random, -86, 78)];
    const tone = random() < 0.5 ? dark(colour, 0.18) : light(colour, 0.22);
    return shape(blob(random, between(random, 22, 44), between(random, 12, 24), 0.25, 8, x, y), tone, 0.4);
  });

/** A loaf of the shape of its tin: its top risen in domes side by side, not cut. */
export const tinLoaf = (scene: FormScene, domes: number): string => {
  const wide = 560 / domes;
  const dome = (at: number): string =>
    put(
      -280 + wide * (at + 0.5),
      0,
      0,
      1,
      box(wide - 2, 290, Math.min(90, wide / 2.4), dark(scene.colour, 0.16)) +
        box(wide - 24, 254, Math.min(80, wide / 2.6), scene.colour, -2, -8) +
        line(`M${n(-wide * 0.26)} -92Q0 -122 ${n(wide * 0.26)} -94`, light(scene.colour, 0.55), 13, 0.8) +
        line(`M${n(-wide * 0.3)} 88Q0 112 ${n(wide * 0.3)} 88`, dark(scene.colour, 0.2), 9, 0.5),
    );
  return put(
    0,
    0,
    -5,
    1,
    box(580, 318, 54, '#1c0e0544', 8, 18) +
      box(574, 306, 50, dark(scene.colour, 0.32)) +
      repeat(domes, dome) +
      mottled(scene),
  );
};

/** Seven round ones that touch, as they lie in a pan. */
const SEVEN = [
  [0, 0, 0],
  [168, 0, 40],
  [84, 146, 80],
  [-84, 146, 120],
  [-168, 0, 160],
  [-84, -146, 200],
  [84, -146, 240],
] as const;

const steamed = (scene: FormScene): string =>
  disc(86, '#1c0e0530', 3, 9) +
  shape(blob(scene.random, 86, 84, 0.03, 12), dark(scene.colour, 0.12)) +
  shape(blob(scene.random, 79, 76, 0.03, 12, -2, -4), light(scene.colour, 0.4)) +
  oval(30, 17, '#fffdf8', -24, -32, -25);

const flatCake = (scene: FormScene): string =>
  shape(blob(scene.random, 106, 102, 0.05, 12, 4, 10), '#1c0e0540') +
  shape(blob(scene.random, 106, 102, 0.05, 12), light(scene.colour, 0.42)) +
  shape(blob(scene.random, 92, 88, 0.06, 12, -1, -2), scene.colour) +
  browned(scene, 10, 66, 62, 26);

/** The same, torn open: what is inside has melted. */
const opened = (scene: FormScene): string =>
  flatCake(scene) +
  shape(blob(scene.random, 60, 44, 0.16, 9), light(scene.colour, 0.5)) +
  shape(blob(scene.random, 50, 35, 0.16, 9), dark(scene.second, 0.1)) +
  oval(16, 7, light(scene.second, 0.5), -12, -10, -20) +
  scatter({ ...scene, room: [40, 26] }, { most: 9, size: 1, reach: 1, gap: 0.5 });

const slit = (scene: FormScene): string =>
  disc(98, '#1c0e0540', 5, 12) +
  shape(blob(scene.random, 97, 94, 0.03, 12), dark(scene.colour, 0.24)) +
  shape(blob(scene.random, 88, 85, 0.03, 12, -3, -6), scene.colour) +
  line('M-46 -4L42 -4M-2 -48V40', light(scene.colour, 0.75), 17) +
  oval(28, 14, light(scene.colour, 0.4), -40, -46, -35) +
  repeat(14, () => box(6, 6, 1, '#fffaf0', between(scene.random, -56, 52), between(scene.random, -56, 48)));

/** Rolls and breads that are known by what they are baked or fried in. */
export const SMALL_BREADS: Forms = {
  'tin loaf': { ...TIN, draw: (scene) => tinLoaf(scene, 1) },
  'domed loaf': { ...TIN, draw: (scene) => tinLoaf(scene, 3) },
  'steamed buns in a pan': {
    vessels: ['pan', 'casserole'],
    draw: (scene) => oval(...scene.room, scene.second) + served(SEVEN, () => steamed(scene), 1.06),
    toppings: { most: 6, size: 0.8, reach: 0.8 },
    hides: GONE,
  },
  'stuffed pancakes': {
    vessels: ['plate', 'skillet', 'rimmed plate'],
    draw: (scene) =>
      served(
        [
          [-134, -92, 0],
          [96, -128, 60],
          [-116, 118, 140],
        ],
        () => flatCake(scene),
      ) + put(112, 84, 12, 1.1, opened(scene)),
    toppings: 'none',
    hides: GONE,
  },
  'pull-apart rolls': {
    vessels: ['baking dish'],
    draw: (scene) =>
      box(scene.room[0] * 2, scene.room[1] * 2, 50, dark(scene.colour, 0.34)) +
      repeat(12, (at) =>
        put(
          ((at % 4) - 1.5) * scene.room[0] * 0.49,
          (Math.floor(at / 4) - 1) * scene.room[1] * 0.65,
          between(scene.random, -6, 6),
          1,
          shape(blob(scene.random, 92, 83, 0.03, 12), dark(scene.colour, 0.2)) +
            shape(blob(scene.random, 82, 73, 0.04, 12, -2, -4), scene.colour) +
            oval(30, 16, light(scene.colour, 0.5), -22, -30, -20),
        ),
      ),
    toppings: { most: 40, size: 0.8, reach: 0.9, gap: 0.6 },
    hides: GONE,
  },
  'slit rolls': {
    vessels: ['board', 'lined tray', 'rack', 'plate'],
    draw: (scene) =>
      served(
        [
          [-200, -110, 8],
          [0, -124, 30],
          [200, -106, 50],
          [-200, 100, 66],
          [0, 92, 20],
          [200, 108, 40],
        ],
        () => slit(scene),
      ),
    toppings: { most: 10, size: 0.7, reach: 0.85 },
    hides: GONE,
  },
  'skillet bread': {
    vessels: ['skillet'],
    draw: (scene) => {
      const radius = scene.room[1] - 8;
      return (
        disc(radius, dark(scene.colour, 0.4)) +
        shape(blob(scene.random, radius - 9, radius - 9, 0.012, 18), dark(scene.colour, 0.16)) +
        shape(blob(scene.random, radius - 34, radius - 34, 0.03, 14), scene.colour) +
        crumbs(scene, 46, radius - 50) +
        [0, 60, 120]
          .map((turn) =>
            put(0, 0, turn + 12, 1, line(`M${n(-radius + 8)} 0H${n(radius - 8)}`, dark(scene.colour, 0.5), 6)),
          )
          .join('')
      );
    },
    toppings: { most: 20, size: 1, reach: 0.7 },
    hides: [...GONE, 'corn-kernel', 'grated-cheese'],
  },
};
