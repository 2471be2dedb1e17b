import { INGREDIENTS_HEADING, INSTRUCTIONS_HEADING } from '../section-headings.ts';

/** A line that only parts one recipe from the next. */
const RULE_AT_END = /\n[ \t]*-{3,}$/;
const TOP_HEADING = /^# +(.*)$/;
const HEADING = /^#{1,6} +[^\p{L}\p{N}]*(.*)$/u;

/**
 * The recipes of a Markdown text that holds several, as our own export of all recipes does: each begins with a heading of the first level and has
 * its own ingredients. A text of one recipe stays whole.
 */
export function splitMarkdown(text: string): string[] {
  const recipes: { lines: string[]; isWhole: boolean }[] = [];
  for (const lines of partsOf(text)) {
    const isWhole = hasIngredients(lines);
    const last = recipes.at(-1);
    if (last === undefined || (last.isWhole && isWhole)) recipes.push({ lines, isWhole });
    else {
      last.lines.push(...lines);
      last.isWhole ||= isWhole;
    }
  }
  return recipes.map(({ lines }) => lines.join('\n').trimEnd().replace(RULE_AT_END, ''));
}

/** The lines from one heading of the first level to the next; "# Ingredients" is part of what comes before. */
function partsOf(text: string): string[][] {
  const parts: string[][] = [[]];
  for (const line of text.split('\n')) {
    const title = TOP_HEADING.exec(line.trimEnd())?.[1];
    if (title !== undefined && !isSection(title)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.filter((lines) => lines.length > 0);
}

const isSection = (title: string): boolean => INGREDIENTS_HEADING.test(title) || INSTRUCTIONS_HEADING.test(title);

const hasIngredients = (lines: readonly string[]): boolean =>
  lines.some((line) => INGREDIENTS_HEADING.test(HEADING.exec(line.trimEnd())?.[1] ?? ''));
