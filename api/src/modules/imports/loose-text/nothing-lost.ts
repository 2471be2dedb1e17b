import { RECIPE_NOTES_MAX } from '../../recipes/recipe-limits.ts';
import type { RecipeDraft } from '../../recipes/recipe-draft.ts';
import { FORM } from '../form-limits.ts';
import { servingsOf } from '../page/read-yield.ts';
import { readMinutes } from '../read-minutes.ts';
import { headedLines } from './loose-headings.ts';
import { looseFacts } from './loose-facts.ts';
import { textLinesOf } from './text-line.ts';

/**
 * A draft that was read from a text, with each line of the text that is nowhere in it among the notes, in its own words: advice, a second recipe, a
 * line that was too long for its place. Times and servings that became numbers are not repeated.
 */
export function withAllOf(text: string, draft: RecipeDraft): RecipeDraft {
  const kept = lettersOf(wordsOf(draft).join('\n'));
  const lost = headedLines(textLinesOf(text))
    .filter(({ heading }) => heading === undefined)
    .map(({ said }) => said)
    .filter((said) => !kept.includes(lettersOf(said)) && !isCounted(said, draft));
  if (lost.length === 0) return draft;
  const notes = [...(draft.notes ? [draft.notes] : []), ...lost].join('\n');
  return { ...draft, notes: notes.length <= RECIPE_NOTES_MAX ? notes : `${notes.slice(0, RECIPE_NOTES_MAX - 1)}…` };
}

/** All that a cook sees of it, each text as far as the form takes it. */
function wordsOf({
  title,
  description,
  notes,
  tags,
  lines,
  steps,
  cuisine,
  sourceUrl,
  authorName,
}: RecipeDraft): string[] {
  return [
    title,
    description.slice(0, FORM.description - 1),
    notes ?? '',
    cuisine ?? '',
    // The author is named beside the address.
    ...(sourceUrl ? [sourceUrl, authorName] : []),
    tags.filter((tag) => tag.length <= FORM.tag).join(', '),
    ...lines.flatMap(({ text, group }) => [group?.slice(0, FORM.group - 1) ?? '', text.slice(0, FORM.line - 1)]),
    ...steps.map(({ description: step }) => step.slice(0, FORM.step - 1)),
  ];
}

/** Letters and figures alone: marks, spaces and upper case differ where nothing is lost. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a line states only what is a number or a choice in the draft. */
function isCounted(said: string, draft: RecipeDraft): boolean {
  const facts = Object.entries(looseFacts(said) ?? {});
  const { prepTime, cookTime, servings, difficulty } = draft;
  const isShown = ([name, value]: [string, string]): boolean => {
    if (name === 'servings') return servingsOf([value]) === servings;
    if (name === 'difficulty') return difficulty.toLowerCase() === value.toLowerCase();
    if (name.endsWith('Time')) return [prepTime, cookTime, prepTime + cookTime].includes(readMinutes(value) ?? -1);
    return lettersOf(wordsOf(draft).join('\n')).includes(lettersOf(value));
  };
  return facts.length > 0 && facts.every(isShown);
}
