import { AppError, badInput, notFound } from '../../shared/errors.ts';
import { slugify } from '../../shared/slug.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ALLERGENS } from '../ingredients/dietary.ts';
import { Food } from '../ingredients/food.entity.ts';
import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { StoredFood } from '../ingredients/foods/food-rows.sql.ts';
import type { FoodTable } from '../ingredients/foods/food-table.ts';
import type { FoodChanges, FoodOutcome } from './food-changes.ts';
import { readFood, refuseTaken, type FoodRead, type FoodSaid } from './food-input.ts';
import { changedColumns, insertFood, writeFood } from './food-rows.ts';

/** A food with what came of its change. */
export interface ChangedFood {
  food: KnownFood;
  /** How many recipes are linked or judged otherwise now. */
  recipes: number;
}

/** The foods, changed by admins alone; the audit log records each change. */
export class AdminFoodService {
  readonly #changes: FoodChanges;
  readonly #foods: FoodStore;

  constructor(changes: FoodChanges, foods: FoodStore) {
    this.#changes = changes;
    this.#foods = foods;
  }

  /**
   * Changes what is said of a food.
   * @throws AppError NOT_FOUND; BAD_USER_INPUT naming the field; CONFLICT when it takes warnings away and no one has confirmed that
   */
  async edit(id: string, said: FoodSaid, isConfirmed: boolean): Promise<ChangedFood> {
    return this.#told(
      await this.#changes.make({
        action: 'food.edit',
        isConfirmed,
        work: async (tx, table, knowledge) => {
          const food = liveFood(table, id);
          const read = withoutItself(readFood(said, knowledge), food, knowledge);
          checkPlace(food, read, knowledge);
          refuseTaken(newWords(food, read), id, knowledge);
          const changed = changedColumns(food, read);
          await writeFood(tx, food, read);
          return { food: id, before: pick(food, changed), after: pick(read, changed) };
        },
      }),
    );
  }

  /** Makes a food; of what is not said about allergens nothing is known. @throws AppError BAD_USER_INPUT naming the field */
  async create(said: FoodSaid & { name: string }): Promise<ChangedFood> {
    return this.#told(
      await this.#changes.make({
        action: 'food.create',
        isConfirmed: true,
        work: async (tx, _table, knowledge) => {
          const read = withUnknowns(readFood({ aliases: [], ...said }, knowledge), knowledge);
          refuseTaken(newWords(null, read), '', knowledge);
          const id = await freeId(tx, said.name);
          await insertFood(tx, id, read);
          return { food: id, after: { ...read } };
        },
      }),
    );
  }

  /**
   * Merges a food with another: from now on that one goes by all its names too.
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for a food and a kind of it, the wrong way round; CONFLICT as in `edit`
   */
  async merge(id: string, intoId: string, isConfirmed: boolean): Promise<ChangedFood> {
    return this.#told(
      await this.#changes.make({
        action: 'food.merge',
        isConfirmed,
        work: async (tx, table, knowledge) => {
          const [food, into] = [knowledge.byId(liveFood(table, id).id), knowledge.byId(liveFood(table, intoId).id)];
          if (!food || !into) throw notFound('Food');
          if (food === into) throw badInput('A food cannot be merged with itself.', 'intoId');
          if (into.ancestors.includes(food.number))
            throw badInput(`${into.name} is a kind of ${food.name}. Merge them the other way round.`, 'intoId');
          await tx.nativeUpdate(Food, { id }, { mergedInto: intoId });
          return { food: id, before: { name: food.name }, after: { into: intoId } };
        },
      }),
    );
  }

  /** Takes a merge back. @throws AppError NOT_FOUND, CONFLICT when they are two foods already */
  async undoMerge(id: string): Promise<ChangedFood> {
    return this.#told(
      await this.#changes.make({
        action: 'food.unmerge',
        // It was so before: who merged them has seen what that changed.
        isConfirmed: true,
        work: async (tx, table) => {
          const food = table.foods.find((one) => one.id === id);
          if (!food) throw notFound('Food');
          if (food.mergedInto === null) throw new AppError('CONFLICT', `${food.name} is a food of its own already.`);
          await tx.nativeUpdate(Food, { id }, { mergedInto: null });
          return { food: id, before: { into: food.mergedInto }, after: { name: food.name } };
        },
      }),
    );
  }

  #told({ food, recipes }: FoodOutcome): ChangedFood {
    const known = this.#foods.knowledge.byId(food ?? '');
    if (!known) throw notFound('Food');
    return { food: known, recipes };
  }
}

/** A food that was not merged with another. @throws AppError NOT_FOUND */
export function liveFood({ foods }: FoodTable, id: string): StoredFood {
  const food = foods.find((one) => one.id === id && one.mergedInto === null);
  if (!food) throw notFound('Food');
  return food;
}

/** A food's own name, and what it is called by a merge, are none of the other names given to it. */
function withoutItself(read: FoodRead, food: StoredFood, knowledge: FoodKnowledge): FoodRead {
  const known = knowledge.byId(food.id);
  const merged = known ? knowledge.mergedWith(known).flatMap(({ names }) => names) : [];
  const own = new Set([read.name ?? food.name, read.plural === undefined ? food.plural : read.plural, ...merged]);
  return { ...read, ...(read.aliases && { aliases: read.aliases.filter((alias) => !own.has(alias)) }) };
}

/** @throws AppError BAD_USER_INPUT when the tree would go in a circle, or a food without a parent would inherit */
function checkPlace(food: StoredFood, read: FoodRead, knowledge: FoodKnowledge): void {
  const { parentId, diet, contains, unsure } = { ...food, ...read };
  const parent = parentId === null ? undefined : knowledge.byId(parentId);
  const number = knowledge.byId(food.id)?.number ?? 0;
  if (parent && (parent.id === food.id || parent.ancestors.includes(number)))
    throw badInput(`${parent.name} is a kind of ${food.name} already: this would go in a circle.`, 'parentId');
  if (!parent && diet === null) throw badInput('A food that is a kind of no other needs a diet of its own.', 'diet');
  if (!parent && contains === null && unsure === null)
    throw badInput('A food that is a kind of no other needs allergens of its own.', 'allergens');
}

/** Names that the food does not go by yet. */
function newWords(food: StoredFood | null, { name, plural, aliases }: FoodRead): { text: string; field: string }[] {
  const known = new Set(food ? [food.name, food.plural, ...food.aliases] : []);
  const words = [
    { text: name, field: 'name' },
    { text: plural, field: 'plural' },
    ...(aliases ?? []).map((text) => ({ text, field: 'aliases' })),
  ];
  return words.flatMap(({ text, field }) => (text && !known.has(text) ? [{ text, field }] : []));
}

/** A new food is where its parent is, and without one only what is stated is known of it. */
function withUnknowns(read: FoodRead, knowledge: FoodKnowledge): FoodRead {
  const parent = read.parentId ? knowledge.byId(read.parentId) : undefined;
  const category = read.category ?? parent?.category;
  if (category === undefined) throw badInput('Say which category it belongs to.', 'category');
  if (parent) return { ...read, category };
  return {
    ...read,
    category,
    diet: read.diet ?? 'unknown',
    ...(!read.contains && !read.unsure && { contains: [], unsure: [...ALLERGENS] }),
  };
}

/** An id made from the name, which is the food's address too. */
async function freeId(tx: EntityManager, name: string): Promise<string> {
  const slug = slugify(name) || 'food';
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? slug : `${slug}-${count}`;
    if ((await tx.count(Food, { $or: [{ id }, { slug: id }] })) === 0) return id;
  }
}

function pick(values: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
