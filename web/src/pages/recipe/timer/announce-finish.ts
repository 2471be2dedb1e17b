import { recipe as text } from '../../../messages/recipe.ts'
import { showToast, type Toast } from '../../../ui/toast-store.ts'
import { playChime } from './chime.ts'
import { notify } from './notification.ts'
import type { StepTimer } from './step-timer.ts'

/** Buzz, pause, buzz, in milliseconds. */
const BUZZ = [300, 150, 300]

/**
 * Tells the cook that a timer has ended: by a toast, a sound, a buzz, and a notification where they allowed it.
 * @param action what the toast offers, where the cook is not at the recipe
 */
export function announceFinish(timer: StepTimer, action?: Toast['action']): void {
  const { title, description } = text.timer.finished(timer.step)
  showToast({ title, description, ...(action && { action }) })
  playChime()
  notify(title, description)
  if ('vibrate' in navigator) navigator.vibrate(BUZZ)
}
