import type { Picture } from './archive/opened-file.ts';
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
  /** What the cook noted, a line or paragraph each. */
  notes?: string;
  /** Whole stars that the cook gave, 1 to 5. */
  stars?: number;
  /** What a serving holds, in the file's own words, by the names of schema.org (`calories`, `fatContent`). */
  nutrition?: Record<string, string>;
  /** Whether the cook marked it as a favourite. */
  isFavorite?: boolean;
  /** Its picture, where it came along. */
  picture?: Picture;
  /** Tells it apart from all other recipes of all sources; the same key is the same recipe. */
  key: string;
}

/** A recipe of a file, or why it could not be read. */
export type FileItem = { where: string; recipe: ImportedRecipe } | { where: string; refusal: string };
