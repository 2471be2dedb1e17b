import { csvRows } from '../archive/csv-rows.ts';
import type { OpenedFile } from '../archive/opened-file.ts';
import { allBut, linesIn, recipeOfNode, type ReadItem, type RecipeFormat } from './recipe-format.ts';
import { headed } from './json-formats.ts';
import { unbroken } from './told-steps.ts';

type Row = Readonly<Record<string, string>>;
const hasColumns =
  (...names: readonly string[]) =>
  (file: OpenedFile): boolean => {
    const head =
      file.text
        .slice(0, 4_000)
        .split(/[\r\n]/, 1)[0]
        ?.toLowerCase() ?? '';
    return names.every((name) => head.includes(name));
  };
const listOf = (text: string | undefined, mark: RegExp = /[,;]/): string[] =>
  (text ?? '')
    .split(mark)
    .map((word) => word.trim())
    .filter(Boolean);

const PLAN_TO_EAT_NUTRITION = {
  calories: 'calories',
  fatContent: 'fat',
  saturatedFatContent: 'saturated fat',
  cholesterolContent: 'cholesterol',
  sodiumContent: 'sodium',
  sugarContent: 'sugar',
  carbohydrateContent: 'carbohydrate',
  fiberContent: 'fiber',
  proteinContent: 'protein',
} as const;

/** Plan to Eat's table. A line that begins with a comma or ends in a colon heads those behind it. */
export const PLAN_TO_EAT_CSV: RecipeFormat = {
  name: 'Plan to Eat (CSV)',
  extensions: ['.csv'],
  keeps: allBut('picture', 'favourite', 'collections'),
  isOf: hasColumns('title', 'ingredients', 'directions'),
  read: (file) => csvRows(file.text).map((row) => planToEat(row)),
};

function planToEat(row: Row): ReadItem {
  const nutrition = Object.entries(PLAN_TO_EAT_NUTRITION).map(([name, column]) => [name, row[column] || null]);
  return recipeOfNode(
    {
      name: row['title'],
      description: row['description'],
      author: row['source'],
      url: row['url'] || row['source url'],
      recipeYield: [row['servings'] && `${row['servings']} servings`, row['yield']].filter(Boolean),
      prepTime: row['prep time'],
      cookTime: row['cook time'],
      totalTime: row['total time'],
      recipeCuisine: row['cuisine'],
      keywords: [...listOf(row['tags'], /[,;^]/), ...listOf(row['course']), ...listOf(row['main ingredient'])],
      recipeIngredient: linesIn(row['ingredients'] ?? '').map((line) => line.replace(/^,+\s*(.+)$/, '## $1')),
      recipeInstructions: linesIn(unbroken(row['directions'] ?? '')),
      nutrition: Object.fromEntries(nutrition) as Record<string, unknown>,
    },
    { notes: row['notes'], rating: row['rating'] },
  );
}

const LABELS =
  /^(Title|Description|Source|Url|Photo Url|Serves|Servings|Yield|(?:Prep|Cook|Total)(?: Time)?|Course|Main Ingredient|Cuisine|Tags|Rating|Notes|Ingredients|Directions)\s*:\s*(.*)$/i;

/** Plan to Eat's text: a label each, recipes apart by a line of dashes. */
export const PLAN_TO_EAT_TXT: RecipeFormat = {
  name: 'Plan to Eat (text)',
  extensions: ['.txt'],
  keeps: allBut('picture', 'nutrition', 'favourite', 'collections'),
  isOf: (file) => /^Title:/m.test(file.text) && /^Ingredients:/m.test(file.text) && /^Directions:/m.test(file.text),
  read: (file) =>
    file.text
      .split(/^-{10,}.*$/m)
      .filter((part) => /^Title:/m.test(part))
      .map((part) => planToEat(labelledRow(part))),
};

/** What goes on over several lines. */
const OF_LINES: ReadonlySet<string> = new Set(['description', 'notes', 'ingredients', 'directions']);

const columnOf = (label: string): string => label.toLowerCase().replace(/^(?:prep|cook|total)$/, '$& time');

function labelledRow(text: string): Row {
  const row: Record<string, string> = {};
  let last = '';
  for (const line of text.split(/\r\n?|\n/)) {
    const [, label, value = ''] = LABELS.exec(line.trim()) ?? [];
    if (label !== undefined) row[(last = columnOf(label))] = value.replace(/^"|"$/g, '');
    else if (OF_LINES.has(last)) row[last] += `\n${line.trim()}`;
  }
  const source = row['source'] ?? '';
  return {
    ...row,
    servings: row['servings'] ?? row['serves'] ?? '',
    url: row['url'] ?? (/^https?:/.test(source) ? source : ''),
  };
}

const BOX_NUTRITION: Readonly<Record<string, string>> = {
  calories: 'calories',
  energy: 'calories',
  carbohydrate: 'carbohydrateContent',
  protein: 'proteinContent',
  fat: 'fatContent',
  saturatedfat: 'saturatedFatContent',
  transfat: 'transFatContent',
  unsaturatedfat: 'unsaturatedFatContent',
  cholesterol: 'cholesterolContent',
  sodium: 'sodiumContent',
  fiber: 'fiberContent',
  sugar: 'sugarContent',
};

/** My Recipe Box's table. */
export const MY_RECIPE_BOX: RecipeFormat = {
  name: 'My Recipe Box',
  extensions: ['.csv'],
  keeps: allBut('cuisine'),
  isOf: hasColumns('title', 'preparationtime', 'instructions'),
  read: (file) =>
    csvRows(file.text).map((row) =>
      recipeOfNode(
        {
          name: row['title'],
          description: row['description'],
          url: boxSource(row) || row['video'],
          author: /^https?:/.test(boxSource(row)) ? undefined : boxSource(row),
          recipeYield: row['quantity'],
          prepTime: row['preparationtime'],
          cookTime: row['cookingtime'],
          totalTime: row['totaltime'],
          keywords: [...listOf(row['categories'], /;/), ...listOf(row['tags'], /;/)],
          recipeIngredient: linesIn(row['ingredients'] ?? ''),
          recipeInstructions: linesIn(unbroken(row['instructions'] ?? '')),
          nutrition: boxNutrition(row['nutrition'] ?? ''),
        },
        {
          notes: [row['notes'], ...(boxSource(row) && row['video'] ? headed('Video', row['video']) : [])],
          rating: row['rating'],
          isFavorite: /^(?:1|true|yes)$/i.test(row['favorite'] ?? ''),
          sets: listOf(row['categories'], /;/),
          pictures: [row['originalpicture'] ?? '', row['picture'] ?? '']
            .filter(Boolean)
            .map((path) => file.picture(path)),
        },
      ),
    ),
};

/** Some of its rows have a column too many in front of the source. */
const boxSource = (row: Row): string => (row[''] ? row['originalpicture'] : row['source']) ?? '';

function boxNutrition(text: string): Record<string, string> | undefined {
  const facts = linesIn(text).flatMap((line): [string, string][] => {
    const [, label = '', value = ''] = /^([^:]+):\s*(.+)$/.exec(line) ?? [];
    const name = BOX_NUTRITION[label.toLowerCase().replace(/\s+/g, '')];
    return name === undefined ? [] : [[name, value]];
  });
  return facts.length > 0 ? Object.fromEntries(facts) : undefined;
}
