import type { PageRecipe } from './page/page-recipe.ts';

/** A recipe as a file states it, in its author's own words. */
export interface ImportedRecipe extends Pick<
  PageRecipe,
  | 'title'
  | 'description'
  | 'author'
  | 'url'
  | 'tags'
  | 'cuisine'
  | 'prepTime'
  | 'cookTime'
  | 'totalTime'
  | 'servings'
  | 'difficulty'
  | 'ingredients'
  | 'instructions'
> {
  /** Tells it apart from all other recipes of all sources; the same key is the same recipe. */
  key: string;
}

/** A recipe of a file, or why it could not be read. */
export type FileItem = { where: string; recipe: ImportedRecipe } | { where: string; refusal: string };
