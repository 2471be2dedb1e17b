import type { EntityManager } from '@mikro-orm/postgresql';

/** Work that is done later, by whichever process is free, once or at set times, and again when it fails. */
export interface Job<T extends object = object> {
  /** In kebab case, such as `mail`. */
  name: string;
  /** When it runs by itself: minute, hour, day, month and weekday as in cron, UTC. */
  schedule?: string;
  /** How often it is tried again when it throws, with growing pauses from ten seconds on; 5 unless given. */
  retries?: number;
  /** Does the work. It may be run twice for one task, where a process dies at the wrong moment. */
  run(data: T, signal: AbortSignal): Promise<void>;
}

/** Where services leave work for later. */
export interface Jobs {
  /**
   * Leaves work for the job of this name.
   * @param tx the transaction with which it is left or not; at once unless given
   * @throws AppError UNAVAILABLE when it cannot be kept
   */
  send(name: string, data: object, tx?: EntityManager): Promise<void>;
}
