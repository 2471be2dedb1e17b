import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { checkCatalogue } from '../../../api/src/modules/catalogue/check-catalogue.ts';
import type { Finding } from '../../../api/src/modules/recipes/checks/checked-recipe.ts';

/** A recipe file as it would be written; `text` replaces the whole of it. */
export interface RecipeFile {
  title: string;
  [field: string]: unknown;
}

/** Recipes like this one have nothing to mend. */
export const SHAKSHUKA: RecipeFile = {
  title: 'Shakshuka',
  description: 'Eggs poached in a spiced tomato sauce.',
  cuisine: 'Middle Eastern',
  tags: ['breakfast', 'quick'],
  difficulty: 'Easy',
  prepTime: 10,
  cookTime: 25,
  servings: 2,
  ingredients: ['2 tbsp olive oil', '1 onion, sliced', '400 g tomatoes, chopped', '4 eggs', '1 tsp cumin', 'salt'],
  instructions: [
    { text: 'Soften the onion in the olive oil with the cumin.', minutes: 8 },
    { text: 'Add the tomatoes and salt and simmer until thick.', minutes: 10 },
    { text: 'Break in the eggs, cover and cook until set.', minutes: 6 },
  ],
};

/** Foods of a kitchen just large enough for the recipe. */
export const FOODS: Record<string, unknown>[] = [
  { name: 'olive oil', plural: 'olive oils', diet: 'vegan', contains: [] },
  { name: 'onion', plural: 'onions', diet: 'vegan', contains: [] },
  { name: 'red onion', plural: 'red onions', parent: 'onion' },
  { name: 'tomato', plural: 'tomatoes', diet: 'vegan', contains: [] },
  { name: 'egg', plural: 'eggs', diet: 'vegetarian', contains: ['eggs'] },
  { name: 'cumin', plural: 'cumin', diet: 'vegan', contains: [] },
  { name: 'feta', plural: 'feta', diet: 'vegetarian', contains: ['dairy'] },
  { name: 'salt', plural: 'salt', staple: true, diet: 'vegan', contains: [] },
];

/** Rows of `usda.csv` after its header. */
export const FIGURES = [
  'onion,,,40,1.1,0.1,9.34,1.7,4.24,4,piece=110',
  'egg,,,143,12.56,9.51,0.72,0,0.37,142,piece=50',
];

/** Where all that the foods say of allergens comes from. */
const SOURCES = { sources: { labels: 'The labels of the leading brands.' }, facts: [{ source: 'labels' }] };

const HEADER = 'slug,ndb,fdc,calories,protein,fat,carbs,fiber,sugar,sodium,weights';

/** What the lint finds in a folder of these files; that so small a catalogue holds too little is left out. */
export function findingsIn(files: {
  recipes?: RecipeFile[];
  foods?: Record<string, unknown>[];
  swaps?: Record<string, unknown>[];
  figures?: string[];
  sources?: Record<string, unknown>;
  /** What foods are called, by language. */
  names?: Record<string, Record<string, string[]>>;
}): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'larder-catalogue-'));
  try {
    for (const part of ['foods', 'substitutes', 'recipes', 'names']) mkdirSync(join(folder, part));
    writeFileSync(join(folder, 'foods', 'vegetables.yaml'), stringify(files.foods ?? FOODS));
    writeFileSync(join(folder, 'substitutes', 'vegetables.yaml'), stringify(files.swaps ?? []));
    writeFileSync(join(folder, 'allergen-sources.yaml'), stringify(files.sources ?? SOURCES));
    writeFileSync(join(folder, 'usda.csv'), [HEADER, ...(files.figures ?? FIGURES), ''].join('\n'));
    for (const [language, names] of Object.entries(files.names ?? {}))
      writeFileSync(join(folder, 'names', `${language}.yaml`), stringify(names));
    for (const recipe of files.recipes ?? [])
      writeFileSync(
        join(folder, 'recipes', `${recipe.title.toLowerCase().replaceAll(' ', '-')}.yaml`),
        stringify(recipe),
      );
    return checkCatalogue(folder).filter((finding) => !finding.message.includes('are wanted'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
