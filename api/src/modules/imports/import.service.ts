import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import type { RecipeStatus } from '../recipes/recipe-enums.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { linkDraft, type RecipeDraft } from '../recipes/recipe-draft.ts';
import { writeRecipe, type WriteOutcome } from '../recipes/recipe-writer.ts';
import type { PictureTools } from '../photos/kept-picture.ts';
import { STORED } from '../users/stored-limits.ts';
import { areSameDish, findNamesakes, foodsOf } from './duplicates.ts';
import type { Namesake } from './namesake.ts';
import { toDraft } from './import-draft.ts';
import type { ImportEvent, KeptEvent, RefusedEvent, RestoredEvent, StoredEvent } from './import-event.ts';
import { addExtras, type ImportOwner } from './imported-extras.ts';
import type { FileItem, ImportedRecipe } from './imported-recipe.ts';
import { Arrivals } from './moving/arrivals.ts';
import { Told } from './told.ts';

/** What became of an import. */
export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  /** Pictures that were kept. */
  pictures: number;
  /** Collections that were made. */
  collections: number;
  /** What came in of an archive of a cook besides recipes. */
  restored: RestoredEvent[];
  refused: RefusedEvent[];
}

/** Why a recipe is reported that came in without its picture. */
const PICTURE_LOST = 'it came in without its picture, which cannot be read or for which there is no room';

/** Why a set of the app is no collection, or does not hold all that lie in it. */
const NO_ROOM = `has no room: there are at most ${STORED.collections.most} collections of ${STORED.collectionRecipes.most.toLocaleString('en')} recipes each`;

/** What was read in this call, by its origin. */
type Origins = Map<string, { where: string; slug: string; text: string }>;

/** What one import goes by. */
interface Importing {
  status: RecipeStatus;
  origins: Origins;
  arrivals: Arrivals;
  /** Why sets of the app are not here, or not whole. */
  noRoom: Set<string>;
}

/** Whose the recipes are, and what keeps their pictures. */
export interface ImportTarget {
  owner: ImportOwner | null;
  /** Null leaves pictures out. */
  pictures: PictureTools | null;
}

/** Brings recipes in from files. */
export class ImportService {
  readonly #em: EntityManager;
  readonly #foods: FoodStore;
  readonly #target: ImportTarget;

  constructor(em: EntityManager, foods: FoodStore, target: ImportTarget = { owner: null, pictures: null }) {
    this.#em = em;
    this.#foods = foods;
    this.#target = target;
  }

  /**
   * Stores each recipe once: importing the same file again changes nothing, and what is stored from elsewhere under the same title and
   * with nearly the same foods is refused as a duplicate; where the recipes have an owner, only the owner's own count.
   * @param onItem told after each recipe
   */
  async importAll(
    items: Iterable<FileItem>,
    status: RecipeStatus,
    onItem: () => void = () => undefined,
  ): Promise<ImportReport> {
    const report: ImportReport = {
      created: 0,
      updated: 0,
      unchanged: 0,
      pictures: 0,
      collections: 0,
      restored: [],
      refused: [],
    };
    for await (const event of this.importEach(items, status)) {
      if ('photo' in event) continue;
      if ('reason' in event) report.refused.push(event);
      else if ('restored' in event) report.restored.push(event);
      else {
        report[event.outcome]++;
        if (event.hasPicture) report.pictures++;
        report.collections += event.collections?.length ?? 0;
        if (event.isPictureLost) report.refused.push({ ...event, reason: PICTURE_LOST });
      }
      onItem();
    }
    return report;
  }

  /**
   * The same, reported one by one.
   * @param told what was reported of these items before the import was interrupted: that is not done again
   */
  async *importEach(
    items: Iterable<FileItem> | AsyncIterable<FileItem>,
    status: RecipeStatus,
    told = new Told([]),
  ): AsyncGenerator<KeptEvent> {
    const { owner, pictures } = this.#target;
    const arrivals = new Arrivals(this.#em, owner?.id ?? null, pictures);
    const importing: Importing = { status, origins: new Map(), arrivals, noRoom: new Set() };
    for await (const item of items) for await (const event of this.#importItem(item, importing, told)) yield event;
  }

  async *#importItem(item: FileItem, importing: Importing, told: Told): AsyncGenerator<KeptEvent> {
    const { arrivals } = importing;
    if ('things' in item) {
      for await (const event of arrivals.restore(item)) if (!told.has(event)) yield event;
      return;
    }
    const before = told.take(item.where);
    if ('photo' in item) {
      if (before && 'photo' in before) return arrivals.notePhoto(item.where, before.photo);
      const kept = await arrivals.keepPhoto(item);
      if (kept) yield kept;
    } else if ('refusal' in item) {
      if (!before) yield { where: item.where, title: null, reason: item.refusal };
    } else if (before && 'outcome' in before) this.#recall(item.recipe, before, importing);
    else if (!(await arrivals.isHere(item.recipe))) {
      const event = await this.#importOne(item.where, item.recipe, importing);
      if (!before || !('reason' in event)) yield event;
      yield* this.#tellNoRoom(importing, told);
    }
  }

  *#tellNoRoom({ noRoom }: Importing, told: Told): Generator<RefusedEvent> {
    for (const reason of noRoom) {
      const event = { where: 'collections', title: null, reason };
      if (!told.has(event)) yield event;
      told.add(event);
    }
  }

