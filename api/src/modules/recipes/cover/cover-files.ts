import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';

/** The tables and drawings are read from the sources, compiled or not: `src` and `dist` are neighbours. */
const FOLDER = new URL('../../../../src/modules/recipes/cover/', import.meta.url);

/**
 * A table of this folder, checked.
 * @throws ZodError naming what is wrong in it
 */
export function readTable<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return schema.parse(parse(readFileSync(new URL(file, FOLDER), 'utf8')));
}

/** The SVG texts of the folder `drawings`, by name. */
export function readDrawings(): Map<string, string> {
  const folder = new URL('drawings/', FOLDER);
  return new Map(readdirSync(folder).map((file) => [file.replace('.svg', ''), readFileSync(new URL(file, folder), 'utf8')]));
}
