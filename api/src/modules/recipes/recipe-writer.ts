import { createHash, randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { RecipeStatus } from './recipe-enums.ts';
import { eachInTurn } from '../../shared/loop-turns.ts';
import { storeChoices } from '../ingredients/foods/food-choices.sql.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { choicesOf } from './line-asks.ts';
import { derive, draftAsks, linkDraft, type Derived, type DraftedLine, type RecipeDraft } from './recipe-draft.ts';
import { namedIn } from './named-foods.ts';
import { Recipe, RecipeLine, RecipeStep } from './recipe.entity.ts';

/** What became of a draft. */
export type WriteOutcome = 'created' | 'updated' | 'unchanged';

/** Part of every hash, and of the version of the catalogue: raise it when lines are read otherwise than before, so that all recipes are read again. */
export const DERIVATION = 14;

/** What recipes are read with. */
type Foods = Pick<FoodStore, 'names' | 'choices'>;

/**
 * Stores a recipe, once for each origin: a second time the same changes nothing, other content replaces it. One that an admin took
 * down stays so.
 * @throws a unique violation when another origin has its slug
 */
export async function writeRecipe(em: EntityManager, draft: RecipeDraft, foods: Foods): Promise<WriteOutcome> {
  const [outcome] = await writeRecipes(em, [draft], foods);
  return outcome ?? 'unchanged';
}

/**
 * The same for several recipes of different origins, all or none; together they wait for the database once, not each.
 * @returns what became of each, in their order
 * @throws a unique violation when another origin has the slug of one
 */
export function writeRecipes(em: EntityManager, drafts: readonly RecipeDraft[], foods: Foods): Promise<WriteOutcome[]> {
  return em.transactional(async (tx) => {
    const stored = await storedOf(tx, drafts);
    const outcomes = drafts.map((draft) => outcomeOf(draft, stored.get(draft.origin)));
    const changed = drafts.filter((_, at) => outcomes[at] !== 'unchanged');
    const read = await readDrafts(tx, changed, foods);
    const written = read.map(({ draft, derived }) => ({
      recipe: writeColumns(tx, stored.get(draft.origin), draft, derived),
      draft,
      derived,
    }));
    await tx.flush();
    await replaceParts(tx, written);
    return outcomes;
  });
}

function outcomeOf(draft: RecipeDraft, stored: Recipe | undefined): WriteOutcome {
  if (!stored) return 'created';
  return stored.originHash === hashOf(draft) ? 'unchanged' : 'updated';
}

/** Those of them that are stored, by their origins, each locked in the order in which others lock recipes. */
async function storedOf(
  tx: EntityManager,
  drafts: readonly RecipeDraft[],
): Promise<ReadonlyMap<Recipe['origin'], Recipe>> {
  const recipes = await tx.find(
    Recipe,
    { origin: { $in: drafts.map(({ origin }) => origin) } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return new Map(recipes.map((recipe) => [recipe.origin, recipe]));
}

/** A draft with what its lines say. */
interface ReadDraft {
  draft: RecipeDraft;
  derived: Derived;
}

async function readDrafts(
  tx: EntityManager,
  drafts: readonly RecipeDraft[],
  { names, choices: known }: Foods,
): Promise<ReadDraft[]> {
  const read = await eachInTurn(drafts, (draft) => {
    const linked = linkDraft(draft.lines, names);
    return { draft, linked, asks: draftAsks(linked, draft, names) };
  });
  const choices = await storeChoices(
    tx,
    read.flatMap(({ asks }) => choicesOf(asks)),
  );
  // Judged at once, the recipes must not wait for the notification of their numbers.
  known.addAll(choices);
  return read.map(({ draft, linked, asks }) => {
    const named = namedIn(draft.title, draft.alsoCalled ?? [], names);
    return { draft, derived: derive(linked, { asks, choices, named }) };
  });
}

function writeColumns(tx: EntityManager, stored: Recipe | undefined, draft: RecipeDraft, derived: Derived): Recipe {
  const written = { ...columns(draft, derived), originHash: hashOf(draft) };
  if (!stored) return tx.create(Recipe, written);
  const isTakenDown = stored.status === RecipeStatus.REJECTED;
  return tx.assign(stored, { ...written, ...(isTakenDown && { status: stored.status }) });
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

async function replaceParts(tx: EntityManager, written: readonly (ReadDraft & { recipe: Recipe })[]): Promise<void> {
  if (written.length === 0) return;
  const recipes = written.map(({ recipe }) => recipe.id);
  await tx.nativeDelete(RecipeLine, { recipe: { $in: recipes } });
  await tx.nativeDelete(RecipeStep, { recipe: { $in: recipes } });
  await tx.insertMany(RecipeLine, written.flatMap(linesOf));
  await tx.insertMany(RecipeStep, written.flatMap(stepsOf));
}

function linesOf({ recipe, draft, derived }: ReadDraft & { recipe: Recipe }) {
  return derived.lines.map((line, position) => ({
    id: randomUUID(),
    recipe: recipe.id,
    position,
    text: line.line,
    group: line.group,
    hint: draft.lines[position]?.food ?? null,
    ...lineColumns(line),
  }));
}

function stepsOf({ recipe, draft }: { recipe: Recipe; draft: RecipeDraft }) {
  return draft.steps.map((step, at) => ({ recipe: recipe.id, step: at + 1, ...step }));
}
