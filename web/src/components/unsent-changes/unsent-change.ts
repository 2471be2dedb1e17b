import type { PantryLevel } from '../../gql/graphql.ts';

/** The current item, as the server returns it in a conflict. */
export interface CurrentItem {
  name: string;
  totalAmount: number | null;
  unit: string | null;
  version: number;
}

/** What is done to an item. Everything sets to a value, so that what is sent twice is done once. */
export type ListAct =
  | { kind: 'tick'; isChecked: boolean }
  | { kind: 'amount'; amount: number | null; unit: string | null; version: number | null }
  | { kind: 'sum' }
  | { kind: 'add'; text: string }
  | { kind: 'delete' }
  | { kind: 'restore' };

/** What is done to the pantry; what is added has no item yet. Only what is added counts twice when it is sent twice. */
export type PantryAct =
  | { kind: 'level'; level: PantryLevel }
  | { kind: 'take'; reason: 'USED' | 'THROWN_AWAY' }
  | { kind: 'put'; lines: readonly string[]; receipt: string | null };

interface ChangeOf<Act> {
  id: string;
  /** Id of the cook who made it: no one else sends it. */
  owner: string;
  /** Of the item; for one that was typed here, the id it was given here. */
  itemId: string;
  itemName: string;
  act: Act;
  /** What is there instead, where somebody else was faster: the cook is asked. */
  conflict?: CurrentItem;
  /** Why the server will not have it: the cook is told, and it stays until they have read it. */
  refusal?: string;
}

/** A change of a shopping list on its way to the server. */
export interface ListChange extends ChangeOf<ListAct> {
  listId: string;
}

/** A change of the pantry on its way to the server. */
export interface PantryChange extends ChangeOf<PantryAct> {
  listId: null;
}

/** A change that the server has not heard of yet. */
export type UnsentChange = ListChange | PantryChange;

/** Whether a change is one of the pantry. */
export const isOfPantry = (change: UnsentChange): change is PantryChange => change.listId === null;

/** Whether a change is one of a list. */
export const isOfList = (change: UnsentChange, listId: string): change is ListChange => change.listId === listId;

/** The change that is sent next: the first one, past those that wait for an answer of the cook and what comes after on their items. */
export function nextToSend(changes: readonly UnsentChange[], owner: string): UnsentChange | undefined {
  const held = new Set<string>();
  return changes.find((change) => {
    if (change.owner !== owner || change.refusal !== undefined) return false;
    if (change.conflict) held.add(change.itemId);
    return !held.has(change.itemId);
  });
}

/** Whether stored data is a change; a storage may hold anything. */
export function isUnsentChange(value: unknown): value is UnsentChange {
  if (typeof value !== 'object' || value === null) return false;
  const { id, owner, listId, itemId, itemName, act } = value as Record<string, unknown>;
  return (
    [id, owner, itemId, itemName].every((part) => typeof part === 'string') &&
    (typeof listId === 'string' || listId === null) &&
    typeof act === 'object' &&
    act !== null &&
    'kind' in act
  );
}
