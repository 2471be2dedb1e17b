import type { FoundRecipe } from './find-recipes.ts';
import { isNode, property, statedBy, type JsonLdNode } from './json-ld-nodes.ts';
import { textOf } from './read-text.ts';

/** What tells a page's own recipe from others on it. */
export interface PageIdentity {
  titles: readonly string[];
  urls: readonly string[];
}

/** Properties that only a recipe has, besides ingredients and instructions. */
const RECIPE_FACTS = [
  'recipeYield',
  'prepTime',
  'cookTime',
  'totalTime',
  'nutrition',
  'recipeCategory',
  'recipeCuisine',
  'cookingMethod',
];

/** How much each sign says that a recipe is the page's own. */
const SIGNS = {
  isMain: 8,
  sameAddress: 6,
  sameTitle: 6,
  partOfTitle: 3,
  ingredients: 5,
  instructions: 4,
  unlisted: 4,
} as const;

/**
 * The page's own recipe among those found on it: the one that the page calls its main thing, that has its address or title, that can be
 * cooked from; of equals the first. A name with a picture in a list of links is no recipe.
 */
export function chooseRecipe(found: readonly FoundRecipe[], page: PageIdentity): JsonLdNode | undefined {
  const candidates = found.filter(isRecipe);
  const whole = candidates.filter(
    ({ node }) => ingredientsOf(node) !== undefined || instructionsOf(node) !== undefined,
  );
  const eligible = whole.length > 0 ? whole : candidates.slice(0, candidates.length === 1 ? 1 : 0);
  const scores = eligible.map((recipe) => scoreOf(recipe, page));
  const chosen = eligible[scores.indexOf(Math.max(...scores))]?.node;
  return (
    chosen &&
    candidates.reduce(
      (node, other) => (isSame(node, other.node) ? { ...statedBy(other.node), ...statedBy(node) } : node),
      chosen,
    )
  );
}

/** Whether another thing goes on about a recipe: theme and plugin describe one, each in a script of its own. */
function isSame(node: JsonLdNode, other: JsonLdNode): boolean {
  const [id, name] = [property(node, '@id'), textOf(property(node, 'name'))];
  return (
    other !== node &&
    ((id !== undefined && id === property(other, '@id')) || (name !== null && name === textOf(property(other, 'name'))))
  );
}

/** The ingredients of a recipe, also by the names of older vocabularies. */
export const ingredientsOf = (node: JsonLdNode): unknown =>
  property(node, 'recipeIngredient', 'recipeIngredients', 'ingredients', 'ingredient');

/** The instructions of a recipe, also by the names of older vocabularies. */
export const instructionsOf = (node: JsonLdNode): unknown =>
  property(node, 'recipeInstructions', 'recipeInstruction', 'instructions', 'step');

function isRecipe({ node, isListed }: FoundRecipe): boolean {
  const [ingredients, instructions] = [ingredientsOf(node), instructionsOf(node)];
  if (isListed) return ingredients !== undefined && instructions !== undefined;
  return (
    ingredients !== undefined ||
    instructions !== undefined ||
    RECIPE_FACTS.some((name) => property(node, name) !== undefined)
  );
}

function scoreOf({ node, isListed, isMain }: FoundRecipe, page: PageIdentity): number {
  const urls = new Set(page.urls.map(comparableUrl));
  const addresses = [property(node, 'url'), property(node, 'mainEntityOfPage'), property(node, '@id')].map((value) =>
    isNode(value) ? (property(value, '@id', 'url') ?? '') : value,
  );
  let score = isMain ? SIGNS.isMain : 0;
  if (addresses.some((address) => typeof address === 'string' && urls.has(comparableUrl(address))))
    score += SIGNS.sameAddress;
  if (ingredientsOf(node) !== undefined) score += SIGNS.ingredients;
  if (instructionsOf(node) !== undefined) score += SIGNS.instructions;
  if (!isListed) score += SIGNS.unlisted;
  return score + titleScore(textOf(property(node, 'name')), page.titles);
}

function titleScore(name: string | null, titles: readonly string[]): number {
  const own = comparable(name ?? '');
  if (own === '') return 0;
  const others = titles.map(comparable);
  if (others.includes(own)) return SIGNS.sameTitle;
  return others.some((title) => title.includes(own)) ? SIGNS.partOfTitle : 0;
}

const comparable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An address without what does not change the page: protocol, `www.`, query, fragment, last slash. */
const comparableUrl = (url: string): string =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '');
