import { useEffect, useState } from 'react';
import { useStoredState } from '../progress/use-stored-state.ts';
import {
  isFinished,
  isRunning,
  parseTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
  timeLeft,
  type StepTimer,
} from './step-timer.ts';
import { timerKey } from './stored-timers.ts';

/** The one timer of a recipe page and what can be done with it. */
export interface StepTimerControls {
  timer: StepTimer | null;
  /** Milliseconds left; 0 without a timer. */
  left: number;
  start: (step: number, minutes: number) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

const SECOND = 1000;

/**
 * The step timer of a recipe, kept in this browser so that a reload does not lose it.
 * @param onFinish told once when a timer reaches its end; must not change between renders
 */
export function useStepTimer(recipeId: string, onFinish: (timer: StepTimer) => void): StepTimerControls {
  const [timer, change] = useStoredState(timerKey(recipeId), parseTimer);
  const [now, look] = useClock(timer);

  useEffect(() => {
    if (!timer || !isFinished(timer, now)) return;
    change(() => null);
    onFinish(timer);
  }, [timer, now, change, onFinish]);

  const act = (make: (old: StepTimer | null, at: number) => StepTimer | null) => {
    const at = look();
    change((old) => make(old, at));
  };
  return {
    timer,
    left: timer ? timeLeft(timer, now) : 0,
    start: (step, minutes) => act((old, at) => old ?? startTimer(step, minutes, at)),
    pause: () => act((old, at) => old && pauseTimer(old, at)),
    resume: () => act((old, at) => old && resumeTimer(old, at)),
    stop: () => act(() => null),
  };
}

/**
 * The moment that is shown, and a look at the clock that renews it. It renews itself whenever a running timer has lost a
 * second, and at once when a sleeping tab wakes.
 */
function useClock(timer: StepTimer | null): [now: number, look: () => number] {
  // An object, since two looks within a millisecond must still lead to the next.
  const [moment, setMoment] = useState(() => ({ now: Date.now() }));
  useEffect(() => {
    if (!timer || !isRunning(timer)) return;
    const tick = () => setMoment({ now: Date.now() });
    const wait = setTimeout(tick, timeLeft(timer, moment.now) % SECOND || SECOND);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(wait);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [timer, moment]);
  const look = () => {
    const now = Date.now();
    setMoment({ now });
    return now;
  };
  return [moment.now, look];
}
