import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** The subject of an entry in the audit log. */
export type AuditSubject = 'user' | 'recipe' | 'food' | 'settings' | 'backup';

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  indexes: [{ properties: ['at', 'id'] }],
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    at: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
    /** Who did it; null for visitors, the command line, and accounts that are gone. */
    actor: () => p.manyToOne(User).nullable().mapToPk().index().deleteRule('set null'),
    /** Such as `user.ban`. */
    action: p.text(),
    subjectKind: p.text().$type<AuditSubject>().nullable(),
    subjectId: p.text().nullable().index(),
    /** What was there, and what is: facts and reasons, never secrets, names or addresses. */
    before: p.json<Record<string, unknown>>().nullable(),
    after: p.json<Record<string, unknown>>().nullable(),
    requestId: p.text().nullable(),
  },
});

/** One line of the audit log: who did what to what. Rows are only ever added; the database refuses anything else. */
export class AuditEntry extends AuditEntrySchema.class {}
AuditEntrySchema.setClass(AuditEntry);
