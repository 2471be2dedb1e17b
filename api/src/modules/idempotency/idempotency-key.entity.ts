import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    user: () => p.manyToOne(User).primary().mapToPk().deleteRule('cascade'),
    key: p.text().primary(),
    /** Hash of what was asked for with it. */
    input: p.text(),
    /** Id of what was made. */
    answer: p.text(),
    createdAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** A key with which something was made: the same request sent again makes nothing more. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
