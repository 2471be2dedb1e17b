import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { RecipeStatus } from './recipe-enums.ts';
import { storeChoices } from '../ingredients/foods/food-choices.sql.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { choicesOf } from './line-asks.ts';
import { derive, draftAsks, linkDraft, type Derived, type DraftedLine, type RecipeDraft } from './recipe-draft.ts';
import { namedIn } from './named-foods.ts';
import { Recipe, RecipeLine, RecipeStep } from './recipe.entity.ts';

/** What became of a draft. */
export type WriteOutcome = 'created' | 'updated' | 'unchanged';

/** Part of every hash: raise it when lines are linked better than before, so that recipes are derived again. */
const DERIVATION = 10;

/**
 * Stores a recipe, once for each origin: a second time the same changes nothing, other content replaces it. One that an admin took
 * down stays so.
 * @throws a unique violation when another origin has its slug
 */
export async function writeRecipe(
  em: EntityManager,
  draft: RecipeDraft,
  { names, choices: known }: Pick<FoodStore, 'names' | 'choices'>,
): Promise<WriteOutcome> {
  const originHash = hashOf(draft);
  const stored = await em.findOne(Recipe, { origin: draft.origin });
  if (stored?.originHash === originHash) return 'unchanged';
  await em.transactional(async (tx) => {
    const linked = linkDraft(draft.lines, names);
    const asks = draftAsks(linked, draft, names);
    const choices = await storeChoices(tx, choicesOf(asks));
    // Judged at once, the recipe must not wait for the notification of its numbers.
    known.addAll(choices);
    const named = namedIn(draft.title, draft.alsoCalled ?? [], names);
    const derived = derive(linked, { asks, choices, named });
    const recipe = stored ?? tx.create(Recipe, { ...columns(draft, derived), originHash });
    if (stored)
      tx.assign(stored, {
        ...columns(draft, derived),
        originHash,
        ...(stored.status === RecipeStatus.REJECTED && { status: stored.status }),
      });
    await tx.flush();
    await replaceParts(tx, recipe.id, draft, derived);
  });
  return stored ? 'updated' : 'created';
}

function hashOf(draft: RecipeDraft): string {
  return createHash('sha256')
    .update(JSON.stringify([DERIVATION, draft]))
    .digest('base64url');
}

function columns(draft: RecipeDraft, derived: Derived) {
  const { lines: _lines, steps: _steps, ...said } = draft;
  return { ...said, cover: draft.cover ?? null, ...derivedColumns(derived) };
}

/** What is stored of a recipe's derived facts. */
export function derivedColumns({
  diet,
  contains,
  unsure,
  neededFoods,
  namedFoods,
  stapleFoods,
  unlinkedLines,
}: Derived) {
  return { diet, contains, unsure, neededFoods, namedFoods, stapleFoods, unlinkedLines };
}

/** What is stored of a line as it was read. */
export function lineColumns({
  quantity,
  quantityMax,
  unit,
  name,
  preparation,
  optional,
  food,
  choice,
  beside,
  confidence,
  isNoFood,
}: DraftedLine) {
  return {
    amount: quantity,
    amountMax: quantityMax,
    unit,
    name,
    preparation,
    isOptional: optional,
    food: food?.id ?? null,
    choice,
    beside,
    confidence,
    isNoFood,
  };
}

async function replaceParts(em: EntityManager, recipe: string, draft: RecipeDraft, derived: Derived): Promise<void> {
  await em.nativeDelete(RecipeLine, { recipe });
  await em.nativeDelete(RecipeStep, { recipe });
  await em.insertMany(
    RecipeLine,
    derived.lines.map((line, position) => ({
      id: randomUUID(),
      recipe,
      position,
      text: line.line,
      group: line.group,
      hint: draft.lines[position]?.food ?? null,
      ...lineColumns(line),
    })),
  );
  await em.insertMany(
    RecipeStep,
    draft.steps.map((step, at) => ({ recipe, step: at + 1, ...step })),
  );
}
