import { STORED } from '../users/stored-limits.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mealsOf } from '../recipes/meal-tags.ts';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import type { Viewer } from '../users/viewer.ts';
import type { IndexedRecipe } from './index/index-recipe.ts';
import { MatchIndex } from './index/match-index.ts';
import { bestExamples } from './index/match-lacking.ts';
import {
  compareKeys,
  type Lacking,
  type MatchAnswer,
  type MatchPage,
  type MatchQuery,
  type SearchEngine,
} from './match/search-engine.ts';

/** Most of a cook's own recipes that a search looks at, the newest first. */
const OWN_RECIPES_MAX = STORED.ownRecipes.most;

/**
 * What only this cook finds: what they wrote and is not published, and creative recipes that the cook saved. Lists come as JSON, which
 * is read several times as fast as arrays.
 */
const OWN = `select number, to_json(needed_foods) as "neededFoods", to_json(named_foods) as "namedFoods", to_json(staple_foods) as "stapleFoods", unlinked_lines as "unlinkedLines",
    diet, to_json(contains || unsure) as allergens, cuisine, difficulty, to_json(tags) as tags, prep_time as "prepTime", cook_time as "cookTime", rating_sum as "ratingSum", rating_count as "reviewCount"
  from recipe where number in (
    select number from recipe where author_user_id = ? and status <> ?
    union select r.number from saved_recipe s join recipe r on r.id = s.recipe_id where s.user_id = ? and r.is_creative)
  order by number desc limit ${OWN_RECIPES_MAX}`;

/** A row of `OWN`. */
interface OwnRow extends Omit<IndexedRecipe, 'totalTime' | 'meals'> {
  tags: string[];
  prepTime: number;
}

/** Some recipes in an index of their own. */
interface OwnRecipes {
  numbers: ReadonlySet<number>;
  index: MatchIndex;
}

/**
 * Ranks the recipes that everybody finds and those that one cook alone does, as if they stood in one index. The cook's are read once
 * for all that a request asks.
 */
export class EngineWithOwnRecipes implements SearchEngine {
  readonly #listed: SearchEngine;
  readonly #em: EntityManager;
  readonly #cook: Pick<Viewer, 'id'>;
  #reading: Promise<OwnRecipes> | null = null;

  /** @param listed ranks what everybody finds */
  constructor(listed: SearchEngine, em: EntityManager, cook: Pick<Viewer, 'id'>) {
    this.#listed = listed;
    this.#em = em;
    this.#cook = cook;
  }

  async search(query: MatchQuery, page: MatchPage): Promise<MatchAnswer> {
    const { numbers, index } = await this.#own();
    const listed = await this.#listed.search(query, page);
    return numbers.size === 0
      ? listed
      : merged(withoutOwn(listed, numbers), await index.search(query, page), page.first);
  }

  async count(query: MatchQuery): Promise<number> {
    const { index } = await this.#own();
    return (await this.#listed.count(query)) + (await index.count(query));
  }

  async lacking(query: MatchQuery): Promise<Lacking> {
    const { numbers, index } = await this.#own();
    const listed = await this.#listed.lacking(query);
    return numbers.size === 0 ? listed : together(listed, await index.lacking(query));
  }

  /** Only of what everybody finds. */
  similar(...asked: Parameters<SearchEngine['similar']>): Promise<number[]> {
    return this.#listed.similar(...asked);
  }

  popularity(food: number): number {
    return this.#listed.popularity(food);
  }

  size(): number {
    return this.#listed.size();
  }

  #own(): Promise<OwnRecipes> {
    this.#reading ??= readOwn(this.#em, this.#cook);
    return this.#reading;
  }
}

async function readOwn(em: EntityManager, cook: Pick<Viewer, 'id'>): Promise<OwnRecipes> {
  const rows = await em.execute<OwnRow[]>(OWN, [cook.id, RecipeStatus.PUBLISHED, cook.id]);
  const index = new MatchIndex();
  index.apply(
    rows.map(({ prepTime, tags, ...row }) => ({ ...row, meals: mealsOf(tags), totalTime: prepTime + row.cookTime })),
  );
  return { numbers: new Set(rows.map(({ number }) => number)), index };
}

/** What was just taken back to be edited is still listed until the index follows: it counts as the cook's alone. */
function withoutOwn({ hits, total, hasNext }: MatchAnswer, own: ReadonlySet<number>): MatchAnswer {
  const others = hits.filter(({ number }) => !own.has(number));
  return { hits: others, total: total - (hits.length - others.length), hasNext };
}

/** What recipes lack, of those in either of two indexes. */
function together(a: Lacking, b: Lacking): Lacking {
  const alone = new Map(a.alone);
  for (const [number, recipes] of b.alone) alone.set(number, (alone.get(number) ?? 0) + recipes);
  return {
    alone,
    completedBy: (numbers) => {
      const [listed, own] = [a.completedBy(numbers), b.completedBy(numbers)];
      return {
        recipes: listed.recipes + own.recipes,
        examples: bestExamples([...listed.examples, ...own.examples]),
      };
    },
    eachTwo: (visit) => [a, b].forEach((one) => one.eachTwo(visit)),
    together: (sets) => {
      const [listed, own] = [a.together(sets), b.together(sets)];
      return (one, other) => listed(one, other) + own(one, other);
    },
  };
}

/** The first of two pages of the same search over different recipes. */
function merged(a: MatchAnswer, b: MatchAnswer, first: number): MatchAnswer {
  const hits = [...a.hits, ...b.hits].toSorted((left, right) => compareKeys(left.key, right.key));
  return {
    hits: hits.slice(0, first),
    total: a.total + b.total,
    hasNext: hits.length > first || a.hasNext || b.hasNext,
  };
}
