import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import pLimit from 'p-limit';
import { slugify } from '../../shared/slug.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { RecipeDraft } from '../recipes/recipe-draft.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { writeRecipe } from '../recipes/recipe-writer.ts';
import type { MakingLimit } from './making-limit.ts';
import type { CreativeDraft } from './write-dish.ts';

/** Most recipes of one request. */
const REQUEST_MOST = 12;
/** Characters of the hash behind a slug. */
const MARK = 8;

/** Recipes written at once in a process: each holds a connection, and twelve at once would take them all. */
const writtenInTurn = pLimit(3);

/** Stores creative recipes: each once, for any number of callers and requests. */
export class CreativeStore {
  readonly #em: EntityManager;
  readonly #foods: FoodStore;
  readonly #limit: MakingLimit;

  /** @param limit how often the caller may have something new stored */
  constructor(em: EntityManager, foods: FoodStore, limit: MakingLimit) {
    this.#em = em;
    this.#foods = foods;
    this.#limit = limit;
  }

  /**
   * Stores what is new of `drafts`.
   * @param request names what they were written for, where the same may not come again; `writtenFor` finds them by it
   * @returns the numbers of all, in their order
   * @throws AppError RATE_LIMITED when something is new and the caller had too much made
   */
  async store(drafts: readonly CreativeDraft[], request?: string): Promise<number[]> {
    const recipes = drafts.map((draft, at) => addressed(draft, request === undefined ? undefined : `${request}:${at}`));
    const origins = recipes.map(({ origin }) => origin);
    const known = await this.#numbers(origins);
    if (known.size < new Set(origins).size) await this.#limit.count();
    await Promise.all(
      recipes.filter(({ origin }) => !known.has(origin)).map((recipe) => writtenInTurn(() => this.#write(recipe))),
    );
    const stored = known.size === origins.length ? known : await this.#numbers(origins);
    return origins.map((origin) => stored.get(origin)).filter((number) => number !== undefined);
  }

  /** The numbers of what was stored for a request, in its order. */
  async writtenFor(request: string): Promise<number[]> {
    const origins = Array.from({ length: REQUEST_MOST }, (_, at) => `creative:${request}:${at}`);
    const stored = await this.#numbers(origins);
    return origins.map((origin) => stored.get(origin)).filter((number) => number !== undefined);
  }

  async #numbers(origins: readonly string[]): Promise<Map<string, number>> {
    const found = await this.#em
      .fork()
      .find(Recipe, { origin: { $in: [...origins] } }, { fields: ['number', 'origin'] });
    return new Map(found.map(({ origin, number }) => [origin ?? '', number]));
  }

  /** Another request may store the same at the same moment: then it is stored. */
  async #write(recipe: RecipeDraft): Promise<void> {
    try {
      await writeRecipe(this.#em.fork(), recipe, this.#foods);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
    }
  }
}

/** The draft with its address, which follows from what it says, or from its place in a request: the same is always at the same place. */
function addressed({ steps, ...draft }: CreativeDraft, place?: string): RecipeDraft {
  const { title, description, lines, servings, cuisine, prepTime, cookTime } = draft;
  const hash = createHash('sha256')
    .update(JSON.stringify([place, title, description, lines, steps, servings, cuisine, prepTime, cookTime]))
    .digest('hex');
  return {
    ...draft,
    slug: `${slugify(title)}-${hash.slice(0, MARK)}`,
    origin: `creative:${place ?? hash}`,
    steps: steps.map(({ text, minutes }) => ({ description: text, timeMin: minutes })),
  };
}
