import type { EntityManager } from '@mikro-orm/postgresql';
import { Food, FoodAlias, FoodName, type EditedPart } from '../ingredients/food.entity.ts';
import { LOCALE, type StoredFood } from '../ingredients/foods/food-rows.sql.ts';
import type { FoodRead } from './food-input.ts';

/** The part that each column belongs to. */
const PARTS: Record<keyof FoodRead, EditedPart> = {
  name: 'name',
  plural: 'name',
  aliases: 'aliases',
  parentId: 'parent',
  category: 'category',
  diet: 'diet',
  contains: 'allergens',
  unsure: 'allergens',
};

/** The columns that come out otherwise. */
export function changedColumns(food: StoredFood, read: FoodRead): (keyof FoodRead)[] {
  return (Object.keys(read) as (keyof FoodRead)[]).filter(
    (column) => JSON.stringify(food[column]) !== JSON.stringify(read[column]),
  );
}

/** Writes what changed, and that it was changed by hand. */
export async function writeFood(tx: EntityManager, food: StoredFood, read: FoodRead): Promise<void> {
  const changed = changedColumns(food, read);
  const { name, plural, aliases, parentId, category, diet, contains, unsure } = { ...food, ...read };
  await tx.nativeUpdate(
    Food,
    { id: food.id },
    {
      parent: parentId,
      category,
      diet,
      contains,
      unsure,
      edited: [...new Set([...food.edited, ...changed.map((column) => PARTS[column])])],
    },
  );
  await tx.nativeUpdate(FoodName, { food: food.id, locale: LOCALE }, { name, plural });
  if (changed.includes('aliases')) await writeAliases(tx, food.id, aliases);
}

/** Stores a new food; all of it is said by hand. */
export async function insertFood(
  tx: EntityManager,
  id: string,
  {
    name = id,
    plural = null,
    aliases = [],
    parentId = null,
    category = 'basics',
    diet = null,
    contains = null,
    unsure = null,
  }: FoodRead,
): Promise<void> {
  await tx.insert(Food, {
    id,
    slug: id,
    category,
    parent: parentId,
    diet,
    contains,
    unsure,
    edited: [...new Set(Object.values(PARTS))],
  });
  await tx.insert(FoodName, { food: id, locale: LOCALE, name, plural });
  await writeAliases(tx, id, aliases);
}

/** Gives a food other names in place of those it has; a word that another food has given up is free. */
async function writeAliases(tx: EntityManager, food: string, aliases: readonly string[]): Promise<void> {
  await tx.nativeDelete(FoodAlias, { locale: LOCALE, $or: [{ food }, { alias: { $in: [...aliases] } }] });
  await tx.insertMany(
    FoodAlias,
    aliases.map((alias) => ({ locale: LOCALE, alias, food })),
  );
}
