import type { EntityManager, Loaded } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { notFound } from '../../shared/errors.ts';
import type { Page } from '../../shared/page.ts';
import { fillPage, readListPage, readListPages, type ListSource, type PageRange } from '../../shared/list-pages.sql.ts';
import { remember } from '../audit-log/audit-log.ts';
import { PHOTO_ADDRESSES } from '../photos/photo-address.ts';
import { PhotoStatus } from '../recipes/recipe-enums.ts';
import { Rating, Recipe } from '../recipes/recipe.entity.ts';
import type { Caller } from '../users/caller.ts';
import { requireActingAdmin, requireAdmin } from '../users/viewer.ts';
import { withUserLock } from '../users/with-user-lock.ts';

/** What a cook made of a recipe, in a picture. */
export interface DishPhoto {
  /** Names this version of the photo: one that its cook has changed has another. */
  id: string;
  /** Address of the picture, without its size. */
  stem: string;
  authorName: string;
  addedAt: Date;
}

/** The same for admins, with the recipe that it is of. */
export interface AdminDishPhoto extends DishPhoto {
  recipe: Recipe;
  status: PhotoStatus;
}

const newestFirst = { sql: 'g.created_at', type: 'timestamptz', direction: 'desc' } as const;
const ofStatus = (status: PhotoStatus): ListSource['where'] => ({ sql: 'g.photo_status = ?', params: [status] });

/** Photos of the dishes that cooks added to their ratings: everyone sees those that an admin let through. */
export class DishPhotoService {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #shown = new Map<string, DataLoader<string, Page<DishPhoto>>>();

  constructor(em: EntityManager, caller: Caller) {
    this.#em = em;
    this.#caller = caller;
  }

  /** The photos that everyone may see, the newest first; those of many recipes are read together. */
  of(recipe: Recipe, range: PageRange): Promise<Page<DishPhoto>> {
    const key = JSON.stringify(range);
    const loader = this.#shown.get(key) ?? new DataLoader((ids: readonly string[]) => this.#shownOf(ids, range));
    this.#shown.set(key, loader);
    return loader.load(recipe.id);
  }

  /** The photos of all cooks in one status, the newest first. For admins alone. */
  async list(status: PhotoStatus, range: PageRange): Promise<Page<AdminDishPhoto>> {
    requireAdmin(this.#caller.viewer);
    const source = { from: 'rating g', owner: `'all'`, where: ofStatus(status), order: newestFirst, id: 'g.photo' };
    const page = await readListPage(this.#em, source, 'all', range);
    const ratings = await this.#ratings(page.nodes);
    const ids = [...ratings.values()].map(({ recipe }) => recipe);
    const recipes = await this.#em.fork().find(Recipe, { id: { $in: ids } });
    const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
    return fillPage(page, (stem) => toAdminPhoto(ratings.get(stem), byId));
  }

  /**
   * Shows a photo to everyone, or takes it from there.
   * @throws AppError NOT_FOUND, also when its cook has changed or removed it meanwhile
   */
  async review(id: string, isShown: boolean): Promise<AdminDishPhoto> {
    const admin = requireActingAdmin(this.#caller.viewer);
    const status = isShown ? PhotoStatus.SHOWN : PhotoStatus.REFUSED;
    const photo = `${PHOTO_ADDRESSES}${id}`;
    return withUserLock(this.#em, admin, async (tx) => {
      const changed = await tx.nativeUpdate(Rating, { photo }, { photoStatus: status });
      const rating = changed === 0 ? null : await tx.findOne(Rating, { photo }, { populate: ['user'], refresh: true });
      if (!rating) throw notFound('Photo');
      const recipe = await tx.findOneOrFail(Recipe, { id: rating.recipe });
      await remember(tx, this.#caller, {
        action: isShown ? 'photo.show' : 'photo.refuse',
        subject: { kind: 'recipe', id: recipe.id },
        after: { cook: rating.user.username },
      });
      return { ...toPhoto(rating, photo), recipe, status };
    });
  }

  async #shownOf(recipes: readonly string[], range: PageRange): Promise<Page<DishPhoto>[]> {
    const where = ofStatus(PhotoStatus.SHOWN);
    const source = { from: 'rating g', owner: 'g.recipe_id', where, order: newestFirst, id: 'g.photo' };
    const pages = await readListPages(this.#em, source, recipes, range);
    const ratings = await this.#ratings(pages.flatMap(({ nodes }) => nodes));
    return pages.map((page) =>
      fillPage(page, (stem) => {
        const rating = ratings.get(stem);
        return rating && toPhoto(rating, stem);
      }),
    );
  }

  /** Ratings by the photos they show. */
  async #ratings(stems: readonly string[]): Promise<Map<string, Loaded<Rating, 'user'>>> {
    if (stems.length === 0) return new Map();
    const found = await this.#em
      .fork()
      .find(Rating, { photo: { $in: [...stems] } }, { populate: ['user'], disableIdentityMap: true });
    return new Map(found.map((rating) => [rating.photo ?? '', rating]));
  }
}

function toPhoto({ user, createdAt }: Loaded<Rating, 'user'>, stem: string): DishPhoto {
  return {
    id: stem.slice(PHOTO_ADDRESSES.length),
    stem,
    authorName: user.name ?? user.username,
    addedAt: createdAt,
  };
}

function toAdminPhoto(
  rating: Loaded<Rating, 'user'> | undefined,
  recipes: ReadonlyMap<string, Recipe>,
): AdminDishPhoto | undefined {
  const recipe = rating && recipes.get(rating.recipe);
  if (!rating?.photo || !recipe || !rating.photoStatus) return undefined;
  return { ...toPhoto(rating, rating.photo), recipe, status: rating.photoStatus };
}
