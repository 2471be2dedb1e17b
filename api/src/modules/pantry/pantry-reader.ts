import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { fillPage, readListPage, type ListSource, type PageRange } from '../../shared/list-pages.sql.ts';
import type { Page } from '../../shared/page.ts';
import { Diet } from '../ingredients/dietary.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { coverFoods, type CoverageLimits } from '../search/match/coverage.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import type { RecipeMatch } from '../search/match/recipe-match.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { dayOf } from '../../shared/calendar.ts';
import type { PantryAmount } from './pantry-amounts.ts';
import { PantryAct, PantryLevel, type PantryPlace } from './pantry-enums.ts';
import { FOODS_SEARCHED_MAX, UNDO_DAYS } from './pantry-limits.ts';
import { isAnswered } from './item-history.ts';
import { addedUp, monthsOf, type MonthOfFood } from './pantry-months.ts';
import { PantryChange, PantryItem, PantryMonth } from './pantry.entity.ts';

/** Which items of a pantry are wanted. */
export interface PantryFilter {
  place: PantryPlace | null;
  /** Only what is due, or only what is not; all unless given. */
  due: boolean | null;
}

/** A food that is there, and what is known of how much. */
export interface HeldStock {
  food: KnownFood;
  amounts: readonly PantryAmount[];
}

/** What a cook has at home, and what has been done to it. Only they see it. */
export class PantryReader {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #foods: FoodStore;
  readonly #recipes: DataLoader<string, Recipe | null>;
  #itemsAtHome: Promise<PantryItem[]> | undefined;
  /** What each food is had for; a page of matches asks for the same few foods again and again. */
  readonly #coveredBy = new Map<number, ReadonlySet<number>>();

  constructor(em: EntityManager, viewer: Viewer | null, foods: FoodStore, recipes: RecipeService) {
    this.#em = em;
    this.#viewer = viewer;
    this.#foods = foods;
    this.#recipes = new DataLoader((ids) => recipes.findMany(ids));
  }

