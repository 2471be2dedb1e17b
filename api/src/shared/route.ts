import type { z } from 'zod';
import type { RequestContext } from '../context.ts';

/** What a route's call is given: its validated parts. */
export interface RouteInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
}

/** One call of the REST door: how it is addressed, what it takes, and the service call that answers it. */
export interface Route<Params = unknown, Query = unknown, Body = unknown> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` for a part of the path. */
  path: string;
  /** One sentence for the description of the API. */
  summary: string;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  handle(context: RequestContext, input: RouteInput<Params, Query, Body>): Promise<unknown>;
}

/** Ties the types of a route's parts to its call. */
export function defineRoute<Params = unknown, Query = unknown, Body = unknown>(route: Route<Params, Query, Body>): Route {
  return route as unknown as Route;
}
