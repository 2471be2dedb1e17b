import { useEffect, useState } from 'react'

/** Longest wait for a moment without work, in milliseconds. */
const PATIENCE_MS = 2000

/** Whether the browser has had a moment without work since this came onto the page; for what can wait until then. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari does not tell.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true))
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: PATIENCE_MS })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}
