import { pushTo } from '../../../shared/push-to.ts';
import type { KnownFood } from '../foods/food-knowledge.ts';
import { nameWords } from './name-words.ts';
import { USUAL_NAMES } from './usual-names.ts';

/** A name offered to a cook who is typing. */
export interface FoodSuggestion {
  name: string;
  food: KnownFood;
}

interface OfferedName extends FoodSuggestion {
  text: string;
  /** The name without what makes it a plural. */
  whole: string;
  /** 0 for the food's own name and those that are as usual, 1 for another word for it. */
  rank: number;
}

/** Offers names that go on from what was typed. */
export class NameSuggestions {
  /** The names in the order of the foods, under the one and the two letters that each of their words begins with. */
  readonly #offered = new Map<string, OfferedName[]>();

  constructor(foods: readonly KnownFood[]) {
    for (const food of foods) {
      this.#add(offer(food, food.name, 0));
      for (const alias of food.aliases) this.#add(offer(food, alias, USUAL_NAMES.has(alias) ? 0 : 1));
    }
  }

  /**
   * At most `first`, one for each food: the food of that name, names that begin so, names with such a word in them, then other words for foods; the most popular first. Foods that no recipe
   * asks for come behind all that one does: of "spin" baby spinach before spinach dip.
   */
  suggest(text: string, first: number, popularity: (food: KnownFood) => number): FoodSuggestion[] {
    const typed = { text: plain(text), whole: wholeName(text) };
    if (typed.text === '' || first < 1) return [];
    const best = new Map<KnownFood, { tier: number; name: string }>();
    for (const offered of this.#mayFit(typed)) {
      const tier = tierOf(offered, typed);
      if (tier < (best.get(offered.food)?.tier ?? NO_TIER)) best.set(offered.food, { tier, name: offered.name });
    }
    return [...best]
      .map(([food, { tier, name }]) => {
        const fame = popularity(food);
        return { food, name, fame, tier: fame > 0 || tier === 0 ? tier : tier + UNKNOWN_TO_RECIPES };
      })
      .sort((a, b) => a.tier - b.tier || b.fame - a.fame || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
      .slice(0, first)
      .map(({ name, food }) => ({ name, food }));
  }

  #add(offered: OfferedName): void {
    const words = [...offered.text.split(' '), ...offered.whole.split(' ')];
    for (const letters of new Set(words.flatMap((word) => [word.slice(0, 1), word.slice(0, 2)])))
      pushTo(this.#offered, letters, offered);
  }

  /** Every name that could fit, and few others. */
  #mayFit({ text, whole }: { text: string; whole: string }): OfferedName[] {
    const starts = new Set([text, whole].map((one) => one.split(' ')[0]?.slice(0, 2) ?? ''));
    return [...starts].flatMap((letters) => this.#offered.get(letters) ?? []);
  }
}

const NO_TIER = Number.POSITIVE_INFINITY;
/** More than the tiers there are. */
const UNKNOWN_TO_RECIPES = 5;

function offer(food: KnownFood, name: string, rank: number): OfferedName {
  return { food, name, rank, text: plain(name), whole: wholeName(name) };
}

/** A whole word that few use ("tôm", a prawn; "rai", mustard seed) stands for no more than the beginning of others. */
function tierOf({ text, whole, rank }: OfferedName, typed: { text: string; whole: string }): number {
  if (rank === 0 && (whole === typed.whole || text === typed.text)) return 0;
  if (text.startsWith(typed.text)) return 2 * rank + 1;
  if (whole === typed.whole) return 3;
  return text.includes(` ${typed.text}`) ? 2 * rank + 2 : NO_TIER;
}

function wholeName(text: string): string {
  return nameWords(text).join(' ');
}

function plain(text: string): string {
  return text
    .replace(/đ/gi, 'd')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();
}
