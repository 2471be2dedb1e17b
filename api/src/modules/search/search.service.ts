import { checkFirst, encodeCursor } from '../../shared/cursor.ts';
import { Pace } from '../../shared/loop-turns.ts';
import { NO_USAGE, type Usage } from '../../shared/usage.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import { DISHES_SHOWN } from './named-dishes.ts';
import type { Kitchen } from './match/match-score.ts';
import {
  compareKeys,
  type MatchAnswer,
  type MatchHit,
  type MatchQuery,
  type RankKey,
  type SearchEngine,
} from './match/search-engine.ts';
import { longerHits } from './longer-results.ts';
import { countMissing, missingOf, type MissingCounts } from './missing-counts.ts';
import type { RecipeMaker } from './recipe-maker.ts';
import { matchRecipe, type RecipeMatch } from './match/recipe-match.ts';
import { keyOf, readCursor, readPlace } from './search-place.ts';
import { answerOfDishes, answerInstead, NONE_LONGER, type LongerResults, type SearchAnswer } from './search-answer.ts';
import { findHint } from './search-hint.ts';
import { checkSearchInput, type SearchInput } from './search-input.ts';
import { countSearch } from './search-usage.ts';
import { NO_HOME, readAtHome, type HomeFoods } from './home-foods.ts';
import type { AtHome, SearchPlan } from './search-plan.ts';
import { SearchPlanner } from './search-planner.ts';

/** Recipes that are read at once: a page of the web app. */
const PART = 24;

/** How many recipes that share foods are looked at for each that is shown as similar. */
const LOOKED_AT = 3;

const isDessert = ({ tags }: Recipe): boolean => tags.includes('dessert');

/** Most creative recipes made at once: each is written and stored. */
const CREATIVE_MOST = 12;

/** Finds the recipes that fit a kitchen. Anyone may. */
export class SearchService {
  readonly #foods: FoodStore;
  readonly #engine: SearchEngine;
  readonly #recipes: RecipeService;
  readonly #maker: RecipeMaker;
  readonly #usage: Usage;
  readonly #planner: SearchPlanner;
  readonly #home: HomeFoods;
  readonly #pace = new Pace();

  /** @param home the pantry of the cook who asks */
  constructor(
    foods: FoodStore,
    engine: SearchEngine,
    recipes: RecipeService,
    maker: RecipeMaker,
    usage: Usage = NO_USAGE,
    home: HomeFoods = NO_HOME,
  ) {
    this.#home = home;
    this.#foods = foods;
    this.#engine = engine;
    this.#recipes = recipes;
    this.#maker = maker;
    this.#usage = usage;
    this.#planner = new SearchPlanner(foods, engine, recipes);
  }

  /** Makes the parts of each search wait for this: those of a large operation give way to small requests. */
  slowDown(giveWay: () => Promise<void>): void {
    this.#pace.slowDown(giveWay);
  }

  /** How many recipes can be found. */
  size(): number {
    return this.#engine.size();
  }

