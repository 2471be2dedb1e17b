import { between, type Random } from '../../../../shared/seeded-random.ts';
import type { Colour } from '../../../ingredients/food-art/colour.ts';
import {
  around,
  blob,
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
import { pool } from './bowls.ts';
import { type Form, type Forms, type FormScene, scatter } from './form.ts';
import { MEATS } from './parts.ts';
import { strands } from './pasta.ts';

const NOODLES = ['nest', 'spaghetti-bundle', 'wrapper'];

/** Noodles that nothing is poured over: what shows between them is darker, but of their colour. */
const nest = (scene: FormScene): string =>
  shape(blob(scene.random, scene.room[0] * 0.92, scene.room[1] * 0.88, 0.05, 13), dark(scene.colour, 0.22)) +
  strands(scene, 92, 9);

/** A bowl to dip into, from above. */
const dip = (colour: Colour): string =>
  disc(106, '#1c0e0540', 5, 14) +
  disc(104, '#efe6d8') +
  disc(92, '#3d5563') +
  disc(84, dark(colour, 0.25)) +
  disc(80, colour, -1, -3) +
  oval(34, 16, light(colour, 0.35), -20, -30, -20);

/** Green edges of leaves, their white, and the meat between them. */
const NABE: readonly Colour[] = ['#b9cd7c', '#f4f0d8', '#e7a198', '#f8e2da', '#eef0cc'];

/** Leaves and meat that stand upright in rings, packed tight: frilled bands, one in another. */
function packed({ random, room: [width, height] }: FormScene): string {
  const bands = repeat(15, (at) => {
    const size = 0.99 - at * 0.064;
    const colour = NABE[at % NABE.length] ?? '#f4f0d8';
    const [x, y] = [between(random, -5, 5), between(random, -5, 5)];
    const points = Math.round(10 + 26 * size);
    const band = (share: number): string =>
      blob(random, width * size * share, height * size * share, 0.05, points, x, y);
    return shape(band(1.015), dark(colour, 0.34)) + shape(band(1), colour);
  });
  const cuts = [0.84, 0.52].map((ring, at) =>
    around(14 - at * 5, (angle) => {
      const place = (share: number): string =>
        `${n(Math.cos(angle + share / 7) * width * ring * share)} ${n(Math.sin(angle + share / 7) * height * ring * share)}`;
      return line(`M${place(0.82)}L${place(1.14)}`, '#6f7a3f', 4, 0.5);
    }),
  );
  return bands + cuts.join('');
}

/** A dumpling of dough that was spooned in: round, craggy and soft. */
const fluffy = (random: Random, colour: Colour): string =>
  shape(blob(random, 74, 70, 0.1, 11, 3, 10), '#1c0e0548') +
  shape(blob(random, 72, 68, 0.12, 11), dark(colour, 0.24)) +
  shape(blob(random, 65, 59, 0.13, 10, -4, -6), colour) +
  repeat(5, () => {
    const [x, y] = inCircle(random, 34);
    const size = between(random, 18, 28);
    return (
      shape(blob(random, size, size * 0.8, 0.2, 8, x + 2, y + 2), dark(colour, 0.14), 0.8) +
      shape(blob(random, size * 0.86, size * 0.64, 0.2, 8, x - 2, y - 4), light(colour, 0.5))
    );
  });

/** Six of them about another. */
const dumplings = ({ random, room: [width, height], second }: FormScene): string =>
  repeat(7, (at) => {
    const [angle, reach] = [(at / 6) * 2 * Math.PI, at === 6 ? 0.06 : between(random, 0.54, 0.62)];
    const [x, y] = [Math.cos(angle) * width * reach, Math.sin(angle) * height * reach];
    return put(x, y, random() * 360, between(random, 0.88, 1.08), fluffy(random, second));
  });

const COLD: Form = {
  vessels: ['plate', 'bowl', 'platter'],
  draw: (scene) => nest(scene),
  toppings: { most: 40, size: 1.3, reach: 0.7, gap: 0.62 },
  hides: NOODLES,
};

/** Noodles that are no stir-fry, and what stands or swims in a pot of broth. */
export const NOODLE_DISHES: Forms = {
  'cold noodles': COLD,
  'noodles with dip': {
    ...COLD,
    vessels: ['platter', 'slate'],
    draw: (scene) => {
      const [width, height] = [scene.room[0] * 0.7, scene.room[1] * 0.98];
      const heap = { ...scene, room: [width, height] as const };
      return (
        `<g transform="translate(${n(-scene.room[0] * 0.28)} 0)">${nest(heap)}${scatter(heap, { most: 26, size: 1.2, reach: 0.7, gap: 0.6 })}</g>` +
        `<g transform="translate(${n(scene.room[0] * 0.66)} 10)">${dip(scene.second)}</g>`
      );
    },
    toppings: 'none',
  },
  'noodle salad': { ...COLD, toppings: { most: 58, size: 1.5, reach: 0.8, gap: 0.7 } },
  'layered pot': {
    vessels: ['casserole', 'clay pot'],
    draw: (scene) => pool(scene, scene.colour) + packed(scene),
    toppings: { most: 12, size: 1.1, reach: 0.6 },
    hides: [...MEATS, 'cabbage-shred', 'cabbage-wedge', 'leaf', 'bacon-strip'],
  },
  'stew with dumplings': {
    vessels: ['casserole', 'casserole', 'bowl'],
    draw: (scene) =>
      pool(scene, scene.colour) + scatter(scene, { most: 60, size: 1.45, reach: 0.88, gap: 0.58 }) + dumplings(scene),
    toppings: 'none',
    hides: ['dumpling', 'pastry', 'crumb', 'egg-half', 'grain-mound', 'rice-mound', 'butter-pat'],
  },
};
