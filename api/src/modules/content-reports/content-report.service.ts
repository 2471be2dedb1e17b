import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { perHour } from '../rate-limits/rate-limit-policy.ts';
import { RateLimiter, whose } from '../rate-limits/rate-limiter.ts';
import type { Caller } from '../users/caller.ts';
import { STORED } from '../users/stored-limits.ts';
import { requireAdmin } from '../users/viewer.ts';
import { countViolation, keepNewestReports } from './content-report.sql.ts';
import { ContentReport } from './content-report.entity.ts';
import { readViolations } from './read-violations.ts';

/** Requests with reports of one address in an hour; more are passed over. */
const PER_HOUR = 60;

/** What browsers say they blocked on our pages by the content policy, for admins alone. */
export class ContentReportService {
  readonly #em: EntityManager;
  readonly #caller: Caller;

  constructor(em: EntityManager, caller: Caller) {
    this.#em = em;
    this.#caller = caller;
  }

  /**
   * Keeps what a browser reports, as far as it is understood; says nothing of the rest, which only programs could read.
   * @param hosts where this site is
   */
  async keep(body: unknown, hosts: readonly string[]): Promise<void> {
    const violations = readViolations(body, hosts);
    if (violations.length === 0 || !(await this.#mayReport())) return;
    await this.#em.transactional(async (tx) => {
      // In one order, so that two requests do not wait for each other.
      const keyed = violations.map((violation) => ({ ...violation, key: keyOf(violation) }));
      for (const one of keyed.sort((a, b) => (a.key < b.key ? -1 : 1))) await countViolation(tx, one);
      await keepNewestReports(tx, STORED.contentReports.most);
    });
  }

  /** What was blocked, the last first. */
  async list(): Promise<ContentReport[]> {
    requireAdmin(this.#caller.viewer);
    return this.#em.find(
      ContentReport,
      {},
      { orderBy: { lastAt: 'desc', key: 'asc' }, limit: STORED.contentReports.most, refresh: true },
    );
  }

  #mayReport(): Promise<boolean> {
    const of = whose(undefined, this.#caller.address);
    return new RateLimiter(this.#em).tryCount([{ kind: 'content-report', of, policy: perHour(PER_HOUR) }]);
  }
}

const keyOf = (violation: object): string => createHash('sha256').update(JSON.stringify(violation)).digest('base64url');
