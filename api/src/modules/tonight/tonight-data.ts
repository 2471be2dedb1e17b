import type { EntityManager } from '@mikro-orm/postgresql';
import { ProposedDishes } from './proposed-dishes.entity.ts';
import { TonightMail } from './tonight-mail.entity.ts';

/** What a cook was proposed to cook, and when they want to be mailed it. */
export async function tonightData(em: EntityManager, user: string): Promise<Record<string, object>> {
  const mail = await em.findOne(TonightMail, { user });
  return {
    proposedDishes: (await em.findOne(ProposedDishes, { user }))?.dishes ?? [],
    ...(mail && { tonightMail: { hour: mail.hour, timeZone: mail.timeZone, sentOn: mail.sentOn } }),
  };
}