  /** The items of the cook: what is due first, then by name, what has run out last. */
  async items(filter: PantryFilter, range: PageRange): Promise<Page<PantryItem>> {
    const cook = requireViewer(this.#viewer, 'read');
    const page = await readListPage(this.#em, itemsOf(filter, today()), cook.id, range);
    const items = await this.#em.fork().find(PantryItem, { id: { $in: page.nodes } });
    const byId = new Map(items.map((item) => [item.id, item]));
    return fillPage(page, (id) => byId.get(id));
  }

  /** What was done to the pantry in the last 30 days, the latest first. */
  async history(range: PageRange): Promise<Page<PantryChange>> {
    const cook = requireViewer(this.#viewer, 'read');
    const page = await readListPage(this.#em, CHANGES, cook.id, range);
    const changes = await this.#em.fork().find(PantryChange, { id: { $in: page.nodes } });
    const byId = new Map(changes.map((change) => [change.id, change]));
    return fillPage(page, (id) => byId.get(id));
  }

  /** What became of the foods, month by month, the latest first: what has left the history is added up. */
  async months(): Promise<MonthOfFood[]> {
    const cook = requireViewer(this.#viewer, 'read');
    const em = this.#em.fork();
    const past = await em.find(PantryMonth, { user: cook.id }, { orderBy: { month: 'desc' }, limit: MONTHS_SHOWN });
    const changes = await em.find(PantryChange, { user: cook.id, act: { $in: TAKING } });
    return addedUp([...monthsOf(changes, this.#foods.knowledge), ...past]).slice(0, MONTHS_SHOWN);
  }

  /** Ids of the foods at home, what is due first: at most 300. */
  async foodsAtHome(): Promise<string[]> {
    return [...new Set((await this.#atHome()).flatMap(({ food }) => food ?? []))].slice(0, FOODS_SEARCHED_MAX);
  }

  /** Ids of the foods at home that are due. */
  async foodsDue(): Promise<string[]> {
    const due = (await this.#atHome()).filter((item) => this.isDue(item));
    return [...new Set(due.flatMap(({ food }) => food ?? []))];
  }

  /** What is at home and is a food by itself, what is due first. */
  async itemsWithFood(): Promise<PantryItem[]> {
    return (await this.#atHome()).filter((item) => this.foodOf(item) !== null);
  }

  /** The foods at home, each with what is known of how much there is. */
  async stock(): Promise<HeldStock[]> {
    return (await this.#atHome()).flatMap((item) => {
      const food = this.foodOf(item);
      return food ? { food, amounts: item.amounts } : [];
    });
  }

  /** How many meals since a day were told with what is left of a food of which that was not known: what the cook was asked. */
  async answersSince(day: string): Promise<number> {
    const cook = requireViewer(this.#viewer, 'read');
    const meals = { user: cook.id, act: PantryAct.COOKED, at: { $gte: new Date(day) } };
    const changes = await this.#em.fork().find(PantryChange, meals, { fields: ['touched'] });
    return changes.filter(({ touched }) => touched.some(isAnswered)).length;
  }

  /** Whether one food is had for another: a kind of it, or what it is a kind of; no swaps. */
  isHadFor(held: KnownFood, food: KnownFood): boolean {
    return this.#numbersCoveredBy(held).has(food.number);
  }

  /**
   * The items that are due and that a recipe would use: as a search from the pantry uses them, swaps included, and for any other search the food
   * itself, a kind of it, or what it is a kind of.
   */
  async dueUsedBy({ recipe, usedOfPantry }: Pick<RecipeMatch, 'recipe' | 'usedOfPantry'>): Promise<PantryItem[]> {
    if (!this.#viewer) return [];
    const due = (await this.#atHome()).filter((item) => this.isDue(item));
    if (due.length === 0) return [];
    if (usedOfPantry) return due.filter((item) => usedOfPantry.has(this.foodOf(item)?.number ?? 0));
    return due.filter((item) => {
      const food = this.foodOf(item);
      const covered = food && this.#numbersCoveredBy(food);
      return covered !== null && recipe.neededFoods.some((number) => covered.has(number));
    });
  }

  /** Numbers of the foods that one is had for, without swaps. */
  #numbersCoveredBy(food: KnownFood): ReadonlySet<number> {
    const { knowledge, choices } = this.#foods;
    const covered =
      this.#coveredBy.get(food.number) ?? new Set(coverFoods([food], knowledge, AS_IT_IS, choices).keys());
    this.#coveredBy.set(food.number, covered);
    return covered;
  }

  /** What is not out, what is due first; read once for a request. */
  #atHome(): Promise<PantryItem[]> {
    const cook = requireViewer(this.#viewer, 'read');
    this.#itemsAtHome ??= this.#em
      .fork()
      .find(
        PantryItem,
        { user: cook.id, level: { $ne: PantryLevel.OUT } },
        { orderBy: { dueFrom: 'asc nulls last', since: 'asc', id: 'asc' } },
      );
    return this.#itemsAtHome;
  }

  /** The food of an item; null for words, and for a leftover. */
  foodOf({ food }: Pick<PantryItem, 'food'>): KnownFood | null {
    return food ? (this.#foods.knowledge.byId(food) ?? null) : null;
  }

  /** What an item is called: as its food is now. */
  nameOf(item: Pick<PantryItem, 'food' | 'name'>): string {
    return this.foodOf(item)?.name ?? item.name;
  }

  /** Whether an item should be eaten on a day, today unless given. */
  isDue({ dueFrom, level }: Pick<PantryItem, 'dueFrom' | 'level'>, day = today()): boolean {
    return level !== PantryLevel.OUT && typeof dueFrom === 'string' && dueFrom <= day;
  }

  /** The recipe that an item is left of; null for what is no leftover, or of a recipe that is gone. */
  leftoverOf({ leftoverOf }: Pick<PantryItem, 'leftoverOf'>): Promise<Recipe | null> | null {
    return leftoverOf ? this.#recipes.load(leftoverOf) : null;
  }
}

const AS_IT_IS: CoverageLimits = { allowSubstitutions: false, diet: Diet.ANY, allergies: [], excluded: new Set() };

/** Acts by which food leaves the kitchen. */
const TAKING = [PantryAct.USED, PantryAct.COOKED, PantryAct.THROWN_AWAY];
/** Most months that are told. */
const MONTHS_SHOWN = 24;

const today = (): string => dayOf(new Date());

/** A text that sorts as the page shows the items. */
const ORDER = `(case when p.level = '${PantryLevel.OUT}' then '1' else '0' end) || coalesce(p.due_from::text, '9999-99-99') || lower(p.name)`;

const itemsOf = ({ place, due }: PantryFilter, day: string): ListSource => ({
  from: 'pantry_item p',
  owner: 'p.user_id',
  where: {
    sql: `${place === null ? 'true' : 'p.place = ?'} and ${due === null ? 'true' : `coalesce(p.level <> '${PantryLevel.OUT}' and p.due_from <= ?::date, false) = ${due}`}`,
    params: [...(place === null ? [] : [place]), ...(due === null ? [] : [day])],
  },
  order: { sql: ORDER, type: 'text', direction: 'asc' },
  id: 'p.id',
});

const CHANGES: ListSource = {
  from: 'pantry_change c',
  owner: 'c.user_id',
  where: { sql: `c.at > now() - make_interval(days => ${UNDO_DAYS})`, params: [] },
  order: { sql: 'c.at', type: 'timestamptz', direction: 'desc' },
  id: 'c.id',
};
