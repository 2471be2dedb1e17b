import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { timedRecipes } from '../../pages/recipe/timer/stored-timers.ts';
import { recipePath } from '../paths.ts';

/** Has the timers of recipes ring wherever the cook is by then. Remount it for another page: the one before may have started one. */
export function LeftTimers() {
  const navigate = useNavigate();
  useEffect(() => {
    if (timedRecipes().length === 0) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('../../pages/recipe/timer/ring-left-timers.ts').then(
      ({ ringLeftTimers }) => isOver || (stop = ringLeftTimers((recipeId) => void navigate(recipePath(recipeId)))),
      (error: unknown) => console.warn('The timers will not ring on this page.', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [navigate]);
  return null;
}
