import type { JsonLdNode } from '../page/json-ld-nodes.ts';

/** A recipe of Paprika, whose ingredients and directions are texts of a line each. */
export function ofPaprika({
  name,
  description,
  ingredients,
  directions,
  ...other
}: JsonLdNode): JsonLdNode | undefined {
  if (typeof ingredients !== 'string' || typeof directions !== 'string') return undefined;
  return {
    name,
    description,
    author: other['source'],
    url: other['source_url'],
    recipeYield: other['servings'],
    prepTime: other['prep_time'],
    cookTime: other['cook_time'],
    totalTime: other['total_time'],
    educationalLevel: other['difficulty'],
    recipeIngredient: ingredients.split(/\r?\n/),
    recipeInstructions: directions,
    keywords: other['categories'],
  };
}
