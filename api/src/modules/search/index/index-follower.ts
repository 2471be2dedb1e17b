import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { DAY_MS } from '../../../shared/calendar.ts';
import { throttledLogger, type TroubleLog } from '../../../shared/throttled-logger.ts';
import { DELETION_DAYS } from '../../recipes/recipe.entity.ts';
import { readIndexed, type Snapshot } from './index-query.ts';
import { fromTransfer } from './index-transfer.ts';
import { Yield } from './index-yield.ts';
import { readIndex } from './index-reading.ts';
import { MatchIndex } from './match-index.ts';
import type { SearchEngine } from '../match/search-engine.ts';
import { onceWhole } from './whole-engine.ts';

/** Where the follower tells what it does. */
export interface FollowerLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** How a follower follows, and what it calls. */
export interface FollowerOptions {
  /** Longest time between two looks at the database, in milliseconds; 1000 unless told. */
  sweepMs?: number;
  /** When the last look is so long ago, in milliseconds, all recipes are read again; half of what deletions are kept unless told. */
  rereadAfterMs?: number;
  /** Called when foods may have changed: on every notification of it, and after the connection was away. */
  onFoodsChanged?: () => void;
  /** Called when recipes leave choices of foods that none left before; they count as taken over when it is done. */
  onNewChoices?: () => Promise<void>;
}

/** Shortest time between two looks, in milliseconds: a burst of notifications is answered by one. */
const REST_MS = 50;

/** Longest wait before another attempt to reach the database, in milliseconds; the first is `REST_MS`, then doubling. */
const BACK_OFF_MAX_MS = 5_000;

/** After this long without the database, in milliseconds, not every deletion may be known any more. */
const REREAD_MS = (DELETION_DAYS / 2) * DAY_MS;

/** Tables of foods; the follower reads recipes alone. */
const FOOD_TABLES = new Set(['food', 'food_name', 'food_alias', 'substitute', 'not_food']);

/** Longest time one statement may take to answer before the connection is given up, in milliseconds. */
const ANSWER_MS = 30_000;

/** How often choices of foods are read before the database counts as lost: while a first start keeps every core busy, a connection may come late. */
const READINGS = 3;

/** Longest time to connect, in milliseconds: on a busy machine the answer may have come and not have been looked at yet. */
const CONNECT_MS = 10_000;

interface Waiter {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Keeps a match index in step with the database on a connection of its own: loads every published recipe, then looks
 * again when a notification says so and at least every `sweepMs`. When the connection is lost it comes back with
 * growing pauses and catches up on everything written meanwhile.
 */
export class IndexFollower {
  readonly #connection: pg.ClientConfig;
  readonly #log: FollowerLog;
  readonly #lasting: TroubleLog;
  readonly #sweepMs: number;
  readonly #rereadAfterMs: number;
  readonly #onFoodsChanged: () => void;
  readonly #onNewChoices: () => Promise<void>;
  readonly #index = new MatchIndex();
  /** Ranks the published recipes, once all of them were read. */
  readonly engine: SearchEngine = onceWhole(this.#index, () => this.isReady);
  readonly #stopping = new AbortController();
  readonly #yield = new Yield(this.#stopping.signal);
  #seen: Snapshot | null = null;
  /** When it looked, by the clock of the machine, which goes on while that sleeps. */
  #seenAt = 0;
  #areChoicesNew = false;
  #waiters: Waiter[] = [];
  #ended: Promise<void> = Promise.resolve();

  private constructor(url: string, log: FollowerLog, options: FollowerOptions) {
    this.#connection = {
      connectionString: url,
      application_name: 'larder match index',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    };
    this.#log = log;
    this.#lasting = throttledLogger(log);
    this.#sweepMs = options.sweepMs ?? 1_000;
    this.#rereadAfterMs = options.rereadAfterMs ?? REREAD_MS;
    this.#onFoodsChanged = options.onFoodsChanged ?? (() => undefined);
    this.#onNewChoices = options.onNewChoices ?? (async () => undefined);
  }

  /** Begins to load and follow; returns before the index is loaded. */
  static async start(orm: MikroORM, log: FollowerLog, options: FollowerOptions = {}): Promise<IndexFollower> {
    const url = orm.config.get('clientUrl');
    if (!url) throw new Error('The match index needs the address of the database.');
    const follower = new IndexFollower(url, log, options);
    follower.#ended = follower.#run();
    return follower;
  }

  /** Memory that the index takes, in bytes. */
  get bytes(): number {
    return this.#index.bytes;
  }

