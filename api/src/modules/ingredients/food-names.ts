import type { FoodKnowledge, KnownFood } from './food-knowledge.ts';
import { CHANGING_WORDS, FILLERS, KIND_WORDS, MODIFIERS, PART_WORDS, withoutHarmlessPhrases } from './name-modifiers.ts';
import { Spelling } from './name-spelling.ts';
import { nameWords } from './name-words.ts';

/** A food that a text names, and how sure that is, from 0 to 1. */
export interface FoodLink {
  food: KnownFood;
  confidence: number;
}

/** A name offered to a cook who is typing. */
export interface FoodSuggestion {
  name: string;
  food: KnownFood;
}

/** Sureness of each way to find a food. */
const SURE = { exact: 1, modified: 0.95, kind: 0.9, part: 0.95, unknownWord: 0.7, misspelt: 0.8 } as const;

/** Finds foods by what people call them. Immutable, as the knowledge it is made of. */
export class FoodNames {
  readonly #byKey = new Map<string, KnownFood>();
  readonly #byJoined = new Map<string, KnownFood>();
  readonly #spelling: Spelling;
  readonly #offered: { text: string; name: string; rank: number; food: KnownFood }[] = [];
  #longest = 1;

  constructor(knowledge: FoodKnowledge) {
    for (const food of knowledge.foods) this.#add(food.name, food);
    for (const food of knowledge.foods) if (food.plural !== null) this.#add(food.plural, food);
    for (const food of knowledge.foods) for (const alias of food.aliases) this.#add(alias, food);
    this.#spelling = new Spelling([...this.#byKey.keys()].flatMap((key) => key.split(' ')));
    for (const food of knowledge.foods) this.#offer(food);
  }

  /** The food of a chip that a cook typed, or undefined. More lenient than `link`: spelling counts less. */
  resolve(text: string): FoodLink | undefined {
    return this.link(text) ?? this.#linkWords(this.#corrected(wordsOf(text), true), SURE.misspelt);
  }

  /** The food that the name part of a recipe line means, or undefined when it may be something else. */
  link(name: string): FoodLink | undefined {
    const all = nameWords(name);
    const exact = this.#exact(all);
    if (exact) return { food: exact, confidence: SURE.exact };
    const words = wordsOf(name);
    return this.#linkWords(words, 1) ?? this.#linkWords(this.#corrected(words, false), SURE.misspelt);
  }

  /** Names that go on from what a cook has typed: of foods first, then other names, then names with such a word in them. */
  suggest(text: string, first: number, popularity: (food: KnownFood) => number): FoodSuggestion[] {
    const typed = nameText(text);
    if (typed === '' || first < 1) return [];
    const best = new Map<KnownFood, { rank: number; name: string }>();
    for (const { text: offered, name, rank, food } of this.#offered) {
      const tier = tierOf(offered, typed, rank);
      const before = best.get(food);
      if (tier !== undefined && (!before || tier < before.rank)) best.set(food, { rank: tier, name });
    }
    return [...best]
      .map(([food, { rank, name }]) => ({ food, rank, name, fame: popularity(food) }))
      .sort((a, b) => a.rank - b.rank || b.fame - a.fame || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
      .slice(0, first)
      .map(({ name, food }) => ({ name, food }));
  }

  #add(name: string, food: KnownFood): void {
    const words = nameWords(name);
    const key = words.join(' ');
    if (key === '') return;
    if (!this.#byKey.has(key)) this.#byKey.set(key, food);
    const joined = words.join('');
    if (!this.#byJoined.has(joined)) this.#byJoined.set(joined, food);
    this.#longest = Math.max(this.#longest, words.length);
  }

  #offer(food: KnownFood): void {
    this.#offered.push({ text: nameText(food.name), name: food.name, rank: 0, food });
    for (const alias of food.aliases) this.#offered.push({ text: nameText(alias), name: alias, rank: 1, food });
  }

  #exact(words: string[]): KnownFood | undefined {
    if (words.length === 0 || words.length > this.#longest + 2) return undefined;
    return this.#byKey.get(words.join(' ')) ?? this.#byJoined.get(words.join(''));
  }

  #linkWords(words: string[], trust: number): FoodLink | undefined {
    const found = this.#longestSuffix(words) ?? this.#longestSuffix(words.filter((word) => !isModifier(word)));
    return found && { food: found.food, confidence: Math.round(found.confidence * trust * 100) / 100 };
  }

  /** The longest known name at the end of `words`, when neither what stands before nor the parts behind change what it is. */
  #longestSuffix(words: string[]): FoodLink | undefined {
    for (let end = words.length; end > 0; end -= 1) {
      const behind = words[end];
      if (behind !== undefined && !PART_WORDS.has(behind) && !isModifier(behind) && !KIND_WORDS.has(behind)) return undefined;
      const found = this.#knownName(words.slice(0, end), end < words.length);
      if (found) return found;
    }
    return undefined;
  }

  #knownName(words: string[], hasPart: boolean): FoodLink | undefined {
    for (let start = Math.max(0, words.length - this.#longest); start < words.length; start += 1) {
      const food = this.#exact(words.slice(start));
      if (!food) continue;
      const confidence = this.#judge(words.slice(0, start), food);
      return confidence === undefined ? undefined : { food, confidence: hasPart ? confidence * SURE.part : confidence };
    }
    return undefined;
  }

  /** How sure a name remains behind these words; undefined when they make it another food. */
  #judge(before: string[], food: KnownFood): number | undefined {
    const telling = before.filter((word) => !isModifier(word));
    if (telling.some((word) => CHANGING_WORDS.has(word))) return undefined;
    const unknown = telling.filter((word) => !KIND_WORDS.has(word));
    if (unknown.some((word) => this.#isOther(this.#exact([word]), food))) return undefined;
    const kindly = unknown.length < telling.length ? SURE.kind : 1;
    const modified = telling.length < before.length ? SURE.modified : 1;
    return kindly * modified * SURE.unknownWord ** unknown.length;
  }

  /** Whether a food named before another makes it something else; of one family it does not (chorizo sausage). */
  #isOther(named: KnownFood | undefined, food: KnownFood): boolean {
    return named !== undefined && named !== food && !named.ancestors.includes(food.number) && !food.ancestors.includes(named.number);
  }

  /** The words with those no food is called replaced by the nearest that one is; empty when nothing was replaced. */
  #corrected(words: string[], always: boolean): string[] {
    let changed = false;
    const corrected = words.map((word) => {
      if (this.#spelling.has(word) || isModifier(word) || KIND_WORDS.has(word) || (!always && word.length < 5)) return word;
      const nearest = this.#spelling.nearest(word);
      changed ||= nearest !== undefined;
      return nearest ?? word;
    });
    return changed ? corrected : [];
  }
}

const isModifier = (word: string): boolean => MODIFIERS.has(word) || FILLERS.has(word) || /^\d+$/.test(word);

/** The words of a name without phrases such as "low-fat" that leave the food what it is. */
function wordsOf(name: string): string[] {
  return nameWords(withoutHarmlessPhrases(name));
}

function nameText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9%]+/g, ' ').trim();
}

function tierOf(offered: string, typed: string, rank: number): number | undefined {
  if (offered.startsWith(typed)) return offered === typed ? rank - 0.5 : rank;
  return offered.includes(` ${typed}`) ? 2 : undefined;
}
