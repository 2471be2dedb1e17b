import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Freshness } from '../shared/freshness.ts';
import type { Tracing } from '../shared/tracing.ts';
import { poolOf, prepareOrm, type Orm } from './orm.ts';

/** Where it says that the copy is away. */
interface Log {
  warn(details: object, message: string): void;
}

/** How often it is looked whether the replica has caught up, in milliseconds. */
const LOOK_EVERY = 250;
/** Longest wait for its answer before the primary is asked, in milliseconds. */
const PATIENCE = 2_000;

/**
 * A copy of the database that lags behind, for questions that anybody may ask. It answers only while it has everything that this process
 * knows to have changed: after each change the primary answers, until the copy has it too. So nobody sees the past twice.
 */
export class Replica {
  readonly #orm: Orm;
  readonly #primary: Orm;
  readonly #freshness: Freshness;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  /** The change that the copy has to have, and where in the write-ahead log of the primary it is at the latest. */
  #target: { version: number; place: string } | null = null;
  #caughtUp: number | null = null;
  #isLooking = false;
  #isAway = false;

  private constructor(orm: Orm, primary: Orm, freshness: Freshness, log: Log) {
    this.#orm = orm;
    this.#primary = primary;
    this.#freshness = freshness;
    this.#log = log;
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY).unref();
  }

  /** Reads from it as soon as it is there: while it is away the primary answers. */
  static open(
    url: string,
    primary: Orm,
    { freshness, log, tracing }: { freshness: Freshness; log: Log; tracing?: Tracing | undefined },
  ): Replica {
    return new Replica(prepareOrm(url, { tracing, patience: PATIENCE }), primary, freshness, log);
  }

  /** Reads from the copy; null while it may lack something, or is away. */
  reader(): EntityManager | null {
    const version = this.#freshness.version();
    return version !== null && version === this.#caughtUp ? this.#orm.em.fork() : null;
  }

  /** Looks whether the copy has everything. It does so by itself, too. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      this.#caughtUp = await this.#versionReached();
      this.#isAway = false;
    } catch (error) {
      this.#caughtUp = null;
      if (!this.#isAway) this.#log.warn({ err: error }, 'The replica does not answer; the primary answers everything');
      this.#isAway = true;
    } finally {
      this.#isLooking = false;
    }
  }

  async #versionReached(): Promise<number | null> {
    const version = this.#freshness.version();
    if (version === null) return null;
    if (version !== this.#target?.version) this.#target = { version, place: await this.#placeOfNow() };
    const [row] = await this.#orm.em
      .fork()
      .execute<{ has: boolean | null }[]>('select pg_last_wal_replay_lsn() >= ?::pg_lsn as has', [this.#target.place]);
    return row?.has ? version : null;
  }

  async #placeOfNow(): Promise<string> {
    const [row] = await this.#primary.em
      .fork()
      .execute<{ place: string }[]>('select pg_current_wal_lsn()::text as place');
    return row?.place ?? 'FFFFFFFF/FFFFFFFF';
  }

  /** Its connections. */
  pool(): Promise<Pool> {
    return poolOf(this.#orm);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#orm.close(true);
  }
}
