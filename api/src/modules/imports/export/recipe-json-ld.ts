import type { Nutrition } from '../../recipes/nutrition.ts';
import { dayOf } from '../../../shared/calendar.ts';
import { ENDS_GROUP } from '../ends-group.ts';
import type { ExportFormat } from './export-format.ts';
import { linesWithHeadings, type ExportedRecipe } from './exported-recipe.ts';

/** Meals and courses of schema.org's `recipeCategory`, as our tags name them. */
const CATEGORIES = new Set([
  'breakfast',
  'brunch',
  'lunch',
  'dinner',
  'starter',
  'appetizer',
  'main',
  'main course',
  'side',
  'side dish',
  'dessert',
  'snack',
  'soup',
  'salad',
  'drink',
  'bread',
  'sauce',
  'baking',
]);

/**
 * A recipe as schema.org's `Recipe`, with all that Google's page "Recipe structured data" requires or recommends and we know. Two
 * things are said in a way of their own, which other readers take as they may: headings stand among the ingredients (`To serve:`), and
 * `timeRequired` is the timer of a step. To stand in a page, every `<` of its JSON must be written `\u003c`.
 */
export function recipeJsonLd(recipe: ExportedRecipe): object {
  const { url, rating, nutrition, publishedAt, diet } = recipe;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    ...(url !== null && { '@id': url, url, mainEntityOfPage: url }),
    name: recipe.title,
    description: recipe.description,
    image: recipe.images,
    author: { '@type': 'Person', name: recipe.authorName },
    ...(recipe.sourceUrl !== null && { isBasedOn: recipe.sourceUrl }),
    ...(publishedAt && { datePublished: dayOf(publishedAt) }),
    prepTime: isoDuration(recipe.prepTime),
    cookTime: isoDuration(recipe.cookTime),
    totalTime: isoDuration(recipe.prepTime + recipe.cookTime),
    recipeYield: [String(recipe.servings), `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`],
    ...categories(recipe.tags),
    ...(recipe.cuisine !== null && { recipeCuisine: recipe.cuisine }),
    educationalLevel: recipe.difficulty,
    ...((diet === 'vegan' || diet === 'vegetarian') && {
      suitableForDiet: `https://schema.org/${diet === 'vegan' ? 'Vegan' : 'Vegetarian'}Diet`,
    }),
    recipeIngredient: linesWithHeadings(
      recipe.lines,
      (group) => `${group}:`,
      (text) => text,
      ENDS_GROUP,
    ),
    recipeInstructions: recipe.steps.map(({ description, timeMin }) => ({
      '@type': 'HowToStep',
      text: description,
      ...(timeMin !== null && { timeRequired: isoDuration(timeMin) }),
    })),
    ...(recipe.notes !== null && { comment: { '@type': 'Comment', name: 'Notes', text: recipe.notes } }),
    ...(nutrition && { nutrition: nutritionFacts(nutrition) }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.mean,
        ratingCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

/** `90` minutes are `PT1H30M`. */
export function isoDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

function categories(tags: readonly string[]): object {
  const meals = tags.filter((tag) => CATEGORIES.has(tag));
  return { ...(meals.length > 0 && { recipeCategory: meals }), ...(tags.length > 0 && { keywords: tags.join(', ') }) };
}

function nutritionFacts({ calories, protein, carbs, fat, fiber, sugar }: Nutrition): object {
  const figures = {
    proteinContent: protein,
    carbohydrateContent: carbs,
    fatContent: fat,
    fiberContent: fiber,
    sugarContent: sugar,
  };
  const known = Object.entries(figures).flatMap(([name, grams]) =>
    grams === null ? [] : [[name, `${Math.round(grams * 10) / 10} g`]],
  );
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    ...(calories !== null && { calories: `${Math.round(calories)} calories` }),
    ...Object.fromEntries(known),
  };
}

/** schema.org's `Recipe` in JSON-LD; several make one graph. */
export const JSON_LD_FILE = {
  name: 'json-ld',
  type: 'application/ld+json',
  extension: '.jsonld',
  one: (recipe) => JSON.stringify(recipeJsonLd(recipe), null, 2),
  all: (recipes) =>
    JSON.stringify(
      {
        '@context': 'https://schema.org',
        '@graph': recipes.map((recipe) => ({ ...recipeJsonLd(recipe), '@context': undefined })),
      },
      null,
      2,
    ),
} as const satisfies ExportFormat;
