import type { OpenedFile } from '../archive/opened-file.ts';
import { isNode, items, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { readMealie } from './json-formats.ts';
import type { ReadItem, RecipeFormat } from './recipe-format.ts';

type Row = JsonLdNode;

/**
 * Mealie's backup of a whole site: `database.json` with each table as a list of rows, and `data/recipes/ID/images/original.webp`. An id stands
 * there with dashes or without, by the database that Mealie runs on; folders have dashes.
 */
export const MEALIE_BACKUP: RecipeFormat = {
  name: 'Mealie (backup of the site)',
  extensions: ['.json'],
  keeps: [
    'description',
    'groups',
    'times',
    'yield',
    'tags',
    'picture',
    'source',
    'notes',
    'rating',
    'nutrition',
    'favourite',
  ],
  isOf: ({ json }) => isNode(json) && Array.isArray(json['recipes']) && Array.isArray(json['recipes_ingredients']),
  read: (file) => {
    const database = new Tables(file.json);
    return database.all('recipes').map((recipe) => readRow(recipe, database, file));
  },
};

function readRow(recipe: Row, database: Tables, file: OpenedFile): ReadItem {
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
  const isOnlyCook = database.all('users').length <= 1;
  const isFavorite =
    isOnlyCook &&
    database.of('users_to_recipes', id).some((row) => row['is_favorite'] === true || row['is_favorite'] === 1);
  const folder = `data/recipes/${withDashes(id)}/images`;
  const pictures = ['original.webp', 'min-original.webp'].map((name) => file.picture(`${folder}/${name}`));
  return readMealie(whole, pictures, isFavorite);
}

const inOrder = (rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => Number(one['position'] ?? 0) - Number(other['position'] ?? 0));

const withoutKeys = ({ id: _id, recipe_id: _recipe, ...facts }: Row): Row => facts;

const bare = (id: unknown): string => (typeof id === 'string' ? id.replaceAll('-', '').toLowerCase() : String(id));

/** `0a1b…` as the folder of it is called. */
const withDashes = (id: unknown): string => bare(id).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The tables of a database, each row found by its id or by that of its recipe. */
class Tables {
  readonly #tables: Row;
  readonly #byId = new Map<string, ReadonlyMap<string, Row>>();
  readonly #byRecipe = new Map<string, ReadonlyMap<string, Row[]>>();

  constructor(json: unknown) {
    this.#tables = isNode(json) ? json : {};
  }

  all(table: string): Row[] {
    return items(this.#tables[table]).filter(isNode);
  }

  byId(table: string, id: unknown): Row | undefined {
    const rows = this.#byId.get(table) ?? new Map(this.all(table).map((row) => [bare(row['id']), row]));
    this.#byId.set(table, rows);
    return rows.get(bare(id));
  }

  of(table: string, recipe: unknown): Row[] {
    const rows = this.#byRecipe.get(table) ?? Map.groupBy(this.all(table), (row) => bare(row['recipe_id']));
    this.#byRecipe.set(table, rows);
    return rows.get(bare(recipe)) ?? [];
  }
}
