import { ALLERGENS, Diet, type Allergen } from '../dietary.ts';
import { pushTo } from '../../../shared/push-to.ts';
import type { DietFact, Nutrients } from '../food.entity.ts';
import { withShellfish } from './shellfish-facts.ts';
import type { ForeignName } from '../names/foreign-name.ts';

/** A food as its own entry states it: null facts are inherited from the parent. */
export interface FoodEntry {
  id: string;
  number: number;
  slug: string;
  name: string;
  plural: string | null;
  aliases: string[];
  category: string;
  commonUnit: string | null;
  isStaple: boolean;
  /** Cooks take its kinds for each other without thinking: tinned tomatoes, whole or chopped. */
  areKindsAlike: boolean;
  /** Makes a dish what it is, so that the broader food hardly does: pecorino for cheese. */
  isDistinct: boolean;
  parentId: string | null;
  diet: DietFact | null;
  contains: Allergen[] | null;
  unsure: Allergen[] | null;
  nutrients: Nutrients | null;
  weights: Record<string, number> | null;
  shelfDays: number | null;
}

/** A directed swap between two foods. */
export interface Swap {
  foodId: string;
  useId: string;
  ratio: number | null;
  contexts: string[];
  note: string | null;
  /** The food without which it does not work, as baking powder with plain flour for self-raising; null when it needs none. */
  withId: string | null;
}

/** What is known about diet and allergens; an allergen in neither list is known to be absent. */
export interface Facts {
  diet: DietFact;
  contains: Allergen[];
  unsure: Allergen[];
}

/** Facts of something nothing is known about. */
export const UNKNOWN_FACTS: Facts = { diet: 'unknown', contains: [], unsure: ALLERGENS };

/** A food with everything it inherits. */
export interface KnownFood extends Omit<FoodEntry, keyof Facts>, Facts {
  /** Numbers of the foods it is a kind of, the nearest first. */
  ancestors: number[];
}

/** A food that was merged with another, by which whatever still names it is found. */
export interface MergedFood extends Pick<FoodEntry, 'id' | 'number' | 'slug' | 'name'> {
  /** Id of the food that stands for it. */
  into: string;
  /** Its name, plural and aliases, which are aliases of that one now. */
  names: string[];
}

/** What else is known beside the foods. */
export interface CatalogueExtras {
  merged?: readonly MergedFood[];
  /** Words that stand for nothing to eat. */
  notFoods?: readonly string[];
  /** What foods are called in other languages. */
  foreign?: readonly ForeignName[];
}

/** Everything a food is called: its name, its plural where that is another word, and its other names. */
export function namesOf({ name, plural, aliases }: Pick<FoodEntry, 'name' | 'plural' | 'aliases'>): string[] {
  return [name, ...(plural === null ? [] : [plural]), ...aliases];
}

/** All foods with their tree and swaps, held in memory. Immutable; a change makes a new one. */
export class FoodKnowledge {
  readonly foods: readonly KnownFood[];
  readonly swaps: readonly Swap[];
  /** Words that stand for nothing to eat. */
  readonly notFoods: readonly string[];
  /** What foods are called in other languages. */
  readonly foreign: readonly ForeignName[];
  readonly #stated: ReadonlyMap<string, FoodEntry>;
  readonly #merged: ReadonlyMap<string, MergedFood[]>;
  readonly #byId = new Map<string, KnownFood>();
  readonly #byNumber = new Map<number, KnownFood>();
  readonly #bySlug = new Map<string, KnownFood>();
  readonly #descendants = new Map<number, number[]>();
  readonly #swapsFor = new Map<string, Swap[]>();
  readonly #swapsWith = new Map<string, Swap[]>();

