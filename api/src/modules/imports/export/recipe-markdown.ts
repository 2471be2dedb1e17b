import { ENDS_GROUP } from '../ends-group.ts';
import type { ExportFormat } from './export-format.ts';
import { linesWithHeadings, type ExportedRecipe } from './exported-recipe.ts';
import { statedFacts } from './stated-facts.ts';

/** What would mean something in Markdown: some marks wherever they stand, others and `1.` at the start of a line. */
const MARKS = /[\\`*_[\]<>~|&]|^[#+=-]|(?<=^\d{1,9})[.)]/g;

/** A recipe as Markdown that a person likes to read and our own importer reads back; timers of steps are left to their words. */
export function recipeMarkdown(recipe: ExportedRecipe): string {
  const blocks = [
    `# ${escaped(recipe.title)}`,
    escaped(recipe.description),
    facts(recipe).join('\n'),
    '## Ingredients',
    ingredients(recipe.lines),
    '## Instructions',
    recipe.steps.map(({ description }, at) => `${at + 1}. ${escaped(description)}`).join('\n'),
    ...(recipe.notes === null ? [] : ['## Notes', ...recipe.notes.split('\n').map(escaped)]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function facts(recipe: ExportedRecipe): string[] {
  const addresses: [string, string | null][] = [
    ['Based on', recipe.sourceUrl && `<${recipe.sourceUrl}>`],
    ['Source', recipe.url],
  ];
  return [...statedFacts(recipe).map(([label, value]) => [label, value && escaped(value)]), ...addresses].flatMap(
    ([label, value]) => (value === null ? [] : [`- ${label}: ${value}`]),
  );
}

function ingredients(lines: ExportedRecipe['lines']): string {
  return linesWithHeadings(
    lines,
    (group) => `\n### ${escaped(group)}\n`,
    (text) => `- ${escaped(text)}`,
    `\n${ENDS_GROUP}\n`,
  )
    .join('\n')
    .trim();
}

function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(MARKS, '\\$&');
}

/** Markdown. */
export const MARKDOWN_FILE = {
  name: 'markdown',
  type: 'text/markdown',
  extension: '.md',
  one: recipeMarkdown,
  all: (recipes) => recipes.map(recipeMarkdown).join('\n---\n\n'),
} as const satisfies ExportFormat;
