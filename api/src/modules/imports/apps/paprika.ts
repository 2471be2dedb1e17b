import { unbroken } from '../formats/told-steps.ts';
import { items, type JsonLdNode } from '../page/json-ld-nodes.ts';

/** What its servers name a category by, where an export has not its name. */
const ID = /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}(?:-|$)/i;

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
    recipeInstructions: unbroken(directions),
    keywords: categoriesOf(other),
  };
}

/** The names of its categories, the only way in which Paprika puts recipes together. */
export const categoriesOf = (node: JsonLdNode): unknown[] =>
  items(node['categories']).filter((category) => typeof category !== 'string' || !ID.test(category));
