import type { RequestContext } from '../../context.ts';
import { nameInDish } from '../../modules/ingredients/foods/name-in-dish.ts';
import { FEW_INGREDIENTS, QUICK_MINUTES, type RecipeIndex } from '../../modules/recipes/recipe-index.service.ts';
import type { RecipeListFilter } from '../../modules/recipes/recipe-list-filter.ts';
import { Meal } from '../../modules/recipes/recipe-enums.ts';
import { CUISINES } from '../../modules/recipes/cuisine.ts';
import { slugify } from '../../shared/slug.ts';
import { itemList } from './item-list.ts';
import { pictureOf, type PageHead } from './page-head.ts';
import { upperFirst } from '../../shared/upper-first.ts';

/** A page of the index of all recipes, or of one of its groups. */
export interface BrowsePage {
  /** The address that counts. */
  path: string;
  title: string;
  /** What its recipes are, for a sentence: "dessert recipes". */
  what: string;
  filter: RecipeListFilter;
}

/** What the last part of an address below `/recipes/…/` may be. */
export type BrowseKind = 'cuisine' | 'meal' | 'food';

/** Recipes that its head names: as many as the page begins with. */
const NAMED = 24;
/** Recipes that its description names. */
const DESCRIBED = 3;

const cuisinePath = (name: string): string => `/recipes/cuisine/${slugify(name)}`;
const foodPath = (slug: string): string => `/recipes/food/${encodeURIComponent(slug)}`;

/** The pages with an address of their own. */
export const FIXED_PAGES: readonly BrowsePage[] = [
  { path: '/recipes', title: 'All Recipes', what: 'recipes by cuisine, meal, main food and time', filter: {} },
  {
    path: '/recipes/quick',
    title: 'Quick recipes',
    what: `recipes ready in ${QUICK_MINUTES} minutes`,
    filter: { maxTime: QUICK_MINUTES },
  },
  {
    path: '/recipes/few-ingredients',
    title: 'Recipes with few ingredients',
    what: `recipes with ${FEW_INGREDIENTS} ingredients or fewer`,
    filter: { maxIngredients: FEW_INGREDIENTS },
  },
];

/** The page of a group by the last part of its address; null where there is no such group. */
export function browsePage(
  kind: BrowseKind,
  name: string,
  { ingredients }: Pick<RequestContext, 'ingredients'>,
): BrowsePage | null {
  if (kind === 'cuisine') {
    const cuisine = CUISINES.find((known) => slugify(known) === name);
    return cuisine
      ? { path: cuisinePath(cuisine), title: `${cuisine} recipes`, what: `${cuisine} recipes`, filter: { cuisine } }
      : null;
  }
  if (kind === 'meal') {
    const meal = Object.values(Meal).find((known) => known === name);
    return meal
      ? {
          path: `/recipes/meal/${meal}`,
          title: `${upperFirst(meal)} recipes`,
          what: `${meal} recipes`,
          filter: { meal },
        }
      : null;
  }
  const food = ingredients.find(name);
  return food
    ? {
        path: foodPath(food.slug),
        title: `Recipes with ${nameInDish(food)}`,
        what: `recipes with ${nameInDish(food)}`,
        filter: { food: food.slug },
      }
    : null;
}

/** The addresses of all groups that have recipes. */
export function browsePaths({ cuisines, meals, foods }: RecipeIndex): string[] {
  return [
    ...FIXED_PAGES.map(({ path }) => path),
    ...cuisines.map(({ name }) => cuisinePath(name)),
    ...meals.map(({ meal }) => `/recipes/meal/${meal}`),
    ...foods.map(({ food }) => foodPath(food.slug)),
  ];
}

/** The head of such a page: it names the recipes that the page begins with. A group without recipes is not for search engines. */
export async function browseHead(
  { path, title, what, filter }: BrowsePage,
  { recipes, ingredients }: Pick<RequestContext, 'recipes' | 'ingredients'>,
  site: string,
): Promise<PageHead> {
  const { nodes, totalCount } = await recipes.list(NAMED, null, filter, ingredients);
  const [first] = nodes;
  const named = nodes
    .slice(0, DESCRIBED)
    .map((recipe) => recipe.title)
    .join(', ');
  return {
    title: `${title} · Larder`,
    description: `${totalCount} ${what} on Larder${named && `: ${named}${totalCount > DESCRIBED ? ' and more' : ''}`}.`,
    canonical: new URL(path, site).href,
    isListed: totalCount > 0,
    kind: 'website',
    image: first ? pictureOf(first, first.title, site) : null,
    data: itemList(title, nodes, site),
  };
}
