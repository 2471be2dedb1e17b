import { Difficulty } from '../../recipes/recipe-enums.ts';
import { ingredientsOf, instructionsOf } from './choose-recipe.ts';
import { property, type JsonLdNode } from './json-ld-nodes.ts';
import {
  readAddress,
  readAuthor,
  readImage,
  readNutrition,
  readRating,
  readWords,
  type PageRating,
} from './read-details.ts';
import { readDuration } from './read-duration.ts';
import { groupIngredients, readIngredients, type IngredientGroup } from './read-ingredients.ts';
import { readInstructions, type PageStep } from './read-instructions.ts';
import { textOf } from './read-text.ts';
import { readYield } from './read-yield.ts';

/** A recipe as a page states it, in one shape; `docs/importing.md` describes it for callers. */
export interface PageRecipe {
  title: string;
  description: string | null;
  author: string | null;
  image: string | null;
  url: string | null;
  yield: string | null;
  servings: number | null;
  /** Minutes. */
  prepTime: number | null;
  /** Minutes. */
  cookTime: number | null;
  /** Minutes; where the page does not say, what it says of preparing and cooking together. */
  totalTime: number | null;
  ingredients: string[];
  ingredientGroups?: IngredientGroup[];
  instructions: PageStep[];
  tags: string[];
  cuisine: string | null;
  difficulty?: Difficulty;
  nutrition?: Record<string, string>;
  rating?: PageRating;
}

/** What a page itself says that completes its recipe. */
export interface PageContext {
  title: string | null;
  image: string | null;
  url: string | null;
  /** The address that others on the page are relative to. */
  base: string | null;
  /** The same for its pictures, which may lie beside it. */
  imageBase?: string | null;
}

/** Brings what a recipe node says into one shape; null where it has no title. */
export function readRecipeNode(node: JsonLdNode, page: PageContext): PageRecipe | null {
  const title = textOf(property(node, 'name', 'headline')) ?? page.title;
  if (title === null) return null;
  const ingredients = readIngredients(ingredientsOf(node));
  const ingredientGroups = groupIngredients(ingredients);
  const difficulty = readDifficulty(property(node, 'educationalLevel'));
  const nutrition = readNutrition(property(node, 'nutrition'));
  const rating = readRating(property(node, 'aggregateRating'));
  return {
    title,
    description: textOf(property(node, 'description', 'summary')),
    author: readAuthor(property(node, 'author', 'creator')),
    image: readImage(property(node, 'image', 'photo', 'thumbnailUrl'), page.imageBase ?? page.base) ?? page.image,
    url: readAddress(property(node, 'url', 'mainEntityOfPage'), page.base) ?? page.url,
    ...readYield(property(node, 'recipeYield', 'yield')),
    ...readTimes(node),
    ingredients,
    ...(ingredientGroups && { ingredientGroups }),
    instructions: readInstructions(instructionsOf(node)),
    tags: readWords(property(node, 'keywords'), property(node, 'recipeCategory', 'recipeType')),
    cuisine: textOf(property(node, 'recipeCuisine')),
    ...(difficulty && { difficulty }),
    ...(nutrition && { nutrition }),
    ...(rating && { rating }),
  };
}

function readTimes(node: JsonLdNode): Pick<PageRecipe, 'prepTime' | 'cookTime' | 'totalTime'> {
  const prepTime = readDuration(property(node, 'prepTime'));
  const cookTime = readDuration(property(node, 'cookTime', 'performTime'));
  const parts = prepTime === null && cookTime === null ? null : (prepTime ?? 0) + (cookTime ?? 0);
  return { prepTime, cookTime, totalTime: readDuration(property(node, 'totalTime', 'duration')) || parts };
}

function readDifficulty(value: unknown): Difficulty | undefined {
  const said = textOf(value)?.toLowerCase();
  return Object.values(Difficulty).find((difficulty) => difficulty.toLowerCase() === said);
}
