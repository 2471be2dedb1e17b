import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { keepNewest } from '../../shared/keep-newest.sql.ts';
import { noRoom, STORED } from '../users/stored-limits.ts';
import type { ItemState, TouchedItem } from './item-history.ts';
import { stateOf } from './item-state.ts';
import type { PantryAct } from './pantry-enums.ts';
import { PantryChange, PantryItem } from './pantry.entity.ts';

/** Where the items of a pantry stand while something is done to it. */
export interface Shelves {
  get: (id: string) => ItemState | undefined;
  /** The first item that is wanted, with its id. */
  find: (isWanted: (state: ItemState) => boolean) => [id: string, state: ItemState] | undefined;
  /** Writes an item, a new one unless an id is given. @returns its id */
  put: (state: ItemState, id?: string) => string;
}

/** A pantry within one transaction of its cook: read whole, changed in memory, written back with one entry of its history. */
export class PantryBook implements Shelves {
  readonly #tx: EntityManager;
  readonly #user: string;
  readonly #before: ReadonlyMap<string, PantryItem>;
  readonly #now: Map<string, ItemState>;

  private constructor(tx: EntityManager, user: string, items: readonly PantryItem[]) {
    this.#tx = tx;
    this.#user = user;
    this.#before = new Map(items.map((item) => [item.id, item]));
    this.#now = new Map(items.map((item) => [item.id, stateOf(item)]));
  }

  /** The pantry of a cook. The transaction must be the only one of that cook. */
  static async open(tx: EntityManager, user: string): Promise<PantryBook> {
    const items = await tx.find(
      PantryItem,
      { user },
      { orderBy: { since: 'asc', id: 'asc' }, disableIdentityMap: true },
    );
    return new PantryBook(tx, user, items);
  }

  get(id: string): ItemState | undefined {
    return this.#now.get(id);
  }

  /** The version of an item that was there. */
  versionOf(id: string): number {
    return this.#before.get(id)?.version ?? 0;
  }

  /** The first item that is wanted, with its id. */
  find(isWanted: (state: ItemState) => boolean): [id: string, state: ItemState] | undefined {
    return [...this.#now].find(([, state]) => isWanted(state));
  }

  /** Every item with its id. */
  all(): [id: string, state: ItemState][] {
    return [...this.#now];
  }

  /** Writes an item, a new one unless an id is given. @returns its id */
  put(state: ItemState, id: string = randomUUID()): string {
    this.#now.set(id, state);
    return id;
  }

  remove(id: string): void {
    this.#now.delete(id);
  }

  /**
   * Stores what has changed.
   * @param act how the history says it; null for what the history does not say
   * @returns the entry of the history; null when nothing has changed or nothing is said
   * @throws AppError BAD_USER_INPUT when the pantry is full
   */
  async save(act: PantryAct | null, at: Date): Promise<PantryChange | null> {
    const touched = this.#touched();
    if (touched.some(({ before }) => before === null) && this.#now.size > STORED.pantryItems.most)
      throw noRoom('pantryItems', 'Nothing was added: take out what is used up first.');
    const gone = touched.flatMap(({ id, after }) => (after === null ? [id] : []));
    if (gone.length > 0) await this.#tx.nativeDelete(PantryItem, { id: { $in: gone }, user: this.#user });
    const rows = touched.flatMap(({ id, after }) => (after === null ? [] : [this.#row(id, after)]));
    if (rows.length > 0) await this.#tx.upsertMany(PantryItem, rows);
    if (act === null || touched.length === 0) return null;
    const change = this.#tx.create(PantryChange, { user: this.#user, act, at, touched });
    await this.#tx.persist(change).flush();
    const changes = { table: 'pantry_change', owner: 'user_id', age: 'at' };
    await keepNewest(this.#tx, changes, this.#user, STORED.pantryChanges.most);
    return change;
  }

  #touched(): TouchedItem[] {
    const ids = new Set([...this.#before.keys(), ...this.#now.keys()]);
    return [...ids].flatMap((id) => {
      const former = this.#before.get(id);
      const [before, after] = [former ? stateOf(former) : null, this.#now.get(id) ?? null];
      return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ id, before, after }];
    });
  }

  #row(id: string, state: ItemState) {
    return {
      ...state,
      stock: state.stock ?? null,
      cost: state.cost ?? null,
      id,
      user: this.#user,
      since: new Date(state.since),
      version: this.versionOf(id) + 1,
    };
  }
}
