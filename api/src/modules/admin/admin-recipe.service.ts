import type { EntityManager } from '@mikro-orm/postgresql';
import { RecipeStatus } from '../../shared/enums.ts';
import { AppError, badInput, notFound } from '../../shared/errors.ts';
import type { Page } from '../../shared/page.ts';
import type { PageRange } from '../profile/list-pages.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { versionOf } from '../recipes/recipe-version.ts';
import { remember } from '../users/audit-trail.ts';
import type { Caller } from '../users/caller.ts';
import { isPossibleId, readOptionalText } from '../users/input-text.ts';
import { requireAdmin } from '../users/viewer.ts';
import { writeAs } from '../users/write-as.ts';
import { RecipeReview } from './recipe-review.entity.ts';
import { recipeText, type RecipeText } from './recipe-text.ts';
import { readWhole } from './whole-list.ts';

/** What an admin makes of a recipe that was handed in. */
export enum ReviewDecision {
  APPROVE = 'approve',
  REJECT = 'reject',
}

/** The word about a recipe. */
export interface ReviewWord {
  id: string;
  decision: ReviewDecision;
  /** Needed for a rejection. */
  reason?: string | null | undefined;
  /** The version that was looked at; another one is a conflict. */
  version?: string | null | undefined;
}

/** A recipe under review beside what everyone saw before it was changed. */
export interface RecipeComparison {
  recipe: Recipe;
  /** Which version of the recipe this is. */
  version: string;
  now: RecipeText;
  /** Null for one that was never approved. */
  approved: RecipeText | null;
}

/** The recipes of all cooks, for admins alone. Drafts are their cooks' own affair and are listed without their text. */
export class AdminRecipeService {
  readonly #em: EntityManager;
  readonly #caller: Caller;

  constructor(em: EntityManager, caller: Caller) {
    this.#em = em;
    this.#caller = caller;
  }

  /** The recipes, newest first; creative ones are nobody's submission and are left out. */
  async list(status: RecipeStatus | null, range: PageRange): Promise<Page<Recipe>> {
    requireAdmin(this.#caller.viewer);
    const where = status === null ? { sql: 'not r.is_creative', params: [] } : { sql: 'not r.is_creative and r.status = ?', params: [status] };
    return readWhole(this.#em, (ids) => this.#em.find(Recipe, { id: { $in: ids } }, { refresh: true }), { from: 'recipe r', where, order: { sql: 'r.created_at', type: 'timestamptz', direction: 'desc' }, id: 'r.id' }, range);
  }

  /** A recipe that was handed in, to look at. @throws AppError NOT_FOUND, for drafts too */
  async compare(id: string): Promise<RecipeComparison> {
    requireAdmin(this.#caller.viewer);
    const recipe = isPossibleId(id) ? await this.#em.findOne(Recipe, { id, status: { $ne: RecipeStatus.DRAFT } }, { refresh: true }) : null;
    if (!recipe) throw notFound('Recipe');
    const review = await this.#em.findOne(RecipeReview, { recipe: id }, { refresh: true });
    return { recipe, version: versionOf(recipe), now: await recipeText(this.#em, recipe), approved: review?.approved ?? null };
  }

  /**
   * Publishes a recipe that was handed in, or gives it back with a reason that its cook sees.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT for a rejection without a reason, CONFLICT when it is not pending any more, or
   * not what was looked at
   */
  async review({ id, decision, reason: given, version }: ReviewWord): Promise<Recipe> {
    const admin = requireAdmin(this.#caller.viewer);
    const reason = readOptionalText(given, { what: 'A reason', field: 'reason', max: 500, isLong: true });
    if (decision === ReviewDecision.REJECT && reason === null) throw badInput('Say what should be different.', 'reason');
    return writeAs(this.#em, admin, async (tx) => {
      const recipe = await lockPending(tx, id);
      if (version && version !== versionOf(recipe)) throw new AppError('CONFLICT', 'Its cook has changed this recipe since you looked at it. Look at it again.', { field: 'version' });
      const status = decision === ReviewDecision.APPROVE ? RecipeStatus.PUBLISHED : RecipeStatus.REJECTED;
      await tx.nativeUpdate(Recipe, { id }, { status });
      const approved = decision === ReviewDecision.APPROVE ? { approved: await recipeText(tx, recipe) } : {};
      await tx.upsert(RecipeReview, { recipe: id, reason: decision === ReviewDecision.REJECT ? reason : null, reviewedAt: new Date(), ...approved });
      await remember(tx, this.#caller, { action: `recipe.${decision}`, subject: { kind: 'recipe', id }, before: { status: recipe.status }, after: { status, ...(reason !== null && { reason }) } });
      return tx.findOneOrFail(Recipe, { id }, { refresh: true });
    });
  }

  /** What became of a recipe; only its cook and admins are told. */
  async reviewOf(recipe: Recipe): Promise<RecipeReview | null> {
    const { viewer } = this.#caller;
    const mayKnow = viewer !== null && (recipe.authorUser === viewer.id || viewer.role === 'admin');
    return mayKnow ? this.#em.findOne(RecipeReview, { recipe: recipe.id }, { refresh: true }) : null;
  }
}

async function lockPending(tx: EntityManager, id: string): Promise<Recipe> {
  const [row] = isPossibleId(id) ? await tx.execute<{ status: RecipeStatus }[]>('select status from recipe where id = ? for update', [id]) : [];
  if (!row || row.status === RecipeStatus.DRAFT) throw notFound('Recipe');
  if (row.status !== RecipeStatus.PENDING) throw new AppError('CONFLICT', 'This recipe is not waiting any more: somebody else has looked at it, or its cook has changed it.');
  return tx.findOneOrFail(Recipe, { id }, { refresh: true });
}
