import type { Fill } from './dish-plan.ts';

/** Words in -s that are one thing. */
const ONE_IN_S = /(?:hummus|couscous|asparagus|molasses|harissa|watercress|swiss)$/;

/** Whether a step speaks of a food as of several: "the carrots are", "the rice is". */
export function isMany({ food, cooked }: Fill, pieces: number | null): boolean {
  if (cooked.say !== null) return cooked.say.endsWith('s') && !ONE_IN_S.test(cooked.say);
  if (cooked.part || cooked.unit !== undefined || food.plural === null || food.plural === food.name) return false;
  return pieces === null ? cooked.measure === 'g' || cooked.measure === 'piece' : pieces > 1;
}

/** What a step calls a food. */
export function stepName(fill: Fill, pieces: number | null): string {
  const { food, cooked } = fill;
  return cooked.say ?? (isMany(fill, pieces) ? (food.plural ?? food.name) : food.name);
}

/** What the name of a dish calls a food: "carrot soup". */
export function titleName({ food, cooked }: Fill): string {
  return cooked.title ?? food.name;
}

/** The same behind "with", where several are several: "with carrots". */
export function titleNames({ food, cooked }: Fill): string {
  if (cooked.title !== null) return cooked.count ? plural(cooked.title) : cooked.title;
  return cooked.part ? food.name : (food.plural ?? food.name);
}

/** "a", "a and b", "a, b and c". */
export function joined(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function plural(word: string): string {
  if (word.endsWith('leaf')) return word.replace(/leaf$/, 'leaves');
  if (/(?:[^aeiou]o|s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}s`;
}
