import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useViewer, type Viewer } from '../../apollo/viewer.tsx';
import { startKitchen } from '../../components/kitchen/start-kitchen.ts';
import { DEFAULT_FILTERS, type Filters } from './filters.ts';
import { filtersAtHome, householdFilters } from './household-filters.ts';

/**
 * A search that begins without filters takes over those of the cook's household; a visitor's is what this browser keeps. What is never eaten
 * every search leaves out. Only when the page is come to: what the cook lifts afterwards stays lifted.
 */
export function useHouseholdFilters(filters: Filters, apply: (filters: Filters) => void): void {
  const viewer = useViewer();
  const { key } = useLocation();
  const isRewritten = useNavigationType() === NavigationType.Replace;
  const [arrival, setArrival] = useState(key);
  if (!isRewritten && arrival !== key) setArrival(key);
  const served = useRef<string | null>(null);
  const takeOver = useEffectEvent((cook: Viewer | null) => {
    const atHome = filtersAtHome(filters, startOf(cook));
    if (atHome) apply(atHome);
  });
  useEffect(() => {
    if (viewer === undefined || served.current === arrival) return;
    served.current = arrival;
    takeOver(viewer);
  }, [viewer, arrival]);
}

function startOf(cook: Viewer | null): Filters {
  return cook ? householdFilters(cook) : { ...DEFAULT_FILTERS, ...startKitchen(null) };
}
