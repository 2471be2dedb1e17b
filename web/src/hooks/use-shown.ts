import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * A value as the page that is shown has it. React draws a page in advance when the address changes, and may throw what it drew away
 * and go back to the value before. `useQuery` asks the server while it draws: given such a value it would ask with each going back and forth.
 */
export function useShown<Value>(value: Value): Value {
  const [shown] = useState(() => new Shown(value));
  useLayoutEffect(() => shown.show(value), [shown, value]);
  return useSyncExternalStore(shown.subscribe, shown.get, shown.get);
}

/** A store, as what changes in one is never drawn in advance. */
class Shown<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(value: Value): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }
}
