import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '../../../shared/text-array.ts';
import type { NamedProduct } from './product-line.ts';

/** Stores products; one that is known already is called as it is now. No barcode may be among them twice. */
export async function storeProducts(em: EntityManager, products: readonly NamedProduct[]): Promise<void> {
  await em.execute(
    `insert into product (code, line) select * from unnest(?::text[], ?::text[])
     on conflict (code) do update set line = excluded.line where product.line <> excluded.line`,
    [textArray(products.map(({ code }) => code)), textArray(products.map(({ line }) => line))],
  );
}
