import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { recipe as text } from '../../../messages/recipe.ts';
import { prepareChime } from './chime.ts';
import type { StepTimer } from './step-timer.ts';
import { TimerBanner } from './timer-banner.tsx';
import { shownBanner } from './shown-banner.ts';
import { timerButtonId } from './timer-button-id.ts';
import type { StepTimerControls } from './use-step-timer.ts';

interface TimerRegionProps {
  recipeId: string;
  controls: StepTimerControls;
  /** The timer that was started on this visit, to be announced; null for one that was already there. */
  started: { step: number; minutes: number } | null;
}

/** The timer of the page, while there is one: shown, announced at its start, and followed by the focus. */
export function TimerRegion({ recipeId, controls, started }: TimerRegionProps) {
  const { timer, left, pause, resume, stop } = controls;
  useChimeAfterReload(timer !== null);
  useFocusReturn(timer);
  useEffect(() => shownBanner.open(recipeId), [recipeId]);
  return (
    <>
      <VisuallyHidden role="status">
        {timer && started && text.timer.started(started.step, started.minutes)}
      </VisuallyHidden>
      {timer && (
        <TimerBanner
          timer={timer}
          left={left}
          takesFocus={started !== null}
          onPause={pause}
          onResume={resume}
          onStop={stop}
        />
      )}
    </>
  );
}

/** A page that was reloaded may only sound its timer once something on it has been pressed. */
function useChimeAfterReload(hasTimer: boolean): void {
  useEffect(() => {
    if (!hasTimer) return;
    document.addEventListener('click', prepareChime, { once: true });
    return () => document.removeEventListener('click', prepareChime);
  }, [hasTimer]);
}

/** When the banner goes while it has the focus, the focus goes back to the step the timer was for. */
function useFocusReturn(timer: StepTimer | null): void {
  const step = useRef<number | null>(null);
  useEffect(() => {
    if (timer) {
      step.current = timer.step;
      return;
    }
    const isLost = step.current !== null && document.activeElement === document.body;
    if (isLost) document.getElementById(timerButtonId(Number(step.current)))?.focus({ preventScroll: true });
    step.current = null;
  }, [timer]);
}
