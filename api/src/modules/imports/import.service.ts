import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import type { RecipeStatus } from '../recipes/recipe-enums.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { linkDraft, type RecipeDraft } from '../recipes/recipe-draft.ts';
import { writeRecipe, type WriteOutcome } from '../recipes/recipe-writer.ts';
import { STORED } from '../users/stored-limits.ts';
import { areSameDish, findNamesakes, foodsOf } from './duplicates.ts';
import type { Namesake } from './namesake.ts';
import { toDraft } from './import-draft.ts';
import type { KeptEvent, RefusedEvent, StoredEvent } from './import-event.ts';
import { addToReport, emptyReport, type ImportReport } from './import-report.ts';
import { freeSlug, ownOrigin, textOf, type Origins } from './import-origins.ts';
import { addExtras, beginPicture, type BegunPicture, type ImportTarget } from './imported-extras.ts';
import type { ArchivedPhoto, ArchivedThings, FileItem, ImportedItem, ImportedRecipe } from './imported-recipe.ts';
import { Arrivals } from './moving/arrivals.ts';
import { Told } from './told.ts';

/** Why a set of the app is no collection, or does not hold all that lie in it. */
const NO_ROOM = `has no room: there are at most ${STORED.collections.most} collections of ${STORED.collectionRecipes.most.toLocaleString('en')} recipes each`;

/** What one import goes by. */
interface Importing {
  status: RecipeStatus;
  origins: Origins;
  arrivals: Arrivals;
  /** Why sets of the app are not here, or not whole. */
  noRoom: Set<string>;
  /** The picture begun last, behind which the next is worked on. */
  lastPicture: Promise<unknown>;
}

/** What was done with a recipe, and under which origin it is stored. */
interface Stored {
  origin: string;
  outcome: WriteOutcome;
}

/** What is reported of an item once its picture is done. */
interface Rest {
  /** Whether the next item may be stored meanwhile. */
  isLong: boolean;
  events(): AsyncIterable<KeptEvent> | Iterable<KeptEvent>;
}

const NOTHING: Rest = { isLong: false, events: () => [] };
const tellAtOnce = (...events: KeptEvent[]): Rest => ({ isLong: false, events: () => events });

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
    const report = emptyReport();
    for await (const event of this.importEach(items, status)) {
      if ('photo' in event) continue;
      addToReport(report, event);
      onItem();
    }
    return report;
  }

  /**
   * The same, reported one by one, in the order of the items. While the picture of one is worked on, in a process of its own, the next is
   * read and stored already: to stop, end the items; what is stored by then is still reported.
   * @param told what was reported of these items before the import was interrupted: that is not done again
   */
  async *importEach(
    items: Iterable<FileItem> | AsyncIterable<FileItem>,
    status: RecipeStatus,
    told = new Told([]),
  ): AsyncGenerator<KeptEvent> {
    const { owner, pictures } = this.#target;
    const arrivals = new Arrivals(this.#em, owner?.id ?? null, pictures);
    const importing: Importing = {
      status,
      origins: new Map(),
      arrivals,
      noRoom: new Set(),
      lastPicture: Promise.resolve(),
    };
    let before = NOTHING;
    for await (const item of items) {
      const rest = await this.#begin(item, importing, told);
      yield* before.events();
      before = rest.isLong ? rest : NOTHING;
      if (!rest.isLong) yield* rest.events();
    }
    yield* before.events();
  }

  /** Stores a recipe; what comes behind it is done when its events are asked for. */
  async #begin(item: FileItem, importing: Importing, told: Told): Promise<Rest> {
    if ('things' in item || 'photo' in item)
      return { isLong: false, events: () => this.#importThing(item, importing, told) };
    const before = told.take(item.where);
    if ('refusal' in item)
      return before ? NOTHING : tellAtOnce({ where: item.where, title: null, reason: item.refusal });
    if (before && 'outcome' in before) this.#recall(item.recipe, before, importing);
    if ((before && 'outcome' in before) || (await importing.arrivals.isHere(item.recipe))) return NOTHING;
    const begun = await this.#importOne(item, importing, told);
    if (typeof begun !== 'string') return begun;
    return before ? NOTHING : tellAtOnce({ where: item.where, title: item.recipe.title, reason: begun });
  }

  async *#importThing(
    item: ArchivedThings | ArchivedPhoto,
    { arrivals }: Importing,
    told: Told,
  ): AsyncGenerator<KeptEvent> {
    if ('things' in item) {
      for await (const event of arrivals.restore(item)) if (!told.has(event)) yield event;
      return;
    }
    const before = told.take(item.where);
    if (before && 'photo' in before) return arrivals.notePhoto(item.where, before.photo);
    const kept = await arrivals.keepPhoto(item);
    if (kept) yield kept;
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

  async #importOne({ where, recipe }: ImportedItem, importing: Importing, told: Told): Promise<Rest | string> {
    const read = toDraft(recipe, importing.status, this.#target.owner?.name);
    if ('refusal' in read) return read.refusal;
    const stored = await this.#storeOnce(where, read, importing);
    if (typeof stored === 'string') return stored;
    const begun = await beginPicture(this.#em.fork(), stored.origin, recipe, this.#target, importing.lastPicture);
    importing.lastPicture = begun.photo;
    importing.arrivals.noteRecipe(where, begun.recipe.id);
    const event = { where, title: read.title, outcome: stored.outcome };
    return { isLong: begun.isWanted, events: () => this.#finish(event, recipe, begun, importing, told) };
  }

  /** @returns why it is not stored, or what was done under which origin */
  async #storeOnce(where: string, read: RecipeDraft, importing: Importing): Promise<Stored | string> {
    const { origins, arrivals } = importing;
    const text = textOf(read);
    const draft = { ...read, origin: ownOrigin(read, text, this.#originOf(read), origins) };
    const before = origins.get(draft.origin);
    if (before) {
      arrivals.noteSame(where, before.where);
      return `the same recipe came before, in ${before.where}`;
    }
    const outcome = await this.#store(draft, origins).catch((error: unknown) => {
      // Somebody has just stored it, or one of its name: now it is seen.
      if (error instanceof UniqueConstraintViolationException) return this.#store(draft, origins);
      throw error;
    });
    if (typeof outcome === 'object') {
      arrivals.noteRecipe(where, outcome.id);
      return `a duplicate of ${outcome.slug}`;
    }
    origins.set(draft.origin, { where, slug: read.slug, text });
    if (outcome === 'created') this.#target.onCreated?.();
    return { origin: draft.origin, outcome };
  }

  async *#finish(
    event: Pick<StoredEvent, 'where' | 'title' | 'outcome'>,
    recipe: ImportedRecipe,
    begun: BegunPicture,
    importing: Importing,
    told: Told,
  ): AsyncGenerator<KeptEvent> {
    const { full, ...extras } = await addExtras(this.#em.fork(), begun, recipe, this.#target.owner);
    for (const name of full) importing.noRoom.add(`“${name}” ${NO_ROOM}`);
    yield { ...event, ...extras };
    yield* this.#tellNoRoom(importing, told);
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
