import { pantryOf, type PantryFood } from '../../components/kitchen-choices.ts'

const STORAGE_KEY = 'pantry'

/** What a visitor said is always at home, kept in this browser. Nothing when there is none or it cannot be read. */
export function loadPantry(): PantryFood[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? pantryOf(stored) : []
  } catch (error) {
    console.warn('What is always at home could not be read.', error)
    return []
  }
}

/** Keeps it for the next visit; a storage that refuses is only logged. */
export function savePantry(pantry: readonly PantryFood[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(pantry))
  } catch (error) {
    console.warn('What is always at home could not be kept.', error)
  }
}
