/** Longest wait for a moment without work, in milliseconds. */
const PATIENCE_MS = 5000

/** Resolves once the browser has had a moment without work; Safari cannot tell, and has had some time by then. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
    else setTimeout(resolve, PATIENCE_MS)
  })
}
