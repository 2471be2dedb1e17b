import type { EntityManager } from '@mikro-orm/postgresql';
import { ProposedDishes } from './proposed-dishes.entity.ts';

/** What a cook was proposed to cook. */
export async function tonightData(em: EntityManager, user: string): Promise<Record<string, object>> {
  return { proposedDishes: (await em.findOne(ProposedDishes, { user }))?.dishes ?? [] };
}
