import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../users/user.entity.ts';

/** What a link in a message lets its holder do. */
export type MailTokenPurpose = 'confirm-email' | 'reset-password' | 'stop-tonight';

const MailTokenSchema = defineEntity({
  name: 'MailToken',
  tableName: 'mail_token',
  properties: {
    /** Id of the message that the link went in. */
    id: p.text().primary(),
    user: () => p.manyToOne(User).mapToPk().index().deleteRule('cascade'),
    purpose: p.text().$type<MailTokenPurpose>(),
    /** Where it went; it confirms this address and no other. */
    email: p.text(),
    /** Of the secret in the link, which is stored nowhere. */
    secretHash: p.text().unique().hidden(),
    expiresAt: p.datetime().index(),
  },
});

/** A link in a message. It works once, but for one that stops messages: a mail program may try that again. */
export class MailToken extends MailTokenSchema.class {}
MailTokenSchema.setClass(MailToken);
