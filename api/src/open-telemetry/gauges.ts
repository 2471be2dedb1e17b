import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';

/** Connections to one database, as `pg` counts them. */
export interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  /** Who waits for one. */
  readonly waitingCount: number;
}

/** What is looked at whenever metrics are sent. */
export interface Watched {
  /** By name of the database. */
  pools: Record<string, Pool>;
  /** Tasks that could run and do not yet, by job. */
  waitingJobs(): Promise<ReadonlyMap<string, number>>;
}

/** How late the event loop is, since metrics were last sent. Node measures from one tick of this many milliseconds to the next, so that an idle loop has one tick. */
const TICK = 10;

/** Watches how late the event loop is. */
export function watchEventLoop(meter: Meter): void {
  const delay = monitorEventLoopDelay({ resolution: TICK });
  delay.enable();
  const gauge = (of: string) => meter.createObservableGauge(`nodejs.eventloop.delay.${of}`, { unit: 's' });
  const [p50, p99, max] = [gauge('p50'), gauge('p99'), gauge('max')];
  meter.addBatchObservableCallback(
    (told) => {
      if (delay.count === 0) return;
      told.observe(p50, delay.percentile(50) / 1e9);
      told.observe(p99, delay.percentile(99) / 1e9);
      told.observe(max, delay.max / 1e9);
      delay.reset();
    },
    [p50, p99, max],
  );
}

/** Watches how many connections are used, and how many callers wait for one. */
export function watchConnections(meter: Meter, pools: Record<string, Pool>): void {
  const count = meter.createObservableUpDownCounter('db.client.connection.count', { unit: '{connection}' });
  const pending = meter.createObservableUpDownCounter('db.client.connection.pending_requests', { unit: '{request}' });
  meter.addBatchObservableCallback(
    (told) => {
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        const facts = { 'db.client.connection.pool.name': name };
        told.observe(count, totalCount - idleCount, { ...facts, 'db.client.connection.state': 'used' });
        told.observe(count, idleCount, { ...facts, 'db.client.connection.state': 'idle' });
        told.observe(pending, waitingCount, facts);
      }
    },
    [count, pending],
  );
}

/** Watches how many tasks wait for a process that is free. */
export function watchJobs(meter: Meter, waitingJobs: Watched['waitingJobs']): void {
  meter.createObservableGauge('larder.job.waiting', { unit: '{job}' }).addCallback(async (told) => {
    for (const [name, waiting] of await waitingJobs()) told.observe(waiting, { 'larder.job.name': name });
  });
}
