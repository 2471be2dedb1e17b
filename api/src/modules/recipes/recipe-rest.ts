import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { Diet, Difficulty } from '../../shared/enums.ts';
import { SUBSTITUTES_SHOWN } from '../../shared/limits.ts';
import { dietOfFact } from '../ingredients/foods/diet-of-fact.ts';
import { meanRating, recipePictures } from './recipe-pictures.ts';
import type { Recipe, RecipeLine } from './recipe.entity.ts';

const imageSet = z.object({ desktop: z.string(), tablet: z.string(), mobile: z.string() }).describe('Addresses of one picture, 1200, 800 and 480 pixels wide.');
const minutes = z.int().min(0);

/** A picture, a rating and the like of a recipe, as every list shows them. */
export const rating = z.number().min(1).max(5).nullable().describe('Mean of the ratings with one decimal; null without any.');

/** What `restCard` gives. */
export const recipeCard = z.object({
  id: z.string(), slug: z.string().describe('Its place below `/recipe/`.'), title: z.string(), description: z.string(),
  image: z.string().describe('Address of the picture in its largest size.'), imageSet,
  prepTime: minutes.describe('Minutes of hands-on work, and of waits off the heat: rising, chilling, marinating, soaking, resting.'), cookTime: minutes.describe('Minutes on the heat, from the first heat on; 0 where nothing is heated.'), servings: z.int(),
  rating, reviewCount: z.int().describe('How many ratings there are.'), difficulty: z.enum(Difficulty),
  diet: z.enum(Diet).nullable().describe('The strictest diet it fits; null when a line is unknown.'), cuisine: z.string().nullable(), tags: z.array(z.string()),
  isCreative: z.boolean().describe('Made for what one cook has, not from the catalogue.'),
});

const recipeLine = z.object({
  id: z.string(), name: z.string(), amount: z.number().nullable(), unit: z.string().nullable().describe('Singular; null counts pieces.'),
  thumbnail: z.string().nullable().describe('Address of a small picture.'), substitutes: z.array(z.object({ name: z.string() })).describe('What can stand in, best first.'),
});

const grams = z.number().nullable();
const nutrition = z.object({ calories: grams.describe('Kilocalories.'), protein: grams, carbs: grams, fat: grams, fiber: grams, sugar: grams, coverage: z.number().min(0).max(1).describe('Share of the ingredients that has figures, by weight or energy, whichever is less.') });

/** What `restRecipe` gives. */
export const wholeRecipe = recipeCard.extend({
  author: z.object({ name: z.string() }),
  sourceUrl: z.string().nullable().describe('Address of the page that it was taken over from.'),
  ingredients: z.array(recipeLine),
  instructions: z.array(z.object({ step: z.int().min(1), description: z.string(), time_min: minutes.nullable().describe('Minutes the step waits, for a timer.') })),
  nutrition: nutrition.nullable().describe('What one serving holds, in grams; null when too little is known.'),
}).meta({ id: 'Recipe' });

/** The fields of a recipe that a REST card shows; what depends on a search is added by the search. */
export function restCard(recipe: Recipe): z.output<typeof recipeCard> {
  const { id, slug, title, description, prepTime, cookTime, servings, difficulty, cuisine, tags, isCreative } = recipe;
  const pictures = recipePictures(recipe);
  return {
    id, slug, title, description, image: pictures.desktop, imageSet: pictures, prepTime, cookTime, servings,
    rating: meanRating(recipe), reviewCount: recipe.ratingCount, difficulty, diet: dietOfFact(recipe.diet), cuisine: cuisine ?? null, tags, isCreative,
  };
}

/** A whole recipe as REST shows it. */
export async function restRecipe(recipe: Recipe, context: RequestContext): Promise<z.output<typeof wholeRecipe>> {
  const [lines, steps] = [await context.recipes.lines(recipe), await context.recipes.steps(recipe)];
  return {
    ...restCard(recipe),
    author: { name: recipe.authorName },
    sourceUrl: recipe.sourceUrl ?? null,
    ingredients: lines.map((line) => restLine(line, context)),
    instructions: steps.map(({ step, description, timeMin }) => ({ step, description, time_min: timeMin ?? null })),
    nutrition: await context.recipes.nutrition(recipe, context.ingredients),
  };
}

function restLine(line: RecipeLine, { ingredients }: RequestContext): z.output<typeof recipeLine> {
  const food = ingredients.foodOf(line);
  return {
    id: line.id,
    name: line.name,
    amount: line.amount ?? null,
    unit: line.unit ?? null,
    thumbnail: food ? ingredients.pictureOf(food) : null,
    substitutes: ingredients.standInsOf(line).slice(0, SUBSTITUTES_SHOWN).map((standIn) => ({ name: standIn.food.name })),
  };
}
