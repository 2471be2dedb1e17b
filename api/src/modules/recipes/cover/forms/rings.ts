import { around, put } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Laid, scatter, type Topping } from './form.ts';
import { shadow } from './parts.ts';

/** A ring: how far out it is, how many pieces it has, and how large they are. */
interface Ring {
  far: number;
  count: number;
  size: number;
}

/** Slices, each a little over the next. */
const FANNED: readonly Ring[] = [
  { far: 152, count: 15, size: 2.5 },
  { far: 66, count: 8, size: 2.1 },
];
/** Halves, side by side. */
const BESIDE: readonly Ring[] = [
  { far: 164, count: 11, size: 2 },
  { far: 78, count: 5, size: 2 },
];
/** Fruit that one lays on a tart or a cake in rings, from the outer to the inner. */
const RINGS: ReadonlyMap<string, readonly Ring[]> = new Map([
  ['apple-slice', FANNED],
  ['apple-cooked', FANNED],
  ['stone-fruit-wedge', FANNED],
  ['stone-fruit-half', BESIDE],
]);
/** How far a slice is turned towards the middle, in degrees. */
const TILT = 52;

const ring = (slice: Topping, { far, count, size }: Ring): string =>
  around(count, (angle) =>
    put(
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      (angle * 180) / Math.PI - 90 + TILT,
      size / Math.max(1, slice.size),
      shadow(20, 12) + slice.draw(),
    ),
  );

/** Lays the foods as `scatter` does, but the slices of the fruit that the dish is of in rings. */
export function ringed(scene: FormScene, laid: Laid): string {
  const [slice, ...others] = scene.toppings;
  const rings = slice && RINGS.get(slice.piece);
  if (slice === undefined || rings === undefined) return scatter(scene, laid);
  return rings.map((one) => ring(slice, one)).join('') + scatter({ ...scene, toppings: others }, { ...laid, most: 12 });
}
