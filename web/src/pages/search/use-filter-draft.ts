import { useEffect, useEffectEvent, useState } from 'react';
import type { Filters } from './filters.ts';

/** Rest before changed filters are applied (specification, section 9). */
const DEBOUNCE_MS = 500;

/**
 * Filters as the controls show them at once, while `apply` gets them after they have rested 500 ms. When the applied ones
 * change from elsewhere (the back button, a removed pill) the controls follow; what they applied themselves may have been changed again since.
 */
export function useFilterDraft(
  applied: Filters,
  apply: (filters: Filters) => void,
): [Filters, (filters: Filters) => void] {
  const [draft, setDraft] = useState(applied);
  const [followed, setFollowed] = useState(applied);
  const [sent, setSent] = useState<Filters | null>(null);
  if (!isSameFilters(followed, applied)) {
    setFollowed(applied);
    setSent(null);
    if (!sent || !isSameFilters(sent, applied)) setDraft(applied);
  }
  const isChanged = !isSameFilters(draft, applied);
  const applyDraft = useEffectEvent(apply);
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      setSent(draft);
      applyDraft(draft);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, isChanged]);
  return [draft, setDraft];
}

/** Whether two sets of filters ask the same. */
export function isSameFilters(one: Filters, other: Filters): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
