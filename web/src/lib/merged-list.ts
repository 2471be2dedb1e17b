/**
 * A list that may have changed elsewhere, with what was ticked and unticked here.
 * @param from what was shown here
 * @param to what the cook made of it: what they added joins `fresh`, and what they took out goes from it
 */
export function mergedList<Item>(from: readonly Item[], to: readonly Item[], fresh: readonly Item[]): Item[] {
  const kept = to.filter((one) => !from.includes(one) || fresh.includes(one));
  return [...kept, ...fresh.filter((one) => !from.includes(one) && !to.includes(one))];
}
