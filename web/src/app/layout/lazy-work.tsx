import { useIsIdle } from '../../hooks/use-is-idle.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';

const loadWork = () => import('./background-work.tsx');

/** What goes on beside every page. It comes in a file of its own, once the browser has had a moment without work. */
export function LazyWork() {
  const part = useLoaded(loadWork, useIsIdle());
  return part && <part.BackgroundWork />;
}
