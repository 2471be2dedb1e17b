/** A question that waits for its answer. */
export interface OpenQuestion {
  /** How many changes would be lost. */
  count: number;
  answer: (isYes: boolean) => void;
}

let open: OpenQuestion | null = null;
const listeners = new Set<() => void>();

function show(question: OpenQuestion | null): void {
  open = question;
  for (const listener of listeners) listener();
}

/** Whether changes that could not be sent may be thrown away: asked from anywhere, answered in a window of the layout. */
export const unsentQuestion = {
  get: () => open,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Resolves to the cook's answer. */
  ask: (count: number): Promise<boolean> =>
    new Promise((resolve) => {
      show({
        count,
        answer: (isYes) => {
          show(null);
          resolve(isYes);
        },
      });
    }),
};
