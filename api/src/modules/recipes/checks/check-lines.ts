import { slugify } from '../../../shared/slug.ts';
import { BABY_FOOD } from '../unmatched.ts';
import type { CheckedRecipe, Finding } from './checked-recipe.ts';

/** Confidence from which a link is as good as certain. */
const SURE_LINK = 0.8;

/** Tags that recipes may bear: courses, kinds of dish, ways to cook and occasions. Diet and cuisine have fields of their own. */
const TAGS = new Set([
  'breakfast',
  'brunch',
  'lunch',
  'dinner',
  'starter',
  'side',
  'snack',
  'dessert',
  'drink',
  'sauce',
  'bread',
  'soup',
  'salad',
  'stew',
  'curry',
  'pasta',
  'noodles',
  'rice',
  'baking',
  'grill',
  'roast',
  'stir-fry',
  'one pan',
  'no cook',
  'make ahead',
  'quick',
  'budget',
  'family',
  BABY_FOOD,
  'festive',
  'comfort food',
  'street food',
  'healthy',
  'high protein',
  'spicy',
]);

/** Minutes, all told, within which a recipe may call itself quick. */
export const QUICK_MAX = 45;

/** Lines without a certain food, and titles and tags that break the rules of docs/catalogue.md. */
export function checkLines(recipe: CheckedRecipe): Finding[] {
  return [...unlinkedLines(recipe), ...wrongTags(recipe), ...wrongName(recipe)];
}

function unlinkedLines(recipe: CheckedRecipe): Finding[] {
  return recipe.derived.lines.flatMap((line, at): Finding[] => {
    const finding = { file: recipe.file, field: `ingredients.${at + 1}` };
    if (!line.food) return [{ ...finding, message: `"${line.line}" names no food that Larder knows` }];
    if (line.confidence < SURE_LINK)
      return [{ ...finding, message: `"${line.line}" may not be ${line.food.name} (confidence ${line.confidence})` }];
    return line.isUnknown
      ? [{ ...finding, message: `"${line.line}" names something beside ${line.food.name} that Larder does not know` }]
      : [];
  });
}

function wrongTags(recipe: CheckedRecipe): Finding[] {
  const finding = { file: recipe.file, field: 'tags' };
  const unknown = recipe.tags
    .filter((tag) => !TAGS.has(tag))
    .map((tag) => ({ ...finding, message: `there is no tag "${tag}"` }));
  const twice = new Set(recipe.tags).size < recipe.tags.length ? [{ ...finding, message: 'a tag stands twice' }] : [];
  const minutes = recipe.prepTime + recipe.cookTime;
  const slow =
    recipe.tags.includes('quick') && minutes > QUICK_MAX
      ? [{ ...finding, message: `is called quick and takes ${minutes} minutes` }]
      : [];
  return [...unknown, ...twice, ...slow];
}

function wrongName(recipe: CheckedRecipe): Finding[] {
  const slug = slugify(recipe.title);
  return slug === recipe.slug
    ? []
    : [{ file: recipe.file, field: 'title', message: `should be in the file ${slug}.yaml` }];
}
