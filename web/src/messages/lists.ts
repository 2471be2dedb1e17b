import { once } from './once.ts';

const conjunctions = once(() => new Intl.ListFormat('en-US'));
const disjunctions = once(() => new Intl.ListFormat('en-US', { type: 'disjunction' }));

/** "eggs, milk, and flour". */
export function allOf(names: readonly string[]): string {
  return conjunctions().format(names);
}

/** "eggs, milk, or flour". */
export function oneOf(names: readonly string[]): string {
  return disjunctions().format(names);
}
