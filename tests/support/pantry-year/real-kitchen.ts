import type { KnownFood } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { between, type Random } from '../../../api/src/shared/seeded-random.ts';

/** What is really there of one food. */
interface Real {
  food: KnownFood;
  grams: number;
  /** Of one package, as this household buys it. */
  pack: number;
  /** The day on which it will not be good any more. */
  goodUntil: number;
}

/** Grams of an ordinary package, by category; households differ from it. The simulated shops' own figures, not the catalogue's. */
const PACKS: Readonly<Record<string, number>> = {
  baking: 500,
  bread: 500,
  'canned-and-jarred': 400,
  cheese: 220,
  dairy: 500,
  deli: 150,
  drinks: 1000,
  fish: 300,
  frozen: 750,
  fruit: 700,
  grains: 600,
  herbs: 25,
  meat: 500,
  'nuts-and-seeds': 150,
  'oils-and-vinegars': 500,
  poultry: 550,
  pulses: 450,
  sauces: 280,
  'snacks-and-sweets': 150,
  spices: 40,
  'tofu-and-plant-protein': 350,
  vegetables: 450,
};
/** Households buy from so much smaller to so much larger packages, as powers of two. */
const PACK_SPREAD = 0.75;
/** Nothing that is worth a word: of a package. */
const CRUMBS = 0.03;
const LOW = 0.2;
const KEEPS_FOR_EVER = 10_000;

/** What is really at home in one simulated household. */
export class RealKitchen {
  readonly #real = new Map<string, Real>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  of(food: KnownFood): Real {
    const known = this.#real.get(food.id);
    if (known) return known;
    const spread = 2 ** between(this.#random, -PACK_SPREAD, PACK_SPREAD);
    const fresh = { food, grams: 0, pack: (PACKS[food.category] ?? 400) * spread, goodUntil: 0 };
    this.#real.set(food.id, fresh);
    return fresh;
  }

  all(): Real[] {
    return [...this.#real.values()];
  }

  /** As a person would say it: out but for crumbs, low below a fifth of a package. */
  levelOf(food: KnownFood): 'HAVE' | 'LOW' | 'OUT' {
    const { grams, pack } = this.of(food);
    if (grams < CRUMBS * pack) return 'OUT';
    return grams < LOW * pack ? 'LOW' : 'HAVE';
  }

  /** Buys whole packages, at least as much as is needed. @returns grams */
  buy(food: KnownFood, needed: number, day: number): number {
    const real = this.of(food);
    const bought = real.pack * Math.max(1, Math.ceil(needed / real.pack - 0.1));
    const keeps = food.shelfDays === null ? KEEPS_FOR_EVER : food.shelfDays * between(this.#random, 1, 2) + 2;
    if (real.grams < CRUMBS * real.pack || real.goodUntil < day + keeps) real.goodUntil = day + keeps;
    real.grams += bought;
    return bought;
  }

  /** @returns whether there was any */
  use(food: KnownFood, grams: number): boolean {
    const real = this.of(food);
    const isThere = this.levelOf(food) !== 'OUT';
    real.grams = Math.max(0, real.grams - grams);
    return isThere;
  }

  /** What has gone off by a day, and leaves. */
  spoil(day: number): KnownFood[] {
    const gone = this.all().filter((real) => real.goodUntil < day && this.levelOf(real.food) !== 'OUT');
    for (const real of gone) real.grams = 0;
    return gone.map(({ food }) => food);
  }
}
