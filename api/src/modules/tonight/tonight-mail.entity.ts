import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

const TonightMailSchema = defineEntity({
  name: 'TonightMail',
  tableName: 'tonight_mail',
  properties: {
    user: () => p.manyToOne(User).primary().mapToPk().deleteRule('cascade'),
    /** From which it goes, 0 to 23, where the cook is. */
    hour: p.integer(),
    /** As the browser calls it, such as `Europe/Berlin`. */
    timeZone: p.text(),
    /** The last calendar day there, YYYY-MM-DD, that was seen to, whether or not anything was due. */
    sentOn: p.text().columnType('date').nullable(),
  },
});

/** That a cook wants to be mailed what to cook tonight. Without one they do not. */
export class TonightMail extends TonightMailSchema.class {}
TonightMailSchema.setClass(TonightMail);
