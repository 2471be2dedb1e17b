import { badInput } from '../../../api/src/shared/errors.ts';
import type { KnownFood } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { PantryLevel } from '../../../api/src/modules/pantry/pantry-enums.ts';
import type { Bought } from '../../../api/src/modules/pantry/pantry-line.ts';
import { between, seededRandom, type Random } from '../../../api/src/shared/seeded-random.ts';
import { RealKitchen } from './real-kitchen.ts';
import { ToldPantry, type Proposed } from './told-pantry.ts';
import type { Dinner, YearRecipes } from './year-recipes.ts';

/** Of so many uses nothing is told. */
const FORGOTTEN = 0.1;
/** Of so many meals that use up the last of something that is thought to be there, the cook says so without being asked. */
const SAYS_LAST = 0.5;
/** Dinners that a household cooks again and again. */
const REPERTOIRE = 45;
/** Grams of a use of which the recipe does not say how much. */
const SOME = 15;
/** What is eaten beside the dinners: grams for each eater and day. */
const EVERY_DAY: readonly [name: string, grams: number][] = [
  ['milk', 150],
  ['bread', 90],
  ['egg', 20],
  ['butter', 12],
  ['apple', 70],
  ['banana', 60],
  ['yogurt', 60],
  ['cheddar', 15],
  ['jam', 8],
  ['oats', 20],
];

/** One simulated household: what is really there, what Larder was told, and how often it was asked. */
export class Household {
  readonly real: RealKitchen;
  readonly told: ToldPantry;
  readonly #random: Random;
  readonly #eaters: number;
  readonly #repertoire: Dinner[];
  readonly #daily: { food: KnownFood; grams: number }[];
  #planned: Dinner[] = [];
  /** Questions that Larder has put. */
  asked = 0;

  constructor(number: number, { knowledge, names, dinners }: YearRecipes) {
    this.#random = seededRandom(`household ${number}`);
    this.real = new RealKitchen(this.#random);
    this.told = new ToldPantry(knowledge);
    this.#eaters = 1 + Math.floor(this.#random() * 5);
    this.#repertoire = Array.from({ length: REPERTOIRE }, () => this.#oneOf(dinners));
    this.#daily = EVERY_DAY.flatMap(([name, grams]) => {
      const food = names.resolve(name)?.food;
      return food && this.#chance(0.7) ? [{ food, grams: grams * between(this.#random, 0.5, 1.5) }] : [];
    });
  }

  /** One day: shopping twice a week, what is eaten beside, a dinner on five evenings, and what has gone off. */
  live(day: number): void {
    this.told.now = new Date(Date.UTC(2026, 0, 1 + day, 18));
    this.told.age();
    if (day % 7 === 0) this.#plan(3, day);
    if (day % 7 === 4) this.#plan(2, day);
    for (const { food, grams } of this.#daily) this.#eat(food, grams * this.#eaters);
    const dinner = day % 7 === 2 || day % 7 === 6 ? undefined : this.#planned.shift();
    if (dinner) this.#cook(dinner);
    for (const food of this.real.spoil(day)) if (this.#tells()) this.#say(food, null);
  }

  /** Chooses dinners for the next days, those first that need little, and shops for them: for what Larder says is not there. */
  #plan(count: number, day: number): void {
    const asked = Array.from({ length: 4 * count }, () => this.#oneOf(this.#repertoire));
    const missing = (dinner: Dinner) => dinner.needs.filter(({ food }) => !this.#isBelieved(food)).length;
    this.#planned = [...new Set(asked)].toSorted((one, other) => missing(one) - missing(other)).slice(0, count);
    for (const dinner of this.#planned)
      for (const { food, grams, line } of dinner.needs)
        if (!this.#isBelieved(food)) this.#buy(food, (grams ?? SOME) * this.#eaters, line, day);
    for (const { food } of this.#daily)
      if (this.real.levelOf(food) !== 'HAVE') this.#buy(food, 0, { amount: null }, day);
  }

  #isBelieved(food: KnownFood): boolean {
    const level = this.told.itemOf(food)?.[1].level;
    return level === PantryLevel.HAVE;
  }

  /** A third each ticks it on the list, types its name, or gives the receipt with what the package says. */
  #buy(food: KnownFood, needed: number, line: { amount?: number | null; unit?: string | null }, day: number): void {
    const grams = this.real.buy(food, needed, day);
    const way = Math.floor(this.#random() * 3);
    const wanted = typeof line.amount === 'number' ? { amount: line.amount, unit: line.unit ?? null } : null;
    const amount = way === 0 ? wanted : way === 1 ? null : { amount: Math.round(grams), unit: 'g' };
    const bought: Bought = { food, name: food.name, amount: amount && amount.amount > 0 ? amount : null };
    this.told.add([bought], way === 0);
  }

  /** Eats some of a food beside the dinners; that it is low or gone is told. */
  #eat(food: KnownFood, grams: number): void {
    const before = this.real.levelOf(food);
    this.real.use(food, grams);
    const after = this.real.levelOf(food);
    if (before !== after && this.#tells()) this.#say(food, after);
  }

  #cook(dinner: Dinner): void {
    const proposed = this.told.propose(dinner, this.#eaters);
    const missing = dinner.needs.filter(
      ({ food, grams }) => !this.real.use(food, (grams ?? SOME) * this.#eaters * between(this.#random, 0.85, 1.2)),
    );
    if (!this.#tells()) return;
    this.told.cook(
      dinner,
      proposed.map((one) => this.#confirm(one)),
    );
    for (const { food } of missing) if (this.told.itemOf(food)?.[1].level !== 'OUT') this.#say(food, 'OUT');
  }

  /** As the sheet is confirmed: as proposed, with an answer where it asks. */
  #confirm({ id, item, amount, unit, level, isUnsure }: Proposed) {
    const deduction = { itemId: id, ...(amount !== null && amount > 0 && { amount, unit }) };
    const real = this.real.all().find(({ food }) => food.id === item.food);
    const left = real ? this.real.levelOf(real.food) : 'OUT';
    if (isUnsure) this.asked++;
    const isSeen = isUnsure || (left === 'OUT' && level !== left && this.#chance(SAYS_LAST));
    return isSeen ? { ...deduction, level: PantryLevel[left] } : deduction;
  }

  #say(food: KnownFood, level: 'HAVE' | 'LOW' | 'OUT' | null): void {
    const [id] = this.told.itemOf(food) ?? [];
    if (id === undefined) return;
    if (level === null) this.told.remove(id);
    else this.told.setLevel(id, PantryLevel[level]);
  }

  #tells(): boolean {
    return !this.#chance(FORGOTTEN);
  }

  #chance(share: number): boolean {
    return this.#random() < share;
  }

  #oneOf<T>(all: readonly T[]): T {
    const one = all[Math.floor(this.#random() * all.length)];
    if (one === undefined) throw badInput('There is nothing to choose from.', 'all');
    return one;
  }
}
