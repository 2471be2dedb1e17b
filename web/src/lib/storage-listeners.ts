/** Those who want to know of changes in this browser's storage. `subscribe` is for `useSyncExternalStore`. */
export interface StorageListeners {
  subscribe: (listener: () => void) => () => void;
  /** Tells them of a change that this tab made; those of other tabs they hear of by themselves. */
  tell: () => void;
}

/** See {@link StorageListeners}. @param isOurs whether what a key holds is what they listen for */
export function storageListeners(isOurs: (key: string) => boolean): StorageListeners {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Without a key, all of the storage was cleared.
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || isOurs(key)) tell();
  };
  return {
    tell,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', handleStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
      };
    },
  };
}
