import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry, type AuditSubject } from './audit-entry.entity.ts';
import type { Caller } from '../users/caller.ts';

/** What is worth remembering of an act. */
export interface Act {
  /** Kind and act, such as `user.ban`. */
  action: string;
  /** Who did it, where that is not the cook who asks. */
  actor?: string;
  subject?: { kind: AuditSubject; id?: string | undefined };
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/**
 * Adds an act to the audit log, in the transaction in which it is done.
 * @param em the transaction
 */
export async function remember(
  em: EntityManager,
  { viewer, requestId }: Pick<Caller, 'viewer' | 'requestId'>,
  { action, actor, subject, before, after }: Act,
): Promise<void> {
  await em.insert(AuditEntry, {
    id: randomUUID(),
    at: new Date(),
    actor: actor ?? viewer?.id ?? null,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    before: before ?? null,
    after: after ?? null,
    requestId: requestId || null,
  });
}