  /** Keeps a recipe in mind that was stored before the import was interrupted; what its cook has made of it since stays. */
  #recall(recipe: ImportedRecipe, { where, id }: StoredEvent, { status, origins, arrivals }: Importing): void {
    arrivals.noteRecipe(where, id);
    const read = toDraft(recipe, status, this.#target.owner?.name);
    if ('refusal' in read) return;
    const text = textOf(read);
    origins.set(ownOrigin(read, text, this.#originOf(read), origins), { where, slug: read.slug, text });
  }

  async #importOne(
    where: string,
    recipe: ImportedRecipe,
    { status, origins, arrivals, noRoom }: Importing,
  ): Promise<ImportEvent> {
    const refused = (reason: string): RefusedEvent => ({ where, title: recipe.title, reason });
    const read = toDraft(recipe, status, this.#target.owner?.name);
    if ('refusal' in read) return refused(read.refusal);
    const text = textOf(read);
    const draft = { ...read, origin: ownOrigin(read, text, this.#originOf(read), origins) };
    const before = origins.get(draft.origin);
    if (before) {
      arrivals.noteSame(where, before.where);
      return refused(`the same recipe came before, in ${before.where}`);
    }
    const outcome = await this.#store(draft, origins).catch((error: unknown) => {
      // Somebody has just stored it, or one of its name: now it is seen.
      if (error instanceof UniqueConstraintViolationException) return this.#store(draft, origins);
      throw error;
    });
    if (typeof outcome === 'object') {
      arrivals.noteRecipe(where, outcome.id);
      return refused(`a duplicate of ${outcome.slug}`);
    }
    origins.set(draft.origin, { where, slug: read.slug, text });
    const { full, ...extras } = await addExtras(this.#em.fork(), draft.origin, recipe, this.#target);
    for (const name of full) noRoom.add(`“${name}” ${NO_ROOM}`);
    arrivals.noteRecipe(where, extras.id);
    return { where, title: read.title, outcome, ...extras };
  }

  /** Two cooks may each have a recipe of one source. */
  #originOf({ origin }: RecipeDraft): string {
    const { owner } = this.#target;
    return owner === null ? origin : origin.replace(/^import:/, `import:@${owner.id}:`);
  }

  /** @returns what was done, or another recipe that is the same dish */
  async #store(draft: RecipeDraft, origins: Origins): Promise<Namesake | WriteOutcome> {
    const em = this.#em.fork();
    const namesakes = await findNamesakes(em, draft.slug);
    const isKnown = namesakes.some(({ origin }) => origin === draft.origin);
    const others = namesakes.filter((namesake) => this.#mayBeTwin(namesake, origins));
    const twin = isKnown ? undefined : this.#findTwin(draft, others);
    return twin ?? writeRecipe(em, { ...draft, slug: freeSlug(draft, namesakes) }, this.#foods);
  }

  /** A cook's own variations, side by side in one file, are no duplicates of each other; nor is what others have written. */
  #mayBeTwin({ origin, author }: Namesake, origins: Origins): boolean {
    const { owner } = this.#target;
    return owner === null || (author === owner.id && !origins.has(origin ?? ''));
  }

  #findTwin(draft: RecipeDraft, namesakes: readonly Namesake[]): Namesake | undefined {
    if (namesakes.length === 0) return undefined;
    const foods = foodsOf(linkDraft(draft.lines, this.#foods.names));
    return namesakes.find((namesake) => areSameDish({ foods }, namesake));
  }
}

const textOf = ({ lines, steps }: RecipeDraft): string => JSON.stringify([lines, steps]);

/**
 * Recipes of one address, or of one file and title, that have titles or texts of their own are not the same: cooks write down several from
 * one page, and keep two pancakes.
 */
function ownOrigin({ slug }: RecipeDraft, text: string, origin: string, origins: Origins): string {
  const before = origins.get(origin);
  if (!before || (before.slug === slug && before.text === text)) return origin;
  const titled = before.slug === slug ? origin : `${origin}#${slug}`;
  for (let number = 1; ; number++) {
    const own = number === 1 ? titled : `${titled}#${number}`;
    const taken = origins.get(own);
    if (!taken || (taken.slug === slug && taken.text === text)) return own;
  }
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
