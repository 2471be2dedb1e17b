import { keepNewest } from '../../shared/keep-newest.sql.ts';
import { STORED } from '../users/stored-limits.ts';
import { dropForgottenItems, listOfItem } from './list-rows.sql.ts';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { AppError, badInput, notFound } from '../../shared/errors.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { readUnitInput } from '../ingredients/units/amount-input.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import type { PantryChange } from '../pantry/pantry.entity.ts';
import type { Bought } from '../pantry/pantry-line.ts';
import type { PantryService } from '../pantry/pantry.service.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { readTypedItems } from './asked-lines.ts';
import { asOnList } from './kind-on-list.ts';
import { readAmount, readItemText, type ItemChange } from './list-input.ts';
import { deriveItem, type ShoppingItem } from './list-items.ts';
import type { ShoppingListReader } from './list-reader.ts';
import { changeOwnList, contribute } from './list-writer.ts';
import { Contribution, ListItem, type ShoppingList } from './shopping-list.entity.ts';
import { withUserMutex } from '../users/with-user-mutex.ts';

/** The items of a list that can be put back. */
const TAKEN_OFF = {
  table: 'shopping_list_item',
  owner: 'list_id',
  age: 'deleted_at',
  where: 'deleted_at is not null',
};

/** An item with its list, after a change. */
export interface ChangedItem {
  shoppingList: ShoppingList;
  item: ShoppingItem;
}

/** A list after what was ticked on it was put away. */
export interface PutAway {
  shoppingList: ShoppingList;
  /** What takes it out of the pantry again. */
  change: PantryChange | null;
  /** Ids of the items that were taken off the list, each of which can be put back for a day. */
  takenOff: string[];
}

/**
 * Adds, changes, ticks and takes off the items of a cook's own lists. Everything sets to a value, so that what is sent twice is done
 * once. An item also goes by the id that a device gave to what was typed, before it knew on which line that would end up.
 */
