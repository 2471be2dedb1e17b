declare global {
  interface Window {
    /** What the page itself keeps until the script has come (`index.html`). */
    earlyPresses?: { buttons: HTMLElement[]; keep: (event: Event) => void };
  }
}

/** Presses the buttons again that were pressed before the script had come, in that order. To be called when they do what they say. */
export function pressAgain(): void {
  const { earlyPresses } = window;
  if (!earlyPresses) return;
  delete window.earlyPresses;
  document.removeEventListener('click', earlyPresses.keep, true);
  // Each in a turn of its own, as from a finger: what one of them changes, the next one sees.
  for (const button of earlyPresses.buttons) setTimeout(() => button.isConnected && button.click());
}
