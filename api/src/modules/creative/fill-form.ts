import type { Cuisine } from '../recipes/cuisine.ts';
import type { Random } from '../../shared/seeded-random.ts';
import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { foodsOf, isAmong, LEFTOVERS, mayServe, type Fill, type Fills, type CreativeRequest } from './dish-plan.ts';
import { stepName } from './food-words.ts';
import { areApart, areRelatives, cookedFood, isNamed, type Grammar } from './grammar.ts';
import type { Form, Slot } from './grammar-schema.ts';
import type { Pairing } from './pairing.ts';
import { CUSTOM, FIRST, hasRoom, inSurprisingOrder, isChosen, isThin, STRANGE, withoutThin } from './seasonings.ts';

/** What filling a form needs to know. */
export interface Kitchen {
  grammar: Grammar;
  knowledge: FoodKnowledge;
  pairing: Pairing;
}

/**
 * Fills the slots of a form in the manner of a cuisine: from the chips first, then with what it cannot do without, then with what it would
 * gladly have, within the budget of missing foods. Undefined when no dish comes of it.
 */
export function fillForm(
  form: Form,
  cuisine: Cuisine,
  request: CreativeRequest,
  kitchen: Kitchen,
  random: Random,
): Fills | undefined {
  const filling = new Filling(form, cuisine, request, kitchen, random);
  if (!filling.takeChips() || !filling.askForMusts() || !filling.askForOneOf() || !filling.askForWishes())
    return undefined;
  filling.season();
  return filling.fills;
}

/** One form on its way to a dish. */
class Filling {
  readonly fills = new Map<string, Fill[]>();
  readonly #form: Form;
  readonly #cuisine: Cuisine;
  readonly #request: CreativeRequest;
  readonly #kitchen: Kitchen;
  readonly #random: Random;
  readonly #slots: [string, Slot][];
  #budget: number;

  constructor(form: Form, cuisine: Cuisine, request: CreativeRequest, kitchen: Kitchen, random: Random) {
    this.#form = form;
    this.#cuisine = cuisine;
    this.#request = request;
    this.#kitchen = kitchen;
    this.#random = random;
    this.#budget = request.maxMissing;
    this.#slots = form.slots.filter(([, slot]) => slot.in === undefined || slot.in.includes(cuisine));
  }

