import type { RequestContext } from '../../context.ts';
import { SUBSTITUTES_SHOWN } from '../../shared/limits.ts';
import { dietOfFact } from '../ingredients/diet-of-fact.ts';
import { foodPicture } from '../ingredients/food-picture.ts';
import { meanRating, recipePictures } from './recipe-pictures.ts';
import type { Recipe, RecipeLine } from './recipe.entity.ts';

/** The fields of a recipe that a REST card shows; what depends on a search is added by the search. */
export function restCard(recipe: Recipe) {
  const { id, slug, title, description, prepTime, cookTime, servings, difficulty, cuisine, tags, isCreative } = recipe;
  const imageSet = recipePictures(recipe);
  return {
    id, slug, title, description, image: imageSet.desktop, imageSet, prepTime, cookTime, servings,
    rating: meanRating(recipe), reviewCount: recipe.ratingCount, difficulty, diet: dietOfFact(recipe.diet), cuisine: cuisine ?? null, tags, isCreative,
  };
}

/** A whole recipe as REST shows it. */
export async function restRecipe(recipe: Recipe, context: RequestContext) {
  const [lines, steps] = [await context.recipes.lines(recipe), await context.recipes.steps(recipe)];
  return {
    ...restCard(recipe),
    author: { name: recipe.authorName },
    ingredients: lines.map((line) => restLine(line, context)),
    instructions: steps.map(({ step, description, timeMin }) => ({ step, description, time_min: timeMin ?? null })),
    nutrition: await context.recipes.nutrition(recipe, context.ingredients),
  };
}

function restLine(line: RecipeLine, { ingredients }: RequestContext) {
  const food = line.food ? ingredients.byId(line.food) : undefined;
  return {
    id: line.id,
    name: line.name,
    amount: line.amount ?? null,
    unit: line.unit ?? null,
    thumbnail: food ? foodPicture(ingredients.lineage(food), food.category) : null,
    substitutes: food ? ingredients.standInsFor(food).slice(0, SUBSTITUTES_SHOWN).map((standIn) => ({ name: standIn.food.name })) : [],
  };
}
