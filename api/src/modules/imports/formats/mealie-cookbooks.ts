import { mealieRule, type Rule } from './mealie-rule.ts';
import type { Row, Tables } from './mealie-tables.ts';

/** A cookbook of Mealie: a name, and a rule by which recipes are in it. */
export interface Cookbook {
  name: unknown;
  description: unknown;
  holds: Rule;
}

/** Tables by which a cookbook lists what its recipes have, as Mealie kept it until it had rules (2024); the rules then said the same. */
const LISTED = [
  {
    table: 'cookbooks_to_categories',
    column: 'category_id',
    path: 'recipe_category.id',
    all: 'require_all_categories',
  },
  { table: 'cookbooks_to_tags', column: 'tag_id', path: 'tags.id', all: 'require_all_tags' },
  { table: 'cookbooks_to_tools', column: 'tool_id', path: 'tools.id', all: 'require_all_tools' },
] as const;

/** The cookbooks of a backup, and why others stay out. One without a rule shows all recipes, and puts nothing together. */
export function readCookbooks(database: Tables): { cookbooks: Cookbook[]; refusals: { refusal: string }[] } {
  const cookbooks: Cookbook[] = [];
  const refusals: { refusal: string }[] = [];
  for (const row of database.all('cookbooks')) {
    const said = ruleOf(row, database);
    const holds = said === '' ? undefined : mealieRule(said, database);
    if (holds) cookbooks.push({ name: row['name'], description: row['description'], holds });
    else if (said !== '')
      refusals.push({
        refusal: `the cookbook “${String(row['name'])}” goes by a rule that Larder cannot follow: ${said}`,
      });
  }
  return { cookbooks, refusals };
}

function ruleOf(cookbook: Row, database: Tables): string {
  const said = cookbook['query_filter_string'];
  if (typeof said === 'string' && said.trim() !== '') return said.trim();
  return LISTED.flatMap(({ table, column, path, all }) => {
    const ids = database.of(table, cookbook['id'], 'cookbook_id').map((row) => `"${String(row[column])}"`);
    const isAll = cookbook[all] !== false && cookbook[all] !== 0;
    return ids.length === 0 ? [] : [`${path} ${isAll ? 'CONTAINS ALL' : 'IN'} [${ids.join(', ')}]`];
  }).join(' AND ');
}
