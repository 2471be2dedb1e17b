import type { Measure, Usage } from '../shared/usage.ts';
import { throttledLogger, type TroubleLog } from '../shared/throttled-logger.ts';
import type { Orm } from './orm.ts';

/** How often counts reach the database, in milliseconds: at most this much is lost when a process is killed. */
const PERIOD = 1_000;
/** Most different things that one period counts: texts that somebody makes up must not fill the memory. */
const KINDS_MAX = 2_000;
const SEPARATOR = '\n';

/** In one order, so that two processes do not wait for each other in a circle. */
const ADD = `
  insert into usage_hour (hour, measure, label, count)
  select date_trunc('hour', now(), 'UTC'), measure, label, count from jsonb_to_recordset(?::jsonb) as r (measure text, label text, count int) order by measure, label
  on conflict (hour, measure, label) do update set count = usage_hour.count + excluded.count`;
const ADD_VIEWS = `
  update recipe set views = views + r.count from (select * from jsonb_to_recordset(?::jsonb) as v (label text, count int) order by label) r where recipe.id = r.label`;

/** Counts in memory and adds to the sums in the database, which those of all processes share. */
export class UsageMeter implements Usage {
  readonly #orm: Orm;
  readonly #log: TroubleLog;
  #timer: NodeJS.Timeout | undefined;
  #counts = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();
  #lastMinute = -1;

  constructor(orm: Orm, log: TroubleLog) {
    this.#orm = orm;
    this.#log = throttledLogger(log);
  }

  /** Begins to write by itself, and to count the minutes in which the process runs. */
  start(): void {
    this.#timer = setInterval(() => void this.#tick(), PERIOD);
    this.#timer.unref();
  }

  count(measure: Measure, label = ''): void {
    const key = `${measure}${SEPARATOR}${label.replaceAll(SEPARATOR, ' ').replaceAll('\0', '')}`;
    const count = this.#counts.get(key);
    if (count !== undefined || this.#counts.size < KINDS_MAX) this.#counts.set(key, (count ?? 0) + 1);
  }

  /** Brings everything that was counted so far into the database. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #tick(): Promise<void> {
    const minute = new Date().getUTCMinutes();
    if (minute !== this.#lastMinute) this.count('up', String(minute));
    this.#lastMinute = minute;
    return this.flush();
  }

  async #write(): Promise<void> {
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await this.#add([...counts]);
    } catch (error) {
      for (const [key, count] of counts) this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
      this.#log.warn({ err: error }, 'What was counted could not be kept yet');
    }
  }

  async #add(counts: [string, number][]): Promise<void> {
    const rows = counts.map(([key, count]) => {
      const [measure = '', label = ''] = key.split(SEPARATOR);
      return { measure, label, count };
    });
    const { views = [], others = [] } = Object.groupBy(rows, ({ measure }) =>
      measure === 'view' ? 'views' : 'others',
    );
    await this.#orm.em.fork().transactional(async (tx) => {
      await tx.execute(ADD, [JSON.stringify(others)]);
      if (views.length > 0) await tx.execute(ADD_VIEWS, [JSON.stringify(views)]);
    });
  }
}
