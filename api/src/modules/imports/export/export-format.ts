import type { ExportedRecipe } from './exported-recipe.ts';

/** One way in which recipes go out. */
export interface ExportFormat {
  /** As an address names it. */
  name: string;
  type: 'application/ld+json' | 'text/markdown' | 'text/plain';
  /** Of its files, with the dot. */
  extension: string;
  /** One recipe as a file. */
  one: (recipe: ExportedRecipe) => string;
  /** Several as one file, which our own importer reads back. */
  all: (recipes: readonly ExportedRecipe[]) => string;
}
