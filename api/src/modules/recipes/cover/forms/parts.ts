import { between } from '../../../../shared/seeded-random.ts';
import { PIECES } from '../../../ingredients/food-art/pieces/all-pieces.ts';
import { blob, dark, inCircle, light, oval, put, repeat, shape } from '../../../ingredients/food-art/strokes.ts';
import type { FormScene } from './form.ts';

/** A place in a circle by its number, so that many fill it evenly. */
export function evenly(at: number, count: number, random: () => number, reach: number): [x: number, y: number] {
  const [angle, out] = [at * 2.4 + random() * 0.6, Math.sqrt((at + 0.5) / count) * reach];
  return [Math.cos(angle) * out, Math.sin(angle) * out];
}

/** The shadow of a piece that is drawn several times its size: it falls close by. */
export const shadow = (rx: number, ry: number): string => oval(rx, ry, '#1c0e0540', 0.7, 3);

/** A piece in the colour of the dish. */
export const piece = (name: string, scene: FormScene, colour = scene.colour): string =>
  PIECES.get(name)?.(colour, scene.random) ?? '';

/** A piece in the colour of the dish, heaped. */
export const pieceHeap = (scene: FormScene, name: string, count: number, size: number): string =>
  repeat(count, (at) => {
    // What is long lies farther in, so that it does not stick out of the vessel.
    const out = size > 4.4 ? 0.56 : 0.82;
    const [angle, reach] = [at * 2.4 + scene.random() * 0.4, Math.sqrt((at + 0.3) / count) * out];
    return put(
      Math.cos(angle) * reach * scene.room[0],
      Math.sin(angle) * reach * scene.room[1],
      scene.random() * 360,
      size * between(scene.random, 0.94, 1.08),
      shadow(20, 16) + piece(name, scene),
    );
  });

/** Pieces of meat, which a form of meat shows itself. */
export const MEATS = [
  'meat-chunk',
  'belly-chunk',
  'belly-slice',
  'medallion',
  'breast',
  'raw-meat',
  'chicken-slice',
  'meat-piece',
  'drumstick',
  'thigh',
  'leg',
  'wing',
  'small-bird',
  'shank',
  'shank-slice',
  'steak-slice',
  'chop',
  'rib',
  'whole-bird',
  'meat-strip',
  'chicken-strip',
  'mince-crumb',
  'meatball',
  'patty',
  'sausage',
];

/** Pieces of fish. */
export const FISHES = ['fish-chunk', 'fish-slice', 'small-fish', 'fish-flake'];

/** Pieces that are gone into a batter. */
export const BATTER = [
  'egg-half',
  'egg-curd',
  'swirl',
  'dollop',
  'butter-pat',
  'pastry',
  'crumb',
  'carrot-coin',
  'courgette-slice',
  'grated-cheese',
  'sponge-slice',
  'banana-slice',
  'toast-slice',
  'loaf-whole',
  'bread-slice',
  'bun-whole',
  'citrus-wedge',
  'citrus-slice',
];

/** Bread that binds or coats what is minced. */
export const BINDERS = ['toast-slice', 'loaf-whole', 'bread-slice', 'bun-whole', 'crouton', 'biscuit'];

/** Crumbs and pores of a dough. */
export const crumbs = (scene: FormScene, count: number, radius: number): string =>
  repeat(count, () => {
    const [x, y] = inCircle(scene.random, radius);
    return shape(
      blob(scene.random, between(scene.random, 4, 11), between(scene.random, 3, 8), 0.3, 6, x, y),
      scene.random() < 0.5 ? light(scene.colour, 0.25) : dark(scene.colour, 0.18),
      0.8,
    );
  });

/** Pieces of bread and dough. */
export const BREAD_PIECES = [
  'toast-slice',
  'loaf-whole',
  'bread-slice',
  'bun-whole',
  'flatbread',
  'bagel',
  'pastry',
  'wrapper',
  'crumb',
  'tortilla-chip',
  'croissant',
  'crouton',
];

/** Brown spots, as a hot pan leaves them. */
export const browned = (scene: FormScene, count: number, rx: number, ry: number, size: number): string =>
  repeat(count, () => {
    const [x, y] = inCircle(scene.random, 0.9);
    return shape(
      blob(
        scene.random,
        between(scene.random, size * 0.5, size),
        between(scene.random, size * 0.4, size * 0.8),
        0.25,
        7,
        x * rx,
        y * ry,
      ),
      dark(scene.colour, 0.42),
      0.55,
    );
  });

/** A filling that peeps out: the foods in a row, as a sandwich shows them from its side. */
export const peeping = (scene: FormScene, width: number, y: number, size: number): string =>
  repeat(9, (place) => {
    const kind = scene.toppings[place % Math.max(1, scene.toppings.length)];
    return put(
      -width / 2 + (place * width) / 8,
      y + between(scene.random, -7, 7),
      between(scene.random, -40, 40),
      size,
      kind?.draw() ?? '',
    );
  });
