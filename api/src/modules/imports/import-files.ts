import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../shared/errors.ts';
import { slugify } from '../../shared/slug.ts';
import type { ImportedRecipe } from './imported-recipe.ts';

/** A recipe of a file, or why it could not be read. */
export type FileItem = { where: string; recipe: ImportedRecipe } | { where: string; refusal: string };

const words = z.array(z.string());
const maybe = z.string().nullish().transform((text) => text ?? null);
const jsonLine = z.object({
  slug: z.string().optional(),
  title: z.string(),
  description: maybe,
  author: maybe,
  tags: words.default([]),
  prepTime: maybe,
  cookTime: maybe,
  servings: maybe,
  ingredients: words,
  instructions: words,
});

/**
 * The recipes of a file of JSON lines, one object a line.
 * @throws StartError when the file cannot be read or is of another kind
 */
export function readImportFile(file: string): FileItem[] {
  if (extname(file) !== '.jsonl') throw new StartError(`${file}: recipes are imported from .jsonl files.`);
  return readText(file)
    .split('\n')
    .map((line, at) => ({ line, where: `${file}:${at + 1}` }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, where }) => readLine(line, where));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StartError(`${file} cannot be read: ${(cause as Error).message}`);
  }
}

function readLine(line: string, where: string): FileItem {
  try {
    const parsed = jsonLine.safeParse(JSON.parse(line));
    if (!parsed.success) return { where, refusal: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') };
    return { where, recipe: { ...parsed.data, key: parsed.data.slug ?? slugify(parsed.data.title) } };
  } catch {
    return { where, refusal: 'the line is not JSON' };
  }
}
