/** Whether this browser can read aloud. */
export function canReadAloud(): boolean {
  return typeof speechSynthesis !== 'undefined';
}

/** Reads a text aloud; what was being read ends. */
export function readAloud(text: string): void {
  if (!canReadAloud()) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'en-US';
  speechSynthesis.speak(utterance);
}

/** Ends what is being read. */
export function fallSilent(): void {
  if (canReadAloud()) speechSynthesis.cancel();
}

/** Whether a text is being read: what the microphone hears then is the page itself. */
export function isReading(): boolean {
  return canReadAloud() && speechSynthesis.speaking;
}
