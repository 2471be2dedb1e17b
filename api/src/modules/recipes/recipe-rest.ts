import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { NoFoodReason } from '../ingredients/lines/line-foodless.ts';
import { Diet } from '../ingredients/dietary.ts';
import { Difficulty } from './recipe-enums.ts';
import { present } from '../../shared/present.ts';
import { dietOfFact } from '../ingredients/foods/diet-of-fact.ts';
import type { Nutrition } from './nutrition.ts';
import { imageAlt } from './recipe-cover.ts';
import { meanRating, recipePictures } from './recipe-pictures.ts';
import type { Recipe, RecipeLine } from './recipe.entity.ts';

/** Fields of a card: what a list costs for each recipe on it. */
export const CARD_COST = 20;

/** Substitutes shown beside a recipe's ingredient. */
export const SUBSTITUTES_SHOWN = 2;

const imageSet = z
  .object({ desktop: z.string(), tablet: z.string(), mobile: z.string() })
  .describe('Addresses of one picture, 1200, 800 and 480 pixels wide.');
const minutes = z.int().min(0);

/** The rating of a recipe, as every list shows it. */
export const rating = z
  .number()
  .min(0)
  .max(5)
  .describe('Mean of the ratings with one decimal; 0 without any, where reviewCount is 0 too.');

/** What `restCard` gives. */
export const recipeCard = z.object({
  id: z.string(),
  slug: z.string().describe('Its place below `/recipe/`.'),
  title: z.string(),
  description: z.string(),
  image: z.string().describe('Address of the picture in its largest size.'),
  imageSet,
  prepTime: minutes.describe(
    'Minutes of hands-on work, and of waits off the heat: rising, chilling, marinating, soaking, resting.',
  ),
  cookTime: minutes.describe('Minutes on the heat, from the first heat on; 0 where nothing is heated.'),
  servings: z.int(),
  rating,
  reviewCount: z.int().describe('How many ratings there are.'),
  difficulty: z.enum(Difficulty),
  diet: z.enum(Diet).or(z.literal('')).describe('The strictest diet it fits; empty when a line is unknown.'),
  cuisine: z.string().describe('Empty for none.'),
  tags: z.array(z.string()),
  isCreative: z.boolean().describe('Made for what one cook has, not from the catalogue.'),
});

const recipeLine = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.number().optional().describe('Left out where no amount was stated.'),
  unit: z.string().describe('Singular; empty for pieces.'),
  thumbnail: z.string().optional().describe('Address of a small picture.'),
  noFood: z.enum(NoFoodReason).optional().describe('Why it asks for no food; left out where it asks for one.'),
  substitutes: z.array(z.object({ name: z.string() })).describe('What can stand in, best first.'),
});

const grams = z.number().optional();
const nutrition = z.object({
  calories: grams.describe('Kilocalories.'),
  protein: grams,
  carbs: grams,
  fat: grams,
  fiber: grams,
  sugar: grams,
  coverage: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('Share of the ingredients that has figures, by weight or energy, whichever is less.'),
});

/** What `restRecipe` gives. */
export const wholeRecipe = recipeCard
  .extend({
    imageAlt: z.string().describe('What the picture shows, for those who do not see it.'),
    author: z.object({ name: z.string() }),
    sourceUrl: z.string().optional().describe('Address of the page that it was taken over from.'),
    notes: z.string().optional().describe('What its author noted beside it, in lines.'),
    ingredients: z.array(recipeLine),
    instructions: z.array(
      z.object({
        step: z.int().min(1),
        description: z.string(),
        time_min: minutes.optional().describe('Minutes the step waits, for a timer.'),
      }),
    ),
    nutrition: nutrition.describe(
      'What one serving holds, in grams with one decimal; what is too little known is left out.',
    ),
  })
  .meta({ id: 'Recipe' });

/** See {@link rating}. */
export function restRating(recipe: Recipe): number {
  return meanRating(recipe) ?? 0;
}

/** The fields of a recipe that a REST card shows; what depends on a search is added by the search. */
export function restCard(recipe: Recipe): z.output<typeof recipeCard> {
  const { id, slug, title, description, prepTime, cookTime, servings, difficulty, cuisine, tags, isCreative } = recipe;
  const pictures = recipePictures(recipe);
  return {
    id,
    slug,
    title,
    description,
    image: pictures.desktop,
    imageSet: pictures,
    prepTime,
    cookTime,
    servings,
    rating: restRating(recipe),
    reviewCount: recipe.ratingCount,
    difficulty,
    diet: dietOfFact(recipe.diet) ?? '',
    cuisine: cuisine ?? '',
    tags,
    isCreative,
  };
}

/** A whole recipe as REST shows it. */
export async function restRecipe(recipe: Recipe, context: RequestContext): Promise<z.output<typeof wholeRecipe>> {
  const [lines, steps] = [await context.recipes.lines(recipe), await context.recipes.steps(recipe)];
  return {
    ...restCard(recipe),
    imageAlt: await imageAlt(recipe, context),
    author: { name: recipe.authorName },
    ...present({ sourceUrl: recipe.sourceUrl, notes: recipe.notes }),
    ingredients: await Promise.all(lines.map((line) => restLine(line, context))),
    instructions: steps.map(({ step, description, timeMin }) => ({
      step,
      description,
      ...present({ time_min: timeMin }),
    })),
    nutrition: restNutrition(await context.recipes.nutrition(recipe, context.ingredients)),
  };
}

function restNutrition(nutrition: Nutrition | null): z.output<typeof wholeRecipe>['nutrition'] {
  if (!nutrition) return {};
  const { coverage, ...figures } = nutrition;
  const rounded = Object.entries(present(figures)).map(([name, figure]) => [name, Math.round(10 * figure) / 10]);
  return { ...Object.fromEntries(rounded), coverage };
}

async function restLine(
  line: RecipeLine,
  { swaps, ingredients }: RequestContext,
): Promise<z.output<typeof recipeLine>> {
  const standIns = await swaps.standInsOf(line);
  const food = ingredients.foodOf(line);
  return {
    id: line.id,
    name: line.name,
    unit: line.unit ?? '',
    ...present({
      amount: line.amount,
      thumbnail: food && ingredients.pictureOf(food),
      noFood: ingredients.noFoodOf(line),
    }),
    substitutes: standIns.slice(0, SUBSTITUTES_SHOWN).map((standIn) => ({ name: standIn.food.name })),
  };
}
