import { z } from 'zod';
import { RouteReply } from './route.ts';
import type { PageRange } from '../shared/list-pages.sql.ts';
import { PAGE_MAX, type Page } from '../shared/page.ts';

const whole = (field: string, min: number, max: number, usual: number, description: string) => {
  const message = `${field} must be ${min} to ${max}.`;
  return z.coerce
    .number({ message })
    .int(message)
    .min(min, message)
    .max(max, message)
    .default(usual)
    .describe(description);
};

/** A bare list, or a part of one, with the length of the whole in a header. */
export const listReply = (body: unknown, total: number): RouteReply =>
  new RouteReply(200, body, { 'x-total-count': String(total) });

/** The query of a bare list at the REST API, for those who have more than one page of it. */
export const listRange = z.object({
  limit: whole('limit', 1, PAGE_MAX, PAGE_MAX, 'How many.'),
  offset: whole('offset', 0, 1_000_000, 0, 'How many are passed over first.'),
});

/** The same, as services read a part of a list. */
export const pageRange = listRange.transform(({ limit, offset }): PageRange => ({ first: limit, offset, after: null }));

/** A page of a list, each of it as it is shown, with the length of the whole. */
export const pageReply = <T>(
  { nodes, totalCount }: Pick<Page<T>, 'nodes' | 'totalCount'>,
  shown: (node: T) => object,
): RouteReply => listReply(nodes.map(shown), totalCount);
