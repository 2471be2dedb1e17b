import type { EntityManager } from '@mikro-orm/postgresql';
import { RecipeStatus } from '../../shared/enums.ts';
import type { FoodNames } from '../ingredients/food-names.ts';
import type { RecipeDraft } from '../recipes/recipe-draft.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { writeRecipe } from '../recipes/recipe-writer.ts';
import type { FileItem } from './import-files.ts';
import { toDraft } from './imported-recipe.ts';

/** What became of an import. */
export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  refused: { where: string; title: string | null; reason: string }[];
}

/** Brings recipes in from files. */
export class ImportService {
  readonly #em: EntityManager;
  readonly #names: FoodNames;

  constructor(em: EntityManager, names: FoodNames) {
    this.#em = em;
    this.#names = names;
  }

  /**
   * Stores each recipe once: importing the same file again changes nothing.
   * @param onItem told after each recipe
   */
  async importAll(items: readonly FileItem[], status: RecipeStatus, onItem: () => void = () => undefined): Promise<ImportReport> {
    const report: ImportReport = { created: 0, updated: 0, unchanged: 0, refused: [] };
    for (const item of items) {
      await this.#importOne(item, status, report);
      onItem();
    }
    return report;
  }

  async #importOne(item: FileItem, status: RecipeStatus, report: ImportReport): Promise<void> {
    const draft = 'refusal' in item ? item : toDraft(item.recipe, status);
    if ('refusal' in draft) {
      report.refused.push({ where: item.where, title: 'recipe' in item ? item.recipe.title : null, reason: draft.refusal });
      return;
    }
    const em = this.#em.fork();
    report[await writeRecipe(em, { ...draft, slug: await freeSlug(em, draft) }, this.#names)]++;
  }
}

/** The slug of a draft, with a number behind it when a recipe of another origin has it. */
async function freeSlug(em: EntityManager, draft: RecipeDraft): Promise<string> {
  const taken = await em.find(Recipe, { slug: { $like: `${draft.slug}%` } }, { fields: ['slug', 'origin'] });
  const own = taken.find((recipe) => recipe.origin === draft.origin);
  if (own) return own.slug;
  const slugs = new Set(taken.map((recipe) => recipe.slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? draft.slug : `${draft.slug}-${number}`;
    if (!slugs.has(slug)) return slug;
  }
}
