import type { ExportedRecipe } from './exported-recipe.ts';

/** What a recipe for people says before its ingredients, each with its label; null where it is not stated. */
export function statedFacts(recipe: ExportedRecipe): [label: string, value: string | null][] {
  return [
    ['Serves', String(recipe.servings)],
    ['Prep time', `${recipe.prepTime} min`],
    ['Cook time', `${recipe.cookTime} min`],
    ['Difficulty', recipe.difficulty],
    ['Cuisine', recipe.cuisine],
    ['Tags', recipe.tags.join(', ') || null],
    ['Author', recipe.authorName],
  ];
}
