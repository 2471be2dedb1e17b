import type { Picture } from './archive/opened-file.ts';
import type { ExactParts } from './moving/exact-parts.ts';
import type { PageRecipe } from './page/page-recipe.ts';

/** A set of recipes that the cook put together in the app: a cookbook, a folder, a category. */
export interface NamedSet {
  name: string;
  description?: string;
}

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
  /** In which sets of the cook's it lies: they become collections. */
  sets?: readonly NamedSet[];
  /** Its picture, where it came along. */
  picture?: Picture;
  /** Where it comes from Larder's own archive: what it holds, word for word, where its JSON-LD does not say it so. */
  exact?: ExactParts;
  /** When it was written, where that is kept. */
  writtenAt?: Date;
  /** Whether its picture is one that Larder has written, which stays as it is. */
  isOwnPicture?: boolean;
  /** What it goes by at the site it comes from, where another cook wrote it: the same recipe here stands in for it. */
  standIn?: { slug: string; title: string };
  /** Tells it apart from all other recipes of all sources; the same key is the same recipe. */
  key: string;
}

/** A photo of an archive of a cook, which something else in it shows. */
export interface ArchivedPhoto {
  where: string;
  photo: Picture;
}

/** What an archive of a cook holds besides recipes: the content of its files, by name. */
export interface ArchivedThings {
  where: string;
  things: Record<string, unknown>;
}

/** A recipe with its place in the file. */
export interface ImportedItem {
  where: string;
  recipe: ImportedRecipe;
}

/** A recipe of a file, or why it could not be read. */
export type RecipeItem = ImportedItem | { where: string; refusal: string };

/** What is read of a file; of an archive of a cook also what else is in it. */
export type FileItem = RecipeItem | ArchivedPhoto | ArchivedThings;
