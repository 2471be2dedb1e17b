import type { EntityManager } from '@mikro-orm/postgresql';
import { checkFirst, decodeCursor, encodeCursor } from '../../shared/cursor.ts';
import { badInput, notFound } from '../../shared/errors.ts';
import type { Page } from '../../shared/page.ts';
import { NotFood } from '../ingredients/food.entity.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { LOCALE, type FoodTable, type StoredFood } from '../ingredients/foods/food-table.ts';
import { nameWords } from '../ingredients/names/name-words.ts';
import type { PageRange } from '../../shared/list-pages.ts';
import type { Caller } from '../users/caller.ts';
import { readText } from '../../shared/input-text.ts';
import { requireAdmin } from '../users/viewer.ts';
import { liveFood } from './admin-food.service.ts';
import type { FoodChanges } from './food-changes.ts';
import { FOOD_ALIAS_MAX, refuseTaken } from './food-input.ts';
import { writeFood } from './food-rows.ts';

/** Words in recipe lines that no food was found for. */
export interface UnlinkedPhrase {
  phrase: string;
  /** How many lines have them. */
  lines: number;
  recipes: number;
  /** One of the lines, as it was written. */
  example: string;
}

const SUGGESTED = 3;
/** Before the most frequent. */
const BEGINNING: [number, string] = [-2_147_483_648, ''];

/** What cooks keep to themselves stays out of it. */
const UNLINKED = `from recipe_line l join recipe r on r.id = l.recipe_id
  where l.food_id is null and not l.is_no_food and l.name <> '' and r.status in ('published', 'pending') and not r.is_creative`;

const PHRASES = `
  select * from (select lower(l.name) as phrase, count(*)::int as lines, count(distinct l.recipe_id)::int as recipes, min(l.text) as example ${UNLINKED} group by 1) found
  where (-lines, phrase) > (?::bigint, ?) order by lines desc, phrase limit ?`;

/** The lines of recipes that no food was found for, and what mends them for good. Admins alone. */
export class UnlinkedLineService {
  readonly #em: EntityManager;
  readonly #caller: Caller;
  readonly #foods: FoodStore;
  readonly #changes: FoodChanges;

  constructor(em: EntityManager, caller: Caller, { foods, changes }: { foods: FoodStore; changes: FoodChanges }) {
    this.#em = em;
    this.#caller = caller;
    this.#foods = foods;
    this.#changes = changes;
  }

  /** The words, the most frequent first. @throws AppError BAD_USER_INPUT */
  async list({ first, after }: PageRange): Promise<Page<UnlinkedPhrase>> {
    requireAdmin(this.#caller.viewer);
    checkFirst(first);
    const [lines, phrase] = after === null ? BEGINNING : decodeCursor(after, ['whole', 'text']);
    const rows = await this.#em.execute<UnlinkedPhrase[]>(PHRASES, [lines, phrase, first + 1]);
    const [total] = await this.#em.execute<{ count: number }[]>(
      `select count(distinct lower(l.name))::int as count ${UNLINKED}`,
    );
    const nodes = rows.slice(0, first);
    return {
      nodes,
      cursors: nodes.map((node) => encodeCursor([-node.lines, node.phrase])),
      totalCount: total?.count ?? 0,
      hasNextPage: rows.length > first,
      hasPreviousPage: after !== null,
    };
  }

  /** Foods that some words may mean, the likeliest first. */
  suggestions({ phrase }: UnlinkedPhrase): KnownFood[] {
    const { names } = this.#foods;
    const [last = ''] = nameWords(phrase).slice(-1);
    const found = [
      names.resolve(phrase)?.food,
      ...names.mentionedIn(phrase).reverse(),
      ...names.suggest(last, SUGGESTED, () => 0).map(({ food }) => food),
    ];
    return [...new Set(found.filter((food) => food !== undefined))].slice(0, SUGGESTED);
  }

  /** Words that stand for nothing to eat, as admins have said. */
  notFoods(): readonly string[] {
    requireAdmin(this.#caller.viewer);
    return this.#foods.knowledge.notFoods;
  }

  /**
   * Makes words another name of a food, or takes them from whichever has them.
   * @param foodId null takes them away
   * @returns how many recipes are linked or judged otherwise now
   * @throws AppError NOT_FOUND, BAD_USER_INPUT
   */
  async link(given: string, foodId: string | null): Promise<number> {
    const phrase = readPhrase(given);
    const { recipes } = await this.#changes.make({
      action: foodId === null ? 'food.unlink' : 'food.link',
      isConfirmed: true,
      work: async (tx, table, knowledge) => {
        if (foodId !== null) refuseTaken([{ text: phrase, field: 'phrase' }], foodId, knowledge);
        const food = foodId === null ? foodCalled(table, phrase) : liveFood(table, foodId);
        const others = food.aliases.filter((alias) => alias !== phrase);
        await writeFood(tx, food, { aliases: foodId === null ? others : [...others, phrase] });
        return { food: food.id, [foodId === null ? 'before' : 'after']: { alias: phrase } };
      },
    });
    return recipes;
  }

  /** Says that words stand for nothing to eat, or that they do after all. @returns as `link` @throws AppError BAD_USER_INPUT */
  async setNotFood(given: string, isNotFood: boolean): Promise<number> {
    const phrase = readPhrase(given);
    const { recipes } = await this.#changes.make({
      action: isNotFood ? 'food.none' : 'food.some',
      isConfirmed: true,
      work: async (tx, _table, knowledge) => {
        if (isNotFood) refuseTaken([{ text: phrase, field: 'phrase' }], '', knowledge);
        if (isNotFood) await tx.upsert(NotFood, { locale: LOCALE, phrase });
        else await tx.nativeDelete(NotFood, { locale: LOCALE, phrase });
        return { after: { phrase } };
      },
    });
    return recipes;
  }
}

function foodCalled({ foods }: FoodTable, alias: string): StoredFood {
  const food = foods.find(({ aliases }) => aliases.includes(alias));
  if (!food) throw notFound('Food');
  return food;
}

function readPhrase(given: string): string {
  const phrase = readText(given.toLowerCase(), { what: 'A phrase', field: 'phrase', min: 1, max: FOOD_ALIAS_MAX });
  if (nameWords(phrase).length === 0) throw badInput('A phrase has letters or digits.', 'phrase');
  return phrase;
}
