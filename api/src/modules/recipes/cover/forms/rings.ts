import { around, put } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, type Laid, scatter, type Topping } from './form.ts';
import { shadow } from './parts.ts';

/** Slices of fruit that one lays on a tart or a cake in rings, each a little over the next. */
const FANNED: ReadonlySet<string> = new Set(['apple-slice', 'apple-cooked', 'stone-fruit-wedge']);
/** The rings from the outer to the inner: how far out, how many slices, and how large. */
const RINGS = [
  { far: 152, count: 15, size: 2.5 },
  { far: 66, count: 8, size: 2.1 },
] as const;
/** How far a slice is turned towards the middle, in degrees. */
const TILT = 52;

const ring = (slice: Topping, { far, count, size }: (typeof RINGS)[number]): string =>
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
  if (slice === undefined || !FANNED.has(slice.piece)) return scatter(scene, laid);
  return RINGS.map((one) => ring(slice, one)).join('') + scatter({ ...scene, toppings: others }, { ...laid, most: 12 });
}
