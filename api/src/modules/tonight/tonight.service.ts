import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../shared/errors.ts';
import { CookedRecipe } from '../cooking/cooking.entity.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { dayOf, daysAfter } from '../pantry/calendar.ts';
import type { PantryReader } from '../pantry/pantry-reader.ts';
import type { PantryItem } from '../pantry/pantry.entity.ts';
import type { RecipeMatch } from '../search/match/recipe-match.ts';
import { SEARCH_DEFAULTS, type SearchInput } from '../search/search-input.ts';
import { COOK_TIME } from '../search/search-limits.ts';
import type { SearchService } from '../search/search.service.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { pickDishes, type Candidate } from './pick-dishes.ts';
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
}

/** One that may be proposed. */
interface Dish extends Candidate {
  match: RecipeMatch;
  due: readonly PantryItem[];
}

/** How a kitchen stands on a day. */
interface Evening {
  day: string;
  input: SearchInput;
  /** What is due, the soonest first. */
  due: readonly PantryItem[];
  /** Ids of recipes that are not to be proposed. */
  barred: ReadonlySet<string>;
}

/** Says what to cook tonight: to a cook with a pantry; anyone else gets nothing. */
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
   * Dishes for an evening from the pantry, what uses up what is due first: within the cook's diet and allergies, of what needs at most two things bought
   * where that is enough (four, where nothing else uses what is due), and none that was proposed for another evening of the week or cooked in it.
   * @returns nothing for a visitor, or without a pantry
   * @throws AppError BAD_USER_INPUT naming the field at fault
   */
  async tonight({ date, first, not }: TonightAsked): Promise<TonightsDish[]> {
    const cook = this.#viewer && requireViewer(this.#viewer, 'read');
    checkAsked(first, not);
    const day = readDay(date);
    if (cook === null || (await this.#pantry.foodsAtHome()).length === 0) return [];
    const proposed = await this.#em.fork().findOne(ProposedDishes, { user: cook.id });
    const evening = await this.#evening(cook, day, [
      ...(proposed?.dishes ?? []),
      ...not.map((recipe) => ({ recipe, day: '' })),
    ]);
    const dishes = pickDishes(await this.#dishes(evening, first), first);
    await this.#note(
      cook,
      day,
      dishes.map(({ match }) => match.recipe.id),
      proposed?.dishes ?? [],
    );
    return dishes.map(({ match, due }) => ({ ...match, reason: this.#reasonFor({ match, due }, day) }));
  }

  async #evening(cook: Viewer, day: string, proposed: readonly ProposedDish[]): Promise<Evening> {
    const em = this.#em.fork();
    const { diet, allergies, pantry } = await em.findOneOrFail(User, { id: cook.id });
    const since = new Date(`${daysAfter(day, 1 - TONIGHT.weekDays)}T00:00:00Z`);
    const cooked = await em.find(CookedRecipe, { user: cook.id, lastCooked: { $gte: since } });
    return {
      day,
      input: {
        ...SEARCH_DEFAULTS,
        ingredients: [],
        fromPantry: true,
        diet,
        allergies,
        // What a cook always has may be called otherwise by now.
        pantry: pantry.filter((name) => this.#foods.names.resolve(name)),
        maxCookTime: COOK_TIME.max,
        maxMissing: TONIGHT.missing,
        sort: 'use_first',
      },
      due: (await this.#pantry.itemsWithFood()).filter((item) => this.#pantry.isDue(item, day)),
      barred: new Set([
        ...cooked.map(({ recipe }) => recipe.id),
        ...proposed.filter((dish) => dish.day !== day && isInWeekOf(day, dish.day)).map(({ recipe }) => recipe),
      ]),
    };
  }

  /** What may be proposed, the best first; where it is little, what needs more bought, too. */
  async #dishes(evening: Evening, count: number): Promise<Dish[]> {
    const found = await this.#find(evening, {}, TONIGHT.lookedAt);
    const missed = evening.due
      .filter((item) => !found.some(({ due }) => due.includes(item)))
      .slice(0, TONIGHT.missedDue);
    const using: Dish[] = [];
    for (const item of missed) using.push(...(await this.#thatUse(item, evening)));
    const all = distinct([...found, ...using]);
    if (all.length >= count) return all;
    return distinct([...all, ...(await this.#find(evening, { maxMissing: null }, TONIGHT.lookedAt))]);
  }

  /** What uses something due; what needs a little more bought only where nothing else does. */
  async #thatUse(item: PantryItem, evening: Evening): Promise<Dish[]> {
    const ingredients = [this.#pantry.nameOf(item)];
    for (const maxMissing of [TONIGHT.missing, TONIGHT.missingForDue]) {
      const found = await this.#find(evening, { ingredients, maxMissing }, TONIGHT.lookedAt);
      if (found.some(({ due, isForEvening }) => isForEvening && due.includes(item))) return found;
    }
    return [];
  }

  async #find({ input, due, barred }: Evening, also: Partial<SearchInput>, first: number): Promise<Dish[]> {
    const ids = due.flatMap(({ food }) => food ?? []);
    const matches = await this.#search.bestMatches({ ...input, ...also }, first + barred.size, ids);
    return matches
      .filter(({ recipe }) => !barred.has(recipe.id))
      .map((match) => ({
        match,
        due: due.filter((item) => match.usedOfPantry?.has(this.#pantry.foodOf(item)?.number ?? 0)),
        isForEvening: isDinner(match.recipe.tags) && match.recipe.cookTime <= COOK_TIME.default,
      }));
  }

  #reasonFor({ match, due }: Pick<Dish, 'match' | 'due'>, day: string): string {
    const { recipe, missingIngredients } = match;
    // The same food may be due in two places.
    const named = new Map(due.toReversed().map((item) => [this.#pantry.nameOf(item), item]));
    const foods = [...named.values()].toReversed().map((item) => ({
      name: this.#pantry.nameOf(item),
      bestBefore: item.bestBefore ?? null,
      isBestBeforeGuessed: item.isBestBeforeGuessed,
    }));
    return reasonFor({ due: foods, missing: missingIngredients, minutes: recipe.prepTime + recipe.cookTime }, day);
  }

  /** Notes what is proposed. Of two at once the later counts, which forgets a dish at worst. */
  async #note(cook: Viewer, day: string, recipes: readonly string[], before: readonly ProposedDish[]): Promise<void> {
    const fresh = recipes.filter((recipe) => !before.some((dish) => dish.recipe === recipe && dish.day === day));
    if (fresh.length === 0) return;
    const dishes = [...fresh.map((recipe) => ({ recipe, day })), ...before].slice(0, TONIGHT.remembered);
    await this.#em.fork().upsert(ProposedDishes, { user: cook.id, dishes });
  }
}

/** What makes a recipe something else than a dinner, unless it is called one too. */
const NO_DINNER = 'side snack breakfast brunch dessert baking bread sauce drink starter'.split(' ');

const isDinner = (tags: readonly string[]): boolean =>
  tags.includes('dinner') || !tags.some((tag) => NO_DINNER.includes(tag));

/** Each recipe once. */
const distinct = (dishes: readonly Dish[]): Dish[] => [
  ...new Map(dishes.map((dish) => [dish.match.recipe.id, dish])).values(),
];

/** Whether two days are in one week, whichever day it begins on; no day is in every week. */
const isInWeekOf = (day: string, other: string): boolean =>
  other === '' || (other > daysAfter(day, -TONIGHT.weekDays) && other < daysAfter(day, TONIGHT.weekDays));

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
