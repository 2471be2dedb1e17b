import type { z } from 'zod';
import type { RequestContext } from '../context.ts';

/** What a route's call is given: its validated parts. */
export interface RouteInput<Params, Query, Body, Headers> {
  params: Params;
  query: Query;
  body: Body;
  headers: Headers;
}

/** An answer that is not 200 with JSON. */
export class RouteReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** One call of the REST door: how it is addressed, what it takes, and the service call that answers it. */
export interface Route<Params = unknown, Query = unknown, Body = unknown, Headers = unknown> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` for a part of the path. */
  path: string;
  /** One sentence for the description of the API. */
  summary: string;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  headers?: z.ZodType<Headers>;
  /** What it gives is answered as JSON; a `RouteReply` says more. */
  handle(context: RequestContext, input: RouteInput<Params, Query, Body, Headers>): Promise<unknown>;
}

/** Ties the types of a route's parts to its call. */
export function defineRoute<Params = unknown, Query = unknown, Body = unknown, Headers = unknown>(route: Route<Params, Query, Body, Headers>): Route {
  return route as unknown as Route;
}
