import { useCallback, useEffect, useRef, useState } from 'react'
import { readStored, writeStored } from './stored-json.ts'

/**
 * State that this browser keeps under a key; another tab that changes it changes it here too.
 * @param key must stay the same for as long as the component lives
 * @param parse makes a value of whatever was stored, null when nothing was; must not change either
 * @returns the value, and a function that replaces it by what `change` makes of it; null is forgotten
 */
export function useStoredState<Value>(key: string, parse: (stored: unknown) => Value): [Value, (change: (value: Value) => Value) => void] {
  const [value, setValue] = useState(() => parse(readStored(key)))
  const latest = useRef(value)
  const take = useCallback((next: Value) => {
    latest.current = next
    setValue(next)
  }, [])

  useEffect(() => {
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
