import { between } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import {
  around,
  blob,
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
import { type FormScene, type Forms, scatter, type Topping } from './form.ts';
import { BREAD_PIECES, browned } from './parts.ts';

/** Cheese that runs together in the oven. */
const MELTS: ReadonlySet<string> = new Set(
  'grated-cheese melted-cheese mozzarella-pool mozzarella-slice mozzarella-torn cheese-slice shaving cheese-cube cheese-wedge'.split(
    ' ',
  ),
);
const GONE = [...BREAD_PIECES, 'tomato-wedge', 'jar'];
const isMelted = ({ piece }: Topping): boolean => MELTS.has(piece);

/** A coat of melted cheese, the sauce between its patches, brown where it has caught. */
const coat = ({ random }: FormScene, radius: number, tone: Colour): string =>
  repeat(34, (at) => {
    const [angle, reach] = [at * 2.4, Math.sqrt((at + 0.3) / 34) * radius * 0.9];
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const patch = blob(random, between(random, 36, 54), between(random, 30, 44), 0.24, 10, x, y);
    return shape(patch, at % 3 ? tone : light(tone, 0.4));
  }) +
  repeat(24, () => {
    const [x, y] = inCircle(random, radius * 0.9);
    const [rx, ry] = [between(random, 9, 22), between(random, 6, 15)];
    return shape(blob(random, rx, ry, 0.3, 8, x, y), '#bf7a34', 0.5);
  });

/** What lies on it within the rim, larger where it is little. */
const laid = (scene: FormScene, radius: number): string =>
  scatter(
    { ...scene, toppings: scene.toppings.filter((one) => !isMelted(one)), room: [radius * 0.84, radius * 0.84] },
    { most: 34, size: 2, reach: 1, gap: 0.62 },
  );

const sauce = (scene: FormScene, radius: number): string =>
  shape(blob(scene.random, radius, radius, 0.025, 16), scene.second) +
  repeat(12, () => {
    const [x, y] = inCircle(scene.random, radius * 0.84);
    return shape(blob(scene.random, 40, 32, 0.2, 8, x, y), light(scene.second, 0.14), 0.6);
  });

/** What is within the rim: sauce, cheese over it, and what else is on it. */
function topped(scene: FormScene, radius: number): string {
  const cheese = scene.toppings.some(isMelted) ? coat(scene, radius, '#f3dc9c') : '';
  return sauce(scene, radius) + cheese + laid(scene, radius);
}

/** Where the rim has caught. */
const caught = (scene: FormScene, radius: number): string =>
  around(18, (angle) =>
    shape(
      blob(scene.random, 14, 9, 0.3, 6, Math.cos(angle) * radius, Math.sin(angle) * radius),
      dark(scene.colour, 0.42),
      0.6,
    ),
  );

const round = (scene: FormScene): string => {
  const radius = Math.min(286, scene.room[1] * 1.08);
  return (
    disc(radius, '#1c0e0544', 4, 12) +
    shape(blob(scene.random, radius, radius, 0.02, 16), dark(scene.colour, 0.16)) +
    shape(blob(scene.random, radius - 12, radius - 12, 0.02, 16, -2, -4), scene.colour) +
    caught(scene, radius - 22) +
    topped(scene, radius - 44)
  );
};

/** Baked in its pan: a thick brown crust up to the wall. */
const inPan = (scene: FormScene): string => {
  const radius = scene.room[1] - 6;
  const brown = { ...scene, colour: dark(scene.colour, 0.24) };
  return (
    disc(radius, '#8a4f1e') +
    shape(blob(scene.random, radius - 8, radius - 8, 0.012, 18), brown.colour) +
    shape(blob(scene.random, radius - 22, radius - 22, 0.016, 18, -2, -3), light(brown.colour, 0.2)) +
    caught(brown, radius - 24) +
    topped(scene, radius - 46)
  );
};

/** A filling between two discs of dough: pricked, its edge sealed, one wedge gone. */
const covered = (scene: FormScene): string =>
  disc(250, '#1c0e0544', 5, 14) +
  shape(blob(scene.random, 248, 246, 0.015, 16), dark(scene.colour, 0.2)) +
  shape(blob(scene.random, 236, 234, 0.015, 16, -2, -4), scene.colour) +
  shape(blob(scene.random, 204, 202, 0.02, 16, -2, -4), light(scene.colour, 0.16)) +
  browned(scene, 16, 190, 190, 34) +
  repeat(40, () => {
    const [x, y] = inCircle(scene.random, 186);
    return oval(4, 5, dark(scene.colour, 0.5), x, y);
  }) +
  put(
    0,
    0,
    24,
    1,
    shape('M0 0L262 -84L262 84Z', '#efe2c6') + shape('M0 0L246 -79L248 -52L0 26Z', dark(scene.colour, 0.36)),
  ) +
  put(
    0,
    0,
    24,
    1,
    shape('M6 8L246 -68L247 -44L8 26Z', scene.second) +
      repeat(12, (at) => disc(between(scene.random, 5, 9), '#f6f0e4', 40 + at * 17, 9 - at * 5.4)) +
      line('M0 0L246 -79', light(scene.colour, 0.4), 7),
  );

/** Pizzas: open, in a pan, and with a lid of dough. */
export const PIZZAS: Forms = {
  pizza: { vessels: ['round board', 'round board', 'board', 'tray'], draw: round, toppings: 'none', hides: GONE },
  'pan pizza': { vessels: ['skillet'], draw: inPan, toppings: 'none', hides: GONE },
  'covered pizza': {
    vessels: ['lined tray'],
    draw: covered,
    toppings: 'none',
    hides: [...GONE, 'dollop', 'flat-herb', 'wilted-leaf', 'leaf'],
    onlyGarnish: true,
  },
};
