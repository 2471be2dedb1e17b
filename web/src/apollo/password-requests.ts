type Listener = (answer: (isConfirmed: boolean) => void) => void;

let listener: Listener | null = null;
let asked: Promise<boolean> | null = null;

/**
 * Asks the cook for their password; resolves to whether the server took it. What is refused while they are asked waits for the same answer.
 * Where no one can be asked, nothing is confirmed.
 */
export function askForPassword(): Promise<boolean> {
  if (!listener) return Promise.resolve(false);
  const ask = listener;
  asked ??= new Promise<boolean>((resolve) => ask(resolve)).finally(() => {
    asked = null;
  });
  return asked;
}

/** Hears of each request for the password, to be answered once; returns how to stop. */
export function onPasswordRequest(hear: Listener): () => void {
  listener = hear;
  return () => {
    if (listener === hear) listener = null;
  };
}
