import { paths } from './paths.ts';

/** What Vite built of a source file: its file, and the source files whose own files it imports. */
interface BuiltFile {
  file: string;
  imports?: string[];
}

/** The list of what was built for the browser. It exists only while the part for the server is built after it. */
const [manifest = {}] = Object.values(
  import.meta.glob<Record<string, BuiltFile>>('../../dist/.vite/manifest.json', { eager: true, import: 'default' }),
);

/** The source files of the pages that the server renders. */
const SOURCES: Partial<Record<string, string>> = {
  [paths.home]: 'src/pages/home/home-page.tsx',
  [paths.search]: 'src/pages/search/search-page.tsx',
  [paths.recipe]: 'src/pages/recipe/recipe-page.tsx',
  [paths.recipes]: 'src/pages/recipes/recipes-page.tsx',
  [paths.quickRecipes]: 'src/pages/recipes/group-page.tsx',
  [paths.fewIngredients]: 'src/pages/recipes/group-page.tsx',
  [paths.recipesByCuisine]: 'src/pages/recipes/group-page.tsx',
  [paths.recipesByMeal]: 'src/pages/recipes/group-page.tsx',
  [paths.recipesByFood]: 'src/pages/recipes/group-page.tsx',
};

/** Addresses of the scripts that a page needs. */
export function pageFiles(path: string): string[] {
  const found = new Set<string>();
  collect(SOURCES[path], found);
  return [...found].map((source) => `/${manifest[source]?.file ?? ''}`);
}

function collect(source: string | undefined, found: Set<string>): void {
  if (source === undefined || found.has(source) || !manifest[source]) return;
  found.add(source);
  for (const imported of manifest[source].imports ?? []) collect(imported, found);
}
