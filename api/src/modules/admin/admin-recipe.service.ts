import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { AppError, badInput, notFound } from '../../shared/errors.ts';
import type { Page } from '../../shared/page.ts';
import { wordPatterns } from '../../shared/search-text.ts';
import type { ListSource, PageRange } from '../../shared/list-pages.sql.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { versionOf } from '../recipes/recipe-version.ts';
import { remember } from '../audit-log/audit-log.ts';
import type { Caller } from '../users/caller.ts';
import { isPossibleId, readOptionalText } from '../../shared/input-text.ts';
import { requireActingAdmin, requireAdmin } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import { RecipeReview } from '../recipes/recipe-review.entity.ts';
import { recipeText, type RecipeText } from '../recipes/recipe-text.ts';
import { readWhole } from './whole-list.ts';

/** What an admin makes of a recipe. */
export enum ReviewDecision {
  APPROVE = 'approve',
  REJECT = 'reject',
  TAKE_DOWN = 'take-down',
  RESTORE = 'restore',
}

const { PENDING, PUBLISHED, REJECTED, DRAFT } = RecipeStatus;

/** Where a recipe stands before a word and after it; `was` says the first, `ask` what is answered where the reason is left out. */
const STEPS: Readonly<Record<ReviewDecision, { from: RecipeStatus; to: RecipeStatus; was: string; ask?: string }>> = {
  [ReviewDecision.APPROVE]: { from: PENDING, to: PUBLISHED, was: 'waiting' },
  [ReviewDecision.REJECT]: { from: PENDING, to: REJECTED, was: 'waiting', ask: 'Say what should be different.' },
  [ReviewDecision.TAKE_DOWN]: { from: PUBLISHED, to: REJECTED, was: 'published', ask: 'Say why it is taken down.' },
  [ReviewDecision.RESTORE]: { from: REJECTED, to: PUBLISHED, was: 'held back' },
};

/** What the list of all recipes may be narrowed to. */
export interface AdminRecipeFilter {
  status?: RecipeStatus | null | undefined;
  /** Words of the title or of who wrote it. */
  text?: string | null | undefined;
}

/** The word about a recipe. */
export interface ReviewWord {
  id: string;
  decision: ReviewDecision;
  /** Needed to reject a recipe and to take it down. */
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

  /** The recipes, newest first; creative ones have no submitter and are left out. */
  async list(filter: AdminRecipeFilter, range: PageRange): Promise<Page<Recipe>> {
    requireAdmin(this.#caller.viewer);
    return readWhole(
      this.#em,
      (ids) => this.#em.find(Recipe, { id: { $in: ids } }, { refresh: true }),
      {
        from: 'recipe r',
        where: narrowedTo(filter),
        order: { sql: 'r.created_at', type: 'timestamptz', direction: 'desc' },
        id: 'r.id',
      },
      range,
    );
  }

  /** A recipe that was handed in, to look at. @throws AppError NOT_FOUND, for the drafts of cooks too */
  async compare(id: string): Promise<RecipeComparison> {
    requireAdmin(this.#caller.viewer);
    const recipe = isPossibleId(id)
      ? await this.#em.findOne(
          Recipe,
          { id, deletedBy: null, $or: [{ status: { $ne: DRAFT } }, { authorUser: null }] },
          { refresh: true },
        )
      : null;
    if (!recipe) throw notFound('Recipe');
    const review = await this.#em.findOne(RecipeReview, { recipe: id }, { refresh: true });
    return {
      recipe,
      version: versionOf(recipe),
      now: await recipeText(this.#em, recipe),
      approved: review?.approved ?? null,
    };
  }

  /**
   * Publishes a recipe that was handed in, or gives it back with a reason that its cook sees; takes a published one down in the same
   * way, and publishes one that was given back or taken down as it stands.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT where the reason is wanting, CONFLICT when the recipe no longer stands where the word
   * finds it, or is not what was looked at
   */
  async review({ id, decision, reason: given, version }: ReviewWord): Promise<Recipe> {
    const admin = requireActingAdmin(this.#caller.viewer);
    const { from, to, was, ask } = STEPS[decision];
    const reason = readOptionalText(given, { what: 'A reason', field: 'reason', max: 500, isLong: true });
    if (ask !== undefined && reason === null) throw badInput(ask, 'reason');
    return withUserLock(this.#em, admin, async (tx) => {
      const recipe = await lockAt(tx, id, from, was);
      if (version && version !== versionOf(recipe))
        throw new AppError('CONFLICT', 'Its cook has changed this recipe since you looked at it. Look at it again.', {
          field: 'version',
        });
      await tx.nativeUpdate(Recipe, { id }, { status: to });
      const approved = to === PUBLISHED && { approved: await recipeText(tx, recipe) };
      await tx.upsert(RecipeReview, {
        recipe: id,
        reason: ask === undefined ? null : reason,
        reviewedAt: new Date(),
        ...approved,
      });
      await remember(tx, this.#caller, {
        action: `recipe.${decision}`,
        subject: { kind: 'recipe', id },
        before: { status: recipe.status },
        after: { status: to, ...(reason !== null && { reason }) },
      });
      return tx.findOneOrFail(Recipe, { id }, { refresh: true });
    });
  }

  /** The last admin decision on a recipe; visible to its cook and to admins. */
  async reviewOf(recipe: Recipe): Promise<RecipeReview | null> {
    const { viewer } = this.#caller;
    const mayKnow = viewer !== null && (recipe.authorUser === viewer.id || viewer.role === 'admin');
    return mayKnow ? this.#em.findOne(RecipeReview, { recipe: recipe.id }, { refresh: true }) : null;
  }
}

function narrowedTo({ status, text }: AdminRecipeFilter): ListSource['where'] {
  const patterns = wordPatterns(text);
  const conditions = [
    'not r.is_creative',
    'r.deleted_by_id is null',
    ...(status ? ['r.status = ?'] : []),
    ...patterns.map(() => '(r.title ilike ? or r.author_name ilike ?)'),
  ];
  return {
    sql: conditions.join(' and '),
    params: [...(status ? [status] : []), ...patterns.flatMap((pattern) => [pattern, pattern])],
  };
}

/** Creative recipes have no submitter: they are generated again for each caller. */
async function lockAt(tx: EntityManager, id: string, from: RecipeStatus, was: string): Promise<Recipe> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const recipe = isPossibleId(id) ? await tx.findOne(Recipe, { id, isCreative: false, deletedBy: null }, locked) : null;
  const isUnowned = recipe?.status === DRAFT && !recipe.authorUser;
  if (!recipe || (recipe.status === DRAFT && !isUnowned)) throw notFound('Recipe');
  // A draft that is no cook's waits for an admin as one that was handed in does.
  if ((isUnowned ? PENDING : recipe.status) !== from)
    throw new AppError(
      'CONFLICT',
      `This recipe is not ${was} any more: somebody else has looked at it, or its cook has changed it.`,
    );
  return recipe;
}