  /** True once every published recipe is in the index; stays true while the database is away. */
  get isReady(): boolean {
    return this.#seen !== null;
  }

  /**
   * Takes over everything that was committed before the call.
   * @throws when the database does not answer, or the follower has stopped
   */
  async refresh(): Promise<void> {
    if (this.#stopping.signal.aborted) throw new Error('The match index no longer follows the database.');
    const done = new Promise<void>((resolve, reject) => this.#waiters.push({ resolve, reject }));
    this.#yield.wake();
    return done;
  }

  /** Ends the connection; the index keeps what it has. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    for (let pause = REST_MS; !signal.aborted; pause = Math.min(2 * pause, BACK_OFF_MAX_MS)) {
      try {
        await this.#follow(() => (pause = REST_MS));
      } catch (error) {
        this.#settle(this.#waiters.splice(0), error);
        this.#lasting.warn({ err: error, retryInMs: pause }, 'The match index lost the database');
        await sleep(pause, undefined, { signal }).catch(() => undefined);
      }
    }
    this.#settle(this.#waiters.splice(0), new Error('The match index no longer follows the database.'));
  }

  /** Looks again and again on one connection; rejects when it is lost, resolves when the follower stops. */
  async #follow(onLook: () => void): Promise<void> {
    const client = new pg.Client(this.#connection);
    let failure: Error | null = null;
    const fail = (error?: Error): void => {
      failure ??= error ?? new Error('the database closed the connection');
      this.#yield.wake();
    };
    client.on('error', fail).on('end', fail);
    let isDue = true;
    client.on('notification', ({ payload }) => {
      if (FOOD_TABLES.has(payload ?? '')) return this.#onFoodsChanged();
      if (payload === 'food_choice') this.#areChoicesNew = true;
      if (payload !== 'recipe') return;
      isDue = true;
      this.#yield.wake();
    });
    try {
      await client.connect();
      await client.query('listen catalogue_changed');
      this.#areChoicesNew = true;
      if (this.#seen !== null) this.#onFoodsChanged();
      while (!this.#stopping.signal.aborted) {
        if (failure) throw failure;
        isDue = false;
        await this.#look(client);
        onLook();
        await this.#rest(() => isDue || failure !== null);
      }
    } finally {
      client.removeListener('end', fail);
      await client.end().catch(() => undefined);
    }
  }

  async #look(client: pg.Client): Promise<void> {
    const waiters = this.#waiters.splice(0);
    try {
      const began = Date.now();
      if (this.#seen === null || began - this.#seenAt > this.#rereadAfterMs) await this.#load();
      else
        this.#seen = await readIndexed(client, this.#seen, ({ published, gone }) => this.#index.apply(published, gone));
      this.#seenAt = began;
      await this.#readChoices();
      this.#settle(waiters);
    } catch (error) {
      this.#settle(waiters, error);
      throw error;
    }
  }

  /** They are read on a connection of the pool: that none is given in time says nothing of the one that is followed. */
  async #readChoices(attempts = READINGS): Promise<void> {
    if (!this.#areChoicesNew) return;
    this.#areChoicesNew = false;
    try {
      await this.#onNewChoices();
    } catch (error) {
      this.#areChoicesNew = true;
      if (attempts <= 1) throw error;
      await this.#readChoices(attempts - 1);
    }
  }

  async #load(): Promise<void> {
    const started = performance.now();
    const transfer = await readIndex(this.#connection, this.#stopping.signal);
    this.#index.replace(fromTransfer(transfer));
    this.#seen = transfer.seen;
    this.#log.info(
      { recipes: this.#index.size(), ms: Math.round(performance.now() - started) },
      'The match index is ready',
    );
  }

  /** Waits until the next look is due: at once for a caller, soon after a notification, else at the next sweep. */
  async #rest(isDue: () => boolean): Promise<void> {
    const sweepAt = performance.now() + this.#sweepMs;
    const notBefore = performance.now() + Math.min(REST_MS, this.#sweepMs);
    const { signal } = this.#stopping;
    while (!signal.aborted && this.#waiters.length === 0) {
      const left = (isDue() ? notBefore : sweepAt) - performance.now();
      if (left <= 0) return;
      await this.#yield.wait(left);
    }
  }

  #settle(waiters: Waiter[], error?: unknown): void {
    for (const waiter of waiters) {
      if (error === undefined) waiter.resolve();
      else waiter.reject(error);
    }
  }
}
