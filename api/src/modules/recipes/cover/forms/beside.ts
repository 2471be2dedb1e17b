import { between } from '../../../../shared/seeded-random.ts';
import { put } from '../../../ingredients/food-art/strokes.ts';
import { type FormScene, isStrewn, scatter, type Topping } from './form.ts';
import { shadow } from './parts.ts';

/** Whole where they lie beside: one of them, and how large. */
const WHOLE: ReadonlyMap<string, number> = new Map([
  ['flatbread', 3.4],
  ['dollop', 3],
  ['bread-slice', 1.6],
]);

/** Small foods that lie on the meat itself. */
const OVER: ReadonlySet<string> = new Set([
  'caper',
  'spring-onion-ring',
  'chilli-ring',
  'pomegranate-seed',
  'lardon',
  'shaving',
  'peanut',
]);

/** Whether a food lies in a heap of its own beside the dish, not strewn over it. */
export const isBeside = (one: Topping): boolean =>
  !OVER.has(one.piece) && (!isStrewn(one) || WHOLE.has(one.piece) || one.piece.startsWith('citrus-'));

/** A small heap of one food. */
function heapOf(scene: FormScene, food: Topping): string {
  const whole = WHOLE.get(food.piece);
  if (whole !== undefined) return put(0, 0, between(scene.random, -20, 20), whole, shadow(20, 16) + food.draw());
  const few = Math.min(food.most, food.size < 0.8 ? 16 : 7);
  return scatter({ ...scene, room: [62, 46], toppings: [food] }, { most: few, size: 1.6, reach: 1, gap: 0.5 });
}

/** What is served with a dish, in heaps in a row below it. */
export function besides(scene: FormScene, foods: readonly Topping[]): string {
  const width = scene.room[0] * 1.1;
  return foods
    .map((food, at) =>
      put(((at + 0.5) / foods.length - 0.5) * width, between(scene.random, 132, 150), 0, 1, heapOf(scene, food)),
    )
    .join('');
}
