import { z } from 'zod';
import { Difficulty } from '../recipes/recipe-enums.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { Proposal, ProposedLine } from './proposal.ts';

const minutes = z.int().min(0);

const importedLine = z.object({
  text: z.string().describe('As it was written.'),
  group: z.string().nullable().describe('The heading it stands under.'),
  name: z.string(),
  amount: z.number().nullable(),
  amountMax: z.number().nullable().describe('The other end of a range.'),
  unit: z.string().nullable().describe('Singular; null counts pieces.'),
  ingredient: z.string().nullable().describe('The food it names; null where none is known.'),
  confidence: z.number().min(0).max(1).describe('How sure the food is.'),
  isDoubtful: z.boolean().describe('Whether the cook had better look.'),
  alternatives: z.array(z.string()).describe('Foods that the line offers instead.'),
});

/** What `restProposal` gives. */
export const importedRecipe = z
  .object({
    title: z.string(),
    description: z.string(),
    cuisine: z.string().nullable(),
    difficulty: z.enum(Difficulty),
    prepTime: minutes.describe('Minutes of hands-on work, and of waits off the heat.'),
    cookTime: minutes.describe('Minutes on the heat.'),
    servings: z.int(),
    tags: z.array(z.string()),
    author: z.string().nullable(),
    notes: z.string().nullable().describe('What is noted beside it, in lines.'),
    sourceUrl: z.string().nullable().describe('Where it was read.'),
    ingredients: z.array(importedLine),
    instructions: z.array(
      z.object({
        step: z.int().min(1),
        description: z.string(),
        time_min: minutes.nullable().describe('Minutes the step waits, for a timer.'),
      }),
    ),
    duplicates: z
      .array(z.object({ id: z.string(), slug: z.string(), title: z.string() }))
      .describe('Recipes the cook can see already that are much the same.'),
  })
  .meta({ id: 'ImportedRecipe' });

/** A proposal and what is like it, as the REST API returns them. */
export function restProposal(proposal: Proposal, duplicates: Recipe[]): z.output<typeof importedRecipe> {
  const {
    title,
    description,
    cuisine,
    difficulty,
    prepTime,
    cookTime,
    servings,
    tags,
    author,
    notes,
    sourceUrl,
    lines,
    steps,
  } = proposal;
  return {
    title,
    description,
    cuisine,
    difficulty,
    prepTime,
    cookTime,
    servings,
    tags,
    author,
    notes,
    sourceUrl,
    ingredients: lines.map(restLine),
    instructions: steps.map(({ step, description, timeMin }) => ({ step, description, time_min: timeMin })),
    duplicates: duplicates.map(({ id, slug, title }) => ({ id, slug, title })),
  };
}

function restLine({ group, isDoubtful, alternatives, reading }: ProposedLine): z.output<typeof importedLine> {
  const { line, name, quantity, quantityMax, unit, confidence, food } = reading;
  return {
    text: line,
    group,
    name,
    amount: quantity,
    amountMax: quantityMax,
    unit,
    ingredient: food?.name ?? null,
    confidence,
    isDoubtful,
    alternatives: alternatives.map((food) => food.name),
  };
}
