import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { readOptionalText } from '../../shared/input-text.ts';
import { RECIPE_NOTES_MAX } from '../recipes/recipe-limits.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import { noRoom, STORED } from '../users/stored-limits.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import { OwnNote } from './own-note.entity.ts';

/** What cooks note beside recipes, each for themselves: only they read and change it. */
export class OwnNoteService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #recipes: RecipeService;
  readonly #notes: DataLoader<string, string | null>;

  constructor(em: EntityManager, viewer: Viewer | null, recipes: RecipeService) {
    this.#em = em;
    this.#viewer = viewer;
    this.#recipes = recipes;
    this.#notes = new DataLoader((ids) => this.#notesOn(ids));
  }

  /** What the cook who asks noted beside a recipe; null for nothing, and for visitors. Many are read together. */
  async note(recipe: Recipe): Promise<string | null> {
    return this.#viewer && this.#notes.load(recipe.id);
  }

  /** What the cook who asks noted beside a recipe, by slug or id. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async read(slug: string): Promise<{ id: string; text: string | null }> {
    requireViewer(this.#viewer, 'read');
    const recipe = await this.#recipes.findOrFail(slug);
    return { id: recipe.id, text: await this.note(recipe) };
  }

  /**
   * Notes something beside a recipe, by slug or id, in place of what was noted there; nothing takes that away.
   * @returns the recipe, and what is noted now
   * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `text`
   */
  async write(slug: string, given: string | null): Promise<{ recipe: Recipe; text: string | null }> {
    const cook = requireViewer(this.#viewer, 'write');
    const text = readOptionalText(given, { what: 'A note', field: 'text', max: RECIPE_NOTES_MAX, isLong: true });
    const recipe = await this.#recipes.findOrFail(slug);
    const its = { user: cook.id, recipe: recipe.id };
    await withUserLock(
      this.#em,
      cook,
      async (tx) => {
        if (text === null) return tx.nativeDelete(OwnNote, its);
        await tx.upsert(OwnNote, { ...its, text, writtenAt: new Date() }, { disableIdentityMap: true });
        if ((await tx.count(OwnNote, { user: cook.id })) > STORED.ownNotes.most)
          throw noRoom('ownNotes', 'Remove one first.', 'text');
        return 1;
      },
      { alone: true },
    );
    this.#notes.clear(recipe.id);
    return { recipe, text };
  }

  async #notesOn(ids: readonly string[]): Promise<(string | null)[]> {
    const cook = requireViewer(this.#viewer, 'read');
    const which = { user: cook.id, recipe: { $in: [...ids] } };
    const found = await this.#em.fork().find(OwnNote, which, { disableIdentityMap: true });
    const byRecipe = new Map(found.map(({ recipe, text }) => [recipe, text]));
    return ids.map((id) => byRecipe.get(id) ?? null);
  }
}
