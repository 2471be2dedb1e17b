import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { storeChoices } from '../ingredients/foods/food-choices.sql.ts';
import { eachInTurn } from '../../shared/loop-turns.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import { choicesOf } from './line-asks.ts';
import { derive, draftAsks, linkDraft, type Derived } from './recipe-draft.ts';
import { namedIn } from './named-foods.ts';
import { Recipe, RecipeLine, RecipeStep } from './recipe.entity.ts';
import { derivedColumns, lineColumns } from './recipe-writer.ts';

/** Recipes held at a time, so that no writer waits long for one of them. */
const BATCH = 25;

/**
 * Reads the lines of stored recipes again with the foods as they are now, and writes what comes out otherwise: links,
 * needs, diet and allergens. What people wrote stays as it is.
 * @returns how many recipes came out otherwise
 */
export async function relinkRecipes(em: EntityManager, ids: readonly string[], names: FoodNames): Promise<number> {
  let changed = 0;
  for (let at = 0; at < ids.length; at += BATCH)
    changed += await em.fork().transactional((tx) => relinkBatch(tx, ids.slice(at, at + BATCH), names));
  return changed;
}

async function relinkBatch(tx: EntityManager, ids: string[], names: FoodNames): Promise<number> {
  const recipes = await tx.find(
    Recipe,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
  );
  const lines = Map.groupBy(
    await tx.find(RecipeLine, { recipe: { $in: ids } }, { orderBy: { position: 'asc' }, disableIdentityMap: true }),
    (line) => line.recipe,
  );
  const linked = await eachInTurn(recipes, ({ id }) =>
    linkDraft(
      (lines.get(id) ?? []).map(({ text, group, hint }) => ({ text, group: group ?? null, food: hint ?? null })),
      names,
    ),
  );
  const steps = Map.groupBy(
    await tx.find(RecipeStep, { recipe: { $in: ids } }, { orderBy: { step: 'asc' }, disableIdentityMap: true }),
    (step) => step.recipe,
  );
  const asks = await eachInTurn(recipes, ({ id, title, tags }, at) =>
    draftAsks(linked[at] ?? [], { title, tags, steps: steps.get(id) ?? [] }, names),
  );
  const choices = await storeChoices(tx, asks.flatMap(choicesOf));
  const derived = await eachInTurn(recipes, ({ title, alsoCalled }, at) =>
    derive(linked[at] ?? [], { asks: asks[at] ?? [], choices, named: namedIn(title, alsoCalled, names) }),
  );
  let changed = 0;
  for (const [at, recipe] of recipes.entries()) {
    const facts = derived[at];
    if (facts && (await rewrite(tx, recipe, lines.get(recipe.id) ?? [], facts))) changed += 1;
  }
  return changed;
}

async function rewrite(tx: EntityManager, recipe: Recipe, lines: RecipeLine[], derived: Derived): Promise<boolean> {
  if (lines.length === 0) return false;
  const facts = derivedColumns(derived);
  const isChanged = !holds(recipe, facts);
  if (isChanged) await tx.nativeUpdate(Recipe, { id: recipe.id }, facts);
  const otherwise = lines.flatMap(({ id, ...line }, at) => {
    const read = derived.lines[at];
    const columns = read && lineColumns(read);
    return columns && !holds(line, columns) ? [{ id, columns }] : [];
  });
  for (const { id, columns } of otherwise) await tx.nativeUpdate(RecipeLine, { id }, columns);
  return isChanged || otherwise.length > 0;
}

/** Whether a row already has these values; null and what is not there are the same. */
function holds(row: object, values: object): boolean {
  return Object.entries(values).every(
    ([name, value]) => JSON.stringify((row as Record<string, unknown>)[name] ?? null) === JSON.stringify(value ?? null),
  );
}
