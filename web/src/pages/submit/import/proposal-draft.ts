import { draftFrom, newLine, type Doubt, type RecipeDraft } from '../recipe-draft.ts';
import type { Proposal } from './import-operations.ts';

/** What was read, in the form in which a cook writes recipes. */
export function draftOfProposal(proposal: Proposal): RecipeDraft {
  const lines = proposal.ingredients.map((line) => ({
    ...newLine(line.reading.text, line.group),
    doubt: doubtOf(line),
  }));
  return draftFrom(proposal, { lines, sourceUrl: proposal.sourceUrl, version: null });
}

function doubtOf({ isDoubtful, reading, alternatives }: Proposal['ingredients'][number]): Doubt | null {
  if (!isDoubtful) return null;
  return {
    name: reading.name,
    taken: reading.ingredient?.name ?? null,
    alternatives: alternatives.map((food) => food.name),
  };
}
