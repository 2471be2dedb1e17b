import { between } from '../../../../shared/seeded-random.ts';
import { blend } from '../../../ingredients/food-art/colour.ts';
import {
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
import { type FormScene, type Forms, isStrewn, scatter, type Topping } from './form.ts';
import { heap } from './heaps.ts';
import { browned, MEATS, piece } from './parts.ts';

const EGG_WHITE = '#fffaf0';
const YOLK = '#f2a516';
const EGGS: ReadonlySet<string> = new Set(['egg-half', 'egg-fried', 'egg']);
const THREE_EGGS = [
  [-96, -70, 0],
  [104, -34, 130],
  [-18, 104, 250],
] as const;
const TWO_EGGS = [
  [-92, -20, 0],
  [98, 28, 200],
] as const;

const isEgg = ({ piece: name }: Topping): boolean => EGGS.has(name);
const without = (scene: FormScene, isLeft: (topping: Topping) => boolean): FormScene => ({
  ...scene,
  toppings: scene.toppings.filter((topping) => !isLeft(topping)),
});

const friedEgg = ({ random }: FormScene): string =>
  shape(blob(random, 100, 90, 0.13, 9, 3, 8), '#1c0e0540') +
  shape(blob(random, 99, 88, 0.13, 9), '#e2bf8a') +
  shape(blob(random, 92, 81, 0.12, 9), EGG_WHITE) +
  disc(35, YOLK) +
  disc(11, '#ffd268', -11, -11);

/** Fried eggs, where the recipe has eggs. */
const eggsOn = (scene: FormScene, places: Parameters<typeof served>[0], scale: number): string =>
  scene.toppings.some(isEgg) ? served(places, () => friedEgg(scene), scale) : '';

/** A sauce that has been spooned over, in patches. */
const sauced = ({ random, room, colour }: FormScene, count: number): string =>
  repeat(count, () => {
    const [x, y] = inCircle(random, 0.78);
    return shape(
      blob(random, between(random, 30, 60), between(random, 20, 40), 0.25, 8, x * room[0], y * room[1]),
      random() < 0.5 ? light(colour, 0.1) : dark(colour, 0.08),
      0.88,
    );
  });

const chips = (scene: FormScene, count: number): string =>
  repeat(count, () => {
    const [x, y] = inCircle(scene.random, 0.8);
    const chip = piece('tortilla-chip', scene, light('#dfa84a', scene.random() * 0.3));
    const size = between(scene.random, 2.3, 2.9);
    return put(
      x * scene.room[0],
      y * scene.room[1],
      scene.random() * 360,
      size,
      oval(18, 15, '#1c0e0530', 2, 4) + chip,
    );
  });

/** Grated potato, pressed and fried: strands all over. */
const strands = (scene: FormScene, radius: number): string =>
  repeat(120, () => {
    const [x, y] = inCircle(scene.random, radius);
    const tone = scene.random() < 0.5 ? light(scene.colour, 0.4) : dark(scene.colour, 0.26);
    return put(x, y, scene.random() * 360, 1, line('M-20 3Q0 -7 20 2', tone, between(scene.random, 5, 8), 0.8));
  });

const crumbedBall = (scene: FormScene, radius: number): string =>
  disc(radius + 2, '#1c0e0540', 5, 14) +
  shape(blob(scene.random, radius, radius * 0.98, 0.03, 13), dark(scene.colour, 0.26)) +
  shape(blob(scene.random, radius * 0.92, radius * 0.9, 0.03, 13, -3, -5), scene.colour);

const crumbed = (scene: FormScene, radius: number): string =>
  repeat(34, () => {
    const [x, y] = inCircle(scene.random, radius * 0.86);
    return oval(8, 5, scene.random() < 0.5 ? light(scene.colour, 0.35) : dark(scene.colour, 0.24), x - 3, y - 5);
  });

const cutScotchEgg = (scene: FormScene): string =>
  crumbedBall(scene, 112) +
  shape(blob(scene.random, 99, 98, 0.02, 13, -2, -4), dark(scene.second, 0.1)) +
  shape(blob(scene.random, 93, 92, 0.02, 13, -2, -4), light(scene.second, 0.18)) +
  oval(67, 63, EGG_WHITE, -2, -4) +
  disc(37, YOLK, 2, -2) +
  disc(12, '#ffd268', -10, -14);

const halvedEgg = ({ random }: FormScene): string =>
  shape(blob(random, 66, 82, 0.03, 12, 4, 9), '#1c0e0544') +
  shape(blob(random, 66, 82, 0.04, 14), '#b9783a') +
  shape(blob(random, 59, 75, 0.03, 14), EGG_WHITE) +
  disc(34, '#f0b23a', 0, 8) +
  disc(11, '#ffd268', -9, -2);

/** Eggs on what is fried, sauced or pressed beneath them; eggs in meat; eggs halved in a sauce. */
export const EGG_DISHES: Forms = {
  hash: {
    vessels: ['skillet', 'plate', 'pan', 'rimmed plate'],
    draw: (scene) => {
      const mass = without(scene, isEgg);
      return (
        heap(without(mass, isStrewn), { most: 84, size: 1.5, reach: 0.94 }, scene.colour) +
        eggsOn(scene, THREE_EGGS, 0.84) +
        scatter({ ...mass, toppings: mass.toppings.filter(isStrewn) }, { most: 14, size: 1.2, reach: 0.8 })
      );
    },
    toppings: 'none',
    hides: ['egg-curd', 'swirl'],
  },
  chilaquiles: {
    vessels: ['plate', 'rimmed plate', 'skillet'],
    draw: (scene) =>
      shape(blob(scene.random, scene.room[0] * 0.96, scene.room[1] * 0.94, 0.05, 14), dark(scene.colour, 0.16)) +
      shape(blob(scene.random, scene.room[0] * 0.92, scene.room[1] * 0.9, 0.05, 14), scene.colour) +
      chips(scene, 46) +
      sauced(scene, 15) +
      eggsOn(scene, TWO_EGGS, 0.86) +
      scatter(without(scene, isEgg), { most: 26, size: 1.25, reach: 0.84, gap: 0.6 }),
    toppings: 'none',
    hides: ['tortilla-chip', 'tomato-wedge', 'tomato-half', 'egg-curd'],
  },
  rosti: {
    vessels: ['plate', 'board', 'skillet'],
    draw: (scene) => {
      const radius = Math.min(...scene.room) * 0.94;
      return (
        disc(radius, '#1c0e0540', 4, 12) +
        shape(blob(scene.random, radius, radius, 0.03, 18), dark(scene.colour, 0.3)) +
        shape(blob(scene.random, radius * 0.95, radius * 0.95, 0.03, 18, -2, -4), scene.colour) +
        browned(scene, 18, radius * 0.8, radius * 0.8, 34) +
        strands(scene, radius * 0.9) +
        eggsOn(scene, TWO_EGGS, 0.9) +
        scatter({ ...without(scene, isEgg), room: [radius, radius] }, { most: 14, size: 1.5, reach: 0.8, gap: 0.7 })
      );
    },
    toppings: 'none',
    hides: ['chunk', 'cube', 'shred', 'root-whole', 'potato-slice', 'butter-pat', 'egg-curd', 'carrot-coin', 'pea'],
  },
  'scrambled eggs': {
    vessels: ['plate', 'skillet', 'bowl'],
    draw: (scene) =>
      shape(
        blob(scene.random, scene.room[0] * 0.82, scene.room[1] * 0.8, 0.08, 14),
        blend(scene.colour, '#c98a1e', 0.28),
      ) +
      repeat(70, (at) => {
        const [x, y] = inCircle(scene.random, 0.8);
        const [px, py] = [x * scene.room[0], y * scene.room[1]];
        const tone = at % 3 === 0 ? scene.second : scene.colour;
        return (
          shape(
            blob(scene.random, between(scene.random, 28, 48), between(scene.random, 21, 36), 0.22, 8, px + 2, py + 5),
            dark(tone, 0.2),
            0.5,
          ) +
          shape(
            blob(scene.random, between(scene.random, 28, 46), between(scene.random, 21, 34), 0.22, 8, px, py),
            light(tone, scene.random() * 0.4),
          )
        );
      }),
    toppings: { most: 26, size: 1.4, reach: 0.86, gap: 0.6 },
    hides: ['egg-half', 'egg-curd', 'butter-pat', 'swirl'],
  },
  'scotch eggs': {
    vessels: ['board', 'plate', 'slate'],
    draw: (scene) =>
      served(
        [
          [-150, -94, 0],
          [150, 96, 0],
        ],
        () => crumbedBall(scene, 112) + crumbed(scene, 112),
      ) +
      served(
        [
          [112, -104, 20],
          [-112, 108, -160],
        ],
        () => cutScotchEgg(scene),
      ),
    toppings: { most: 12, size: 1, reach: 0.95, gap: 0.6 },
    hides: [...MEATS, 'egg-half', 'egg-curd', 'egg-ribbon', 'egg', 'crumb'],
  },
  'halved eggs': {
    vessels: ['plate', 'rimmed plate', 'bowl'],
    draw: (scene) =>
      shape(blob(scene.random, scene.room[0] * 0.9, scene.room[1] * 0.86, 0.06, 13), dark(scene.colour, 0.2)) +
      shape(blob(scene.random, scene.room[0] * 0.86, scene.room[1] * 0.82, 0.06, 13), scene.colour) +
      served(
        [
          [-140, -70, -30],
          [0, -120, 12],
          [140, -56, 40],
          [-120, 84, 200],
          [10, 34, 100],
          [128, 96, 150],
        ],
        () => halvedEgg(scene),
      ),
    toppings: { most: 34, size: 1.15, reach: 0.84, gap: 0.55 },
    hides: ['egg-half', 'egg-curd', 'egg-fried', 'egg', 'egg-ribbon'],
  },
  'set custard': {
    vessels: ['oval dish', 'baking dish'],
    draw: (scene) => {
      const [width, height] = scene.room;
      const custard = light(scene.colour, 0.25);
      return (
        (scene.isSquare ? box(width * 2, height * 2, 60, custard) : oval(width, height, custard)) +
        sauced({ ...scene, colour: custard }, 12) +
        line(
          `M${n(-width * 0.6)} ${n(-height * 0.66)}Q0 ${n(-height * 0.94)} ${n(width * 0.56)} ${n(-height * 0.7)}`,
          light(custard, 0.8),
          12,
          0.7,
        )
      );
    },
    toppings: { most: 11, size: 2.1, reach: 0.74, gap: 0.8 },
    hides: ['egg-half', 'egg-curd', 'swirl', 'sweet'],
  },
};
