import type { EntityManager } from '@mikro-orm/postgresql';
import { keepPicture, type PictureTools } from '../../photos/kept-picture.ts';
import { RecipeStatus } from '../../recipes/recipe-enums.ts';
import { Recipe } from '../../recipes/recipe.entity.ts';
import { lockUser } from '../../users/user-lock.sql.ts';
import type { PhotoEvent, RefusedEvent, RestoredEvent } from '../import-event.ts';
import type { ArchivedPhoto, ArchivedThings, ImportedRecipe } from '../imported-recipe.ts';
import { ARCHIVE_PARTS } from './all-parts.ts';
import type { Arriving, ArchivePart, Restored } from './archive-part.ts';
import type { RecipeRef } from './values.ts';

/** Most reasons that are given for one part. */
const REASONS_MAX = 20;

/** What is known of an archive while it comes in: which of its recipes and photos became which, for the things that name them. */
export class Arrivals {
  readonly #em: EntityManager;
  readonly #user: string | null;
  readonly #pictures: PictureTools | null;
  readonly #recipes = new Map<string, string>();
  readonly #photos = new Map<string, string>();

  /** @param user whose things they are; null where they are no cook's, who has none */
  constructor(em: EntityManager, user: string | null, pictures: PictureTools | null) {
    this.#em = em;
    this.#user = user;
    this.#pictures = pictures;
  }

  /** Keeps in mind which recipe a file became. */
  noteRecipe(where: string, id: string): void {
    this.#recipes.set(where, id);
  }

  /** Keeps in mind that a file is the same as one before. */
  noteSame(where: string, before: string): void {
    const id = this.#recipes.get(before);
    if (id !== undefined) this.#recipes.set(where, id);
  }

  /** Whether a recipe of another cook is here already, so that it need not come in. */
  async isHere({ standIn }: ImportedRecipe): Promise<boolean> {
    return standIn !== undefined && (await this.#published(standIn)) !== undefined;
  }

  /** Keeps in mind under what a photo is kept. */
  notePhoto(where: string, stem: string): void {
    this.#photos.set(where, stem);
  }

  /** Stores a photo that something else shows. @returns null where it is not kept */
  async keepPhoto({ where, photo }: ArchivedPhoto): Promise<PhotoEvent | null> {
    const bytes = this.#user === null ? undefined : photo();
    const stem =
      bytes && this.#pictures && (await keepPicture(this.#em.fork(), this.#pictures, this.#user, bytes, true));
    if (!stem) return null;
    this.notePhoto(where, stem);
    return { where, photo: stem };
  }

  /** Brings in what an archive holds besides recipes, part by part: one that is not as it should be stays out alone. */
  async *restore({ where, things }: ArchivedThings): AsyncGenerator<RestoredEvent | RefusedEvent> {
    const user = this.#user;
    if (user === null)
      return yield { where, title: null, reason: 'collections, lists and the like come in with --for NAME alone' };
    for (const part of ARCHIVE_PARTS) {
      if (!(part.file in things)) continue;
      const { count, refused } = await this.#restorePart(user, where, part, things[part.file]);
      const { one, many } = part.what;
      if (count > 0) yield { where: `${where}/${part.file}`, restored: count === 1 ? one : many, count };
      for (const reason of refused.slice(0, REASONS_MAX))
        yield { where: `${where}/${part.file}`, title: null, reason: `${many}: ${reason}` };
    }
  }

  async #restorePart(user: string, where: string, part: ArchivePart, said: unknown): Promise<Restored> {
    const read = part.content.safeParse(said);
    if (!read.success) return { count: 0, refused: ['the file is not as Larder writes it'] };
    return this.#em.fork().transactional(async (tx) => {
      await lockUser(tx, user, true);
      const arriving: Arriving = {
        tx,
        user,
        recipeOf: (ref) => this.#recipeOf(where, ref),
        photoOf: (file) => this.#photos.get(`${where}/${file}`),
      };
      return part.restore(arriving, read.data);
    });
  }

  async #recipeOf(where: string, ref: RecipeRef): Promise<string | undefined> {
    if ('file' in ref) return this.#recipes.get(`${where}/${ref.file}.jsonld`);
    return (await this.#published(ref)) ?? this.#recipes.get(`${where}/others/${ref.slug}.jsonld`);
  }

  readonly #standIns = new Map<string, string>();

  /** Id of the published recipe of this name. */
  async #published({ slug, title }: { slug: string; title: string }): Promise<string | undefined> {
    const known = this.#standIns.get(slug);
    if (known !== undefined) return known;
    const named = { slug, title, status: RecipeStatus.PUBLISHED };
    const found = await this.#em.fork().findOne(Recipe, named, { fields: ['id'] });
    if (found) this.#standIns.set(slug, found.id);
    return found?.id;
  }
}
