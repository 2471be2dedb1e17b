import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths } from './paths.ts';

/** Every page, each in a file of its own that is fetched when its address is visited. */
export const pages = {
  [paths.home]: async () => (await import('../pages/home/home-page.tsx')).HomePage,
  [paths.search]: async () => (await import('../pages/search/search-page.tsx')).SearchPage,
  [paths.recipe]: async () => (await import('../pages/recipe/recipe-page.tsx')).RecipePage,
  [paths.recipes]: async () => (await import('../pages/recipes/recipes-page.tsx')).RecipesPage,
  [paths.quickRecipes]: async () => (await import('../pages/recipes/group-page.tsx')).GroupPage,
  [paths.fewIngredients]: async () => (await import('../pages/recipes/group-page.tsx')).GroupPage,
  [paths.recipesByCuisine]: async () => (await import('../pages/recipes/group-page.tsx')).GroupPage,
  [paths.recipesByMeal]: async () => (await import('../pages/recipes/group-page.tsx')).GroupPage,
  [paths.recipesByFood]: async () => (await import('../pages/recipes/group-page.tsx')).GroupPage,
  [paths.login]: async () => (await import('../pages/login/login-page.tsx')).LoginPage,
  [paths.signUp]: async () => (await import('../pages/sign-up/sign-up-page.tsx')).SignUpPage,
  [paths.profile]: async () => (await import('../pages/profile/profile-page.tsx')).ProfilePage,
  [paths.favorites]: async () => (await import('../pages/favorites/favorites-page.tsx')).FavoritesPage,
  [paths.collections]: async () => (await import('../pages/collections/collections-page.tsx')).CollectionsPage,
  [paths.shoppingList]: async () => (await import('../pages/shopping-list/shopping-list-page.tsx')).ShoppingListPage,
  [paths.collection]: async () => (await import('../pages/collection/collection-page.tsx')).CollectionPage,
  [paths.settings]: async () => (await import('../pages/settings/settings-page.tsx')).SettingsPage,
  [paths.ownRecipes]: async () => (await import('../pages/submit/own-recipes-page.tsx')).OwnRecipesPage,
  [paths.newRecipe]: async () => (await import('../pages/submit/new-recipe-page.tsx')).NewRecipePage,
  [paths.importRecipe]: async () => (await import('../pages/submit/import/import-recipe-page.tsx')).ImportRecipePage,
  [paths.ownRecipe]: async () => (await import('../pages/submit/edit-recipe-page.tsx')).EditRecipePage,
  [paths.admin]: async () => (await import('./admin-gate.tsx')).AdminGate,
} satisfies Record<string, () => Promise<ComponentType>>;

/** The path of a page, as it stands in `paths`. */
export type PagePath = keyof typeof pages;

/** A page whose file is there. */
export interface ReadyPage {
  path: PagePath;
  Page: ComponentType;
}

/** Fetches the page of an address; null where no page has it. */
export async function loadPage(pathname: string): Promise<ReadyPage | null> {
  const path = pagePaths.find((known) => matchPath(known, pathname));
  return path ? { path, Page: await pages[path]() } : null;
}

/** Fixed addresses first: `/submit/new` is no recipe of one's own. */
const pagePaths = (Object.keys(pages) as PagePath[]).sort(
  (one, other) => Number(one.includes(':')) - Number(other.includes(':')),
);
