import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../shared/errors.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { dayOf, daysAfter } from '../../shared/calendar.ts';
import type { PantryReader } from '../pantry/pantry-reader.ts';
import type { RecipeMatch } from '../search/match/recipe-match.ts';
import type { SearchService } from '../search/search.service.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { eveningOfCook } from './evening-of-cook.ts';
import { eveningOfVisitor, type VisitorKitchen } from './evening-of-visitor.ts';
import type { Evening } from './evening.ts';
import { findDishes, type Dish } from './find-dishes.ts';
import { pickDishes } from './pick-dishes.ts';
import { ProposedDishes, type ProposedDish } from './proposed-dishes.entity.ts';
import { reasonFor } from './reason.ts';
import { TONIGHT } from './tonight-limits.ts';

/** A dish for an evening, and why. */
export interface TonightsDish extends RecipeMatch {
  /** Such as "uses the spinach, due tomorrow · nothing to buy · 25 min". */
  reason: string;
}

/** What is asked for. */
export interface TonightAsked {
  /** A calendar day; today unless given. */
  date: string | null;
  /** How many dishes, 1 to 10. */
  first: number;
  /** Ids of recipes that are not wanted. */
  not: readonly string[];
  /** What a visitor has; of a cook, their own pantry counts. */
  kitchen: VisitorKitchen | null;
}

/** Says what to cook tonight to cooks and visitors who have anything at home. */
export class TonightService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #foods: FoodStore;
  readonly #pantry: PantryReader;
  readonly #search: SearchService;

  constructor(
    em: EntityManager,
    viewer: Viewer | null,
    { foods, pantry, search }: { foods: FoodStore; pantry: PantryReader; search: SearchService },
  ) {
    this.#em = em;
    this.#viewer = viewer;
    this.#foods = foods;
    this.#pantry = pantry;
    this.#search = search;
  }

  /**
   * Dishes for an evening from what is at home, what uses up what is due first: within diet and allergies, of what needs at most two things bought
   * where that is enough (four, where nothing else uses what is due). Of a cook, none that was proposed for another evening of the week or cooked in it;
   * for a visitor nothing is remembered.
   * @returns nothing where nothing is at home
   * @throws AppError BAD_USER_INPUT naming the field at fault
   */
  async tonight({ date, first, not, kitchen }: TonightAsked): Promise<TonightsDish[]> {
    const cook = this.#viewer && requireViewer(this.#viewer, 'read');
    checkAsked(first, not);
    const day = readDay(date);
    if (cook === null) return kitchen ? this.#ofVisitor(kitchen, day, { first, not }) : [];
    if ((await this.#pantry.foodsAtHome()).length === 0) return [];
    const em = this.#em.fork();
    const proposed = (await em.findOne(ProposedDishes, { user: cook.id }))?.dishes ?? [];
    const evening = await eveningOfCook(cook, day, proposed, { em, foods: this.#foods, pantry: this.#pantry });
    const dishes = await this.#pick(evening, first, not);
    await this.#note(cook, day, dishes, proposed);
    return dishes;
  }

  async #ofVisitor(
    kitchen: VisitorKitchen,
    day: string,
    { first, not }: Pick<TonightAsked, 'first' | 'not'>,
  ): Promise<TonightsDish[]> {
    const evening = eveningOfVisitor(kitchen, day, this.#foods);
    return evening.atHome.foods.length === 0 ? [] : this.#pick(evening, first, not);
  }

  async #pick(evening: Evening, first: number, not: readonly string[]): Promise<TonightsDish[]> {
    const barred = new Set([...evening.barred, ...not]);
    const dishes = await findDishes({ ...evening, barred }, this.#search, first);
    return pickDishes(dishes, first).map((dish) => ({ ...dish.match, reason: reasonOf(dish, evening.day) }));
  }

  /** Notes what is proposed. Of two at once the later counts, which forgets a dish at worst. */
  async #note(
    cook: Viewer,
    day: string,
    proposed: readonly TonightsDish[],
    before: readonly ProposedDish[],
  ): Promise<void> {
    const isKnown = ({ recipe }: TonightsDish): boolean =>
      before.some((dish) => dish.recipe === recipe.id && dish.day === day);
    const fresh = proposed.filter((dish) => !isKnown(dish)).map(({ recipe }) => ({ recipe: recipe.id, day }));
    if (fresh.length === 0) return;
    const dishes = [...fresh, ...before].slice(0, TONIGHT.remembered);
    await this.#em.fork().upsert(ProposedDishes, { user: cook.id, dishes });
  }
}

function reasonOf({ match: { recipe, missingIngredients }, due }: Dish, day: string): string {
  // The same food may be due in two places: what is due soonest stands for it.
  const named = due.filter(({ food }, at) => due.findIndex((other) => other.food === food) === at);
  const minutes = recipe.prepTime + recipe.cookTime;
  return reasonFor({ due: named, missing: missingIngredients, minutes }, day);
}

function checkAsked(first: number, not: readonly string[]): void {
  if (!Number.isInteger(first) || first < 1 || first > TONIGHT.most)
    throw badInput(`first must be 1 to ${TONIGHT.most}.`, 'first');
  if (not.length > TONIGHT.unwanted)
    throw badInput(`Name at most ${TONIGHT.unwanted} recipes that are not wanted.`, 'not');
}

/** The day that is meant: yesterday too, as it still is somewhere. */
function readDay(date: string | null): string {
  const today = dayOf(new Date());
  if (date === null) return today;
  if (date >= daysAfter(today, -1) && date <= daysAfter(today, TONIGHT.weekDays)) return date;
  throw badInput('Dishes are proposed for today and the next seven days.', 'date');
}
