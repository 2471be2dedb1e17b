import { between } from '../../../../shared/seeded-random.ts';
import { line, put, repeat } from '../../../ingredients/food-art/strokes.ts';
import { served } from '../vessels.ts';
import { besides, isBeside } from './beside.ts';
import { type FormScene, type Forms, scatter } from './form.ts';
import { FISHES, MEATS, piece, shadow } from './parts.ts';

/** Other main foods that are drawn as themselves on a stick. */
const MAINS: ReadonlySet<string> = new Set([
  ...FISHES,
  'prawn',
  'scallop',
  'squid-ring',
  'octopus',
  'halloumi-slice',
  'cheese-cube',
]);
/** Vegetables and fruit that are grilled on a stick between the main food. */
const BETWEEN: ReadonlySet<string> = new Set([
  'courgette-slice',
  'pepper-strip',
  'mushroom',
  'aubergine-slice',
  'tomato-half',
  'tomato-whole',
  'pineapple-ring',
  'pineapple-chunk',
]);
const MEAT: ReadonlySet<string> = new Set(MEATS);

/** What is on the sticks, one after the other; meat only where the recipe has some or names no other main food. */
function threaded(scene: FormScene): (() => string)[] {
  const { toppings } = scene;
  const mains = toppings.filter((one) => MAINS.has(one.piece)).slice(0, 2);
  const among = toppings.filter((one) => BETWEEN.has(one.piece)).slice(0, 3);
  const isMeat = toppings.some((one) => MEAT.has(one.piece)) || mains.length + among.length === 0;
  const meat = (): string => piece('meat-chunk', scene);
  const main = isMeat ? [meat] : mains.map(({ draw }) => draw);
  const [first = meat] = main.length > 0 ? main : among.map(({ draw }) => draw);
  return among.length === 0
    ? [...main, first]
    : among.flatMap(({ draw }, at) => [main[at % main.length] ?? first, ...(isMeat ? [first] : []), draw]);
}

const stick = (scene: FormScene, kinds: readonly (() => string)[], from: number): string =>
  line('M-330 0H330', '#c9a36a', 8) +
  repeat(9, (at) =>
    put(
      -216 + at * 54,
      0,
      between(scene.random, -20, 20),
      1.75,
      shadow(21, 17) + (kinds[(at + from) % kinds.length]?.() ?? ''),
    ),
  );

function skewers(scene: FormScene): string {
  const kinds = threaded(scene);
  const others = scene.toppings.filter(({ piece: name }) => !MEAT.has(name) && !MAINS.has(name) && !BETWEEN.has(name));
  const sides = others.filter(isBeside);
  const strewn = others.filter((one) => !sides.includes(one));
  const places = [-130, -42, 48, 138].map((y) => [0, y] as const);
  const [up, rows] = sides.length === 0 ? [0, places] : [-34, places.slice(0, 3)];
  return (
    besides(scene, sides.slice(0, 4)) +
    served(
      rows.map(([x, y], at) => [x, y + up, [-4, 2, -2, 4][at] ?? 0] as const),
      (at) => stick(scene, kinds, at),
    ) +
    put(0, up, 0, 1, scatter({ ...scene, toppings: strewn }, { most: 16, size: 1.2, reach: 0.7, gap: 0.5 }))
  );
}

/** Food on sticks. */
export const SKEWERS: Forms = {
  skewers: { vessels: ['platter', 'board', 'plate', 'slate'], draw: skewers, toppings: 'none' },
};
