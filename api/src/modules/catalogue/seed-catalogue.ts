import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EntityManager } from '@mikro-orm/postgresql';
import { FoodStore } from '../ingredients/foods/food-store.ts';
import type { RecipeDraft } from '../recipes/recipe-draft.ts';
import { freeSlug } from '../recipes/free-slug.ts';
import { noteFoodsChanged } from '../recipes/foods-changed.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { DERIVATION, writeRecipes } from '../recipes/recipe-writer.ts';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { Setting } from '../site-settings/setting.entity.ts';
import { readFoodFiles, type SeedFoods } from './food-files.ts';
import { readRecipeFiles, type SeedRecipe } from './recipe-files.ts';
import { seedFoods } from './seed-foods.ts';
import { readUsdaFigures, withFigures } from './usda-figures.ts';

/** Folder of the data files; the compiled code reads them from the sources too. */
export const SEED_FOLDER = fileURLToPath(new URL('../../../../catalogue', import.meta.url));

/** Key of the setting that says which catalogue was loaded. */
const VERSION_KEY = 'catalogue-version';
/** Raise it when the way the files are stored changes. */
const STORING = 5;

/** Recipes stored at a time: more gain no time, and hold the others up that write recipes. */
const BATCH = 50;

/** What a seeding did. */
export interface SeedReport {
  foods: number;
  recipes: number;
}

/**
 * Loads the starter catalogue; nothing is touched when these very files were loaded before, and lines were read as they are now.
 * @returns undefined when there was nothing to do
 * @throws StartError naming file and field of a mistake in the files
 */
export async function seedCatalogue(em: EntityManager, onStep: (step: string) => void = () => undefined): Promise<SeedReport | undefined> {
  const version = filesVersion(SEED_FOLDER);
  const stored = await em.fork().findOne(Setting, { key: VERSION_KEY });
  if (stored?.value === version) return undefined;
  onStep('Loading the starter catalogue');
  const seed = readSeedFoods();
  await seedFoods(em.fork(), seed);
  const recipes = readRecipeFiles(SEED_FOLDER);
  const foods = new FoodStore();
  await foods.refresh(em.fork());
  for (let at = 0; at < recipes.length; at += BATCH) await storeRecipes(em.fork(), recipes.slice(at, at + BATCH).map(toDraft), foods);
  // Recipes of cooks were read with the foods of a former catalogue.
  await noteFoodsChanged(em.fork(), []);
  await em.fork().upsert(Setting, { key: VERSION_KEY, value: version });
  return { foods: seed.foods.length, recipes: recipes.length };
}

/**
 * The foods of the data files with the USDA's figures.
 * @throws StartError naming file and field of a mistake in the files
 */
export function readSeedFoods(): SeedFoods {
  const { foods, swaps, foreign } = readFoodFiles(SEED_FOLDER);
  return { foods: withFigures(foods, readUsdaFigures(join(SEED_FOLDER, 'usda.csv'))), swaps, foreign };
}

/** Where a cook has taken its address meanwhile one gets one with a few letters more; the one it has it keeps. */
async function storeRecipes(em: EntityManager, drafts: readonly RecipeDraft[], foods: FoodStore): Promise<void> {
  await em.transactional(async (tx) => {
    const stored = await tx.find(Recipe, { origin: { $in: drafts.map(({ origin }) => origin) } });
    const slugs = new Map(stored.map(({ origin, slug }) => [origin, slug]));
    const addressed: RecipeDraft[] = [];
    for (const draft of drafts) addressed.push({ ...draft, slug: slugs.get(draft.origin) ?? (await freeSlug(tx, draft.slug)) });
    await writeRecipes(tx, addressed, foods);
  });
}

function toDraft(recipe: SeedRecipe): RecipeDraft {
  const { instructions, ingredients, cover, ...said } = recipe;
  return {
    ...said,
    ...(cover && { cover }),
    authorName: 'Larder Kitchen',
    lines: ingredients,
    steps: instructions.map((step) => ({ description: step.text, timeMin: step.minutes })),
    status: RecipeStatus.PUBLISHED,
    origin: `larder:${recipe.slug}`,
  };
}

function filesVersion(folder: string): string {
  const hash = createHash('sha256').update(`${STORING} ${DERIVATION}`);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(yaml|csv)$/.test(name)).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('base64url');
}
