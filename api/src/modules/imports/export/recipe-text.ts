import { ENDS_GROUP } from '../ends-group.ts';
import type { ExportFormat } from './export-format.ts';
import { linesWithHeadings, type ExportedRecipe } from './exported-recipe.ts';
import { statedFacts } from './stated-facts.ts';

/** Parts one recipe from the next. */
const PARTING = '\n----------\n\n';

/** A recipe as people write it into a mail; our own importer reads it back, but for what looks like Markdown in its words. */
export function recipeText(recipe: ExportedRecipe): string {
  const { title, description, lines, steps, notes } = recipe;
  const blocks = [
    oneLine(title),
    oneLine(description),
    factsOf(recipe).join('\n'),
    'Ingredients',
    linesWithHeadings(lines, (group) => `\n${oneLine(group)}:`, oneLine, `\n${ENDS_GROUP}`)
      .join('\n')
      .trim(),
    'Method',
    steps.map((step, at) => `${at + 1}. ${oneLine(step.description)}`).join('\n'),
    ...(notes === null ? [] : ['Notes', notes]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function factsOf(recipe: ExportedRecipe): string[] {
  const stated = [...statedFacts(recipe), ['Based on', recipe.sourceUrl] as const, ['Source', recipe.url] as const];
  return stated.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${oneLine(value)}`]));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Plain text. */
export const TEXT_FILE = {
  name: 'text',
  type: 'text/plain',
  extension: '.txt',
  one: recipeText,
  all: (recipes) => recipes.map(recipeText).join(PARTING),
} as const satisfies ExportFormat;