  constructor(entries: FoodEntry[], swaps: Swap[], { merged = [], notFoods = [], foreign = [] }: CatalogueExtras = {}) {
    this.#stated = new Map(entries.map((entry) => [entry.id, entry]));
    this.foods = entries.map((entry) => inherit(entry, this.#stated));
    this.swaps = swaps;
    this.notFoods = notFoods;
    this.foreign = foreign;
    this.#merged = Map.groupBy(merged, ({ into }) => into);
    for (const food of this.foods) {
      this.#byId.set(food.id, food);
      this.#byNumber.set(food.number, food);
      this.#bySlug.set(food.slug, food);
      for (const ancestor of food.ancestors) pushTo(this.#descendants, ancestor, food.number);
    }
    for (const { id, number, slug, into } of merged) {
      const kept = this.#byId.get(into);
      if (!kept) continue;
      this.#byId.set(id, kept);
      this.#byNumber.set(number, kept);
      this.#bySlug.set(slug, kept);
    }
    for (const swap of swaps) {
      pushTo(this.#swapsFor, swap.foodId, swap);
      pushTo(this.#swapsWith, swap.useId, swap);
    }
  }

  /** What a food's own entry states, without what it inherits. */
  stated({ id }: KnownFood): FoodEntry | undefined {
    return this.#stated.get(id);
  }

  /** The foods that were merged with a food. */
  mergedWith({ id }: KnownFood): readonly MergedFood[] {
    return this.#merged.get(id) ?? [];
  }

  /** The food of an id; of one that was merged, the food that stands for it. */
  byId(id: string): KnownFood | undefined {
    return this.#byId.get(id);
  }

  /** The same by number. */
  byNumber(number: number): KnownFood | undefined {
    return this.#byNumber.get(number);
  }

  /** The same by slug. */
  bySlug(slug: string): KnownFood | undefined {
    return this.#bySlug.get(slug);
  }

  /** Numbers of every kind of a food, however far down. */
  descendants(number: number): readonly number[] {
    return this.#descendants.get(number) ?? [];
  }

  /** A food and every kind of it, by number. */
  withKinds(number: number): readonly number[] {
    return [number, ...this.descendants(number)];
  }

  /** What can stand in for a food, best first. */
  swapsFor(food: KnownFood): readonly Swap[] {
    return this.#swapsFor.get(food.id) ?? [];
  }

  /** What a food can stand in for. */
  swapsWith(food: KnownFood): readonly Swap[] {
    return this.#swapsWith.get(food.id) ?? [];
  }
}

function inherit(entry: FoodEntry, byId: ReadonlyMap<string, FoodEntry>): KnownFood {
  const line = [entry, ...ancestry(entry, byId)];
  const stating = line.find((food) => food.contains !== null || food.unsure !== null);
  return {
    ...entry,
    ancestors: line.slice(1).map((food) => food.number),
    diet: line.find((food) => food.diet !== null)?.diet ?? 'unknown',
    ...(stating
      ? withShellfish({ contains: stating.contains ?? [], unsure: stating.unsure ?? [] })
      : { contains: UNKNOWN_FACTS.contains, unsure: UNKNOWN_FACTS.unsure }),
  };
}

function ancestry(entry: FoodEntry, byId: ReadonlyMap<string, FoodEntry>): FoodEntry[] {
  const found: FoodEntry[] = [];
  let at = entry.parentId === null ? undefined : byId.get(entry.parentId);
  while (at && at !== entry && !found.includes(at)) {
    found.push(at);
    at = at.parentId === null ? undefined : byId.get(at.parentId);
  }
  return found;
}

const DIETS_WIDENING: DietFact[] = ['vegan', 'vegetarian', 'pescatarian', 'none'];

/** Facts of several things eaten together: contains what any contains, is unsure of what any is unsure of. */
export function combineFacts(parts: Facts[]): Facts {
  const contains = ALLERGENS.filter((allergen) => parts.some((part) => part.contains.includes(allergen)));
  const unsure = ALLERGENS.filter(
    (allergen) => !contains.includes(allergen) && parts.some((part) => part.unsure.includes(allergen)),
  );
  const widest = Math.max(0, ...parts.map((part) => DIETS_WIDENING.indexOf(part.diet)));
  const isUnknown = parts.some((part) => part.diet === 'unknown') && widest < DIETS_WIDENING.indexOf('none');
  return { diet: isUnknown ? 'unknown' : (DIETS_WIDENING[widest] ?? 'unknown'), contains, unsure };
}

/** Diets that not everything fits, the narrowest first. */
export const RESTRICTING_DIETS: readonly Diet[] = [Diet.VEGAN, Diet.VEGETARIAN, Diet.PESCATARIAN];

/** Whether something with these facts may be eaten on `diet`; unknown fits no diet that restricts. */
export function fitsDiet(fact: DietFact, diet: Diet): boolean {
  if (!RESTRICTING_DIETS.includes(diet)) return true;
  if (fact === 'unknown') return false;
  return DIETS_WIDENING.indexOf(fact) <= DIETS_WIDENING.indexOf(diet as DietFact);
}

/** Whether something with these facts is known to be free of every one of `allergens`. */
export function isFreeOf(facts: Facts, allergens: readonly Allergen[]): boolean {
  return allergens.every((allergen) => !facts.contains.includes(allergen) && !facts.unsure.includes(allergen));
}
