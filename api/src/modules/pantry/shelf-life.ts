import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { once } from '../ingredients/food-art/once.ts';
import { PantryPlace } from './pantry-enums.ts';

const days = z.int().positive().nullable().optional();
const rule = z.strictObject({ place: z.enum(PantryPlace).optional(), freezer: days, fridge: days, opened: days });
const schema = z.strictObject({
  leftovers: z.strictObject({ fridge: z.int().positive(), freezer: z.int().positive() }),
  longLifeDays: z.int().positive(),
  categories: z.record(z.string(), rule),
  foods: z.record(z.string(), rule),
});
/** What `catalogue/shelf-life.yaml` says of a food or category. */
type Rule = z.output<typeof rule>;

/** Read from the catalogue, whether this runs compiled or not: `src` and `dist` are neighbours. */
const FILE = new URL('../../../../catalogue/shelf-life.yaml', import.meta.url);

/** `catalogue/shelf-life.yaml`, read once. @throws ZodError naming what is wrong in it */
export const shelfLifeTable = once(() => schema.parse(parse(readFileSync(FILE, 'utf8'))));

/** Where foods are kept and how long they keep there: figures of the catalogue for a reminder, no advice on safety. */
export class ShelfLife {
  readonly #knowledge: FoodKnowledge;

  constructor(knowledge: FoodKnowledge) {
    this.#knowledge = knowledge;
  }

  /** Where a food usually is; in the cupboard where nothing is known. */
  placeOf(food: KnownFood | null): PantryPlace {
    if (!food) return PantryPlace.CUPBOARD;
    const own = this.#ownRules(food).find(({ place }) => place !== undefined)?.place;
    const usual = shelfLifeTable().categories[food.category]?.place ?? PantryPlace.CUPBOARD;
    const isSoldDry =
      usual === PantryPlace.FRIDGE &&
      food.category !== 'cheese' &&
      (food.shelfDays ?? 0) >= shelfLifeTable().longLifeDays;
    return own ?? (isSoldDry ? PantryPlace.CUPBOARD : usual);
  }

  /** Days that a food keeps unopened in a place; null where no figure is known. */
  daysIn(food: KnownFood | null, place: PantryPlace): number | null {
    if (!food) return null;
    if (place === this.placeOf(food)) return food.shelfDays;
    if (place === PantryPlace.CUPBOARD) return null;
    const key = place === PantryPlace.FREEZER ? 'freezer' : 'fridge';
    return this.#first(food, key);
  }

  /** Days that a food keeps once opened; null where no figure is known. */
  daysOpened(food: KnownFood | null): number | null {
    return food && this.#first(food, 'opened');
  }

  #first(food: KnownFood, key: 'freezer' | 'fridge' | 'opened'): number | null {
    const rules = [...this.#ownRules(food), shelfLifeTable().categories[food.category] ?? {}];
    return rules.find((one) => one[key] !== undefined)?.[key] ?? null;
  }

  /** What is said of the food itself and of what it is a kind of, the nearest first. */
  #ownRules(food: KnownFood): Rule[] {
    const line = [food, ...food.ancestors.map((number) => this.#knowledge.byNumber(number))];
    return line.flatMap((one) => (one ? (shelfLifeTable().foods[one.slug] ?? []) : []));
  }
}
