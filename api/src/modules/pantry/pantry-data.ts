import { serialize, type EntityManager } from '@mikro-orm/postgresql';
import { PantryBarcode, PantryChange, PantryItem, PantryMonth } from './pantry.entity.ts';

/** All that is stored of a cook's pantry. */
export async function pantryData(em: EntityManager, user: string): Promise<Record<string, object>> {
  return {
    pantryItems: serialize(await em.find(PantryItem, { user }, { orderBy: { since: 'asc' } })),
    pantryChanges: serialize(await em.find(PantryChange, { user }, { orderBy: { at: 'asc' } })),
    pantryMonths: serialize(await em.find(PantryMonth, { user }, { orderBy: { month: 'asc' } })),
    pantryBarcodes: serialize(await em.find(PantryBarcode, { user })),
  };
}
