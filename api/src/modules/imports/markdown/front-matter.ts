import { parse } from 'yaml';
import { isNode, type JsonLdNode } from '../page/json-ld-nodes.ts';

/** The mark before a Markdown text, its YAML and the line behind it. */
export const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** What the front matter of a text states; nothing where there is none or it is no YAML. */
export function frontMatterOf(text: string): JsonLdNode {
  const stated = parseYaml(FRONT_MATTER.exec(text)?.[1] ?? '');
  return isNode(stated) ? stated : {};
}

/** YAML without aliases, which can make a small text endless; undefined for what is none. */
export function parseYaml(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}
