/** Reads JSON from this browser's storage; null when there is none, or when it cannot be read, which is only logged. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch (error) {
    console.warn(`What was kept as ${key} could not be read.`, error)
    return null
  }
}

/** Keeps a value as JSON in this browser, or forgets it when it is null; a storage that refuses is only logged. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    console.warn(`What belongs to ${key} could not be kept.`, error)
  }
}
