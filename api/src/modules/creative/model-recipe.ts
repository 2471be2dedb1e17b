import { z } from 'zod';
import { Difficulty, RecipeStatus } from '../recipes/recipe-enums.ts';
import { CUISINES } from '../recipes/cuisine.ts';
import { CREATIVE_AUTHOR, type CreativeDraft } from './write-dish.ts';

const minutes = z.int().min(0).max(480);

/** Most recipes of one answer that are read. */
const RECIPES_MOST = 6;

/** That of a draft, with every text capped. */
const modelRecipe = z.object({
  title: z.string().min(3).max(90),
  description: z.string().min(10).max(300),
  cuisine: z.enum(CUISINES),
  difficulty: z.enum(Difficulty),
  tags: z.array(z.string().max(30)).max(6),
  prepTime: minutes,
  cookTime: minutes,
  ingredients: z.array(z.string().min(2).max(120)).min(2).max(25),
  steps: z
    .array(
      z.object({
        text: z.string().min(5).max(400),
        minutes: minutes.nullable(),
        meanwhile: z.boolean(),
        offHeat: z.boolean().default(false),
      }),
    )
    .min(2)
    .max(20),
});

/** One recipe as a model wrote it. */
export type ModelRecipe = z.infer<typeof modelRecipe>;

/** The shape in which a model writes recipes. One that has another is left out, and the others are not lost for it. */
export const modelRecipes = z.object({
  // The model gets the shape alone: what stands for another is not in it, as undefined is not in JSON.
  recipes: z
    .array(modelRecipe.catch(() => undefined as never))
    .transform((recipes) =>
      recipes.filter((recipe: ModelRecipe | undefined) => recipe !== undefined).slice(0, RECIPES_MOST),
    ),
});

/** The model's recipe as a draft; everything in it is still to be judged. */
export function draftOfModel({ ingredients, steps, ...said }: ModelRecipe, servings: number): CreativeDraft {
  return {
    ...said,
    servings,
    authorName: CREATIVE_AUTHOR,
    status: RecipeStatus.PUBLISHED,
    isCreative: true,
    lines: ingredients.map((text) => ({ text, group: null, food: null })),
    steps: steps.map((step) => ({ ...step, minutes: step.minutes === 0 ? null : step.minutes })),
  };
}
