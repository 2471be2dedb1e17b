/** The recipe whose page shows its own timer in a banner; null on every other page. */
let shown: string | null = null;
const listeners = new Set<() => void>();

function show(recipeId: string | null): void {
  shown = recipeId;
  listeners.forEach((listener) => listener());
}

/** Which recipe's one timer has its banner on the page, so that the bar of all timers leaves it out. */
export const shownBanner = {
  get: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Notes that the page of a recipe is open. @returns what notes that it was left */
  open(recipeId: string): () => void {
    show(recipeId);
    return () => show(null);
  },
};
