import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../shared/calendar.ts';
import { AppError, badInput, notFound } from '../../shared/errors.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { makeOnce } from '../idempotency/idempotency.ts';
import type { RecognitionService } from '../photos/recognition.service.ts';
import { noRoom, STORED } from '../users/stored-limits.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { withUserMutex } from '../users/with-user-mutex.ts';
import { EmptyShelves } from './empty-shelves.ts';
import { dayOf } from '../../shared/calendar.ts';
import { cookFrom, type CookedMeal } from './cook-from-pantry.ts';
import { changedState } from './item-change.ts';
import type { ItemState } from './item-history.ts';
import { PantryBook } from './pantry-book.ts';
import { PantryAct, type PantryRemoval } from './pantry-enums.ts';
import { undoTouched } from './pantry-history.ts';
import { readBarcode, readLines, readReceiptText, type AddedToPantry, type ItemChange } from './pantry-input.ts';
import { PANTRY_LINES_MAX, UNDO_DAYS } from './pantry-limits.ts';
import { readPantryLine, readPantryLines, type Bought } from './pantry-line.ts';
import { PantryBarcode, PantryChange, PantryItem } from './pantry.entity.ts';
import { Product } from './products/product.entity.ts';
import { readReceipt } from './receipt/read-receipt.ts';
import { stockUp } from './stock-up.ts';

/** Items after a change, with the entry of the history that takes it back. */
export interface ChangedItems {
  items: PantryItem[];
  /** Null when nothing has changed. */
  change: PantryChange | null;
  /** Lines of a receipt that were passed over as no food. */
  ignored: string[];
}

/** What lines or a receipt would put into a pantry. */
export type PantryReading = Omit<ChangedItems, 'change'>;

/** One item after a change. */
export interface ChangedItem {
  item: PantryItem;
  change: PantryChange | null;
}

/** From so sure on, what is seen in a photo is taken for there (specification, section 5). */
const SEEN_SURELY = 0.7;
/** Most foods that are looked for in one photo. */
const SEEN_MAX = 20;

