/** The texts of a list that was stored; none where it is no list. */
export function textsOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];
}
