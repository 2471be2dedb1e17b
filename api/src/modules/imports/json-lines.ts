import { z } from 'zod';
import { slugify } from '../../shared/slug.ts';
import type { FileItem } from './imported-recipe.ts';
import { readAddress } from './page/read-details.ts';
import { servingsOf } from './page/read-yield.ts';
import { readMinutes } from './read-minutes.ts';

const words = z.array(z.string());
const maybe = z.string().nullish().transform((text) => text ?? null);
const minutes = z.union([z.string(), z.number().transform(String)]).nullish().transform((text) => readMinutes(text ?? null));
const servings = z.union([z.string(), z.number().transform(String)]).nullish().transform((text) => servingsOf(text == null ? [] : [text]));
const jsonLine = z.object({
  slug: z.string().optional(),
  title: z.string(),
  description: maybe,
  author: maybe,
  url: maybe.transform((text) => readAddress(text, null)),
  tags: words.nullish().transform((tags) => tags ?? []),
  cuisine: maybe,
  prepTime: minutes,
  cookTime: minutes,
  totalTime: minutes,
  servings,
  ingredients: words,
  instructions: words.transform((steps) => steps.map((text) => ({ text }))),
});

/** The recipes of JSON lines, one object a line, with times and servings as people write them. */
export function readJsonLines(text: string, file: string): FileItem[] {
  return text
    .split('\n')
    .map((line, at) => ({ line, where: `${file}:${at + 1}` }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, where }) => readLine(line, where));
}

function readLine(line: string, where: string): FileItem {
  try {
    const parsed = jsonLine.safeParse(JSON.parse(line));
    if (!parsed.success) return { where, refusal: parsed.error.issues.map((issue) => [issue.path.join('.') || 'the line', issue.message].join(': ')).join('; ') };
    return { where, recipe: { ...parsed.data, key: parsed.data.slug ?? slugify(parsed.data.title) } };
  } catch {
    return { where, refusal: 'the line is not JSON' };
  }
}
