import type { EntityManager } from '@mikro-orm/postgresql';
import { checkFirst, decodeCursor, encodeCursor, notOurCursor } from './cursor.ts';
import type { Page } from './page.ts';

/** How a list that hangs on something (a cook, a collection, a recipe) is read. The texts are SQL of our own, never a caller's. */
export interface ListSource {
  /** Tables of the list. */
  from: string;
  /** Column of what it hangs on. */
  owner: string;
  /** What belongs to the list, with its parameters. */
  where: { sql: string; params: readonly (string | number)[] };
  /** What it is ordered by, and how that is compared. */
  order: { sql: string; type: 'timestamptz' | 'text' | 'float8'; direction: 'asc' | 'desc' };
  /** Column that tells the items apart and breaks ties. */
  id: string;
}

type OrderType = ListSource['order']['type'];

/** How a place stands in a cursor: written by the database, and read by it, to the last digit. */
const PLACES: Record<OrderType, { write: string; read: string; form: RegExp }> = {
  timestamptz: {
    write: 'extract(epoch from l.place)::text',
    read: 'to_timestamp(?::float8)',
    form: /^\d{1,11}(\.\d{1,6})?$/,
  },
  float8: { write: 'l.place::text', read: '?::float8', form: /^-?\d{1,15}(\.\d{1,15})?$/ },
  text: { write: 'l.place', read: '?::text', form: /^/ },
};

/** Which part of a list is wanted. */
export interface PageRange {
  first: number;
  after: string | null;
  /** Items to pass over, for callers without cursors. */
  offset?: number;
}

interface Row {
  owner: string;
  id: string;
  place: string;
}

/** One page of the list of `owner`, as ids. See {@link readListPages}. */
export async function readListPage(
  em: EntityManager,
  source: ListSource,
  owner: string,
  range: PageRange,
): Promise<Page<string>> {
  const [page] = await readListPages(em, source, [owner], range);
  if (!page) throw new Error(`No page of ${owner}`);
  return page;
}

/**
 * One page of the list of each of `owners`, as ids, in two statements however many owners there are. New items before the cursor
 * move nothing: a page begins after the place of an item, not after a number of items.
 * @throws AppError BAD_USER_INPUT for a range out of its limits
 */
export async function readListPages(
  em: EntityManager,
  source: ListSource,
  owners: readonly string[],
  range: PageRange,
): Promise<Page<string>[]> {
  checkFirst(range.first);
  const ids = JSON.stringify(owners);
  const rows = Map.groupBy(await readRows(em, source, ids, range), (row) => row.owner);
  const counts = await em.execute<{ owner: string; count: number }[]>(
    `select ${source.owner} as owner, count(*)::int as count from ${source.from}
     where ${source.owner} in (select jsonb_array_elements_text(?::jsonb)) and ${source.where.sql} group by 1`,
    [ids, ...source.where.params],
  );
  const total = new Map(counts.map(({ owner, count }) => [owner, count]));
  return owners.map((owner) => toPage(rows.get(owner) ?? [], total.get(owner) ?? 0, range));
}

/** A page with the things that its ids stand for; one that went meanwhile is left out, with its cursor. */
export function fillPage<T>(page: Page<string>, find: (id: string) => T | undefined): Page<T> {
  const shown = page.nodes.flatMap((id, at) => {
    const node = find(id);
    return node === undefined ? [] : [{ node, cursor: page.cursors[at] ?? '' }];
  });
  return { ...page, nodes: shown.map(({ node }) => node), cursors: shown.map(({ cursor }) => cursor) };
}

function readRows(
  em: EntityManager,
  { from, owner, where, order, id }: ListSource,
  ids: string,
  range: PageRange,
): Promise<Row[]> {
  const after = range.after === null ? null : readPlace(range.after, order.type);
  const beyond =
    after === null
      ? ''
      : `and (${order.sql}, ${id}) ${order.direction === 'asc' ? '>' : '<'} (${PLACES[order.type].read}, ?)`;
  return em.execute<Row[]>(
    `select o.owner, l.id, ${PLACES[order.type].write} as place from jsonb_array_elements_text(?::jsonb) as o(owner)
     cross join lateral (
       select ${id} as id, ${order.sql} as place from ${from} where ${owner} = o.owner and ${where.sql} ${beyond}
       order by ${order.sql} ${order.direction}, ${id} ${order.direction} limit ? offset ?
     ) l order by l.place ${order.direction}, l.id ${order.direction}`,
    [ids, ...where.params, ...(after ?? []), range.first + 1, range.offset ?? 0],
  );
}

function toPage(rows: readonly Row[], totalCount: number, { first, after, offset = 0 }: PageRange): Page<string> {
  const shown = rows.slice(0, first);
  return {
    nodes: shown.map((row) => row.id),
    cursors: shown.map((row) => encodeCursor([row.place, row.id])),
    totalCount,
    hasNextPage: rows.length > first,
    hasPreviousPage: after !== null || offset > 0,
  };
}

/** The place of a cursor, in a form that the database can read. */
function readPlace(cursor: string, type: OrderType): [string, string] {
  const place = decodeCursor(cursor, ['text', 'text']);
  if (!PLACES[type].form.test(place[0])) throw notOurCursor();
  return place;
}
