import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, notFound } from '../../shared/errors.ts';
import { SHOPPING_LIST_ITEMS_MAX } from './list-limits.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import type { Viewer } from '../users/viewer.ts';
import { keyOf, type Wanted } from './asked-lines.ts';
import { Contribution, ListItem, ShoppingList } from './shopping-list.entity.ts';

/** What is put on a list at once: the lines of one recipe, or what was typed. */
export interface Addition {
  list: string;
  /** Null for what was typed. */
  recipe: string | null;
  wanted: readonly Wanted[];
  /** Ids for the contributions, in order; new ones where there are fewer. */
  ids?: readonly string[];
}

/**
 * A list of the cook's own, held until the transaction ends, so that one change comes after another; its revision grows.
 * @throws AppError NOT_FOUND, also for another's
 */
export async function changeOwnList(tx: EntityManager, cook: Pick<Viewer, 'id'>, id: string): Promise<ShoppingList> {
  const [row] = isPossibleId(id)
    ? await tx.execute<object[]>(
        'update shopping_list set revision = revision + 1 where id = ? and user_id = ? returning 1',
        [id, cook.id],
      )
    : [];
  if (!row) throw notFound('Shopping list');
  return tx.findOneOrFail(ShoppingList, { id }, { refresh: true });
}

/**
 * Puts contributions on a list: on the line of the same food where there is one, otherwise on a new line.
 * @returns the id of the line that each is on
 */
export async function contribute(tx: EntityManager, { list, recipe, wanted, ids = [] }: Addition): Promise<string[]> {
  const items = await itemsFor(tx, list, recipe);
  const made = new Map<string, Wanted & { id: string }>();
  const itemOf = (one: Wanted): string => {
    const key = keyOf(one);
    const id = items.get(key) ?? made.get(key)?.id ?? randomUUID();
    if (!items.has(key) && !made.has(key)) made.set(key, { ...one, id });
    return id;
  };
  const rows = wanted.map((one, position) => ({
    id: ids[position] ?? randomUUID(),
    list,
    item: itemOf(one),
    recipe,
    text: one.text,
    position,
    ...columns(one),
  }));
  await tx.insertMany(
    ListItem,
    [...made].map(([key, { id, food, name }]) => ({ id, list, key, food: food?.id ?? null, name })),
  );
  await tx.insertMany(Contribution, rows);
  await checkLength(tx, list);
  return rows.map(({ item }) => item);
}

/** Takes contributions away again, and the lines that nothing else is on. */
export async function withdraw(tx: EntityManager, list: string, contributions: readonly string[]): Promise<void> {
  await tx.nativeDelete(Contribution, { id: { $in: [...contributions] } });
  await tx.execute(
    'delete from shopping_list_item i where list_id = ? and not exists (select 1 from shopping_list_contribution c where c.item_id = i.id)',
    [list],
  );
}

/** The lines by key; of those taken off, only what this recipe is on: more of it does not put it back. */
async function itemsFor(tx: EntityManager, list: string, recipe: string | null): Promise<Map<string, string>> {
  const rows = await tx.execute<{ id: string; key: string }[]>(
    `select id, key from shopping_list_item i where list_id = ? and (deleted_at is null or exists
       (select 1 from shopping_list_contribution c where c.item_id = i.id and c.recipe_id = ?)) order by deleted_at desc nulls last`,
    [list, recipe ?? ''],
  );
  return new Map(rows.map(({ id, key }) => [key, id]));
}

function columns({ asked }: Wanted) {
  return {
    amount: asked?.amount.toString() ?? null,
    unit: asked?.unit ?? null,
    eachAmount: asked?.each?.amount.toString() ?? null,
    eachUnit: asked?.each?.unit ?? null,
  };
}

async function checkLength(tx: EntityManager, list: string): Promise<void> {
  const items = await tx.count(ListItem, { list, deletedAt: null });
  if (items > SHOPPING_LIST_ITEMS_MAX)
    throw badInput(`A shopping list has at most ${SHOPPING_LIST_ITEMS_MAX} items. Start another one.`);
}
