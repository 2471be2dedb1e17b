import type { EntityClass, EntityManager, QBFilterQuery, QueryOrderMap } from '@mikro-orm/postgresql';
import { satisfaction } from './recipe-rating.sql.ts';
import DataLoader from 'dataloader';
import { RecipeStatus, type Meal } from './recipe-enums.ts';
import { Role } from '../users/user-enums.ts';
import type { Replica } from '../../shared/replica.ts';
import { notFound } from '../../shared/errors.ts';
import { DISH_NAME_MAX } from './recipe-limits.ts';
import { PAGE_MAX, type Page } from '../../shared/page.ts';
import { readSearchText } from '../../shared/search-text.ts';
import { checkFirst, decodeCursor, encodeCursor } from '../../shared/cursor.ts';
import { NO_USAGE, type Usage } from '../../shared/usage.ts';
import type { IngredientService } from '../ingredients/ingredient.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { namedLines } from './uses/named-lines.ts';
import { knownNutrition, type Nutrition } from './nutrition.ts';
import { nutritionLines } from './nutrition-line.ts';
import { Recipe, RecipeLine, RecipeStep, type StepPlace } from './recipe.entity.ts';
import type { NameFit } from './name-fit.ts';
import { listNamed, listNamedAt } from './named-recipe-list.ts';
import { findByName, findNamesakes } from './recipe-names.ts';
import { MEAL_TAGS } from './meal-tags.ts';
import { listFilter, type RecipeListFilter } from './recipe-list-filter.ts';

/** What can be asked about recipes. Anyone may see the published ones, each cook their own, and admins those handed in. */
export class RecipeService {
  readonly #em: EntityManager;
  readonly #viewer: Pick<Viewer, 'id' | 'role'> | null;
  readonly #usage: Usage;
  readonly #replica: Replica | null;
  readonly #linesLoader: DataLoader<string, RecipeLine[]>;
  readonly #stepsLoader: DataLoader<string, RecipeStep[]>;
  readonly #recipeLoader: DataLoader<string, Recipe | null>;

