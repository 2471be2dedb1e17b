import { defineEntity, p } from '@mikro-orm/core';

const AttemptSchema = defineEntity({
  name: 'Attempt',
  tableName: 'attempt',
  properties: {
    /** Hash of what is counted; what people type into a sign-in form is kept nowhere. */
    key: p.text().primary(),
    count: p.integer(),
    /** Refused until then. */
    freeAt: p.datetime(),
    /** The count restarts after that. */
    forgetAt: p.datetime().index(),
  },
});

/** How often something was tried without success; in the database, so that it holds for all processes together. */
export class Attempt extends AttemptSchema.class {}
AttemptSchema.setClass(Attempt);
