import type { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from '../../shared/page.ts';
import { fillPage, readListPage, type ListSource, type PageRange } from '../../shared/list-pages.sql.ts';

/**
 * A page of a list without an owner, in three statements.
 * @param find reads the things of some ids, in any order
 */
export async function readWhole<T extends { id: string }>(
  em: EntityManager,
  find: (ids: string[]) => Promise<T[]>,
  source: Omit<ListSource, 'owner'>,
  range: PageRange,
): Promise<Page<T>> {
  const page = await readListPage(em, { ...source, owner: `'all'` }, 'all', range);
  const found = page.nodes.length === 0 ? [] : await find(page.nodes);
  const byId = new Map(found.map((node) => [node.id, node]));
  return fillPage(page, (id) => byId.get(id));
}
