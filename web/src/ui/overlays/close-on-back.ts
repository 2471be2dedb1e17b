/** The browser's own word that a window is to be closed; TypeScript has no types of it yet. */
interface Watcher extends EventTarget {
  destroy(): void;
}

/**
 * Closes a window by the Back of a phone, where the browser tells of it. Elsewhere Back leaves the page, as ever.
 * @returns what ends it
 */
export function closeOnBack(close: () => void): (() => void) | undefined {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };
  if (!CloseWatcher) return undefined;
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}
