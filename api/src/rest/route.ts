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

/** Documents that are saved as they come. */
export type DocumentType = 'application/ld+json' | 'application/zip' | 'text/csv' | 'text/markdown' | 'text/plain';

/** What is answered, by status: JSON of a shape, or a document of one of some types. */
export type Answers = Record<number, z.ZodType | readonly DocumentType[]>;

/** What a call gives: the JSON of status 200, or a `RouteReply` with another answer. */
type Given<A extends Answers> = A extends { 200: infer Shape extends z.ZodType }
  ? z.output<Shape> | RouteReply
  : RouteReply;

/** Who may make a call: a cook, in person or through a program; a cook in a browser, with no API token; an admin in a browser. */
export type Needs = 'account' | 'browser' | 'admin';

/** One call of the REST API: how it is addressed, what it takes, and the service call that answers it. */
export interface Route<
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Headers = unknown,
  A extends Answers = Answers,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` for a part of the path. */
  path: string;
  /** One sentence for the description of the API. */
  summary: string;
  /** Who may call it, for the description; the service sees to it. Anyone unless given. */
  needs?: Needs;
  /** Whether the answer is a list, or a part of one, that tells how long the whole is in `x-total-count`. */
  isCounted?: true;
  /** What a call costs, as an operation of GraphQL that does the same; 100 unless given. */
  cost?: (query: Query) => number;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  headers?: z.ZodType<Headers>;
  /** What is promised of the answer: the types hold the call to it, and a contract test the running server. */
  answers: A;
  handle(context: RequestContext, input: RouteInput<Params, Query, Body, Headers>): Promise<Given<A>>;
}

/** Ties the types of a route's parts and answers to its call. */
export function defineRoute<
  const A extends Answers,
  Params = unknown,
  Query = unknown,
  Body = unknown,
  Headers = unknown,
>(route: Route<Params, Query, Body, Headers, A>): Route {
  return route as unknown as Route;
}
