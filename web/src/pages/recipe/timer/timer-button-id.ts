/** Id of the button that starts the timer of a step. */
export function timerButtonId(step: number): string {
  return `timer-of-step-${step}`;
}
