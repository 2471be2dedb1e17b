import { isNode, items, property } from '../page/json-ld-nodes.ts';
import { textOf } from '../page/read-text.ts';

/** The parts of an ingredient line, as apps keep them. */
export interface LineParts {
  amount: unknown;
  unit: unknown;
  food: unknown;
  note: unknown;
}

/** `2 cups lentils, rinsed`: a line of its parts, as a cook would write it. An amount of nothing is left out. */
export function lineOf({ amount, unit, food, note }: LineParts): string {
  const number = Number(amount);
  const measure =
    number > 0 && Number.isFinite(number) ? [String(number), number > 1 ? pluralOf(unit) : nameOf(unit)] : [];
  const said = [...measure, number === 1 ? nameOf(food) : pluralOf(food)].filter((part) => part !== null).join(' ');
  return [said, textOf(note)].filter(Boolean).join(', ');
}

/** A name that stands by itself or in `{"name": …}`. */
export function nameOf(thing: unknown): string | null {
  return textOf(isNode(thing) ? property(thing, 'name') : thing);
}

/** The name of several of a thing, where the app knows it. */
function pluralOf(thing: unknown): string | null {
  return (isNode(thing) ? textOf(property(thing, 'pluralName', 'plural_name')) : null) ?? nameOf(thing);
}

/** The names of a list of things. */
export function namesOf(things: unknown): string[] {
  return items(things)
    .map(nameOf)
    .filter((name) => name !== null);
}

/** A line that heads those behind it, or nothing where it has no words. */
export function headingOf(title: unknown): string[] {
  const text = textOf(title);
  return text === null ? [] : [`## ${text}`];
}
