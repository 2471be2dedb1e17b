import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client';
import { failureOf } from '../../apollo/failure.ts';
import { shoppingLists as text } from '../../messages/shopping-lists.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { requestChange } from './change-requests.ts';
import { changeStore } from './change-store.ts';
import { askRevision, keepList } from './list-page.ts';
import { requestPantryChange } from './pantry-requests.ts';
import {
  isOfPantry,
  nextToSend,
  type CurrentItem,
  type ListChange,
  type PantryChange,
  type UnsentChange,
} from './unsent-change.ts';

/** Pauses between tries while the server cannot be reached, in milliseconds; the last one stays. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000];
/** What passes by itself: the network, or a server that is busy. */
const PASSING = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL_SERVER_ERROR']);

/** The change that is with the server just now. */
let inFlight: string | null = null;

/** Whether a change can still be taken back without the server ever hearing of it. */
export function isHere(change: UnsentChange): boolean {
  return change.id !== inFlight;
}

/**
 * Sends the changes of a cook in their order, one at a time, now and whenever there is something to send or the network comes back.
 * One tab does it for all. Returns how to stop.
 */
export function startSending(client: ApolloClient, owner: string): () => void {
  let isRunning = false;
  let isOver = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    clearTimeout(timer);
    if (isRunning || isOver || !nextToSend(changeStore.get(), owner)) return;
    isRunning = true;
    const isDone = await inTurn(() =>
      sendAll(client, () => (isOver ? undefined : nextToSend(changeStore.get(), owner))),
    ).catch(() => false);
    isRunning = false;
    if (isOver) return;
    tries = isDone ? 0 : tries + 1;
    if (!isDone) timer = setTimeout(() => void run(), PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1]);
    else if (nextToSend(changeStore.get(), owner)) void run();
  };
  const handleOnline = () => void run();
  const unsubscribe = changeStore.subscribe(() => tries === 0 && void run());
  window.addEventListener('online', handleOnline);
  void run();
  return () => {
    // Another cook may be here before what is on its way has come back.
    isOver = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', handleOnline);
  };
}

/** One tab after another, where the browser can arrange that; what is sent twice is done once in any case. */
function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request('larder:list-changes', work) : work();
}

/** Resolves to whether all is sent; false when it must be tried again later. */
async function sendAll(client: ApolloClient, next: () => UnsentChange | undefined): Promise<boolean> {
  for (let change = next(); change; change = next()) {
    inFlight = change.id;
    try {
      await send(client, change);
    } catch (error) {
      if (!(await isSettled(client, change, error))) return false;
    } finally {
      inFlight = null;
    }
  }
  return true;
}

async function send(client: ApolloClient, change: UnsentChange): Promise<void> {
  if (isOfPantry(change)) {
    await requestPantryChange(client, change);
    return changeStore.remove(change.id);
  }
  const version = await requestChange(client, change);
  changeStore.remove(change.id);
  if (version !== undefined) standUpon(change.itemId, version);
  keepList(client, change.listId);
}

/** What the cook did next to an item was done to what it has now become. */
function standUpon(itemId: string, version: number): void {
  for (const later of changeStore.get()) {
    if (isOfPantry(later) || later.itemId !== itemId || later.conflict) continue;
    if (later.act.kind === 'amount') changeStore.replace({ ...later, act: { ...later.act, version } });
  }
}

/** Deals with a change that was not taken; resolves to false where it may be taken later. */
async function isSettled(client: ApolloClient, change: UnsentChange, error: unknown): Promise<boolean> {
  const { code } = failureOf(error);
  // Signing in is asked for by the client as a whole; the change waits for it.
  if (PASSING.has(code) || code === 'UNAUTHENTICATED') return false;
  if (isOfPantry(change)) settleOfPantry(change, error);
  else return isListSettled(client, change, error);
  return true;
}

/** What is gone already cannot be taken out; of anything else the cook is told. */
function settleOfPantry(change: PantryChange, error: unknown): void {
  const { code, message } = failureOf(error);
  if (code === 'NOT_FOUND' && change.act.kind === 'take') return changeStore.remove(change.id);
  changeStore.replace({ ...change, refusal: message });
  showToast(text.changes.refused(change.itemName, message));
}

async function isListSettled(client: ApolloClient, change: ListChange, error: unknown): Promise<boolean> {
  const { code, message } = failureOf(error);
  const list = code === 'NOT_FOUND' ? await askRevision(client, change.listId) : undefined;
  // Another cook, who is here since, has no such list: whose it is may still have it.
  if (list && list.asker !== change.owner) return false;
  if (list?.revision === null) {
    showToast(text.changes.listGone(changeStore.removeList(change.listId)));
  } else if (list && change.act.kind === 'delete') {
    changeStore.remove(change.id);
  } else {
    changeStore.replace({ ...change, ...objection(error, code, message) });
    if (code !== 'CONFLICT') showToast(text.changes.refused(change.itemName, message));
  }
  return true;
}

function objection(error: unknown, code: string, message: string): Pick<ListChange, 'conflict' | 'refusal'> {
  const current = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['current'] : undefined;
  return code === 'CONFLICT' && current ? { conflict: current as CurrentItem } : { refusal: message };
}