  /**
   * Ranks the published recipes for what a cook has, or makes some for just that where the mode is creative.
   * @param after cursor of the result to go on after; null starts at the top
   * @throws AppError BAD_USER_INPUT naming the field at fault
   */
  async searchRecipes(input: SearchInput, first: number, after: string | null): Promise<SearchAnswer> {
    if (input.mode === 'creative') return this.#create(input, first, after === null ? 0 : readPlace(after));
    return this.#search(
      input,
      first,
      (query) => (after === null ? null : readCursor(after, query)),
      () => (after === null ? 0 : readPlace(after)),
    );
  }

  /** The same by position, for callers without cursors: `offset` results are passed over. */
  async searchRecipesAt(input: SearchInput, first: number, offset: number): Promise<SearchAnswer> {
    if (input.mode === 'creative') return this.#create(input, first, offset);
    return this.#search(
      input,
      first,
      async (query) => {
        if (offset === 0) return null;
        const passed = await this.#engine.search(query, { first: offset, after: null });
        return passed.hits.at(-1)?.key ?? null;
      },
      () => offset,
    );
  }

  async #search(
    input: SearchInput,
    first: number,
    start: (query: MatchQuery) => RankKey | null | Promise<RankKey | null>,
    passed: () => number,
  ): Promise<SearchAnswer> {
    checkSearchInput(input);
    checkFirst(first);
    await this.#pace.take();
    const home = await this.#homeOf(input);
    const { plan, named } = await this.#planner.planWithDishes(input, home);
    if (named.isAll) {
      const from = passed();
      if (from === 0) countSearch(this.#usage, input.mode, named.resolvedIngredients, named.recipes.length);
      const matches = await this.#judgeAll(named.recipes, plan.kitchen);
      return named.isInstead
        ? answerInstead(matches, named.resolvedIngredients, { first, from, maxMissing: input.maxMissing })
        : answerOfDishes(matches, named.resolvedIngredients, { first, from });
    }
    const { resolvedIngredients } = named;
    const { query, kitchen } = plan;
    const after = await start(query);
    const answer = await this.#engine.search(query, { first, after });
    if (after === null) countSearch(this.#usage, input.mode, resolvedIngredients, answer.total);
    const keys = new Map(answer.hits.map((hit) => [hit.number, hit.key]));
    const nodes = await this.#read(answer.hits, kitchen);
    const hint = await findHint(input, answer.total, (lifted) =>
      this.#engine.count(this.#planner.planAs(lifted, named.kinds, home).query),
    );
    await this.#pace.take();
    let longer: Promise<LongerResults> | undefined;
    return {
      nodes,
      cursors: nodes.map(({ recipe }) => encodeCursor(keys.get(recipe.number) ?? [])),
      totalCount: answer.total,
      hasNextPage: answer.hasNext,
      hasPreviousPage: after !== null,
      resolvedIngredients,
      dishes: await this.#judgeAll(named.recipes.slice(0, DISHES_SHOWN), kitchen),
      findLonger: () => (longer ??= this.#findLonger(plan, answer, after)),
      countMissing: () => this.#countMissing(query, answer.total),
      hint,
      note: null,
    };
  }

  /** Reads and judges what was found, a part at a time. */
  async #read(hits: readonly MatchHit[], kitchen: Kitchen): Promise<RecipeMatch[]> {
    const nodes: RecipeMatch[] = [];
    for (let at = 0; at < hits.length; at += PART) {
      if (at > 0) await this.#pace.take();
      const recipes = await this.#recipes.byNumbers(hits.slice(at, at + PART).map(({ number }) => number));
      nodes.push(...(await this.#judgeAll(recipes, kitchen)));
    }
    return nodes;
  }

  async #findLonger({ query, kitchen }: SearchPlan, page: MatchAnswer, after: RankKey | null): Promise<LongerResults> {
    const { hits } = after === null ? page : await this.#engine.search(query, { first: 1, after: null });
    const { count, better } = await longerHits(this.#engine, query, { total: page.total, best: hits[0] });
    return { count, better: await this.#read(better, kitchen) };
  }

  #countMissing(query: MatchQuery, total: number): Promise<MissingCounts> {
    const { filters } = query;
    return countMissing((maxMissing) =>
      maxMissing === filters.maxMissing ? total : this.#engine.count({ ...query, filters: { ...filters, maxMissing } }),
    );
  }

  async #create(input: SearchInput, first: number, from: number): Promise<SearchAnswer> {
    checkSearchInput(input);
    checkFirst(first);
    await this.#pace.take();
    const plan = await this.#planner.plan(input);
    const { numbers, total, note } = await this.#maker.make({
      input,
      plan,
      first: Math.min(first, CREATIVE_MOST),
      from,
    });
    if (from === 0) countSearch(this.#usage, input.mode, plan.resolvedIngredients, total);
    const recipes = await this.#recipes.byNumbers(numbers);
    await this.#pace.take();
    // What was just made may ask for foods by numbers that no plan knew before.
    const { kitchen } = await this.#planner.plan(input);
    const nodes = await this.#judgeAll(recipes, kitchen);
    return {
      nodes: nodes.toSorted((a, b) => compareKeys(keyOf(a, input.sort), keyOf(b, input.sort))),
      cursors: nodes.map((_node, at) => encodeCursor([from + at + 1])),
      totalCount: total,
      hasNextPage: numbers.length > 0 && from + numbers.length < total,
      hasPreviousPage: from > 0,
      resolvedIngredients: plan.resolvedIngredients,
      dishes: [],
      findLonger: async () => NONE_LONGER,
      countMissing: () => missingOf(nodes),
      hint: null,
      note,
    };
  }

  /**
   * The matches that a search finds first, for a question that no cook typed: the figures of usage leave it out.
   * @param atHome what is there, in the pantry of a cook or as a visitor says
   * @throws AppError BAD_USER_INPUT naming the field at fault
   */
  async bestMatches(input: SearchInput, first: number, atHome: AtHome): Promise<RecipeMatch[]> {
    checkSearchInput(input);
    await this.#pace.take();
    const { query, kitchen } = await this.#planner.plan(input, atHome);
    const { hits } = await this.#engine.search(query, { first, after: null });
    return this.#judgeAll(await this.#recipes.byNumbers(hits.map(({ number }) => number)), kitchen);
  }

  /**
   * How one recipe fits what a cook has, whatever the filters would say of it.
   * @throws AppError BAD_USER_INPUT naming the field at fault
   */
  async matchOf(recipe: Recipe, input: SearchInput): Promise<RecipeMatch> {
    checkSearchInput(input);
    return this.#judge(recipe, (await this.#planner.plan(input, await this.#homeOf(input))).kitchen);
  }

  /** The published recipes that share most with one, foods weighted by their rarity; a dessert does not lead to a gratin for its cream while there are desserts. */
  async similar(recipe: Recipe, first: number): Promise<Recipe[]> {
    checkFirst(first);
    const needs = recipe.neededFoods.map((food) => this.#foods.choices.sameAs(food));
    const alike = await this.#recipes.byNumbers(await this.#engine.similar(recipe.number, needs, LOOKED_AT * first));
    const isAkin = (other: Recipe): boolean => isDessert(other) === isDessert(recipe);
    return [...alike.filter(isAkin), ...alike.filter((other) => !isAkin(other))].slice(0, first);
  }

  #homeOf(input: SearchInput): Promise<AtHome> {
    return readAtHome(input, this.#home, this.#foods.knowledge);
  }

  #judgeAll(recipes: readonly Recipe[], kitchen: Kitchen): Promise<RecipeMatch[]> {
    return Promise.all(recipes.map((recipe) => this.#judge(recipe, kitchen)));
  }

  async #judge(recipe: Recipe, kitchen: Kitchen): Promise<RecipeMatch> {
    return matchRecipe(recipe, await this.#recipes.lines(recipe), kitchen, this.#foods);
  }
}
