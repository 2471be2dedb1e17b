/** Every address of the web app, and how to write the ones that carry something. */
export const paths = {
  home: '/',
  search: '/search',
  recipe: '/recipe/:slug',
  cook: '/recipe/:slug/cook',
  dinner: '/dinner',
  cookDinner: '/dinner/cook',
  recipes: '/recipes',
  quickRecipes: '/recipes/quick',
  fewIngredients: '/recipes/few-ingredients',
  recipesByCuisine: '/recipes/cuisine/:cuisine',
  recipesByMeal: '/recipes/meal/:meal',
  recipesByFood: '/recipes/food/:food',
  profile: '/profile',
  favorites: '/favorites',
  collections: '/collections',
  collection: '/collections/:id',
  shoppingList: '/shopping-lists/:id',
  pantry: '/pantry',
  settings: '/settings',
  login: '/login',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  admin: '/admin',
  ownRecipes: '/submit',
  newRecipe: '/submit/new',
  importRecipe: '/submit/import',
  ownRecipe: '/submit/:id',
} as const;

/** The address of a recipe; `search` carries the ingredients and servings of the search it was found by. */
export function recipePath(slug: string, search = ''): string {
  return `/recipe/${encodeURIComponent(slug)}${search && `?${search}`}`;
}

/** The address at which a recipe is cooked step by step; `search` carries what {@link recipePath} does, and the step to go to. */
export function cookPath(slug: string, search: string): string {
  return `/recipe/${encodeURIComponent(slug)}/cook${search && `?${search}`}`;
}

/** The page that puts dishes on one clock; `at` is when they shall be ready, such as `19:00`. */
export function dinnerPath(slugs: readonly string[], at?: string): string {
  const dishes = slugs.map((slug) => encodeURIComponent(slug)).join(',');
  return `${paths.dinner}?recipes=${dishes}${at === undefined ? '' : `&at=${at}`}`;
}

/** The recipes of a cuisine: `Middle Eastern` is at `/recipes/cuisine/middle-eastern`. */
export function cuisinePath(name: string): string {
  return `/recipes/cuisine/${name.toLowerCase().replaceAll(' ', '-')}`;
}

/** The recipes for a meal: `DESSERT` is at `/recipes/meal/dessert`. */
export function mealPath(meal: string): string {
  return `/recipes/meal/${meal.toLowerCase()}`;
}

/** The recipes that need a food, given by its slug. */
export function foodPath(slug: string): string {
  return `/recipes/food/${encodeURIComponent(slug)}`;
}

/** The search page with text as typed in the header: `eggs, spinach` becomes two ingredients there. */
export function searchTextPath(text: string): string {
  return `${paths.search}?q=${encodeURIComponent(text)}`;
}

/** The search page with these ingredients, each as one would type it; without any it is just the page. */
export function searchPath(ingredients: readonly string[]): string {
  return ingredients.length === 0
    ? paths.search
    : `${paths.search}?ingredients=${ingredients.map((text) => encodeURIComponent(text)).join(',')}`;
}

/** Where the holder of an invitation code makes an account. */
export function invitationPath(code: string): string {
  return `${paths.signUp}?invitation=${encodeURIComponent(code)}`;
}

/** The address of a collection. */
export function collectionPath(id: string): string {
  return `/collections/${encodeURIComponent(id)}`;
}

/** The address of a shopping list. */
export function shoppingListPath(id: string): string {
  return `/shopping-lists/${encodeURIComponent(id)}`;
}

/** The part of the profile that shows the shopping lists. */
export const shoppingListsPath = `${paths.profile}?tab=lists`;

/** The address at which a cook goes on writing a recipe of their own. */
export function ownRecipePath(id: string): string {
  return `/submit/${encodeURIComponent(id)}`;
}

/** In the address of a recipe of one's own: that its doubtful lines are looked at first. */
export const LOOK_AT_LINES = 'look';

/** The editor of a recipe that was imported, with the lines first that need an eye. */
export function importedRecipePath(id: string): string {
  return `${ownRecipePath(id)}?${LOOK_AT_LINES}`;
}

/** The sign-in page, or the sign-up page, that leads on to `next`, an address of this site. */
export function entryPath(page: typeof paths.login | typeof paths.signUp, next: string): string {
  return next === paths.home ? page : `${page}?next=${encodeURIComponent(next)}`;
}
