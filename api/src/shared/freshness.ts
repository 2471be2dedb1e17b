/** Tells whether what was read a moment ago is still what is stored. */
export interface Freshness {
  /**
   * A number that grows with every change to what anybody may be shown, a moment after the change was committed; null
   * while nobody can say. What was read between two equal numbers is not older than the second of them.
   */
  version(): number | null;
}

/** For where changes are not followed. */
export const NEVER_SURE: Freshness = { version: () => null };
