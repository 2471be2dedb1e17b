import { useSyncExternalStore } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { kitchenTimers } from '../../pages/recipe/timer/kitchen-timers.ts';

const loadBar = () => import('../../pages/recipe/timer/timer-bar.tsx');

/** The bar of all timers, fetched once there is one. */
export function KitchenTimerBar() {
  const hasTimers = useSyncExternalStore(kitchenTimers.subscribe, () => kitchenTimers.get().length > 0);
  const part = useLoaded(loadBar, hasTimers);
  return part && <part.TimerBar />;
}
