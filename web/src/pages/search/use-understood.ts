import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isSameName } from '../../components/ingredient-input/chip.ts';
import { search as text } from '../../messages/search.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { activeFilters } from './active-filters.ts';
import { DEFAULT_FILTERS } from './filters.ts';
import type { Search } from './search-params.ts';
import type { Reading } from './search-question.ts';
import { isChanged, understood, type Understood } from './understood.ts';
import type { ChangeSearch } from './use-search.ts';

/** How long it is said what became of the chips, in milliseconds. */
const TOLD_MS = 8000;

/**
 * Puts the server's readings into the search: a chip that names several foods becomes one for each, one that says what must not be used, how
 * long it may cook, for which meal it is or of which cuisine becomes a filter, and of two for one food the later goes. What became of them is told.
 * @returns the foods that are left out because a chip said so, and still are
 */
export function useUnderstood(search: Search, readings: readonly Reading[], change: ChangeSearch): string[] {
  const read = useMemo(() => understood(search, readings), [search, readings]);
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const fresh = read.leftOut.filter((food) => !leftOut.includes(food));
  if (fresh.length > 0) setLeftOut([...leftOut, ...fresh]);
  const apply = useEffectEvent((understanding: Understood) => {
    if (!isChanged(understanding)) return;
    change((latest) => {
      const { chips, filters } = understood(latest, readings);
      return { chips, filters };
    });
    tell(understanding);
  });
  useEffect(() => apply(read), [read]);
  return leftOut.filter((food) => [...read.leftOut, ...search.filters.exclude].some((name) => isSameName(name, food)));
}

/** How the filters tell a time, a meal and a cuisine; nothing of what is no filter. */
function filterWords({ maxCookTime, meal, cuisine }: Understood['wished'][number]): string[] {
  const filters = { ...DEFAULT_FILTERS, maxCookTime: maxCookTime ?? DEFAULT_FILTERS.maxCookTime, meal, cuisine };
  return activeFilters(filters).map((filter) => filter.text);
}

function tell({ wished, split, same }: Understood): void {
  const sentences = [
    ...wished.flatMap((wish) => {
      const words = filterWords(wish);
      return words.length > 0 ? [text.wished(wish.typed, words)] : [];
    }),
    ...split.map(({ typed, foods }) => text.readAs(typed, foods)),
    ...same.map(({ typed, held }) => text.sameFood(typed, held)),
  ];
  if (sentences.length > 0) showToast({ description: sentences.join(' '), duration: TOLD_MS });
}
