import type { EntityManager } from '@mikro-orm/postgresql';
import { Food, FoodAlias, FoodName, Substitute } from './food.entity.ts';
import { FoodKnowledge, type FoodEntry, type Swap } from './food-knowledge.ts';
import { FoodNames } from './food-names.ts';

/** Language of the names that are read; the tables hold any. */
const LOCALE = 'en';
/** Pause before foods that changed are read again, in milliseconds: an import changes many. */
const REST_MS = 200;

/** The foods of the database in memory, read anew when they change. */
export class FoodStore {
  #knowledge = new FoodKnowledge([], []);
  #names = new FoodNames(this.#knowledge);
  #readings = 0;
  #timer: NodeJS.Timeout | undefined;

  get knowledge(): FoodKnowledge {
    return this.#knowledge;
  }

  get names(): FoodNames {
    return this.#names;
  }

  /** How often the foods were read. */
  get readings(): number {
    return this.#readings;
  }

  /** Reads again soon; many calls at once make one reading. A failure leaves what was there. */
  refreshSoon(em: EntityManager, onError: (error: unknown) => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(em).catch(onError), REST_MS);
  }

  /** Reads all foods and swaps; until it is done the former ones are served. */
  async refresh(em: EntityManager): Promise<void> {
    const [entries, swaps] = [await readEntries(em), await readSwaps(em)];
    this.#knowledge = new FoodKnowledge(entries, swaps);
    this.#names = new FoodNames(this.#knowledge);
    this.#readings++;
  }
}

async function readEntries(em: EntityManager): Promise<FoodEntry[]> {
  const fork = em.fork();
  const foods = await fork.find(Food, {}, { orderBy: { number: 'asc' } });
  const names = new Map((await fork.find(FoodName, { locale: LOCALE })).map((name) => [name.food, name]));
  const aliases = Map.groupBy(await fork.find(FoodAlias, { locale: LOCALE }, { orderBy: { alias: 'asc' } }), (alias) => alias.food);
  return foods.map((food) => ({
    ...food,
    parentId: food.parent ?? null,
    name: names.get(food.id)?.name ?? food.slug,
    plural: names.get(food.id)?.plural ?? null,
    aliases: (aliases.get(food.id) ?? []).map((alias) => alias.alias),
    commonUnit: food.commonUnit ?? null,
    diet: food.diet ?? null,
    contains: food.contains ?? null,
    unsure: food.unsure ?? null,
    nutrients: food.nutrients ?? null,
    weights: food.weights ?? null,
    shelfDays: food.shelfDays ?? null,
  }));
}

async function readSwaps(em: EntityManager): Promise<Swap[]> {
  const swaps = await em.fork().find(Substitute, {}, { orderBy: { food: 'asc', position: 'asc' } });
  return swaps.map((swap) => ({ foodId: swap.food, useId: swap.use, ratio: swap.ratio ?? null, contexts: swap.contexts, note: swap.note ?? null }));
}
