import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { SERVINGS_TO_COOK } from '../../../recipes/recipe-limits.ts';
import { keyOf } from '../../../shopping-lists/asked-lines.ts';
import { Contribution, ListItem, ListRecipe, ShoppingList } from '../../../shopping-lists/shopping-list.entity.ts';
import { STORED } from '../../../users/stored-limits.ts';
import { definePart, type Arriving, type Leaving, type Restored } from '../archive-part.ts';
import { foodIds, foodSlugs } from '../food-names.ts';
import { withRefs } from '../recipe-names.ts';
import { full } from '../restore-each.ts';
import { pastMoment, recipeRef, storedText } from '../values.ts';

/** An exact fraction, such as `7/3`. */
const fraction = z.string().regex(/^\d{1,15}(?:\/[1-9]\d{0,14})?$/);
const unit = storedText(40).nullable();
const wanted = z.object({
  recipe: recipeRef.nullable(),
  text: storedText(1_000),
  amount: fraction.nullable(),
  unit,
  eachAmount: fraction.nullable(),
  eachUnit: unit,
  position: z.int().min(0).max(100_000),
});
const item = z.object({
  /** Slug of the food; null for what is none. */
  food: z.string().max(200).nullable(),
  name: storedText(300),
  isChecked: z.boolean(),
  isEdited: z.boolean(),
  amount: z.number().nullable(),
  unit,
  wanted: z.array(wanted).max(2_000),
});
const list = z.object({
  name: storedText(120).min(1),
  createdAt: pastMoment,
  recipes: z
    .array(
      z.object({
        recipe: recipeRef,
        servings: z.int().min(SERVINGS_TO_COOK.min).max(SERVINGS_TO_COOK.max),
        isPartial: z.boolean(),
        addedAt: pastMoment,
      }),
    )
    .max(STORED.listRecipes.most),
  items: z.array(item).max(STORED.listItems.most),
});
type MovedList = z.infer<typeof list>;
type MovedItem = z.infer<typeof item>;

/** Shopping lists; what was taken off is not among it. */
export const LISTS = definePart({
  file: 'shopping-lists.json',
  what: { one: 'shopping list', many: 'shopping lists' },
  content: z.array(list).max(STORED.shoppingLists.most),
  read: readLists,
  restore: async (arriving, lists) => {
    const { tx, user } = arriving;
    const restored: Restored = { count: 0, refused: [] };
    for (const moved of lists) {
      if (await isHere(arriving, moved)) continue;
      if ((await tx.count(ShoppingList, { user })) >= STORED.shoppingLists.most)
        return { ...restored, refused: [...restored.refused, full('shoppingLists')] };
      await restoreList(arriving, moved);
      restored.count++;
    }
    return restored;
  },
});

/** The database knows moments better than to the millisecond. */
async function isHere({ tx, user }: Arriving, { name, createdAt }: MovedList): Promise<boolean> {
  const namesakes = await tx.find(ShoppingList, { user, name });
  return namesakes.some((there) => there.createdAt.getTime() === createdAt.getTime());
}

async function readLists({ em, user, names }: Leaving): Promise<object> {
  const lists = await em.find(ShoppingList, { user }, { orderBy: { createdAt: 'asc', name: 'asc', id: 'asc' } });
  const within = { list: { $in: lists.map(({ id }) => id) } };
  const recipes = await em.find(ListRecipe, within);
  const items = await em.find(ListItem, { ...within, deletedAt: null });
  const contributions = await em.find(Contribution, within);
  const of = { recipe: ({ recipe }: ListRecipe) => recipe.id, at: ({ addedAt }: ListRecipe) => addedAt };
  await names.learn([...recipes.map(of.recipe), ...contributions.map(({ recipe }) => recipe)]);
  const slugs = await foodSlugs(
    em,
    items.map(({ food }) => food),
  );
  const byItem = Map.groupBy(contributions, (one) => one.item);
  return lists.map(({ id, name, createdAt }) => ({
    name,
    createdAt,
    recipes: withRefs(
      recipes.filter((row) => row.list === id),
      names,
      of,
    ).map(({ ref, row: { servings, isPartial, addedAt } }) => ({ recipe: ref, servings, isPartial, addedAt })),
    items: items
      .filter((row) => row.list === id)
      .map((row) => ({
        food: (row.food && slugs.get(row.food)) ?? null,
        name: row.name,
        isChecked: row.isChecked,
        isEdited: row.isEdited,
        amount: row.amount ?? null,
        unit: row.unit ?? null,
        wanted: inOrder(
          (byItem.get(row.id) ?? []).map((one) => wantedOf(one, names)),
          ({ position, text }) => `${String(position).padStart(6, '0')} ${text}`,
        ),
      }))
      .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
  }));
}

const orderOf = ({ name, food }: { name: string; food: string | null }): string => `${name} ${food ?? ''}`;

function inOrder<T>(things: T[], order: (thing: T) => string): T[] {
  const full = (thing: T): string => `${order(thing)} ${JSON.stringify(thing)}`;
  return things.sort((one, other) => (full(one) < full(other) ? -1 : 1));
}

function wantedOf(
  { recipe, text, amount, unit: measure, eachAmount, eachUnit, position }: Contribution,
  names: Leaving['names'],
) {
  return {
    recipe: recipe ? names.refOf(recipe) : null,
    text,
    amount: amount ?? null,
    unit: measure ?? null,
    eachAmount: eachAmount ?? null,
    eachUnit: eachUnit ?? null,
    position,
  };
}

async function restoreList(arriving: Arriving, { name, createdAt, recipes, items }: MovedList): Promise<void> {
  const { tx, user, recipeOf } = arriving;
  const made = tx.create(ShoppingList, { user, name, createdAt });
  await tx.flush();
  const shopped = new Map<string, Omit<MovedList['recipes'][number], 'recipe'>>();
  for (const { recipe: ref, ...said } of recipes) {
    const recipe = await recipeOf(ref);
    if (recipe !== undefined) shopped.set(recipe, said);
  }
  if (shopped.size > 0)
    await tx.insertMany(
      ListRecipe,
      [...shopped].map(([recipe, said]) => ({ ...said, list: made.id, recipe })),
    );
  const ids = await foodIds(
    tx,
    items.map(({ food }) => food),
  );
  const keys = new Set<string>();
  for (const moved of items) {
    const food = (moved.food && ids.get(moved.food)) ?? null;
    const key = food === null ? keyOf({ food: null, name: moved.name }) : `food:${food}`;
    // Two words of one key make one line; the second would be a list of nothing.
    if (!keys.has(key)) await restoreItem(arriving, made.id, { key, food }, moved);
    keys.add(key);
  }
}

async function restoreItem(
  { tx, recipeOf }: Arriving,
  listId: string,
  known: { key: string; food: string | null },
  { name, isChecked, isEdited, amount, unit: measure, wanted: contributions }: MovedItem,
): Promise<void> {
  const row = tx.create(ListItem, {
    list: listId,
    ...known,
    name,
    isChecked,
    isEdited,
    amount,
    unit: measure,
  });
  await tx.flush();
  const rows = [];
  for (const { recipe: ref, ...said } of contributions) {
    const recipe = (ref && (await recipeOf(ref))) ?? null;
    rows.push({ id: randomUUID(), list: listId, item: row.id, recipe, ...said });
  }
  if (rows.length > 0) await tx.insertMany(Contribution, rows);
}
