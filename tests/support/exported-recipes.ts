import { readRecipeFiles, type SeedRecipe } from '../../api/src/modules/catalogue/recipe-files.ts';
import { SEED_FOLDER } from '../../api/src/modules/catalogue/seed-catalogue.ts';
import type { ExportedRecipe } from '../../api/src/modules/imports/export/exported-recipe.ts';

/** Recipes of the starter catalogue, spread over all of it, as they go out; those with parts under headings come first. */
export function exportedRecipes(count: number): ExportedRecipe[] {
  const recipes = readRecipeFiles(SEED_FOLDER);
  const every = Math.floor(recipes.length / count);
  const spread = recipes.filter((_, at) => at % every === 0);
  return [...recipes.filter(hasGroups).slice(0, count / 4), ...spread].slice(0, count).map(exported);
}

const hasGroups = (recipe: SeedRecipe): boolean => recipe.ingredients.some(({ group }) => group !== null);

function exported({ instructions, ingredients, slug, ...said }: SeedRecipe): ExportedRecipe {
  return {
    ...said,
    authorName: 'Larder Kitchen',
    lines: ingredients,
    steps: instructions.map(({ text, minutes }) => ({ description: text, timeMin: minutes })),
    url: `https://larder.example/recipe/${slug}`,
    sourceUrl: null,
    notes: null,
    images: [
      `https://larder.example/images/covers/${slug}-1200.webp`,
      `https://larder.example/images/covers/${slug}-480.webp`,
    ],
    nutrition: { calories: 412.4, protein: 20.05, carbs: 31, fat: 12, fiber: 4, sugar: null, coverage: 0.97 },
    rating: { mean: 4.6, count: 12 },
    diet: 'vegetarian',
    publishedAt: new Date('2026-01-02T03:04:05Z'),
  };
}
