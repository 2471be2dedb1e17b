/** Longest wait for a moment without work, in milliseconds. */
const PATIENCE_MS = 5000;

/** Whether the browser tells when it has nothing to do; Safari does not. */
export function tellsIdleness(): boolean {
  return typeof requestIdleCallback === 'function';
}

/**
 * Does `act` once the browser has had a moment without work, for what can wait until then; at once where the browser cannot tell.
 * Gives what calls it off.
 */
export function onIdle(act: () => void): () => void {
  if (!tellsIdleness()) {
    act();
    return () => {};
  }
  const request = requestIdleCallback(act, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(request);
}
