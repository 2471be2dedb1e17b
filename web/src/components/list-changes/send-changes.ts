import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client'
import { failureOf } from '../../apollo/failure.ts'
import { shoppingLists as text } from '../../messages/shopping-lists.ts'
import { showToast } from '../../ui/toast-store.ts'
import { requestChange } from './change-requests.ts'
import { changeStore } from './change-store.ts'
import { keepList } from './list-page.ts'
import { nextToSend, type CurrentItem, type ListChange } from './list-change.ts'

/** Pauses between tries while the server cannot be reached, in milliseconds; the last one stays. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000]
/** What passes by itself: the network, or a server that is busy. */
const PASSING = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL_SERVER_ERROR'])

/** The change that is with the server just now. */
let inFlight: string | null = null

/** Whether a change can still be taken back without the server ever hearing of it. */
export function isHere(change: ListChange): boolean {
  return change.id !== inFlight
}

/**
 * Sends the changes of a cook in their order, one at a time, now and whenever there is something to send or the network comes back.
 * One tab does it for all. Returns how to stop.
 */
export function startSending(client: ApolloClient, owner: string): () => void {
  let isRunning = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = async () => {
    clearTimeout(timer)
    if (isRunning || !nextToSend(changeStore.get(), owner)) return
    isRunning = true
    const isDone = await inTurn(() => sendAll(client, owner)).catch(() => false)
    isRunning = false
    tries = isDone ? 0 : tries + 1
    if (!isDone) timer = setTimeout(() => void run(), PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1])
    else if (nextToSend(changeStore.get(), owner)) void run()
  }
  const handleOnline = () => void run()
  const unsubscribe = changeStore.subscribe(() => tries === 0 && void run())
  window.addEventListener('online', handleOnline)
  void run()
  return () => {
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('online', handleOnline)
  }
}

/** One tab after another, where the browser can arrange that; what is sent twice is done once in any case. */
function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request('larder:list-changes', work) : work()
}

/** Resolves to whether all is sent; false when it must be tried again later. */
async function sendAll(client: ApolloClient, owner: string): Promise<boolean> {
  for (let change = nextToSend(changeStore.get(), owner); change; change = nextToSend(changeStore.get(), owner)) {
    inFlight = change.id
    try {
      await requestChange(client, change)
      changeStore.remove(change.id)
      keepList(client, change.listId)
    } catch (error) {
      const { code, message } = failureOf(error)
      // Signing in is asked for by the client as a whole; the change waits for it.
      if (PASSING.has(code) || code === 'UNAUTHENTICATED') return false
      changeStore.replace({ ...change, ...objection(error, code, message) })
      if (code !== 'CONFLICT') showToast(text.changes.refused(change.itemName, message))
    } finally {
      inFlight = null
    }
  }
  return true
}

function objection(error: unknown, code: string, message: string): Pick<ListChange, 'conflict' | 'refusal'> {
  const current = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['current'] : undefined
  return code === 'CONFLICT' && current ? { conflict: current as CurrentItem } : { refusal: message }
}
