import { isListChange, type ListChange } from './list-change.ts'

/** The key in this browser's storage; all its tabs share the changes. */
export const CHANGES_KEY = 'larder:list-changes'

let known: readonly ListChange[] | undefined
const listeners = new Set<() => void>()

function load(): readonly ListChange[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CHANGES_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isListChange) : []
  } catch (error) {
    console.warn('The changes of the shopping lists could not be read.', error)
    return []
  }
}

function write(changes: readonly ListChange[]): void {
  known = changes
  try {
    localStorage.setItem(CHANGES_KEY, JSON.stringify(changes))
  } catch (error) {
    console.warn('The changes of the shopping lists are kept in this tab alone.', error)
  }
  for (const listener of listeners) listener()
}

function handleStorage({ key }: StorageEvent): void {
  if (key !== CHANGES_KEY && key !== null) return
  known = undefined
  for (const listener of listeners) listener()
}

/** The changes that are not on the server yet, in their order. They outlive the tab, and every tab sees them. */
export const changeStore = {
  get: (): readonly ListChange[] => (known ??= load()),
  add: (change: ListChange) => write([...changeStore.get(), change]),
  remove: (id: string) => write(changeStore.get().filter((change) => change.id !== id)),
  replace: (change: ListChange) => write(changeStore.get().map((former) => (former.id === change.id ? change : former))),
  clear: () => write([]),
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', handleStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
    }
  },
}
