import { readTyped, type TypedReading } from '../../../api/src/modules/search/typed/read-typed.ts';
import { knowledge, names } from '../ingredients/starter-foods.ts';

/** How a text is read with the starter catalogue. */
export const read = (text: string): TypedReading => readTyped(text, { knowledge, names });

/** Names of the foods that a text says are there, in order. */
export const held = (text: string): string[] =>
  read(text)
    .held.map(({ food }) => food.name)
    .sort();

/** Names of what a text leaves out, in order. */
export const leftOut = (text: string): string[] =>
  read(text)
    .left.map(({ name }) => name)
    .sort();
