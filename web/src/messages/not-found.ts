/** Sentences of an address that leads nowhere. */
export const notFound = {
  title: '404 Page Not Found',
  hint: 'Did you forget to add the page to the router?',
  home: 'Back to Discover',
  search: 'Find Recipes',
} as const;
