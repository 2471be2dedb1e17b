import type { EntityManager } from '@mikro-orm/postgresql';

/** How many lines a list has, and how many of them are ticked. */
export interface Counts {
  items: number;
  checked: number;
}

/** The counts of lists, by list; one without lines is left out. */
export async function countItems(em: EntityManager, lists: readonly string[]): Promise<Map<string, Counts>> {
  const rows = await em.execute<(Counts & { list: string })[]>(
    `select list_id as list, count(*)::int as items, count(*) filter (where is_checked)::int as checked from shopping_list_item
     where deleted_at is null and list_id in (select jsonb_array_elements_text(?::jsonb)) group by list_id`,
    [JSON.stringify(lists)],
  );
  return new Map(rows.map(({ list, items, checked }) => [list, { items, checked }]));
}

/** Removes the lines of a list that nothing is on any more. */
export async function dropEmptyItems(tx: EntityManager, list: string): Promise<void> {
  await tx.execute(
    'delete from shopping_list_item i where list_id = ? and not exists (select 1 from shopping_list_contribution c where c.item_id = i.id)',
    [list],
  );
}

/** Removes what was typed and taken off a day ago; a recipe's lines stay known, so that more servings do not bring them back. */
export async function dropForgottenItems(tx: EntityManager, list: string): Promise<void> {
  await tx.execute(
    `delete from shopping_list_item i where list_id = ? and deleted_at < now() - interval '1 day'
     and not exists (select 1 from shopping_list_contribution c where c.item_id = i.id and c.recipe_id is not null)`,
    [list],
  );
}

/** Lines of a list; of those taken off, only what this recipe is on: more of it does not put it back. */
export function itemsToAddTo(
  tx: EntityManager,
  list: string,
  recipe: string | null,
): Promise<{ id: string; key: string }[]> {
  return tx.execute(
    `select id, key from shopping_list_item i where list_id = ? and (deleted_at is null or exists
       (select 1 from shopping_list_contribution c where c.item_id = i.id and c.recipe_id = ?)) order by deleted_at desc nulls last`,
    [list, recipe ?? ''],
  );
}

/** The list of an item of a cook, by the id of the item or of what was typed onto it. */
export async function listOfItem(em: EntityManager, cook: string, id: string): Promise<string | undefined> {
  const [row] = await em.execute<{ list: string }[]>(
    `select i.list_id as list from shopping_list_item i join shopping_list l on l.id = i.list_id
     where l.user_id = ? and (i.id = ? or i.id = (select item_id from shopping_list_contribution where id = ?))`,
    [cook, id, id],
  );
  return row?.list;
}

/** Puts a recipe on a list; one that is on it keeps its place. */
export async function putRecipe(
  tx: EntityManager,
  list: string,
  { recipe, servings, isPartial }: { recipe: string; servings: number; isPartial: boolean },
): Promise<void> {
  await tx.execute(
    `insert into shopping_list_recipe (list_id, recipe_id, servings, is_partial) values (?, ?, ?, ?)
     on conflict (list_id, recipe_id) do update set servings = excluded.servings, is_partial = excluded.is_partial`,
    [list, recipe, servings, isPartial],
  );
}

/** Lists with a line for one of these foods. */
export async function listsWithFoods(em: EntityManager, foods: readonly string[]): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    'select distinct list_id as id from shopping_list_item where deleted_at is null and food_id = any(array(select jsonb_array_elements_text(?::jsonb)))',
    [JSON.stringify(foods)],
  );
  return rows.map(({ id }) => id);
}
