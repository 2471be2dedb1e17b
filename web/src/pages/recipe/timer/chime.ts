/** Three rising notes, in hertz: A5, C#6, E6. */
const NOTES = [880, 1108.73, 1318.51];
const NOTE_SECONDS = 0.45;
const REPEATS = 3;

let context: AudioContext | null = null;

/** Readies the sound; call it from a press, since browsers keep pages silent before a user gesture. */
export function prepareChime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  context.resume().catch((error: unknown) => console.warn('The timer will be silent.', error));
}

/** Sounds the end of a timer, when the page may make a sound. */
export function playChime(): void {
  if (context?.state !== 'running') return;
  const start = context.currentTime;
  for (let index = 0; index < NOTES.length * REPEATS; index += 1) {
    playNote(context, NOTES[index % NOTES.length] ?? 0, start + index * NOTE_SECONDS);
  }
}

function playNote(audio: AudioContext, frequency: number, at: number): void {
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = frequency;
  // A struck bell: loud at once, then fading; ramps need a value above 0.
  gain.gain.setValueAtTime(0.001, at);
  gain.gain.exponentialRampToValueAtTime(0.35, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + NOTE_SECONDS);
}
