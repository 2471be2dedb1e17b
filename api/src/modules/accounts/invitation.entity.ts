import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

const InvitationSchema = defineEntity({
  name: 'Invitation',
  tableName: 'invitation',
  properties: {
    codeHash: p.text().primary().hidden(),
    invitedBy: () => p.manyToOne(User).nullable().mapToPk().index().deleteRule('set null'),
    createdAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
    expiresAt: p.datetime(),
  },
});

/** Lets one person make an account where that is by invitation. Using it takes it away. */
export class Invitation extends InvitationSchema.class {}
InvitationSchema.setClass(Invitation);
