import { withoutMarks } from '../markdown/plain-marks.ts';
import { isNode, items, property, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { textOf } from '../page/read-text.ts';
import { headingOf, lineOf, nameOf, namesOf } from './app-lines.ts';

/** A recipe of Mealie, which shows its texts as Markdown, whose files name what schema.org names, each in `camelCase` or `snake_case`, in shapes of their own. */
export function ofMealie(thing: JsonLdNode): JsonLdNode | undefined {
  const ingredients = property(thing, 'recipeIngredient', 'recipe_ingredient');
  if (!Array.isArray(ingredients)) return undefined;
  return {
    ...thing,
    description: withoutMarks(thing['description']),
    url: property(thing, 'orgURL', 'org_url', 'url'),
    recipeYield: yieldOf(thing),
    prepTime: property(thing, 'prepTime', 'prep_time'),
    cookTime: property(thing, 'performTime', 'perform_time', 'cookTime', 'cook_time'),
    totalTime: property(thing, 'totalTime', 'total_time'),
    recipeIngredient: ingredients.flatMap(linesOf),
    recipeInstructions: items(property(thing, 'recipeInstructions', 'recipe_instructions')).flatMap(stepsOf),
    keywords: namesOf(property(thing, 'tags', 'keywords')),
    recipeCategory: namesOf(property(thing, 'recipeCategory', 'recipe_category')),
  };
}

function yieldOf(thing: JsonLdNode): unknown {
  const servings = Number(property(thing, 'recipeServings', 'recipe_servings'));
  if (servings > 0) return `${servings} servings`;
  const made = property(thing, 'recipeYield', 'recipe_yield');
  const number = Number(property(thing, 'recipeYieldQuantity', 'recipe_yield_quantity'));
  return number > 0 ? `${number} ${textOf(made) ?? ''}` : made;
}

function linesOf(ingredient: unknown): unknown[] {
  if (!isNode(ingredient)) return [ingredient];
  const { quantity, unit, note } = ingredient;
  const food = property(ingredient, 'food', 'referencedRecipe', 'referenced_recipe');
  const isNamed = nameOf(food) !== null;
  // An unparsed line is all in its note, and counts as one of it.
  const isParsed = isNamed || nameOf(unit) !== null || quantity !== 1;
  const parts = isNamed ? { food, note } : { food: note, note: null };
  const line = lineOf({ amount: isParsed ? quantity : null, unit, ...parts });
  return [
    ...headingOf(ingredient['title']),
    withoutMarks(line) || property(ingredient, 'originalText', 'original_text', 'display'),
  ];
}

function stepsOf(step: unknown): unknown[] {
  return isNode(step) ? [...headingOf(step['title']), withoutMarks(step['text'])] : [withoutMarks(step)];
}