export class ListItemService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #foods: FoodStore;
  readonly #reader: ShoppingListReader;
  readonly #pantry: PantryService;

  constructor(
    em: EntityManager,
    viewer: Viewer | null,
    foods: FoodStore,
    reader: ShoppingListReader,
    pantry: PantryService,
  ) {
    this.#pantry = pantry;
    this.#em = em;
    this.#viewer = viewer;
    this.#foods = foods;
    this.#reader = reader;
  }

  /**
   * Adds what was typed, read as ingredient lines, each to the line of its food; gives the first of them.
   * @param id a fresh UUID from the caller; a second request with it adds nothing
   * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field at fault, CONFLICT when the id belongs to something else
   */
  async add(list: string, text: string, id: string | null): Promise<ChangedItem> {
    const typed = readItemText(text);
    if (id !== null && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
      throw badInput('The id must be a UUID.', 'id');
    const read = readTypedItems(typed, this.#foods.names);
    return this.#change(list, async (tx) => {
      const former = id === null ? null : await tx.findOne(Contribution, { id }, { disableIdentityMap: true });
      if (former && (former.list !== list || former.text !== read[0]?.text)) throw usedId();
      if (former) return former.item;
      const wanted = await asOnList(tx, list, read, this.#foods.knowledge);
      return firstOf(await contribute(tx, { list, recipe: null, wanted, ids: id === null ? [] : [id] }));
    }).catch((error: unknown) => {
      // On another list, at the same moment.
      throw error instanceof UniqueConstraintViolationException ? usedId() : error;
    });
  }

  /**
   * Sets what is given of amount, unit and tick.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field at fault, CONFLICT with the current item when it has another version
   */
  async update(id: string, change: ItemChange, list: string | null = null): Promise<ChangedItem> {
    const measure = readMeasure(change);
    const { isChecked, version } = change;
    const found = await this.#listOf(id, list);
    return this.#change(found, async (tx) => {
      const item = await find(tx, found, id, false);
      const shown = await this.#derived(tx, item.id);
      const next = measure && {
        isEdited: true,
        amount: shown.amounts[0]?.amount ?? null,
        unit: shown.amounts[0]?.unit ?? null,
        ...measure,
      };
      const isChange =
        next !== null &&
        (item.isEdited !== next.isEdited || (item.amount ?? null) !== next.amount || (item.unit ?? null) !== next.unit);
      if (isChange && typeof version === 'number' && version !== item.version) throw conflict(shown);
      const columns = {
        ...(typeof isChecked === 'boolean' && { isChecked }),
        ...(isChange && { ...next, version: item.version + 1 }),
      };
      if (Object.keys(columns).length > 0) await tx.nativeUpdate(ListItem, { id: item.id }, columns);
      return item.id;
    });
  }

  /** Takes an item off; what is off stays off. @throws AppError NOT_FOUND */
  async delete(id: string, list: string | null = null): Promise<ShoppingList> {
    const cook = requireViewer(this.#viewer, 'write');
    const found = await this.#listOf(id, list);
    const changed = await withUserMutex(this.#em, cook, async (tx) => {
      const own = await changeOwnList(tx, cook, found);
      const item = await find(tx, found, id, true);
      if (!item.deletedAt) await tx.nativeUpdate(ListItem, { id: item.id }, { deletedAt: new Date() });
      await dropForgottenItems(tx, found);
      await keepNewest(tx, TAKEN_OFF, found, STORED.takenOffItems.most);
      return own;
    });
    this.#reader.forget();
    return changed;
  }

  /**
   * Puts what is ticked into the pantry and takes it off the list, in one act.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT when nothing is ticked
   */
  async putAway(list: string): Promise<PutAway> {
    const cook = requireViewer(this.#viewer, 'write');
    const done = await withUserMutex(
      this.#em,
      cook,
      async (tx) => {
        const shoppingList = await changeOwnList(tx, cook, list);
        const ticked = await tx.find(
          ListItem,
          { list, isChecked: true, deletedAt: null },
          { disableIdentityMap: true },
        );
        if (ticked.length === 0) throw badInput('Nothing on this list is ticked.', 'listId');
        const items = await Promise.all(ticked.map(({ id }) => this.#derived(tx, id)));
        const change = await this.#pantry.putAway(tx, items.flatMap(boughtOf));
        const takenOff = ticked.map(({ id }) => id);
        await tx.nativeUpdate(ListItem, { id: { $in: takenOff } }, { deletedAt: new Date() });
        await dropForgottenItems(tx, list);
        return { shoppingList, change, takenOff };
      },
      { alone: true },
    );
    this.#reader.forget();
    return done;
  }

  /** Puts an item back that was taken off within the last day, as it was. @throws AppError NOT_FOUND */
  async restore(id: string): Promise<ChangedItem> {
    const found = await this.#listOf(id, null);
    return this.#change(found, async (tx) => {
      const item = await find(tx, found, id, true);
      const [standing] = await tx.find(
        ListItem,
        { list: found, key: item.key, deletedAt: null },
        { disableIdentityMap: true },
      );
      if (!standing) await tx.nativeUpdate(ListItem, { id: item.id }, { deletedAt: null });
      if (!standing || standing.id === item.id) return item.id;
      await tx.nativeUpdate(Contribution, { item: item.id }, { item: standing.id });
      await tx.nativeDelete(ListItem, { id: item.id });
      return standing.id;
    });
  }

  async #change(list: string, work: (tx: EntityManager) => Promise<string>): Promise<ChangedItem> {
    const cook = requireViewer(this.#viewer, 'write');
    const changed = await withUserMutex(this.#em, cook, async (tx) => {
      const shoppingList = await changeOwnList(tx, cook, list);
      const item = await this.#derived(tx, await work(tx));
      return { shoppingList, item };
    });
    this.#reader.forget();
    return changed;
  }

  async #derived(tx: EntityManager, id: string): Promise<ShoppingItem> {
    const item = await tx.findOneOrFail(ListItem, { id }, { disableIdentityMap: true });
    const contributions = await tx.find(
      Contribution,
      { item: id },
      { orderBy: { position: 'asc', id: 'asc' }, disableIdentityMap: true },
    );
    return deriveItem(item, contributions, this.#foods.knowledge);
  }

  /** The list of an item of the cook's own, by either of its ids. */
  async #listOf(id: string, list: string | null): Promise<string> {
    const cook = requireViewer(this.#viewer, 'write');
    const found = isPossibleId(id) ? await listOfItem(this.#em.fork(), cook.id, id) : undefined;
    if (found === undefined || (list !== null && found !== list)) throw notFound('Item');
    return found;
  }
}

/** @param isGoneToo whether an item that was taken off will do */
async function find(tx: EntityManager, list: string, id: string, isGoneToo: boolean): Promise<ListItem> {
  const typed = await tx.findOne(Contribution, { id, list }, { disableIdentityMap: true });
  const item = await tx.findOne(
    ListItem,
    { id: typed?.item ?? id, list, ...(!isGoneToo && { deletedAt: null }) },
    { disableIdentityMap: true },
  );
  if (!item) throw notFound('Item');
  return item;
}

/** What an item brings into the pantry: each of its amounts, or the food without one. */
function boughtOf({ food, name, amounts }: ShoppingItem): Bought[] {
  const known = amounts.length === 0 ? [null] : amounts;
  return known.map((amount) => ({ food, name, amount }));
}

/** The columns of a change of amount and unit; null when neither changes. */
function readMeasure({ amount, unit, useSum }: ItemChange) {
  if (useSum) return { isEdited: false, amount: null, unit: null };
  if (amount === undefined && unit === undefined) return null;
  return {
    ...(amount !== undefined && { amount: readAmount(amount) }),
    ...(unit !== undefined && { unit: readUnitInput(unit) }),
  };
}

const usedId = (): AppError => new AppError('CONFLICT', 'This id was used for something else.', { field: 'id' });

function conflict({ id, name, version, isChecked, amounts }: ShoppingItem): AppError {
  const { amount: totalAmount = null, unit = null } = amounts[0] ?? {};
  return new AppError('CONFLICT', 'Somebody else has changed this item meanwhile.', {
    current: { id, name, totalAmount, unit, isChecked, version },
  });
}

function firstOf(items: readonly string[]): string {
  const [item] = items;
  if (item === undefined) throw badInput('There is nothing to add.', 'text');
  return item;
}