/** What a cook does to their pantry. Everything is written down for 30 days, and can be taken back. */
export class PantryService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #foods: FoodStore;
  readonly #recognition: RecognitionService;

  constructor(em: EntityManager, viewer: Viewer | null, foods: FoodStore, recognition: RecognitionService) {
    this.#em = em;
    this.#viewer = viewer;
    this.#foods = foods;
    this.#recognition = recognition;
  }

  /**
   * Puts things into the pantry, from lines, a receipt, a photo or a barcode. The same food in two lines is one item; words that no
   * food goes by are kept as they are.
   * @throws AppError BAD_USER_INPUT naming the field at fault; NOT_FOUND for a photo that is not the cook's, or a barcode not yet named
   */
  async add({ idempotencyKey, ...added }: AddedToPantry): Promise<ChangedItems> {
    const { lines, receipt, photoId, barcode, place } = added;
    const cook = requireViewer(this.#viewer, 'write');
    const typed = readLines(lines ?? []);
    const read = readReceipt(typeof receipt === 'string' ? readReceiptText(receipt) : '', this.#foods.names);
    const code = typeof barcode === 'string' ? readBarcode(barcode) : null;
    const seen = typeof photoId === 'string' ? await this.#seenIn(photoId) : [];
    const known = readPantryLines(typed, this.#foods.names, dayOf(new Date()));
    return this.#change(PantryAct.ADDED, async (book, now, tx) => {
      const scanned = code === null ? [] : await scan(tx, cook.id, code, typed);
      const bought = [
        ...known,
        ...read.bought,
        ...seen,
        ...scanned.flatMap((line) => readPantryLine(line, this.#foods.names)),
      ];
      if (bought.length === 0) throw nothingToAdd({ receipt, photoId });
      if (bought.length > PANTRY_LINES_MAX)
        throw badInput(`At most ${PANTRY_LINES_MAX} things at once. Nothing was added: send them in parts.`, 'receipt');
      let ids: string[] = [];
      const once = { user: cook.id, key: idempotencyKey ?? null, input: added };
      await makeOnce(tx, once, randomUUID(), () => {
        ids = stockUp(book, bought, { place: place ?? null, now }, this.#foods.knowledge);
        return Promise.resolve();
      });
      return ids;
    }).then((changed) => ({ ...changed, ignored: read.ignored }));
  }

  /**
   * What lines or a receipt would put into an empty pantry; anybody may ask.
   * @throws AppError BAD_USER_INPUT naming the field at fault
   */
  read({ lines, receipt }: Pick<AddedToPantry, 'lines' | 'receipt'>): PantryReading {
    const typed = readLines(lines ?? []);
    const { bought, ignored } = readReceipt(
      typeof receipt === 'string' ? readReceiptText(receipt) : '',
      this.#foods.names,
    );
    const all = [...readPantryLines(typed, this.#foods.names, dayOf(new Date())), ...bought];
    if (all.length === 0) throw nothingToAdd({ receipt });
    const shelves = new EmptyShelves();
    stockUp(shelves, all.slice(0, PANTRY_LINES_MAX), { place: null, now: new Date() }, this.#foods.knowledge);
    const em = this.#em.fork();
    const items = shelves
      .all()
      .map(([id, { stock, ...state }]) =>
        em.create(
          PantryItem,
          { ...state, stock: stock ?? null, id, user: '', since: new Date(state.since) },
          { persist: false },
        ),
      );
    return { items, ignored };
  }

  /** Puts away what was bought, within a transaction of the cook that is the only one. */
  async putAway(tx: EntityManager, bought: readonly Bought[]): Promise<PantryChange | null> {
    const cook = requireViewer(this.#viewer, 'write');
    const [book, now] = [await PantryBook.open(tx, cook.id), new Date()];
    stockUp(book, bought, { place: null, now, isAsked: true }, this.#foods.knowledge);
    return book.save(PantryAct.ADDED, now);
  }

  /** Takes what was cooked with out, and puts what was left in, within a transaction of the cook that is the only one. */
  async cook(tx: EntityManager, meal: CookedMeal): Promise<PantryChange | null> {
    const cook = requireViewer(this.#viewer, 'write');
    const [book, now] = [await PantryBook.open(tx, cook.id), new Date()];
    cookFrom(book, meal, now, this.#foods.knowledge);
    return book.save(PantryAct.COOKED, now);
  }

  /**
   * Sets what is given of an item.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field at fault, CONFLICT with the current item when it has another version
   */
  async update(id: string, change: ItemChange): Promise<ChangedItem> {
    const { items, change: entry } = await this.#change(PantryAct.CHANGED, (book, now) => {
      const state = own(book, id);
      const { version } = change;
      if (typeof version === 'number' && version !== book.versionOf(id)) throw conflict(id, state, book.versionOf(id));
      book.put(changedState(state, change, { now, knowledge: this.#foods.knowledge }), id);
      return [id];
    });
    const [item] = items;
    if (!item) throw notFound('Item');
    return { item, change: entry };
  }

  /**
   * Takes items out of the pantry; those that are gone already are passed over.
   * @returns the items as they were
   * @throws AppError BAD_USER_INPUT for none or too many, NOT_FOUND when none of them is there
   */
  async remove(ids: readonly string[], reason: `${PantryRemoval}`): Promise<ChangedItems> {
    if (ids.length === 0 || ids.length > PANTRY_LINES_MAX)
      throw badInput(`Name 1 to ${PANTRY_LINES_MAX} items.`, 'ids');
    const cook = requireViewer(this.#viewer, 'write');
    const wanted = ids.filter(isPossibleId);
    const before = await this.#em.fork().find(PantryItem, { id: { $in: wanted }, user: cook.id });
    const changed = await this.#change(PantryAct[reason], (book) => {
      const there = wanted.filter((id) => book.get(id));
      if (there.length === 0) throw notFound('Item');
      for (const id of there) book.remove(id);
      return [];
    });
    return { ...changed, items: before };
  }

  /**
   * Takes an act of the last 30 days back; what has happened since stays. Taken back twice is taken back once.
   * @throws AppError NOT_FOUND for what is not in the history
   */
  async undo(id: string): Promise<ChangedItems> {
    const cook = requireViewer(this.#viewer, 'write');
    const since = new Date(Date.now() - UNDO_DAYS * DAY_MS);
    return this.#change(null, async (book, now, tx) => {
      const change = isPossibleId(id)
        ? await tx.findOne(PantryChange, { id, user: cook.id, at: { $gt: since } })
        : null;
      if (!change) throw notFound('Change');
      if (!change.undoneAt) {
        undoTouched(book, change.touched);
        await tx.nativeUpdate(PantryChange, { id }, { undoneAt: now });
      }
      return change.touched.map((touched) => touched.id);
    });
  }

  async #change(
    act: PantryAct | null,
    work: (book: PantryBook, now: Date, tx: EntityManager) => string[] | Promise<string[]>,
  ): Promise<ChangedItems> {
    const cook = requireViewer(this.#viewer, 'write');
    return withUserMutex(
      this.#em,
      cook,
      async (tx) => {
        const [book, now] = [await PantryBook.open(tx, cook.id), new Date()];
        const ids = await work(book, now, tx);
        const change = await book.save(act, now);
        const items = await tx.find(PantryItem, { id: { $in: ids }, user: cook.id }, { disableIdentityMap: true });
        const byId = new Map(items.map((item) => [item.id, item]));
        return { items: ids.flatMap((id) => byId.get(id) ?? []), change, ignored: [] };
      },
      { alone: true },
    );
  }

  async #seenIn(photoId: string): Promise<Bought[]> {
    const { seen } = await this.#recognition.recognize(photoId, SEEN_MAX);
    return seen
      .filter(({ confidence }) => confidence > SEEN_SURELY)
      .map(({ foodId, normalized }) => ({
        food: foodId === null ? null : (this.#foods.knowledge.byId(foodId) ?? null),
        name: normalized,
        amount: null,
      }));
  }
}

function own(book: PantryBook, id: string): ItemState {
  const state = book.get(id);
  if (!state) throw notFound('Item');
  return state;
}

/** What a barcode stands for as a line, by the cook's own word or else by that of the site; with a line beside it, that is remembered and already added. */
async function scan(tx: EntityManager, user: string, code: string, typed: readonly string[]): Promise<string[]> {
  const [line] = typed;
  if (line !== undefined) {
    if ((await tx.count(PantryBarcode, { user, code: { $ne: code } })) >= STORED.barcodes.most)
      throw noRoom('barcodes', 'Add this one as a line.', 'barcode');
    await tx.upsert(PantryBarcode, { user, code, text: line });
    return [];
  }
  const named = await tx.findOne(PantryBarcode, { user, code });
  const known = named?.text ?? (await tx.findOne(Product, { code }))?.line;
  if (known === undefined)
    throw new AppError('NOT_FOUND', 'This barcode is not known yet. Say what it is, and it will be next time.', {
      field: 'barcode',
    });
  return [known];
}

function nothingToAdd({ receipt, photoId }: AddedToPantry): AppError {
  if (typeof receipt === 'string' && receipt.trim() !== '')
    return badInput('No food was found in this receipt. Paste the lines with what you bought.', 'receipt');
  if (typeof photoId === 'string')
    return badInput('No food was seen for sure in this photo. Type what there is.', 'photoId');
  return badInput('Say what to add: a line for each thing.', 'lines');
}

function conflict(id: string, { name, level, amounts }: ItemState, version: number): AppError {
  return new AppError('CONFLICT', 'Somebody else has changed this item meanwhile.', {
    current: { id, name, level, amount: amounts[0]?.amount ?? null, unit: amounts[0]?.unit ?? null, version },
  });
}
