import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
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
    return parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new StartError(`${file}: ${(cause as Error).message}`);
  }
}
