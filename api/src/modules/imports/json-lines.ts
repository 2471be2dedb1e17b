import { z } from 'zod';
import { slugify } from '../../shared/slug.ts';
import type { RecipeItem } from './imported-recipe.ts';
import { readAddress } from './page/read-details.ts';
import { servingsOf } from './page/read-yield.ts';
import { readMinutes } from './read-minutes.ts';

/** The message for a part that is missing or of the wrong kind. */
const must = (kind: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'missing' : `must be ${kind}`),
});

const text = z.string(must('a text'));
const words = z.array(text, must('a list of texts'));
const maybe = text.nullish().transform((given) => given ?? null);
const textOrNumber = z.union([z.string(), z.number().transform(String)], must('a text or a number')).nullish();
const minutes = textOrNumber.transform((given) => readMinutes(given ?? null));
const servings = textOrNumber.transform((given) => servingsOf(given == null ? [] : [given]));
const jsonLine = z.object(
  {
    slug: text.optional(),
    title: text,
    description: maybe,
    author: maybe,
    url: maybe.transform((given) => readAddress(given, null)),
    tags: words.nullish().transform((tags) => tags ?? []),
    cuisine: maybe,
    prepTime: minutes,
    cookTime: minutes,
    totalTime: minutes,
    servings,
    ingredients: words,
    instructions: words.transform((steps) => steps.map((step) => ({ text: step }))),
  },
  must('an object'),
);

/** The recipes of JSON lines, one object a line, with times and servings as people write them. */
export function readJsonLines(content: string, file: string): RecipeItem[] {
  return content
    .split('\n')
    .map((line, at) => ({ line, where: `${file}:${at + 1}` }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, where }) => readLine(line, where));
}

function readLine(line: string, where: string): RecipeItem {
  try {
    const parsed = jsonLine.safeParse(JSON.parse(line));
    if (!parsed.success)
      return {
        where,
        refusal: parsed.error.issues
          .map((issue) => [issue.path.join('.') || 'the line', issue.message].join(': '))
          .join('; '),
      };
    return { where, recipe: { ...parsed.data, key: parsed.data.slug ?? slugify(parsed.data.title) } };
  } catch {
    return { where, refusal: 'the line is not JSON' };
  }
}
