import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { StepMention } from '../uses/step-mentions.ts';
import { upperFirst } from '../../../shared/upper-first.ts';

/**
 * A step with the names of swapped foods put right: "Brown the turkey" is "Brown the mushrooms". What may also mean another line stays.
 * @param standsIn the foods that stand in, by the place of their line
 */
export function swapNames(
  text: string,
  mentions: readonly StepMention[],
  standsIn: ReadonlyMap<number, KnownFood>,
): string {
  let [swapped, from] = ['', 0];
  for (const { lines, start, end } of mentions) {
    const foods = lines.map((line) => standsIn.get(line));
    const [food] = foods;
    if (!food || foods.some((other) => other !== food)) continue;
    swapped += text.slice(from, start) + written(food, text.slice(start, end));
    from = end;
  }
  return swapped + text.slice(from);
}

/** Many where many were meant, and with a capital where one was. */
function written({ name, plural }: KnownFood, found: string): string {
  const word = /s$/i.test(found) && plural !== null ? plural : name;
  return /^\p{Lu}/u.test(found) ? upperFirst(word) : word;
}
