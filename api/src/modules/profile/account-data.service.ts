import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { lockWrittenAndRated, takeRatingsBack } from '../recipes/recipe-rating.sql.ts';
import { serialize, type EntityManager } from '@mikro-orm/postgresql';
import { Role } from '../users/user-enums.ts';
import { Photo } from '../photos/photo.entity.ts';
import { Rating, Recipe, RecipeLine, RecipeStep } from '../recipes/recipe.entity.ts';
import type { AccountService } from '../accounts/account.service.ts';
import { keepAnAdmin } from '../accounts/last-admin.ts';
import { ApiToken, Session } from '../accounts/sessions/session.entity.ts';
import { User } from '../users/user.entity.ts';
import { requireSession, type Viewer } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import { Collection, CollectionRecipe } from '../collections/collection.entity.ts';
import { CookedRecipe, RecipeProgress } from '../cooking/cooking.entity.ts';
import { OwnNote } from '../own-notes/own-note.entity.ts';
import { SavedRecipe } from '../saved-recipes/saved-recipe.entity.ts';

/** Stands in for the name of a cook who has gone. */
const GONE = 'A former cook';

/** Reads what is stored of a user, by name. */
export type DataSource = (em: EntityManager, user: string) => Promise<Record<string, object>>;

/** All that is kept of a cook, to take along or to take away. */
export class AccountDataService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #accounts: AccountService;
  readonly #more: DataSource;

  /** @param more what later domains store of a cook */
  constructor(em: EntityManager, viewer: Viewer | null, accounts: AccountService, more: DataSource) {
    this.#em = em;
    this.#viewer = viewer;
    this.#accounts = accounts;
    this.#more = more;
  }

  /** Everything that is stored of the cook who asks, but for hidden fields such as the hashes of secrets. */
  async download(): Promise<Record<string, object>> {
    const { id: user } = requireSession(this.#viewer);
    const em = this.#em.fork();
    const collections = await em.find(Collection, { user });
    const recipes = await em.find(Recipe, { authorUser: user }, { orderBy: { number: 'asc' } });
    const [inCollections, inRecipes] = [
      { collection: { $in: idsOf(collections) } },
      { recipe: { $in: idsOf(recipes) } },
    ];
    return {
      account: serialize(await em.findOneOrFail(User, { id: user })),
      sessions: serialize(await em.find(Session, { user })),
      apiTokens: serialize(await em.find(ApiToken, { user })),
      photos: serialize(await em.find(Photo, { user })),
      savedRecipes: serialize(await em.find(SavedRecipe, { user })),
      ownNotes: serialize(await em.find(OwnNote, { user })),
      cookedRecipes: serialize(await em.find(CookedRecipe, { user })),
      progress: serialize(await em.find(RecipeProgress, { user })),
      ratings: serialize(await em.find(Rating, { user })),
      collections: serialize(collections),
      collectionRecipes: serialize(await em.find(CollectionRecipe, inCollections)),
      recipes: serialize(recipes),
      recipeLines: serialize(await em.find(RecipeLine, inRecipes)),
      recipeSteps: serialize(await em.find(RecipeStep, inRecipes)),
      ...(await this.#more(em, user)),
    };
  }

  /**
   * Deletes the account and everything of its cook. Published recipes stay, without a name: others have saved and planned with
   * them. Ratings go, and the recipes count them no more.
   * @throws AppError BAD_USER_INPUT when the password is wrong, CONFLICT for the last admin, RATE_LIMITED
   */
  async delete(password: string): Promise<string> {
    const cook = requireSession(this.#viewer);
    const confirmAgain = await this.#accounts.confirm(password, 'password');
    return withUserLock(
      this.#em,
      cook,
      async (tx) => {
        await confirmAgain(tx);
        if (cook.role === Role.ADMIN)
          await keepAnAdmin(tx, 'You are the last admin. Make somebody else an admin first.');
        await lockWrittenAndRated(tx, cook.id);
        await takeRatingsBack(tx, cook.id);
        await tx.nativeDelete(Recipe, { authorUser: cook.id, status: { $ne: RecipeStatus.PUBLISHED } });
        await tx.nativeUpdate(Recipe, { authorUser: cook.id }, { authorName: GONE });
        await tx.nativeDelete(User, { id: cook.id });
        return cook.id;
      },
      { alone: true },
    );
  }
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
