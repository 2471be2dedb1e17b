/** Logs faults. */
export interface TroubleLog {
  warn(facts: object, message: string): void;
}

/** How long the same fault is not logged again, in milliseconds. */
const AGAIN_AFTER = 60_000;

/** When a sentence was logged last, and how often it was left out since. */
interface Told {
  at: number;
  unsaid: number;
}

/**
 * Tells the same sentence once a minute at most, then with `unsaid`, how often it was left out: what is tried again every second while
 * the database is away for a night would fill the log, and bury everything else in it.
 * @param now a clock in milliseconds that only goes forward
 */
export function throttledLogger(log: TroubleLog, now: () => number = () => performance.now()): TroubleLog {
  const sentences = new Map<string, Told>();
  return {
    warn: (facts, message) => {
      const former = sentences.get(message);
      if (former && now() - former.at < AGAIN_AFTER) return void former.unsaid++;
      sentences.set(message, { at: now(), unsaid: 0 });
      log.warn(former?.unsaid ? { ...facts, unsaid: former.unsaid } : facts, message);
    },
  };
}
