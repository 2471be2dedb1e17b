/** A dish that may be proposed. */
export interface Candidate {
  /** Whether it is a dinner that is soon cooked. */
  isForEvening: boolean;
  /** What it uses up; empty when nothing is due. */
  due: readonly object[];
}

/**
 * Picks so many dishes of some, the best of which come first: each uses something due that those before it do not, as long as there is a dinner that does,
 * and the others nothing due that was used already, which so is still there for another evening. Where no dinner uses anything due, something
 * else that does is among them, as the last.
 */
export function pickDishes<Dish extends Candidate>(dishes: readonly Dish[], count: number): Dish[] {
  const picked = new Set<Dish>();
  const used = new Set<object>();
  while (picked.size < Math.min(count, dishes.length)) {
    const rest = dishes.filter((dish) => !picked.has(dish));
    const evening = rest.filter(({ isForEvening }) => isForEvening);
    const usesMore = ({ due }: Dish): boolean => due.some((item) => !used.has(item));
    const next =
      evening.find(usesMore) ??
      (used.size === 0 ? rest.find(usesMore) : undefined) ??
      evening.find(({ due }) => due.length === 0) ??
      evening[0] ??
      rest[0];
    if (!next) break;
    picked.add(next);
    for (const item of next.due) used.add(item);
  }
  return [...picked].sort((a, b) => Number(b.isForEvening) - Number(a.isForEvening));
}
