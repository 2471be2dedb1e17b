import { useEffect, useState } from 'react'

/** Longest wait for a moment without work, in milliseconds. */
const PATIENCE_MS = 2000

/** Safari does not tell when it has nothing to do. */
function canTell(): boolean {
  return typeof requestIdleCallback === 'function'
}

/** Whether the browser has had a moment without work since this came onto the page; for what can wait until then. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(() => !canTell())
  useEffect(() => {
    if (!canTell()) return
    const request = requestIdleCallback(() => setIdle(true), { timeout: PATIENCE_MS })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}
