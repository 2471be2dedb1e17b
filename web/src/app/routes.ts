import type { ComponentType } from 'react';
import { paths } from './paths.ts';
import type { RouteQueries } from './route-queries.ts';

/** What the file of a page brings. */
interface PageModule {
  Page: ComponentType;
  /** What the page asks when it is come to, so that the server can ask it beforehand. */
  queries?: RouteQueries;
}

/** A page: all that the router, the server's rendering and the API's own list of addresses know of it. */
export interface PageRoute {
  path: string;
  /** Fetches the page; each comes in a file of its own. */
  load: () => Promise<PageModule>;
  /** The file of a page that the server renders, below `src/pages`: its scripts are fetched beside the others. */
  rendered?: string;
  /** The head of the page for machines (`api/src/http/page/page-heads.ts`); without one it is not to be listed. */
  head?: 'home' | 'search' | 'recipe' | 'cook' | 'group' | 'collection';
  /** Whether it has the window to itself, without header and footer. */
  isFullScreen?: boolean;
  /** Whether a visitor has to log in first, and there is nothing at the address for anyone but admins. */
  isForAdmins?: boolean;
  /** Whether pages of other sites that open it may send it messages: it judges each. */
  isOpenToOthers?: boolean;
}

const loadGroup = async (): Promise<PageModule> => {
  const { GroupPage, groupQueries } = await import('../pages/recipes/group-page.tsx');
  return { Page: GroupPage, queries: groupQueries };
};
const group = { load: loadGroup, rendered: 'recipes/group-page', head: 'group' } as const;

/** Every page. The build for the server gives this table to the API as well, which loads none of the pages. */
export const routes: PageRoute[] = [
  {
    path: paths.home,
    load: async () => {
      const { HomePage, homeQueries } = await import('../pages/home/home-page.tsx');
      return { Page: HomePage, queries: homeQueries };
    },
    rendered: 'home/home-page',
    head: 'home',
  },
  {
    path: paths.search,
    load: async () => {
      const { SearchPage, searchQueries } = await import('../pages/search/search-page.tsx');
      return { Page: SearchPage, queries: searchQueries };
    },
    rendered: 'search/search-page',
    head: 'search',
  },
  {
    path: paths.recipe,
    load: async () => {
      const { RecipePage, recipeQueries } = await import('../pages/recipe/recipe-page.tsx');
      return { Page: RecipePage, queries: recipeQueries };
    },
    rendered: 'recipe/recipe-page',
    head: 'recipe',
  },
  {
    path: paths.cook,
    load: async () => {
      const { CookPage } = await import('../pages/recipe/cook/cook-page.tsx');
      return { Page: CookPage };
    },
    head: 'cook',
    isFullScreen: true,
  },
  {
    path: paths.dinner,
    load: async () => ({ Page: (await import('../pages/recipe/dinner/dinner-page.tsx')).DinnerPage }),
  },
  {
    path: paths.cookDinner,
    load: async () => ({ Page: (await import('../pages/recipe/dinner/cook/cook-dinner-page.tsx')).CookDinnerPage }),
    isFullScreen: true,
  },
  {
    path: paths.recipes,
    load: async () => {
      const { RecipesPage, recipesQueries } = await import('../pages/recipes/recipes-page.tsx');
      return { Page: RecipesPage, queries: recipesQueries };
    },
    rendered: 'recipes/recipes-page',
    head: 'group',
  },
  { path: paths.quickRecipes, ...group },
  { path: paths.fewIngredients, ...group },
  { path: paths.recipesByCuisine, ...group },
  { path: paths.recipesByMeal, ...group },
  { path: paths.recipesByFood, ...group },
  { path: paths.login, load: async () => ({ Page: (await import('../pages/login/login-page.tsx')).LoginPage }) },
  { path: paths.signUp, load: async () => ({ Page: (await import('../pages/sign-up/sign-up-page.tsx')).SignUpPage }) },
  {
    path: paths.forgotPassword,
    load: async () => ({
      Page: (await import('../pages/forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: paths.resetPassword,
    load: async () => ({ Page: (await import('../pages/reset-password/reset-password-page.tsx')).ResetPasswordPage }),
  },
  {
    path: paths.confirmEmail,
    load: async () => ({ Page: (await import('../pages/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage }),
  },
  {
    path: paths.profile,
    load: async () => ({ Page: (await import('../pages/profile/profile-page.tsx')).ProfilePage }),
  },
  {
    path: paths.favorites,
    load: async () => ({ Page: (await import('../pages/favorites/favorites-page.tsx')).FavoritesPage }),
  },
  {
    path: paths.collections,
    load: async () => ({ Page: (await import('../pages/collections/collections-page.tsx')).CollectionsPage }),
  },
  {
    path: paths.collection,
    load: async () => ({ Page: (await import('../pages/collection/collection-page.tsx')).CollectionPage }),
    head: 'collection',
  },
  {
    path: paths.shoppingList,
    load: async () => ({ Page: (await import('../pages/shopping-list/shopping-list-page.tsx')).ShoppingListPage }),
  },
  {
    path: paths.pantry,
    load: async () => ({ Page: (await import('../pages/pantry/pantry-page.tsx')).PantryPage }),
  },
  {
    path: paths.settings,
    load: async () => ({ Page: (await import('../pages/settings/settings-page.tsx')).SettingsPage }),
  },
  {
    path: paths.ownRecipes,
    load: async () => ({ Page: (await import('../pages/submit/own-recipes-page.tsx')).OwnRecipesPage }),
  },
  {
    path: paths.newRecipe,
    load: async () => ({ Page: (await import('../pages/submit/new-recipe-page.tsx')).NewRecipePage }),
  },
  {
    path: paths.importRecipe,
    load: async () => ({ Page: (await import('../pages/submit/import/import-recipe-page.tsx')).ImportRecipePage }),
    isOpenToOthers: true,
  },
  {
    path: paths.ownRecipe,
    load: async () => ({ Page: (await import('../pages/submit/edit-recipe-page.tsx')).EditRecipePage }),
  },
  {
    path: paths.admin,
    load: async () => ({ Page: (await import('./require-admin.tsx')).RequireAdmin }),
    isForAdmins: true,
  },
];
