/** A notice that comes and goes by itself. */
export interface Toast {
  title?: string;
  description?: string;
  /** `destructive` is for what failed. */
  variant?: 'default' | 'destructive';
  action?: { label: string; onPress: () => void };
  /** How long it stays, in milliseconds; 5000 when left out (specification, section 9). */
  duration?: number;
}

/** A toast on the page; a new `id` each time, so that saying the same twice shows it twice. */
export interface ShownToast extends Toast {
  id: number;
  duration: number;
}

/** Id of the place where toasts appear. */
export const TOASTER_ID = 'toasts';

const DURATION_MS = 5000;

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(toast: ShownToast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast. One is visible at a time: a newer one takes the place of an older. */
export function showToast(toast: Toast): void {
  lastId += 1;
  show({ duration: DURATION_MS, ...toast, id: lastId });
}

/**
 * Keeps the visible toast back while a window lies over the page that it is about: there it would cover what is to be pressed.
 * @returns has it come again, unless a newer one has come meanwhile
 */
export function holdToast(): () => void {
  const held = current;
  if (!held) return () => {};
  show(null);
  return () => {
    if (!current && lastId === held.id) show(held);
  };
}

/** Takes the visible toast away, if there is one. */
export function dismissToast(): void {
  show(null);
}

/** Takes a toast away whose time is over; one that came since stays. */
export function endToast(id: number): void {
  if (current?.id === id) show(null);
}

/** For `useSyncExternalStore`: the visible toast. */
export const toastStore = {
  get: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
