import { isNode, isOfType, type JsonLdNode } from './json-ld-nodes.ts';

/** A recipe and the place it has on its page. */
export interface FoundRecipe {
  node: JsonLdNode;
  /** It stands in a list of things. */
  isListed: boolean;
  /** Something on the page calls it its main entity. */
  isMain: boolean;
}

interface Place {
  value: unknown;
  isListed: boolean;
  isMain: boolean;
}

/** Every recipe below some values, the outermost first, with the things that they only refer to (`{"@id": …}`) filled in. */
export function findRecipes(values: readonly unknown[]): FoundRecipe[] {
  const found: FoundRecipe[] = [];
  const named = new Map<unknown, JsonLdNode>();
  const main = new Set<unknown>();
  // A queue and no recursion: things may be nested a million deep.
  const queue: Place[] = values.map((value) => ({ value, isListed: false, isMain: false }));
  for (const place of queue) {
    for (const part of below(place)) queue.push(part);
    if (!isNode(place.value)) continue;
    const id = place.value['@id'];
    if (place.isMain && id !== undefined) main.add(id);
    if (Object.keys(place.value).length > 1 && !named.has(id)) named.set(id, place.value);
    if (isOfType(place.value, 'Recipe')) found.push({ ...place, node: place.value });
  }
  return found.map(({ node, isListed, isMain }) => ({
    node: withReferences(node, named),
    isListed,
    isMain: isMain || main.has(node['@id']),
  }));
}

function* below({ value, isListed, isMain }: Place): Iterable<Place> {
  if (Array.isArray(value)) for (const part of value) yield { value: part, isListed, isMain };
  else if (isNode(value)) {
    for (const [name, part] of Object.entries(value)) {
      if (typeof part === 'object')
        yield { value: part, isListed: isListed || name === 'itemListElement', isMain: name === 'mainEntity' };
    }
  }
}

function withReferences(node: JsonLdNode, named: ReadonlyMap<unknown, JsonLdNode>): JsonLdNode {
  const filled = (value: unknown): unknown => {
    const target = isNode(value) && typeof value['@id'] === 'string' ? named.get(value['@id']) : undefined;
    return target && target !== node && isNode(value) ? { ...target, ...value } : value;
  };
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, Array.isArray(value) ? value.map(filled) : filled(value)]),
  );
}
