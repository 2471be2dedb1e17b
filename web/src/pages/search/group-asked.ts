import { cuisinePath, mealPath, paths } from '../../app/paths.ts';
import { CUISINES } from '../../components/kitchen-choices.ts';
import type { Meal } from '../../gql/graphql.ts';
import { browse as text } from '../../messages/browse.ts';

/** A group of all recipes, where one can look around. */
export interface AskedGroup {
  title: string;
  path: string;
}

/** The group of recipes that a text names which names no food: "dessert", "something Italian", "quick dinner ideas"; null where it names none. */
export function groupAsked(typed: string): AskedGroup | null {
  const has = (name: string) => new RegExp(`\\b${name}s?\\b`, 'i').test(typed);
  if (has('quick') || has('fast')) return { title: text.quick.title, path: paths.quickRecipes };
  const cuisine = CUISINES.find(has);
  if (cuisine) return { title: text.cuisine(cuisine), path: cuisinePath(cuisine) };
  const meal = MEALS.find(has);
  return meal ? { title: text.meals[meal].title, path: mealPath(meal) } : null;
}

const MEALS = Object.keys(text.meals) as Meal[];
