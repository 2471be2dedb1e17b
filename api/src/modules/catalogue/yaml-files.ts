import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import { StartError } from '../../shared/errors.ts';

/** The parsed content of every YAML file of a folder, in the order of their names. */
export function readYamlFiles(folder: string): { file: string; content: unknown }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({ file, content: parseYaml(join(folder, file), file) }));
}

/**
 * `content` as `schema` describes it.
 * @throws StartError naming the file and every field at fault
 */
export function validated<T extends z.ZodType>(schema: T, content: unknown, file: string): z.output<T> {
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(problems.join('\n'));
}

function parseYaml(path: string, file: string): unknown {
  try {
    // Its own check compares each key with all before it: a second for a list of three thousand names.
    const document = parseDocument(readFileSync(path, 'utf8'), { uniqueKeys: false });
    if (document.errors[0]) throw document.errors[0];
    visit(document, { Map: (_at, map) => checkKeys(map) });
    return document.toJS();
  } catch (cause) {
    throw new StartError(`${file}: ${(cause as Error).message}`);
  }
}

function checkKeys({ items }: YAMLMap): void {
  const keys = items.map(({ key }) => String(key));
  if (new Set(keys).size === keys.length) return;
  throw new Error(`It says twice: ${keys.find((key, at) => keys.indexOf(key) !== at)}`);
}
