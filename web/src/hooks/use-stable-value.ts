import { equal } from '@wry/equality';
import { useState } from 'react';

/**
 * A value, or the former one where both say the same: Apollo masks an answer into new objects with every change of its state, and
 * its component would render again, though nothing of it has changed.
 */
export function useStableValue<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || equal(kept, value)) return kept;
  setKept(value);
  return value;
}
