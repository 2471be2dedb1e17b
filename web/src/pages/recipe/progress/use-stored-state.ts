import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useIsBrowser } from '../../../hooks/takeover.ts'
import { readStored, writeStored } from './stored-json.ts'

/**
 * State that this browser keeps under a key; another tab that changes it changes it here too. A page from the server begins
 * with nothing stored, and looks when it has been taken over.
 * @param key must stay the same for as long as the component lives
 * @param parse makes a value of whatever was stored, null when nothing was; must not change either
 * @returns the value, and a function that replaces it by what `change` makes of it; null is forgotten
 */
export function useStoredState<Value>(key: string, parse: (stored: unknown) => Value): [Value, (change: (value: Value) => Value) => void] {
  const isBrowser = useIsBrowser()
  const [value, setValue] = useState(() => parse(isBrowser ? readStored(key) : null))
  const latest = useRef(value)
  const wasRead = useRef(isBrowser)
  const take = useCallback((next: Value) => {
    latest.current = next
    setValue(next)
  }, [])

  useEffect(() => {
    const stored = wasRead.current ? null : readStored(key)
    if (stored !== null) startTransition(() => take(parse(stored)))
    wasRead.current = true
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key) take(parse(readStored(key)))
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [key, parse, take])

  const change = useCallback((make: (value: Value) => Value) => {
    take(make(latest.current))
    writeStored(key, latest.current)
  }, [key, take])
  return [value, change]
}
