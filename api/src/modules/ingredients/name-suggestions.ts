import type { KnownFood } from './food-knowledge.ts';

/** A name offered to a cook who is typing. */
export interface FoodSuggestion {
  name: string;
  food: KnownFood;
}

interface OfferedName extends FoodSuggestion {
  text: string;
  /** 0 for the food's own name, 1 for another word for it. */
  rank: number;
}

/** Offers names that go on from what was typed. */
export class NameSuggestions {
  readonly #offered: OfferedName[];

  constructor(foods: readonly KnownFood[]) {
    this.#offered = foods.flatMap((food) => [
      { text: plain(food.name), name: food.name, rank: 0, food },
      ...food.aliases.map((alias) => ({ text: plain(alias), name: alias, rank: 1, food })),
    ]);
  }

  /** At most `first`, one for each food: names of foods, other words for them, then any word within; the most popular first. */
  suggest(text: string, first: number, popularity: (food: KnownFood) => number): FoodSuggestion[] {
    const typed = plain(text);
    if (typed === '' || first < 1) return [];
    const best = new Map<KnownFood, { tier: number; name: string }>();
    for (const offered of this.#offered) {
      const tier = tierOf(offered, typed);
      if (tier < (best.get(offered.food)?.tier ?? NO_TIER)) best.set(offered.food, { tier, name: offered.name });
    }
    return [...best]
      .map(([food, { tier, name }]) => ({ food, tier, name, fame: popularity(food) }))
      .sort((a, b) => a.tier - b.tier || b.fame - a.fame || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
      .slice(0, first)
      .map(({ name, food }) => ({ name, food }));
  }
}

const NO_TIER = Number.POSITIVE_INFINITY;

function tierOf(offered: OfferedName, typed: string): number {
  if (offered.text === typed) return offered.rank / 2;
  if (offered.text.startsWith(typed)) return offered.rank + 1;
  return offered.text.includes(` ${typed}`) ? 3 : NO_TIER;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9%]+/g, ' ').trim();
}
