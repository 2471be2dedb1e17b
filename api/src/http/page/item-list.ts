import type { Recipe } from '../../modules/recipes/recipe.entity.ts';

/** A list of recipes in the words of schema.org, each by its address. */
export function itemList(name: string, recipes: readonly Pick<Recipe, 'slug' | 'title'>[], site: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: recipes.map(({ slug, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: new URL(`/recipe/${encodeURIComponent(slug)}`, site).href,
    })),
  };
}