  /** Puts the cook's own foods where they fit, those that go best with the rest first. */
  takeChips(): boolean {
    const welcome = this.#request.held.filter((food) => mayServe(food, this.#request));
    const held = welcome.flatMap((food) => this.#fillOf(food, true));
    // What a spice is to suit is there before it.
    const slots = this.#slots.toSorted(([, one], [, other]) => Number(isChosen(one)) - Number(isChosen(other)));
    for (const [name, slot] of slots) {
      const fitting = held
        .filter((fill) => this.#fits(fill, slot))
        .map((fill) => ({ fill, rank: this.#rank(fill) }))
        .sort((a, b) => b.rank - a.rank);
      for (const { fill } of fitting)
        if ((this.fills.get(name)?.length ?? 0) < slot.max && this.#goesWithRest(name, fill)) this.#put(name, fill);
    }
    return this.#form.needs.every((name) => this.fills.has(name));
  }

  /** Asks for what the form cannot do without. */
  askForMusts(): boolean {
    return this.#slots.every(([name, slot]) => {
      const fills = this.fills.get(name) ?? [];
      if (slot.season === 'spice' && slot.min > 0 && isThin(fills)) return this.#ask(name, withoutThin(slot));
      return fills.length >= slot.min || (fills.length === slot.min - 1 && this.#ask(name, slot));
    });
  }

  /** Asks for the first possible of several things of which the form needs one. */
  askForOneOf(): boolean {
    const { oneOf } = this.#form;
    if (oneOf.length === 0 || oneOf.some(([name]) => this.fills.has(name))) return true;
    return this.#slots.some(([name, slot]) =>
      oneOf.some(([wanted, food]) => wanted === name && this.#ask(name, { ...slot, else: [food] })),
    );
  }

  /**
   * Asks for what the dish would be better with, as long as the budget lasts: first for what makes it one (of that also for what it
   * does not wish for, but may have), then for the rest; false when
   * it still lacks what would make it one.
   */
  askForWishes(): boolean {
    const wishes = this.#slots.filter(([, slot]) => slot.wish);
    for (const names of this.#form.anyOf)
      if (!this.#hasOneOf(names))
        this.#slots.some(
          ([name, slot]) => names.includes(name) && (slot.wish || slot.season === undefined) && this.#ask(name, slot),
        );
    for (const [name, slot] of wishes) if (!this.fills.has(name)) this.#ask(name, slot);
    return this.#form.anyOf.every((names) => this.#hasOneOf(names));
  }

  /** Seasons with what is always there where nothing has been found, or too little: it costs nothing. */
  season(): void {
    for (const [name, slot] of this.#slots)
      if (slot.season !== undefined && hasRoom(slot, this.fills.get(name) ?? []))
        this.#ask(name, slot, this.#fromPantry(slot));
  }

  /** Whether one of these slots is filled, or a food of one of these classes is in the dish. */
  #hasOneOf(names: readonly string[]): boolean {
    return (
      names.some((name) => this.fills.has(name)) ||
      foodsOf(this.fills).some(({ food, cooked }) => names.includes(cooked.class) || names.includes(food.slug))
    );
  }

  #ask(name: string, slot: Slot, offers = this.#offers(slot)): boolean {
    for (const slug of offers) {
      const food = this.#kitchen.knowledge.bySlug(slug);
      const [fill] = food && mayServe(food, this.#request) ? this.#fillOf(food, false) : [];
      if (
        !fill ||
        (this.#budget === 0 && !this.#isThere(fill.food)) ||
        !this.#fits(fill, { ...slot, else: [] }) ||
        !this.#goesWithRest(name, fill) ||
        (slot.min === 0 && !this.#isThere(fill.food) && this.#isDoneFor(fill))
      )
        continue;
      this.#put(name, fill);
      if (!this.#isThere(fill.food)) this.#budget -= 1;
      return true;
    }
    return false;
  }

  /** Whether what does for a food is in the dish: lime juice for vinegar, a chilli for chilli flakes. */
  #isDoneFor(fill: Fill): boolean {
    return foodsOf(this.fills).some((its) => areRelatives(its, fill, this.#kitchen.grammar));
  }

  /** Whether a food is there without being a chip: asking for it costs nothing. */
  #isThere(food: KnownFood): boolean {
    return food.isStaple || isAmong(this.#request.pantry, food);
  }

  /** What to ask for: what is there anyway, the most usual first, then the rest. */
  #offers(slot: Slot): readonly string[] {
    const usual = this.#usualOffers(slot);
    if (slot.season === 'fat') return usual;
    const own = this.#fromPantry(slot);
    return [...new Set([...usual.filter((slug) => own.includes(slug)), ...own, ...usual])];
  }

  /** What is always there and may fill a slot. */
  #fromPantry(slot: Slot): readonly string[] {
    const fills = this.#request.pantry.flatMap((food) => this.#fillOf(food, false));
    return fills.filter((fill) => this.#fits(fill, slot)).map(({ food }) => food.slug);
  }

  /** The most usual first, and now and then another, so that dishes differ. */
  #usualOffers(slot: Slot): readonly string[] {
    const stated = Array.isArray(slot.else) ? slot.else : (slot.else[this.#cuisine] ?? []);
    if (stated.length > 0 || slot.season === undefined) return stated;
    const usual = this.#kitchen.grammar.cuisines[this.#cuisine][slot.season];
    if (slot.season === 'fat') return usual;
    return inSurprisingOrder(usual, this.#random);
  }

  #fillOf(food: KnownFood, isHeld: boolean): Fill[] {
    const cooked = cookedFood(food, this.#kitchen.grammar, this.#kitchen.knowledge);
    const { notFoods } = this.#form;
    const isBarred = notFoods.length > 0 && this.#kindsOf(food).some((slug) => notFoods.includes(slug));
    return cooked && !isBarred ? [{ food, cooked, isHeld }] : [];
  }

  /** The slugs of a food and of all that it is a kind of: pumpernickel is rye bread and bread. */
  #kindsOf(food: KnownFood): string[] {
    return [food.number, ...food.ancestors].map((number) => this.#kitchen.knowledge.byNumber(number)?.slug ?? '');
  }

  /** Whether a food may fill a slot: by its class, how it is cooked, and the custom of the cuisine. */
  #fits({ food, cooked }: Fill, slot: Slot): boolean {
    if (!isNamed({ food, cooked }, slot.of)) return false;
    if (isNamed({ food, cooked }, this.#kitchen.grammar.cuisines[this.#cuisine].never)) return false;
    if (slot.by !== undefined && cooked[slot.by] === undefined) return false;
    if (slot.raw && !cooked.raw) return false;
    return slot.season === undefined || (this.#isCustom(food, slot.season) && this.#suits(food, slot));
  }

  /** Whether a spice or herb is one that recipes use with the rest, or the cuisine with everything. */
  #suits(food: KnownFood, slot: Slot): boolean {
    return !isChosen(slot) || this.#belonging(food, CUSTOM) >= STRANGE;
  }

  #isCustom(food: KnownFood, season: NonNullable<Slot['season']>): boolean {
    const customs = this.#kitchen.grammar.cuisines[this.#cuisine];
    const names = new Set([...customs[season], ...(season === 'spice' ? customs.herb : []), ...customs.also]);
    return this.#kindsOf(food).some((slug) => names.has(slug));
  }

  /** A food is used once, kinds of one food or what steps call the same are not mixed, and what the form keeps apart stays apart. */
  #goesWithRest(name: string, fill: Fill): boolean {
    const rest = foodsOf(this.fills);
    if (
      rest.some((its) => {
        const { food } = its;
        return (
          food.number === fill.food.number ||
          stepName(its, null) === stepName(fill, null) ||
          food.ancestors.includes(fill.food.number) ||
          fill.food.ancestors.includes(food.number)
        );
      })
    )
      return false;
    const is = (one: Fill, word: string): boolean => isNamed(one, [word]);
    const isApart =
      rest.some((its) => areApart(its, fill, this.#kitchen.grammar)) ||
      this.#form.not.some(([one, other]) =>
        rest.some((its) => (is(its, one) && is(fill, other)) || (is(its, other) && is(fill, one))),
      );
    const { mostOf } = this.#form;
    const isCrowded =
      mostOf?.slots.includes(name) === true &&
      mostOf.slots.reduce((sum, slot) => sum + (this.fills.get(slot)?.length ?? 0), 0) >= mostOf.max;
    return !isApart && !isCrowded;
  }

  #rank(fill: Fill): number {
    return this.#belonging(fill.food) + this.#random() + (isNamed(fill, LEFTOVERS) ? FIRST : 0);
  }

  /** How well a food goes with the cook's own that are in the dish, and with the cuisine, which counts for so much of that. */
  #belonging(food: KnownFood, ofCuisine = 0.5): number {
    const rest = foodsOf(this.fills).filter(({ isHeld }) => isHeld);
    const together =
      rest.reduce((sum, its) => sum + this.#kitchen.pairing.affinity(food, its.food), 0) / Math.max(1, rest.length);
    return together + ofCuisine * this.#kitchen.pairing.belonging(food, this.#cuisine);
  }

  #put(name: string, fill: Fill): void {
    this.fills.set(name, [...(this.fills.get(name) ?? []), fill]);
  }
}
