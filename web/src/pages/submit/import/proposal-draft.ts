import { newLine, newStep, type Doubt, type RecipeDraft } from '../recipe-draft.ts';
import type { Proposal } from './import-operations.ts';

/** What was read, in the form in which a cook writes recipes. */
export function draftOfProposal(proposal: Proposal): RecipeDraft {
  const {
    title,
    description,
    notes,
    cuisine,
    difficulty,
    prepTime,
    cookTime,
    servings,
    tags,
    ingredients,
    instructions,
    sourceUrl,
  } = proposal;
  return {
    title,
    description,
    notes: notes ?? '',
    cuisine: cuisine ?? '',
    difficulty,
    prepTime: String(prepTime),
    cookTime: String(cookTime),
    servings,
    tags: tags.join(', '),
    lines: ingredients.map((line) => ({ ...newLine(line.reading.text, line.group), doubt: doubtOf(line) })),
    steps: instructions.map((step) => newStep(step.description, step.timeMin)),
    photo: null,
    sourceUrl,
    version: null,
  };
}

function doubtOf({ isDoubtful, reading, alternatives }: Proposal['ingredients'][number]): Doubt | null {
  if (!isDoubtful) return null;
  return {
    name: reading.name,
    taken: reading.ingredient?.name ?? null,
    alternatives: alternatives.map((food) => food.name),
  };
}
