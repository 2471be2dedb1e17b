import type { NamedSet } from '../imported-recipe.ts';
import { isNode, items } from '../page/json-ld-nodes.ts';
import { textOf } from '../page/read-text.ts';

/** As of any collection, in characters. */
const NAME_MAX = 80;
const DESCRIPTION_MAX = 500;
/** Most sets of one recipe. */
const SETS_MAX = 50;

/** The sets that a recipe lies in, each once whatever the case of its name; what has no name is none. */
export function readSets(sets: unknown): NamedSet[] {
  const found = new Map<string, NamedSet>();
  for (const set of items(sets).flatMap(readSet)) {
    const key = set.name.toLowerCase();
    if (!found.has(key)) found.set(key, set);
  }
  return [...found.values()].slice(0, SETS_MAX);
}

function readSet(said: unknown): NamedSet[] {
  const name = shortened(isNode(said) ? (said['name'] ?? said['title']) : said, NAME_MAX);
  const description = isNode(said) ? shortened(said['description'], DESCRIPTION_MAX) : '';
  return name === '' ? [] : [{ name, ...(description !== '' && { description }) }];
}

const shortened = (said: unknown, most: number): string => (textOf(said) ?? '').slice(0, most).trim();
