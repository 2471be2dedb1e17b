/**
 * The timer of one step. A running timer knows only when it ends, so a reload, a sleeping tab or a late tick cannot make it
 * wrong; a paused one knows only what is left. Times are milliseconds, moments those of `Date.now()`.
 */
export type StepTimer = RunningTimer | PausedTimer;

interface TimedStep {
  /** The number of the step, from 1. */
  step: number;
  /** The whole time of the step. */
  total: number;
}

/** A timer that counts down. */
interface RunningTimer extends TimedStep {
  endsAt: number;
}

/** A timer that waits to be resumed. */
interface PausedTimer extends TimedStep {
  left: number;
}

const MINUTE = 60_000;

/** Starts the timer of a step from its whole minutes. */
export function startTimer(step: number, minutes: number, now: number): RunningTimer {
  return { step, total: minutes * MINUTE, endsAt: now + minutes * MINUTE };
}

/** Stops the countdown and keeps what is left; a paused timer stays as it is. */
export function pauseTimer(timer: StepTimer, now: number): PausedTimer {
  return isRunning(timer) ? { step: timer.step, total: timer.total, left: timeLeft(timer, now) } : timer;
}

/** Counts on from what is left; a running timer stays as it is. */
export function resumeTimer(timer: StepTimer, now: number): RunningTimer {
  return isRunning(timer) ? timer : { step: timer.step, total: timer.total, endsAt: now + timer.left };
}

/** Whether the timer counts down, as opposed to being paused. */
export function isRunning(timer: StepTimer): timer is RunningTimer {
  return 'endsAt' in timer;
}

/** Milliseconds left: from the whole time down to 0, never outside even when the clock is set back or forward. */
export function timeLeft(timer: StepTimer, now: number): number {
  const left = isRunning(timer) ? timer.endsAt - now : timer.left;
  return Math.min(timer.total, Math.max(0, left));
}

/** Whether the countdown has reached its end. */
export function isFinished(timer: StepTimer, now: number): boolean {
  return timeLeft(timer, now) === 0;
}

/** Reads a timer from stored JSON; null when it is not one. */
export function parseTimer(value: unknown): StepTimer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { step, total, endsAt, left } = value as Record<string, unknown>;
  if (!Number.isInteger(step) || !isDuration(total) || total === 0) return null;
  if (isDuration(endsAt)) return { step: Number(step), total, endsAt };
  return isDuration(left) && left <= total ? { step: Number(step), total, left } : null;
}

function isDuration(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
