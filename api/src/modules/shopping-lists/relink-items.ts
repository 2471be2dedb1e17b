import { randomUUID } from 'node:crypto';
import { raw, type EntityManager } from '@mikro-orm/postgresql';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import { keyOf, readTypedItems, type Wanted } from './asked-lines.ts';
import { listsWithFoods } from './list-rows.sql.ts';
import { Contribution, ListItem, ShoppingList } from './shopping-list.entity.ts';

/**
 * Puts what stands on lists under one of these foods where its words lead now: after a merge two lines become one, and two
 * again when that is taken back. A line of which the cook has set the amount stays one.
 * @param foods ids, also of foods that were merged with others
 */
export async function relinkItems(em: EntityManager, foods: readonly string[], names: FoodNames): Promise<void> {
  for (const id of await listsWithFoods(em, foods))
    await em.fork().transactional((tx) => relinkList(tx, id, new Set(foods), names));
}

async function relinkList(
  tx: EntityManager,
  list: string,
  foods: ReadonlySet<string>,
  names: FoodNames,
): Promise<void> {
  await tx.nativeUpdate(ShoppingList, { id: list }, { revision: raw('revision + 1') });
  const items = await tx.find(ListItem, { list, deletedAt: null }, { disableIdentityMap: true });
  const contributions = Map.groupBy(
    await tx.find(Contribution, { list }, { disableIdentityMap: true }),
    ({ item }) => item,
  );
  const byKey = new Map(items.map((item) => [item.key, item]));
  for (const item of items.filter(({ food }) => food && foods.has(food)))
    await relinkItem(tx, item, contributions.get(item.id) ?? [], byKey, names);
}

async function relinkItem(
  tx: EntityManager,
  item: ListItem,
  contributions: readonly Contribution[],
  byKey: Map<string, ListItem>,
  names: FoodNames,
): Promise<void> {
  if (contributions.length === 0) return;
  const wanted = contributions.map((one) => ({ id: one.id, wanted: wantedBy(one, names) }));
  const groups = Map.groupBy(wanted, ({ wanted: one }) => (one ? keyOf(one) : item.key));
  const [first] = groups.values();
  const [key] = groups.keys();
  if (groups.size === 1 && key !== undefined && first?.[0]?.wanted && !byKey.has(key)) {
    byKey.delete(item.key);
    byKey.set(key, item);
    await tx.nativeUpdate(ListItem, { id: item.id }, { key, ...nameOf(first[0].wanted) });
    return;
  }
  if (item.isEdited) return;
  for (const [to, members] of groups)
    if (to !== item.key && members[0]?.wanted)
      await move(
        tx,
        item,
        members.map(({ id }) => id),
        { key: to, ...nameOf(members[0].wanted) },
        byKey,
      );
  if ((await tx.count(Contribution, { item: item.id })) === 0) await tx.nativeDelete(ListItem, { id: item.id });
}

/** Moves contributions to the line of a key, a new one where there is none; none to a line of which the cook has set the amount. */
async function move(
  tx: EntityManager,
  from: ListItem,
  contributions: string[],
  to: { key: string; name: string; food: string | null },
  byKey: Map<string, ListItem>,
): Promise<void> {
  const standing = byKey.get(to.key);
  if (standing?.isEdited) return;
  const id = standing?.id ?? randomUUID();
  if (standing) await tx.nativeUpdate(ListItem, { id }, { isChecked: standing.isChecked && from.isChecked });
  else {
    await tx.insert(ListItem, { id, list: from.list, ...to, isChecked: from.isChecked, isEdited: false, version: 1 });
    byKey.set(to.key, { ...from, ...to, id });
  }
  await tx.nativeUpdate(Contribution, { id: { $in: contributions } }, { item: id });
}

/** What a contribution's words ask for; nothing where they name several foods, which was settled when it was put there. */
function wantedBy({ text }: Contribution, names: FoodNames): Wanted | undefined {
  const wanted = readTypedItems(text, names);
  return wanted.length === 1 && wanted[0]?.food ? wanted[0] : undefined;
}

const nameOf = ({ name, food }: Wanted): { name: string; food: string | null } => ({ name, food: food?.id ?? null });