  /**
   * @param viewer the cook who asks
   * @param replica where there is a read replica. Only visitors read it: a cook sees at once what they wrote.
   */
  constructor(
    em: EntityManager,
    viewer: Pick<Viewer, 'id' | 'role'> | null = null,
    usage: Usage = NO_USAGE,
    replica: Replica | null = null,
  ) {
    this.#em = em;
    this.#usage = usage;
    this.#viewer = viewer;
    this.#replica = viewer === null ? replica : null;
    this.#linesLoader = new DataLoader((ids) =>
      this.#partsOf(RecipeLine, ids, { recipe: { $in: ids } }, { position: 'asc' }),
    );
    this.#stepsLoader = new DataLoader((ids) =>
      this.#partsOf(RecipeStep, ids, { recipe: { $in: ids } }, { step: 'asc' }),
    );
    this.#recipeLoader = new DataLoader((ids) => this.findMany(ids));
  }

  /** A published recipe, or one of the cook who asks, by slug or id, if there is one. */
  async find(slug: string): Promise<Recipe | null> {
    if (slug.includes('\0')) return null;
    const [recipe = null] = await this.#read(Recipe, this.#visible({ $or: [{ slug }, { id: slug }] }), {
      isWhole: (found) => found.length > 0,
    });
    return recipe;
  }

  /** The same as `find`. @throws AppError NOT_FOUND where there is none */
  async findOrFail(slug: string): Promise<Recipe> {
    const recipe = await this.find(slug);
    if (!recipe) throw notFound('Recipe');
    return recipe;
  }

  /** Recipes by slug or id, in the order given, in one statement; null for each that is not there. */
  async findMany(slugs: readonly string[]): Promise<(Recipe | null)[]> {
    const possible = [...new Set(slugs)].filter((slug) => !slug.includes('\0'));
    if (possible.length === 0) return slugs.map(() => null);
    const found = await this.#read(Recipe, this.#visible({ $or: [{ slug: possible }, { id: possible }] }), {
      isWhole: (rows) => rows.length === possible.length,
    });
    const byName = new Map(
      found.flatMap((recipe) => [
        [recipe.slug, recipe],
        [recipe.id, recipe],
      ]),
    );
    return slugs.map((slug) => byName.get(slug) ?? null);
  }

  /** The same as `find`, for somebody who reads it: the view is counted. */
  async open(slug: string): Promise<Recipe | null> {
    const recipe = await this.find(slug);
    if (recipe) this.#usage.count('view', recipe.id);
    return recipe;
  }

  /** The same as `open`. @throws AppError NOT_FOUND where there is none */
  async openOrFail(slug: string): Promise<Recipe> {
    const recipe = await this.open(slug);
    if (!recipe) throw notFound('Recipe');
    return recipe;
  }

  /** Published recipes and those of the cook who asks by number, in the order given; those that are gone are left out. */
  async byNumbers(numbers: readonly number[]): Promise<Recipe[]> {
    if (numbers.length === 0) return [];
    const found = await this.#read(
      Recipe,
      { number: { $in: numbers }, $or: this.#publishedOrOwn() },
      { isWhole: (rows) => rows.length === numbers.length },
    );
    const byNumber = new Map(found.map((recipe) => [recipe.number, recipe]));
    return numbers.map((number) => byNumber.get(number)).filter((recipe) => recipe !== undefined);
  }

  /** The published recipes that most cooks have rated, of all or of those that are eaten as a meal. */
  mostRated(first: number, meal: Meal | null = null): Promise<Recipe[]> {
    return this.#em.find(
      Recipe,
      {
        status: RecipeStatus.PUBLISHED,
        isCreative: false,
        ...(meal !== null && { tags: { $overlap: [...MEAL_TAGS[meal]] } }),
      },
      { orderBy: { ratingCount: 'desc', number: 'asc' }, limit: first },
    );
  }

  /** Addresses of the published recipes that everyone may find, with a number above `after` and up to `upTo`, oldest first. */
  listed(after: number, upTo: number): Promise<Pick<Recipe, 'slug' | 'updatedAt'>[]> {
    return this.#em.find(
      Recipe,
      { number: { $gt: after, $lte: upTo }, status: RecipeStatus.PUBLISHED, isCreative: false },
      { fields: ['slug', 'updatedAt'], orderBy: { number: 'asc' } },
    );
  }

  /** The largest number that a recipe has; 0 while there is none. */
  async lastNumber(): Promise<number> {
    const last = {
      orderBy: { number: 'desc' as const },
      limit: 1,
      fields: ['number'] as const,
      disableIdentityMap: true,
    };
    const [recipe] = await this.#em.find(Recipe, {}, last);
    return recipe?.number ?? 0;
  }

  /** The ingredient lines of a recipe; those of many recipes are read together. */
  lines(recipe: Recipe): Promise<RecipeLine[]> {
    this.#recipeLoader.prime(recipe.id, recipe);
    return this.#linesLoader.load(recipe.id);
  }

  /** The steps of a recipe; those of many recipes are read together. */
  steps(recipe: Recipe): Promise<RecipeStep[]> {
    return this.#stepsLoader.load(recipe.id);
  }

  /** Ids of the lines whose foods a step of a recipe names, in the order of the lines; all where a word may mean several. */
  async linesNamedIn({ recipe, step }: StepPlace, ingredients: IngredientService): Promise<string[]> {
    const [lines, steps] = await Promise.all([this.#linesLoader.load(recipe), this.#stepsLoader.load(recipe)]);
    const description = steps.find((one) => one.step === step)?.description ?? '';
    return namedLines(lines, description, ingredients).map(({ id }) => id);
  }

  /** What one serving holds; null when too little of the weight is known to say. */
  async nutrition(recipe: Recipe, ingredients: IngredientService): Promise<Nutrition | null> {
    const lines = await this.lines(recipe);
    return knownNutrition(
      recipe,
      lines.flatMap((line) => nutritionLines(line, ingredients)),
    );
  }

  /** The recipe of a line; null where the caller may not see it. */
  recipeOf(line: RecipeLine): Promise<Recipe | null> {
    return this.#recipeLoader.load(line.recipe);
  }

  /** Published recipes by title; with a text those that go by it, the nearest name first. @throws AppError BAD_USER_INPUT */
  async list(
    first: number,
    after: string | null,
    filter: RecipeListFilter,
    ingredients: IngredientService,
  ): Promise<Page<Recipe>> {
    checkFirst(first);
    const where = listFilter(filter, ingredients);
    const text = readSearchText(filter.text, DISH_NAME_MAX);
    if (text !== '') return listNamed(this.#em, text, where, { first, after });
    const from = after === null ? null : decodeCursor(after, ['text', 'whole']);
    const place =
      from === null ? [] : [{ $or: [{ title: { $gt: from[0] } }, { title: from[0], number: { $gt: from[1] } }] }];
    const found = await this.#em.find(
      Recipe,
      { $and: [where, ...place] },
      { orderBy: { title: 'asc', number: 'asc' }, limit: first + 1 },
    );
    const nodes = found.slice(0, first);
    return {
      nodes,
      cursors: nodes.map((recipe) => encodeCursor([recipe.title, recipe.number])),
      totalCount: await this.#em.count(Recipe, where),
      hasNextPage: found.length > first,
      hasPreviousPage: after !== null,
    };
  }

  /** The same for a caller that counts its way: `limit` recipes behind the first `offset`. */
  async listAt(
    filter: RecipeListFilter,
    { limit, offset }: { limit: number; offset: number },
    ingredients: IngredientService,
  ): Promise<Pick<Page<Recipe>, 'nodes' | 'totalCount'>> {
    const where = listFilter(filter, ingredients);
    const text = readSearchText(filter.text, DISH_NAME_MAX);
    if (text !== '') return listNamedAt(this.#em, text, where, { limit, offset });
    const nodes = await this.#em.find(Recipe, where, { orderBy: { title: 'asc', number: 'asc' }, limit, offset });
    return { nodes, totalCount: await this.#em.count(Recipe, where) };
  }

  /** The published recipes that go by each of some names, all words of the text being in one of theirs, typos forgiven; the nearest name first, at most 100. */
  async named(texts: readonly string[]): Promise<NameFit[][]> {
    const fits = await findByName(this.#em, texts, { isFinished: true, alsoTold: false });
    return fits.map((found) => found.filter(({ isAll }) => isAll).slice(0, PAGE_MAX));
  }

  /** Numbers of the published recipes that go by just these names, for each name; letter by letter, but for accents and signs. */
  namesakes(names: readonly string[]): Promise<number[][]> {
    return findNamesakes(this.#em, names);
  }

  /** Share of the ratings that are 4 stars and up, in per cent; null while there are none. */
  async satisfaction(): Promise<number | null> {
    return satisfaction(this.#em);
  }

  /** Published, one's own, or for an admin: handed in, or a draft that is no cook's, as an import by command leaves them. */
  #visible(which: QBFilterQuery<Recipe>): QBFilterQuery<Recipe> {
    const handedIn =
      this.#viewer?.role === Role.ADMIN
        ? [{ status: { $ne: RecipeStatus.DRAFT } }, { authorUser: null, deletedBy: null }]
        : [];
    return { $and: [which, { $or: [...this.#publishedOrOwn(), ...handedIn] }] };
  }

  #publishedOrOwn(): QBFilterQuery<Recipe>[] {
    return [{ status: RecipeStatus.PUBLISHED }, ...(this.#viewer ? [{ authorUser: this.#viewer.id }] : [])];
  }

  /**
   * Rows as plain objects with the properties of their entity, in a third of the time that entities take; what is to be changed is read
   * with `find`. Visitors read the replica; where it fails, or does not have everything yet, the primary.
   */
  async #read<T extends object>(
    entity: EntityClass<T>,
    where: QBFilterQuery<T>,
    { isWhole, order }: { isWhole: (rows: T[]) => boolean; order?: QueryOrderMap<T> },
  ): Promise<T[]> {
    const ask = (connection: 'read' | 'write'): Promise<T[]> =>
      this.#em
        .createQueryBuilder(entity, undefined, connection)
        .select('*')
        .where(where)
        .orderBy(order ?? [])
        .execute();
    const rows = await this.#replica?.ask(() => ask('read'));
    return rows && isWhole(rows) ? rows : ask('write');
  }

  /** The parts of many recipes, each recipe's in their order. */
  async #partsOf<Part extends { recipe: string }>(
    part: EntityClass<Part>,
    ids: readonly string[],
    where: QBFilterQuery<Part>,
    order: QueryOrderMap<Part>,
  ): Promise<Part[][]> {
    const parts = await this.#read(part, where, {
      isWhole: (rows) => new Set(rows.map(({ recipe }) => recipe)).size === ids.length,
      order,
    });
    const byRecipe = Map.groupBy(parts, ({ recipe }) => recipe);
    return ids.map((id) => byRecipe.get(id) ?? []);
  }
}
