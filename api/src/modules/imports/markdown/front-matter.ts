import { parse } from 'yaml';
import { isNode, type JsonLdNode } from '../page/json-ld-nodes.ts';

/** The mark before a Markdown text, its YAML and the line behind it. */
export const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The beginning of an entry that is not part of the one before. */
const NEXT_ENTRY = /\r?\n(?=[^\s#-])/;
const LABELLED = /^([\p{L}_][\p{L}\p{N} _-]{0,39}):[ \t]*([\s\S]*)$/u;
const ITEM = /^[ \t]*-[ \t]+(?=\S)/;

/** What the front matter of a text states; of one that is no YAML as a whole, what its entries state one by one. */
export function frontMatterOf(text: string): JsonLdNode {
  const yaml = FRONT_MATTER.exec(text)?.[1] ?? '';
  const stated = parseYaml(yaml);
  return isNode(stated) ? stated : Object.assign({}, ...yaml.split(NEXT_ENTRY).map(entryOf));
}

/** An entry that is no YAML either, such as `cuisine: Amer: ican`, is taken as it is written; one without a label states nothing. */
function entryOf(entry: string): JsonLdNode {
  const stated = parseYaml(entry);
  if (isNode(stated)) return stated;
  const [, label = '', value = ''] = LABELLED.exec(entry.trim()) ?? [];
  const lines = value.split(/\r?\n/).filter((line) => /[\p{L}\p{N}]/u.test(line));
  if (lines.length === 0) return {};
  const isList = lines.every((line) => ITEM.test(line));
  return { [label]: isList ? lines.map((line) => line.replace(ITEM, '').trim()) : lines.join(' ').trim() };
}

/** YAML without aliases, which can make a small text endless; undefined for what is none. */
export function parseYaml(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0, logLevel: 'error' });
  } catch {
    return undefined;
  }
}
