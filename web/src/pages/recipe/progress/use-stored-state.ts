import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useIsBrowser } from '../../../hooks/use-is-browser.ts';
import { fromJson, readStored, writeStored } from '../../../lib/stored-json.ts';

/**
 * State that this browser keeps under a key; another tab that changes it, or forgets all, changes it here too. A page from the
 * server begins with nothing stored, and looks when it has been taken over. A storage that refuses leaves the state on the page.
 * @param key must stay the same for as long as the component lives
 * @param parse makes a value of whatever was stored, null when nothing was; must not change either
 * @returns the value, and a function that replaces it by what `change` makes of it; null is forgotten, and
 *   what stays as it was is not stored again: what was forgotten meanwhile remains so
 */
export function useStoredState<Value>(
  key: string,
  parse: (stored: unknown) => Value,
): [Value, (change: (value: Value) => Value) => void] {
  const isBrowser = useIsBrowser();
  const [first] = useState(() => (isBrowser ? readStored(key) : null));
  const [value, setValue] = useState(() => parse(fromJson(first)));
  const latest = useRef(value);
  const seen = useRef(first);
  const take = useCallback((next: Value, stored: string | null) => {
    latest.current = next;
    seen.current = stored;
    setValue(next);
  }, []);
  const look = useCallback(() => {
    const stored = readStored(key);
    if (stored !== seen.current) take(parse(fromJson(stored)), stored);
  }, [key, parse, take]);

  useEffect(() => {
    startTransition(look);
    const handleStorage = (event: StorageEvent) => {
      // A storage that was emptied names no key.
      if (event.key === key || event.key === null) look();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [key, look]);

  const change = useCallback(
    (make: (value: Value) => Value) => {
      // What another tab has stored may be there before the news of it.
      look();
      const next = make(latest.current);
      if (next === latest.current) return;
      writeStored(key, next);
      take(next, readStored(key));
    },
    [key, look, take],
  );
  return [value, change];
}
