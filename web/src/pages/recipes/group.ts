import { matchPath } from 'react-router-dom';
import { cuisinePath, mealPath, paths } from '../../app/paths.ts';
import { CUISINES, MEALS } from '../../components/kitchen-choices.ts';
import type { Meal, RecipeListQueryVariables } from '../../gql/graphql.ts';

/** Most minutes in all of what is quick, and most foods of what needs few; the index of the API counts by the same. */
const QUICK_MINUTES = 30;
const FEW_INGREDIENTS = 5;

/** Recipes with something in common: what an address below `/recipes` stands for. */
export type Group =
  | { kind: 'cuisine'; name: string }
  | { kind: 'meal'; meal: Meal }
  | { kind: 'food'; slug: string }
  | { kind: 'quick' }
  | { kind: 'few' };

/** The group of an address; null where it stands for none. */
export function groupOf(pathname: string): Group | null {
  if (pathname === paths.quickRecipes) return { kind: 'quick' };
  if (pathname === paths.fewIngredients) return { kind: 'few' };
  const name = CUISINES.find((cuisine) => cuisinePath(cuisine) === pathname);
  if (name) return { kind: 'cuisine', name };
  const meal = MEALS.find((known) => mealPath(known) === pathname);
  if (meal) return { kind: 'meal', meal };
  const slug = matchPath(paths.recipesByFood, pathname)?.params.food;
  return slug === undefined ? null : { kind: 'food', slug };
}

/** What all recipes are narrowed to for a group. */
export function filterOf(
  group: Group | null,
): Pick<RecipeListQueryVariables, 'cuisine' | 'meal' | 'food' | 'maxTime' | 'maxIngredients'> {
  switch (group?.kind) {
    case 'cuisine':
      return { cuisine: group.name };
    case 'meal':
      return { meal: group.meal };
    case 'food':
      return { food: group.slug };
    case 'quick':
      return { maxTime: QUICK_MINUTES };
    case 'few':
      return { maxIngredients: FEW_INGREDIENTS };
    case undefined:
      return {};
  }
}
