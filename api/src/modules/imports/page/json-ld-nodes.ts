/** A thing that JSON-LD, microdata or RDFa describes: its properties by name, each in any shape. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** How deep lists of lists are followed. */
const LISTS_MAX = 8;
const VOCABULARIES = ['', 'schema:', 'https://schema.org/', 'http://schema.org/'];

/** Whether a value is a thing with properties. */
export function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a thing is of a type of schema.org, however it writes that. */
export function isOfType(node: JsonLdNode, type: string): boolean {
  return items(node['@type'] ?? node['type']).some(
    (stated) =>
      typeof stated === 'string' &&
      stated
        .replace(/\/+$/, '')
        .replace(/^.*[:/#]/, '')
        .toLowerCase() === type.toLowerCase(),
  );
}

/** The first of these properties that is stated; null and empty texts and lists state nothing. */
export function property(node: JsonLdNode, ...names: readonly string[]): unknown {
  for (const name of names) {
    for (const vocabulary of VOCABULARIES) {
      const value = node[`${vocabulary}${name}`];
      if (isStated(value)) return value;
    }
  }
  return undefined;
}

/** Only what a thing states, so that the rest can come from elsewhere. */
export function statedBy(node: JsonLdNode): JsonLdNode {
  return Object.fromEntries(
    Object.keys(node)
      .map((name) => [name, property(node, name)])
      .filter(([, value]) => value !== undefined),
  );
}

function isStated(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}

/** The values of a property that may hold one or several, those of lists in lists too. */
export function items(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flat(LISTS_MAX);
  if (isNode(value) && Array.isArray(value['@list'])) return value['@list'].flat(LISTS_MAX);
  return value === undefined || value === null ? [] : [value];
}
