import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';

/** Read from the sources, whether this runs compiled or not: `src` and `dist` are neighbours. */
const FOLDER = new URL('../../../../src/modules/ingredients/food-art/', import.meta.url);

/**
 * The YAML table `file`, checked.
 * @throws ZodError naming what is wrong in it
 */
export function readTable<T extends z.ZodType>(file: URL, schema: T): z.output<T> {
  return schema.parse(parse(readFileSync(file, 'utf8')));
}

/** Where the table of foods is. */
export const FOOD_TABLE = new URL('food-art.yaml', FOLDER);

/** The drawings of Fluent Emoji that are in use (Microsoft, MIT; its licence lies beside them). */
export const ICON_FOLDER = new URL('icons/', FOLDER);

/** The SVG texts of the folder `drawings`, by name. */
export function readDrawings(): Map<string, string> {
  const folder = new URL('drawings/', FOLDER);
  return new Map(
    readdirSync(folder).map((file) => [file.replace('.svg', ''), readFileSync(new URL(file, folder), 'utf8')]),
  );
}
