import { noRoom, STORED } from '../users/stored-limits.ts';
import { insertIfNew } from '../../shared/insert-if-new.sql.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { Page } from '../../shared/page.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import type { PageRange } from '../../shared/list-pages.sql.ts';
import { readRecipePage } from '../recipes/recipe-lists.ts';
import { SavedRecipe } from './saved-recipe.entity.ts';
import { savedRecipes, type SavedRecipeFilter, SavedRecipeSort } from './saved-recipe-lists.ts';

/** The recipes that a cook keeps. Only they see and change them. */
export class SavedRecipeService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #recipes: RecipeService;
  readonly #isSaved: DataLoader<string, boolean>;

  constructor(em: EntityManager, viewer: Viewer | null, recipes: RecipeService) {
    this.#em = em;
    this.#viewer = viewer;
    this.#recipes = recipes;
    this.#isSaved = new DataLoader((ids) => this.#areSaved(ids));
  }

  /** Whether the calling cook saved a recipe; false for visitors. Many are read together. */
  async isSaved(recipe: Recipe): Promise<boolean> {
    return this.#viewer !== null && this.#isSaved.load(recipe.id);
  }

  /** Keeps a recipe, by slug or id; however often, it is kept once. @throws AppError NOT_FOUND */
  async save(slug: string): Promise<Recipe> {
    const cook = requireViewer(this.#viewer, 'write');
    const recipe = await this.#recipes.findOrFail(slug);
    await withUserLock(
      this.#em,
      cook,
      async (tx) => {
        const isNew = await insertIfNew(tx, SavedRecipe, { user: cook.id, recipe: recipe.id, savedAt: new Date() });
        if (isNew && (await tx.count(SavedRecipe, { user: cook.id })) > STORED.savedRecipes.most)
          throw noRoom('savedRecipes', 'Remove one first.');
      },
      { alone: true },
    );
    this.#isSaved.clear(recipe.id);
    return recipe;
  }

  /** Keeps a recipe no longer; one that was not kept stays so. @throws AppError NOT_FOUND */
  async unsave(slug: string): Promise<Recipe> {
    const cook = requireViewer(this.#viewer, 'write');
    const recipe = await this.#recipes.findOrFail(slug);
    await withUserLock(this.#em, cook, (tx) => tx.nativeDelete(SavedRecipe, { user: cook.id, recipe: recipe.id }));
    this.#isSaved.clear(recipe.id);
    return recipe;
  }

  /** The recipes that the cook keeps. */
  async list(
    range: PageRange,
    sort: SavedRecipeSort = SavedRecipeSort.SAVED,
    filter: SavedRecipeFilter = {},
  ): Promise<Page<Recipe>> {
    const cook = requireViewer(this.#viewer, 'read');
    return readRecipePage(this.#em, savedRecipes(cook.id, sort, filter), cook.id, range);
  }

  async #areSaved(ids: readonly string[]): Promise<boolean[]> {
    const cook = requireViewer(this.#viewer, 'read');
    const saved = await this.#em
      .fork()
      .find(SavedRecipe, { user: cook.id, recipe: { $in: [...ids] } }, { disableIdentityMap: true });
    const kept = new Set(saved.map(({ recipe }) => recipe));
    return ids.map((id) => kept.has(id));
  }
}
