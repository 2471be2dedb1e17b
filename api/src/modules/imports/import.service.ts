import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import type { RecipeStatus } from '../recipes/recipe-enums.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { linkDraft, type RecipeDraft } from '../recipes/recipe-draft.ts';
import { writeRecipe, type WriteOutcome } from '../recipes/recipe-writer.ts';
import { areSameDish, findNamesakes, foodsOf } from './duplicates.ts';
import type { Namesake } from './namesake.ts';
import { toDraft } from './import-draft.ts';
import type { FileItem } from './imported-recipe.ts';

/** What became of an import. */
export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  refused: { where: string; title: string | null; reason: string }[];
}

/** What was read in this call, by its origin. */
type Origins = Map<string, { where: string; slug: string }>;

/** Brings recipes in from files. */
export class ImportService {
  readonly #em: EntityManager;
  readonly #foods: FoodStore;

  constructor(em: EntityManager, foods: FoodStore) {
    this.#em = em;
    this.#foods = foods;
  }

  /**
   * Stores each recipe once: importing the same file again changes nothing, and what is stored from elsewhere under the same title and
   * with nearly the same foods is refused as a duplicate.
   * @param onItem told after each recipe
   */
  async importAll(
    items: readonly FileItem[],
    status: RecipeStatus,
    onItem: () => void = () => undefined,
  ): Promise<ImportReport> {
    const report: ImportReport = { created: 0, updated: 0, unchanged: 0, refused: [] };
    const origins: Origins = new Map();
    for (const item of items) {
      const reason = await this.#importOne(item, status, report, origins);
      if (reason !== undefined)
        report.refused.push({ where: item.where, title: 'recipe' in item ? item.recipe.title : null, reason });
      onItem();
    }
    return report;
  }

  /** @returns why the item is refused, if it is */
  async #importOne(
    item: FileItem,
    status: RecipeStatus,
    report: ImportReport,
    origins: Origins,
  ): Promise<string | undefined> {
    const read = 'refusal' in item ? item : toDraft(item.recipe, status);
    if ('refusal' in read) return read.refusal;
    const draft = { ...read, origin: ownOrigin(read, origins) };
    const before = origins.get(draft.origin);
    if (before) return `the same recipe came before, in ${before.where}`;
    const stored = await this.#store(draft).catch((error: unknown) => {
      // Somebody has just stored it, or one of its name: now it is seen.
      if (error instanceof UniqueConstraintViolationException) return this.#store(draft);
      throw error;
    });
    if (typeof stored === 'object') return `a duplicate of ${stored.slug}`;
    origins.set(draft.origin, { where: item.where, slug: read.slug });
    report[stored]++;
    return undefined;
  }

  /** @returns what was done, or another recipe that is the same dish */
  async #store(draft: RecipeDraft): Promise<Namesake | WriteOutcome> {
    const em = this.#em.fork();
    const namesakes = await findNamesakes(em, draft.slug);
    const twin = namesakes.some(({ origin }) => origin === draft.origin) ? undefined : this.#findTwin(draft, namesakes);
    return twin ?? writeRecipe(em, { ...draft, slug: freeSlug(draft, namesakes) }, this.#foods);
  }

  #findTwin(draft: RecipeDraft, namesakes: readonly Namesake[]): Namesake | undefined {
    if (namesakes.length === 0) return undefined;
    const foods = foodsOf(linkDraft(draft.lines, this.#foods.names));
    return namesakes.find((namesake) => areSameDish({ foods }, namesake));
  }
}

/** Recipes of one address that have titles of their own are not the same: cooks write down several from one page. */
function ownOrigin({ origin, slug }: RecipeDraft, origins: Origins): string {
  const before = origins.get(origin);
  return before && before.slug !== slug ? `${origin}#${slug}` : origin;
}

/** The slug of a draft, with a number behind it when a recipe of another origin has it. */
function freeSlug(draft: RecipeDraft, namesakes: readonly Namesake[]): string {
  const own = namesakes.find((recipe) => recipe.origin === draft.origin);
  if (own) return own.slug;
  const taken = new Set(namesakes.map((recipe) => recipe.slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? draft.slug : `${draft.slug}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
