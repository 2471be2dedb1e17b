/** What this browser's storage has under a key; null when there is nothing, or when it cannot be read, which is only logged. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`What was kept as ${key} could not be read.`, error);
    return null;
  }
}

/** The value of stored JSON; null when nothing was stored, or when it is no JSON, which is only logged. */
export function fromJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    console.warn('What was kept in this browser could not be read.', error);
    return null;
  }
}

/** Keeps a value as JSON in this browser, or forgets it when it is null; a storage that refuses is only logged. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`What belongs to ${key} could not be kept.`, error);
  }
}
