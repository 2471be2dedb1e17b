/** Every address of the web app, and how to write the ones that carry something. */
export const paths = {
  home: '/',
  search: '/search',
  recipe: '/recipe/:slug',
  profile: '/profile',
  favorites: '/favorites',
  collections: '/collections',
  settings: '/settings',
} as const

/** The address of a recipe; `search` carries the ingredients and servings of the search it was found by. */
export function recipePath(slug: string, search = ''): string {
  return `/recipe/${encodeURIComponent(slug)}${search && `?${search}`}`
}

/** The search page with text as typed in the header: `eggs, spinach` becomes two ingredients there. */
export function searchTextPath(text: string): string {
  return `${paths.search}?q=${encodeURIComponent(text)}`
}

/** The search page with these ingredients, each as one would type it; without any it is just the page. */
export function searchPath(ingredients: readonly string[]): string {
  return ingredients.length === 0 ? paths.search : `${paths.search}?ingredients=${ingredients.map((text) => encodeURIComponent(text)).join(',')}`
}
