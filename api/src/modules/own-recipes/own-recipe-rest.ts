import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { present } from '../../shared/present.ts';
import { Difficulty, RecipeStatus } from '../recipes/recipe-enums.ts';
import { recipePictures } from '../recipes/recipe-pictures.ts';
import { recipeCard, restCard } from '../recipes/recipe-rest.ts';
import { versionOf } from '../recipes/recipe-version.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { WrittenRecipe } from './recipe-input.ts';

const text = (field: string) => z.string(`${field} must be a text.`);
const whole = (field: string) => z.int(`${field} must be a whole number.`);

const standing = {
  status: z.enum(RecipeStatus).describe('Only what is published is found by others.'),
  version: z.string().describe('Stands for its text and photo; send it along with a change.'),
};

/** What `restOwnCard` gives. */
export const ownCard = recipeCard.extend(standing).meta({ id: 'OwnRecipeCard' });

/** What `restOwnRecipe` gives: what a change takes, so that what was read can be changed and sent back. */
export const ownRecipe = z
  .object({
    id: z.string(),
    slug: z.string().describe('Its place below `/recipe/`.'),
    ...standing,
    isDraft: z.boolean().describe('Kept for oneself.'),
    image: z.string().describe('Address of the picture in its largest size.'),
    title: z.string(),
    description: z.string(),
    notes: z.string().optional().describe('What the cook noted beside it, in lines.'),
    cuisine: z.string().describe('Empty for none.'),
    difficulty: z.enum(Difficulty),
    prepTime: z.int(),
    cookTime: z.int(),
    servings: z.int(),
    tags: z.array(z.string()),
    sourceUrl: z.string().optional(),
    ingredients: z.array(z.object({ text: z.string(), group: z.string().optional() })),
    instructions: z.array(z.object({ description: z.string(), time_min: z.int().optional() })),
  })
  .meta({ id: 'OwnRecipe' });

const line = z.object(
  {
    text: text('An ingredient').describe('As in a cookbook: `200 g feta, crumbled`.'),
    group: text('group').nullish().describe('Heading of the part of the recipe it belongs to.'),
    food: text('food')
      .nullish()
      .describe('Name of the food, where the line itself does not say it well enough; it stays while the line does.'),
  },
  'An ingredient must be an object with a text.',
);

const step = z.object(
  {
    description: text('A step').describe('What to do.'),
    time_min: whole('time_min').nullish().describe('Minutes the step waits.'),
  },
  'A step must be an object with a description.',
);

const written = z.object(
  {
    isDraft: z
      .boolean('isDraft must be true or false.')
      .default(false)
      .describe('Kept for oneself, rather than handed in to be published.'),
    imageId: text('imageId')
      .nullish()
      .describe("A photo of the cook's to show in place of the drawn cover; null for none. Left out, it stays."),
    title: text('title').describe('3 to 120 characters.'),
    description: text('description').default('').describe('At most 1,000 characters.'),
    notes: text('notes').nullish().describe('At most 5,000 characters; null for none. Left out, they stay.'),
    sourceUrl: text('sourceUrl').nullish().describe('Address of the page it was taken over from. Left out, it stays.'),
    cuisine: text('cuisine').nullish().describe('One of the seventeen, in any case.'),
    difficulty: z.enum(Difficulty, 'difficulty must be Easy, Medium or Hard.').default(Difficulty.EASY),
    prepTime: whole('prepTime').describe('Minutes of hands-on work, and of waits off the heat.'),
    cookTime: whole('cookTime').describe('Minutes on the heat; 0 where nothing is heated.'),
    servings: whole('servings').describe('1 to 100.'),
    tags: z.array(text('A tag'), 'tags must be a list of texts.').default([]).describe('Words to find it by.'),
    ingredients: z.array(line, 'ingredients must be a list of lines.').describe('In order.'),
    instructions: z.array(step, 'instructions must be a list of steps.').describe('In order.'),
  },
  'Send the recipe as a JSON object.',
);

const EXAMPLE = {
  isDraft: true,
  title: 'Boiled eggs',
  prepTime: 1,
  cookTime: 9,
  servings: 2,
  ingredients: [{ text: '4 eggs' }],
  instructions: [{ description: 'Boil the eggs.', time_min: 9 }],
};

/** A recipe as its cook writes it. */
export const newRecipe = written.meta({ examples: [EXAMPLE] });

/** The same in place of what was written. */
export const changedRecipe = written
  .extend({
    version: text('version').nullish().describe('The version you have seen; CONFLICT where it was changed since.'),
  })
  .meta({ examples: [{ ...EXAMPLE, version: 'pV3x0aQe7Lk2nR9d' }] });

/** What is written, in the words of the service. */
export function writtenRecipe({
  instructions,
  ...recipe
}: Omit<z.output<typeof written>, 'isDraft' | 'imageId'>): WrittenRecipe {
  return {
    ...recipe,
    instructions: instructions.map(({ description, time_min: timeMin }) => ({ description, timeMin })),
  };
}

/** A recipe of one's own in a list. */
export const restOwnCard = (recipe: Recipe): z.output<typeof ownCard> => ({
  ...restCard(recipe),
  status: recipe.status,
  version: versionOf(recipe),
});

/** A recipe of one's own, for changing it. */
export async function restOwnRecipe(recipe: Recipe, { recipes }: RequestContext): Promise<z.output<typeof ownRecipe>> {
  const [lines, steps] = await Promise.all([recipes.lines(recipe), recipes.steps(recipe)]);
  const { id, slug, status, title, description, cuisine, difficulty, prepTime, cookTime, servings, tags } = recipe;
  return {
    id,
    slug,
    status,
    version: versionOf(recipe),
    isDraft: status === RecipeStatus.DRAFT,
    image: recipePictures(recipe).desktop,
    title,
    description,
    cuisine: cuisine ?? '',
    difficulty,
    prepTime,
    cookTime,
    servings,
    tags,
    ...present({ notes: recipe.notes, sourceUrl: recipe.sourceUrl }),
    ingredients: lines.map(({ text, group }) => ({ text, ...present({ group }) })),
    instructions: steps.map(({ description, timeMin }) => ({ description, ...present({ time_min: timeMin }) })),
  };
}
