import type { OpenedFile } from '../archive/opened-file.ts';
import { isNode } from '../page/json-ld-nodes.ts';
import { readMealie } from './json-formats.ts';
import { readCookbooks, type Cookbook } from './mealie-cookbooks.ts';
import { bare, Tables, type Row } from './mealie-tables.ts';
import { allBut, type ReadItem, type RecipeFormat } from './recipe-format.ts';

/**
 * Mealie's backup of a whole site: `database.json` with each table as a list of rows, and `data/recipes/ID/images/original.webp`. An id stands
 * there with dashes or without, by the database that Mealie runs on; folders have dashes.
 */
export const MEALIE_BACKUP: RecipeFormat = {
  name: 'Mealie (backup of the site)',
  extensions: ['.json'],
  keeps: allBut('cuisine'),
  isOf: ({ json }) => isNode(json) && Array.isArray(json['recipes']) && Array.isArray(json['recipes_ingredients']),
  read: (file) => {
    const database = new Tables(file.json);
    const { cookbooks, refusals } = readCookbooks(database);
    return [...database.all('recipes').map((recipe) => readRow(recipe, { database, cookbooks, file })), ...refusals];
  },
};

interface Backup {
  database: Tables;
  cookbooks: readonly Cookbook[];
  file: OpenedFile;
}

function readRow(recipe: Row, { database, cookbooks, file }: Backup): ReadItem {
  const { id } = recipe;
  const [nutrition] = database.of('recipe_nutrition', id);
  const whole = {
    ...recipe,
    recipe_ingredient: inOrder(database.of('recipes_ingredients', id)).map((line) => ({
      ...line,
      food:
        database.byId('ingredient_foods', line['food_id']) ?? database.byId('recipes', line['referenced_recipe_id']),
      unit: database.byId('ingredient_units', line['unit_id']),
    })),
    recipe_instructions: inOrder(database.of('recipe_instructions', id)),
    notes: database.of('notes', id),
    tags: database.of('recipes_to_tags', id).map((row) => database.byId('tags', row['tag_id'])),
    recipe_category: database
      .of('recipes_to_categories', id)
      .map((row) => database.byId('categories', row['category_id'])),
    nutrition: nutrition && withoutKeys(nutrition),
  };
  const folder = `data/recipes/${withDashes(id)}/images`;
  const pictures = ['original.webp', 'min-original.webp'].map((name) => file.picture(`${folder}/${name}`));
  return readMealie(whole, {
    pictures,
    isFavorite: isFavorite(database, id),
    sets: cookbooks.filter(({ holds }) => holds(recipe)),
  });
}

/** Of a site of one cook alone: of several it is not known who moves in. Mealie kept the marks in a table of their own until 2024. */
function isFavorite(database: Tables, id: unknown): boolean {
  if (database.all('users').length > 1) return false;
  const isMarked = ({ is_favorite: mark }: Row): boolean => mark === true || mark === 1;
  return database.of('users_to_recipes', id).some(isMarked) || database.of('users_to_favorites', id).length > 0;
}

const inOrder = (rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => Number(one['position'] ?? 0) - Number(other['position'] ?? 0));

const withoutKeys = ({ id: _id, recipe_id: _recipe, ...facts }: Row): Row => facts;

/** `0a1b…` as the folder of it is called. */
const withDashes = (id: unknown): string => bare(id).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
