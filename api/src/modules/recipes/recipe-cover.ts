import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { nameInDish } from '../ingredients/foods/name-in-dish.ts';
import type { IngredientService } from '../ingredients/ingredient.service.ts';
import { coverAlt } from './cover/cover-alt.ts';
import type { CoverInput } from './cover/cover-input.ts';
import type { Recipe } from './recipe.entity.ts';
import type { RecipeService } from './recipe.service.ts';

/** The services that know what a recipe is made of. */
export interface CoverSources {
  recipes: Pick<RecipeService, 'lines' | 'steps'>;
  ingredients: IngredientService;
}

/** What the cover of a recipe is drawn from: its foods in the order of its lines, and what is done with them. */
export async function coverOf(recipe: Recipe, { recipes, ingredients }: CoverSources): Promise<CoverInput> {
  const { slug, title, cuisine, tags, cover } = recipe;
  const [lines, steps] = await Promise.all([recipes.lines(recipe), recipes.steps(recipe)]);
  const parts = lines.flatMap((line) => ingredients.partsOf(line));
  const foods = parts.flatMap((line) => {
    const food = ingredients.foodOf(line);
    return food !== undefined && isSeen(food, line.isOptional)
      ? [{ lineage: ingredients.lineage(food), cut: line.text.toLowerCase() }]
      : [];
  });
  return {
    slug,
    title,
    cuisine: cuisine ?? null,
    tags,
    foods,
    steps: steps.map((step) => step.description),
    ...(cover && { cover }),
  };
}

/** Of what a dish can do without, its cover shows the herbs that are scattered over it. */
const isSeen = ({ isStaple, category }: KnownFood, isOptional: boolean): boolean =>
  !isStaple && (!isOptional || category === 'herbs');

/** What the picture of a recipe shows, in words: what is drawn on its cover; of a photo only the dish is known. */
export async function imageAlt(recipe: Recipe, sources: CoverSources): Promise<string> {
  if (recipe.photo) return recipe.title;
  return coverAlt(await coverOf(recipe, sources), (slug) => {
    const food = sources.ingredients.find(slug);
    return food && nameInDish(food);
  });
}
