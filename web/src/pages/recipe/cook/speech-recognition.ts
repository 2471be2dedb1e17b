/** The part of the browser's speech recognition that is used here; the types of TypeScript have none. */
interface Recognition {
  continuous: boolean;
  lang: string;
  addEventListener(type: 'result', hear: (event: Heard) => void): void;
  addEventListener(type: 'error', fail: (event: { error: string }) => void): void;
  addEventListener(type: 'end', end: () => void): void;
  start(): void;
  abort(): void;
}
interface Heard {
  /** Which of the results is new. */
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
type RecognitionClass = new () => Recognition;

/** After these errors there is no use in listening on. */
const FINAL = new Set(['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported']);

function recognitionOf(browser: object): RecognitionClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = browser as Record<string, RecognitionClass | undefined>;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether this browser understands speech. */
export function canListen(): boolean {
  return recognitionOf(window) !== undefined;
}

/**
 * Listens until it is ended; browsers stop by themselves after a silence, and are started again.
 * @param hear is given each utterance
 * @param fail is called once where the microphone is refused or missing
 * @returns what ends it
 */
export function listen(hear: (utterance: string) => void, fail: () => void): () => void {
  const Recognizer = recognitionOf(window);
  if (!Recognizer) return () => {};
  const recognition = new Recognizer();
  let isOver = false;
  recognition.continuous = true;
  recognition.lang = 'en-US';
  recognition.addEventListener('result', ({ resultIndex, results }) => {
    hear(results[resultIndex]?.[0]?.transcript ?? '');
  });
  recognition.addEventListener('error', ({ error }) => {
    if (isOver || !FINAL.has(error)) return;
    isOver = true;
    fail();
  });
  recognition.addEventListener('end', () => {
    if (!isOver) recognition.start();
  });
  recognition.start();
  return () => {
    isOver = true;
    recognition.abort();
  };
}
