import type { MikroORM } from '@mikro-orm/postgresql';
import type { Freshness } from '../../../shared/freshness.ts';
import { rarity } from '../index/match-similar.ts';
import {
  countStatement,
  pageStatement,
  similarStatement,
  usableFoods,
  type Access,
  type Sql,
} from './postgres-engine-sql.ts';
import type { MatchAnswer, MatchPage, MatchQuery, SearchEngine } from '../match/search-engine.ts';

/** Where the engine tells what goes wrong behind it. */
export interface EngineLog {
  warn(facts: object, message: string): void;
}

export interface PostgresEngineOptions {
  /** Time between two counts of how often each food is needed, in milliseconds; a minute unless told. */
  recountMs?: number;
  /** From this share of all recipes on that need a covered food, reading every recipe is quicker than an index; 0.1 unless told. */
  commonShare?: number;
  /** Called with each count, to read the choices of foods that recipes leave by then. */
  onNewChoices?: () => Promise<void>;
}

type ResultRow = { total: number; number: number; percentage: number; key: number[] } | { total: number; number: null };

/**
 * The same ranking as one SQL statement, for a catalogue that outgrows one machine's memory. Slower by far than the
 * index in memory, always up to date, and nothing to load but how often each food is needed, which may be a minute old.
 */
export class PostgresEngine implements SearchEngine, Freshness {
  readonly #orm: MikroORM;
  readonly #log: EngineLog;
  readonly #commonShare: number;
  #needing = new Map<number, number>();
  #size = 0;
  #isReady = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(orm: MikroORM, log: EngineLog, commonShare: number) {
    this.#orm = orm;
    this.#log = log;
    this.#commonShare = commonShare;
  }

  /** Begins to count foods; returns before they are counted. */
  static async start(
    orm: MikroORM,
    log: EngineLog,
    { recountMs = 60_000, commonShare = 0.1, onNewChoices }: PostgresEngineOptions = {},
  ): Promise<PostgresEngine> {
    const engine = new PostgresEngine(orm, log, commonShare);
    const read = async (): Promise<void> => void (await Promise.all([engine.refresh(), onNewChoices?.()]));
    const recount = (): void =>
      void read().catch((error: unknown) =>
        engine.#log.warn({ err: error }, 'The foods of the recipes could not be counted'),
      );
    engine.#timer = setInterval(recount, recountMs).unref();
    recount();
    return engine;
  }

  /** So that whoever starts one of the two engines need not know which. */
  get engine(): SearchEngine {
    return this;
  }

  /** Nothing is followed: each search reads what is stored. */
  version(): null {
    return null;
  }

  /** True once the foods were counted. */
  get isReady(): boolean {
    return this.#isReady;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
  }

  /** Counts in how many recipes each food is needed, as of now. */
  async refresh(): Promise<void> {
    const counts = await this.#rows<{ food: number; recipes: number }>({
      text: `select food, count(*)::int as recipes from recipe, unnest(needed_foods) as food where status = 'published' and not is_creative group by food`,
      values: [],
    });
    const [published] = await this.#rows<{ recipes: number }>({
      text: `select count(*)::int as recipes from recipe where status = 'published' and not is_creative`,
      values: [],
    });
    this.#needing = new Map(counts.map(({ food, recipes }) => [food, recipes]));
    this.#size = published?.recipes ?? 0;
    this.#isReady = true;
  }

  async search(query: MatchQuery, page: MatchPage): Promise<MatchAnswer> {
    const rows = await this.#rows<ResultRow>(pageStatement(query, page, this.#accessFor(query)));
    const hits = rows.flatMap((row) =>
      row.number === null ? [] : [{ number: row.number, percentage: row.percentage, key: row.key }],
    );
    return { hits: hits.slice(0, page.first), total: rows[0]?.total ?? 0, hasNext: hits.length > page.first };
  }

  async count(query: MatchQuery): Promise<number> {
    const [row] = await this.#rows<{ total: number }>(countStatement(query, this.#accessFor(query)));
    return row?.total ?? 0;
  }

  async similar(recipe: number, first: number): Promise<number[]> {
    const [found] = await this.#rows<{ foods: number[] }>({
      text: `select needed_foods as foods from recipe where number = ? and status = 'published'`,
      values: [recipe],
    });
    if (!found || found.foods.length === 0) return [];
    const weights = new Array<number>(Math.max(...found.foods)).fill(0);
    for (const food of found.foods) weights[food - 1] = rarity(this.#size, this.popularity(food));
    const rows = await this.#rows<{ number: number }>(similarStatement(recipe, found.foods, weights, first));
    return rows.map(({ number }) => number);
  }

  popularity(food: number): number {
    return this.#needing.get(food) ?? 0;
  }

  size(): number {
    return this.#size;
  }

  #accessFor(query: MatchQuery): Access {
    const needing = usableFoods(query).reduce((sum, food) => sum + this.popularity(food), 0);
    return needing >= this.#commonShare * this.#size ? 'scan' : 'index';
  }

  async #rows<Row extends object>({ text, values }: Sql): Promise<Row[]> {
    return this.#orm.em.fork().execute<Row[]>(text, values);
  }
}
