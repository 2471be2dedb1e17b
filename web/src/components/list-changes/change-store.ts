import { isListChange, type ListChange } from './list-change.ts'

/** The key in this browser's storage; all its tabs share the changes. */
export const CHANGES_KEY = 'larder:list-changes'

const NOTHING = '[]'

/** The changes as they were last read or written, and what the storage held then. */
let known: readonly ListChange[] = []
let knownText: string | null = NOTHING
/** Whether the storage took no more: then this tab alone has them. */
let isRefused = false
const listeners = new Set<() => void>()

/** Looked up each time: another tab may have written, or a cook who signed out has cleared it, and no tab hears of everything. */
function load(): readonly ListChange[] {
  if (isRefused) return known
  try {
    const text = localStorage.getItem(CHANGES_KEY)
    if (text === knownText) return known
    knownText = text
    known = []
    known = read(text ?? NOTHING)
  } catch (error) {
    console.warn('The changes of the shopping lists could not be read.', error)
  }
  return known
}

function read(text: string): readonly ListChange[] {
  const stored: unknown = JSON.parse(text)
  return Array.isArray(stored) ? stored.filter(isListChange) : []
}

function write(changes: readonly ListChange[]): void {
  known = changes
  knownText = JSON.stringify(changes)
  try {
    localStorage.setItem(CHANGES_KEY, knownText)
    isRefused = false
  } catch (error) {
    isRefused = true
    console.warn('The changes of the shopping lists are kept in this tab alone.', error)
  }
  for (const listener of listeners) listener()
}

function handleStorage({ key }: StorageEvent): void {
  if (key !== CHANGES_KEY && key !== null) return
  for (const listener of listeners) listener()
}

/** The changes that are not on the server yet, in their order. They outlive the tab, and every tab sees them. */
export const changeStore = {
  get: load,
  add: (change: ListChange) => write([...changeStore.get(), change]),
  remove: (id: string) => write(changeStore.get().filter((change) => change.id !== id)),
  /** Gives how many they were. */
  removeList(listId: string): number {
    const all = changeStore.get()
    const others = all.filter((change) => change.listId !== listId)
    write(others)
    return all.length - others.length
  },
  replace: (change: ListChange) => write(changeStore.get().map((former) => (former.id === change.id ? change : former))),
  set: write,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', handleStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
    }
  },
}
