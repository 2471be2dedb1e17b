import { noRoom, STORED } from '../users/stored-limits.ts';
import { addRating, lockForRating } from '../recipes/recipe-rating.sql.ts';
import type { EntityManager, Loaded } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { badInput } from '../../shared/errors.ts';
import type { Page } from '../../shared/page.ts';
import { Rating, Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import { readOptionalText } from '../../shared/input-text.ts';
import { photoStem } from '../photos/photo-address.ts';
import { takePhoto } from '../photos/shown-photo.ts';
import { PhotoStatus } from '../recipes/recipe-enums.ts';
import type { Caller } from '../users/caller.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { KeyedMutex } from '../../shared/keyed-mutex.ts';
import { withUserLock } from '../users/with-user-lock.ts';
import { fillPage, readListPages, type ListSource, type PageRange } from '../../shared/list-pages.sql.ts';

const STARS = { min: 1, max: 5 } as const;
/** Longest review, in characters. */
const REVIEW_MAX = 500;

/** What a cook thinks of a recipe. */
export interface GivenRating {
  /** 1 to 5. */
  stars: number;
  /** At most 500 characters. */
  review?: string | null | undefined;
  /** A photo of the dish; null takes it away, undefined leaves it as it is. */
  imageId?: string | null | undefined;
}

/** A review as everyone may read it. */
export interface Review {
  authorName: string;
  stars: number;
  text: string;
  writtenAt: Date;
}

const REVIEWS: ListSource = {
  from: 'rating g',
  owner: 'g.recipe_id',
  where: { sql: 'g.review is not null', params: [] },
  order: { sql: 'g.created_at', type: 'timestamptz', direction: 'desc' },
  id: 'g.user_id',
};

/** Of this process: those who rate one recipe wait for each other in any case, and who waits here holds no connection of the database. */
const turns = new KeyedMutex();

/** What cooks think of recipes: one rating of each cook for each recipe. Anyone may read the reviews. */
export class RatingService {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #recipes: RecipeService;
  readonly #own: DataLoader<string, Rating | null>;
  readonly #reviews = new Map<string, DataLoader<string, Page<Review>>>();

  constructor(em: EntityManager, caller: Caller, recipes: RecipeService) {
    this.#em = em;
    this.#caller = caller;
    this.#recipes = recipes;
    this.#own = new DataLoader((ids) => this.#ownOf(ids));
  }

  /** The rating of the cook who asks, if they gave one. Many are read together. */
  async own(recipe: Recipe): Promise<Rating | null> {
    return this.#caller.viewer && this.#own.load(recipe.id);
  }

  /** The reviews of a recipe, the newest first; those of many recipes are read together. */
  reviews(recipe: Recipe, range: PageRange): Promise<Page<Review>> {
    const key = JSON.stringify(range);
    const loader = this.#reviews.get(key) ?? new DataLoader((ids: readonly string[]) => this.#reviewsOf(ids, range));
    this.#reviews.set(key, loader);
    return loader.load(recipe.id);
  }

  /**
   * Rates a recipe; a second rating replaces the first. The recipe's sum and count change with it, and only with it. A photo of the dish is
   * shown to others once an admin has looked at it.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT for a photo that has not arrived
   */
  async rate(slug: string, { stars, review: given, imageId }: GivenRating): Promise<Recipe> {
    const cook = requireViewer(this.#caller.viewer, 'write');
    if (!Number.isInteger(stars) || stars < STARS.min || stars > STARS.max)
      throw badInput(`Give ${STARS.min} to ${STARS.max} stars.`, 'stars');
    const review = readOptionalText(given, { what: 'A review', field: 'review', max: REVIEW_MAX, isLong: true });
    const { id } = await this.#recipes.findOrFail(slug);
    return this.#alone(cook, id, async (tx, former) => {
      if (!former && (await tx.count(Rating, { user: cook.id })) >= STORED.ratings.most)
        throw noRoom('ratings', 'Remove one first.');
      const photo = await this.#photo(tx, cook, imageId, former);
      const rating = { user: cook.id, recipe: id, stars, review, createdAt: new Date(), ...photo };
      await tx.upsert(Rating, rating, { disableIdentityMap: true });
      await addRating(tx, { recipe: id, user: cook.id }, stars - (former?.stars ?? 0), former ? 0 : 1);
    });
  }

  /**
   * Takes away what the cook gave a recipe, by slug or id: the stars, the review, and the photo from what others see. Without a rating nothing changes.
   * @throws AppError NOT_FOUND
   */
  async remove(slug: string): Promise<Recipe> {
    const cook = requireViewer(this.#caller.viewer, 'write');
    const { id } = await this.#recipes.findOrFail(slug);
    return this.#alone(cook, id, async (tx, former) => {
      if (!former) return;
      await tx.nativeDelete(Rating, { user: cook.id, recipe: id });
      await addRating(tx, { recipe: id, user: cook.id }, -former.stars, -1);
    });
  }

  /** Changes the cook's rating of a recipe, and the recipe's sum and count with it, under a lock that other ratings of it wait for. */
  async #alone(
    cook: Viewer,
    id: string,
    change: (tx: EntityManager, former: Rating | null) => Promise<void>,
  ): Promise<Recipe> {
    this.#own.clear(id);
    this.#reviews.clear();
    return turns.run(id, () =>
      withUserLock(this.#em, cook, async (tx) => {
        await lockForRating(tx, id);
        await change(tx, await tx.findOne(Rating, { user: cook.id, recipe: id }, { disableIdentityMap: true }));
        return tx.findOneOrFail(Recipe, { id }, { refresh: true });
      }),
    );
  }

  /** What changes of the photo: nothing unless another one is given, or none. */
  async #photo(
    tx: EntityManager,
    cook: Viewer,
    imageId: string | null | undefined,
    former: Rating | null,
  ): Promise<Partial<Pick<Rating, 'photo' | 'photoStatus'>>> {
    if (imageId === undefined) return {};
    if (imageId === null) return { photo: null, photoStatus: null };
    const photo = photoStem(await takePhoto(tx, this.#caller, cook, imageId));
    if (photo === former?.photo) return {};
    if ((await tx.count(Rating, { photo })) > 0)
      throw badInput('This photo already goes with another recipe. Add another one.', 'imageId');
    return { photo, photoStatus: PhotoStatus.WAITING };
  }

  async #ownOf(ids: readonly string[]): Promise<(Rating | null)[]> {
    const cook = requireViewer(this.#caller.viewer, 'read');
    const found = await this.#em
      .fork()
      .find(Rating, { user: cook.id, recipe: { $in: [...ids] } }, { disableIdentityMap: true });
    const byRecipe = new Map(found.map((rating) => [rating.recipe, rating]));
    return ids.map((id) => byRecipe.get(id) ?? null);
  }

  async #reviewsOf(recipes: readonly string[], range: PageRange): Promise<Page<Review>[]> {
    const pages = await readListPages(this.#em, REVIEWS, recipes, range);
    const authors = [...new Set(pages.flatMap((page) => page.nodes))];
    const ratings = await this.#em
      .fork()
      .find(
        Rating,
        { recipe: { $in: [...recipes] }, user: { $in: authors } },
        { populate: ['user'], disableIdentityMap: true },
      );
    const reviews = new Map(ratings.map((rating) => [`${rating.recipe} ${rating.user.id}`, toReview(rating)]));
    return pages.map((page, at) => fillPage(page, (author) => reviews.get(`${recipes[at]} ${author}`)));
  }
}

function toReview({ stars, review, createdAt, user }: Loaded<Rating, 'user'>): Review {
  return { authorName: user.name ?? user.username, stars, text: review ?? '', writtenAt: createdAt };
}
