import { z } from 'zod';
import { defineRoute } from '../../shared/route.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { Proposal, ProposedLine } from './proposal.ts';

const source = z.object({ url: z.string('url must be text.').optional(), text: z.string('text must be text.').optional() }, 'Send url or text.');

export const importRoutes = [
  defineRoute({
    method: 'POST',
    path: '/import',
    summary: 'Reads a recipe from the address `url` or from `text`, for a cook to look over; nothing is stored.',
    body: source,
    handle: async ({ webImport }, { body }) => {
      const proposal = await webImport.read(body);
      return restProposal(proposal, await webImport.duplicates(proposal));
    },
  }),
];

function restProposal({ lines, steps, slug: _slug, neededFoods: _needed, stapleFoods: _staples, ...said }: Proposal, duplicates: Recipe[]) {
  return {
    ...said,
    ingredients: lines.map(restLine),
    instructions: steps.map(({ step, description, timeMin }) => ({ step, description, time_min: timeMin })),
    duplicates: duplicates.map(({ id, slug, title }) => ({ id, slug, title })),
  };
}

function restLine({ group, isDoubtful, alternatives, reading }: ProposedLine) {
  const { line, name, quantity, quantityMax, unit, confidence, food } = reading;
  return { text: line, group, name, amount: quantity, amountMax: quantityMax, unit, ingredient: food?.name ?? null, confidence, isDoubtful, alternatives: alternatives.map((food) => food.name) };
}
