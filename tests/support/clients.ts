import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { GraphQLAnswer, TestApp } from './app.ts';

/** A password that is hard to guess. */
export const GOOD_PASSWORD = 'wooden spoon orbit';

/** The response of either transport. */
export interface Answer {
  status: number;
  body: string;
  headers: Record<string, unknown>;
  json<T>(): T;
}

/** A browser or a program that talks to the API, and keeps its cookies. */
export interface Client {
  cookies: Map<string, string>;
  graphql<T>(query: string, variables?: object): Promise<GraphQLAnswer<T>>;
  send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer>;
  /** Sends bytes as they are. */
  put(path: string, bytes: Uint8Array, headers: Record<string, string>): Promise<Answer>;
}

/** How a client comes. */
export interface ClientOptions {
  headers?: Record<string, string>;
  /** Network address; an unused one unless given. */
  address?: string;
}

/** A cook who is signed in. */
export interface Cook extends Client {
  id: string;
  username: string;
}

let lastAddress = 0;

/** An unused address. */
export const freshAddress = (): string => `10.${++lastAddress >> 16}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;

/** A client without any cookies yet. */
export function clientOf(app: TestApp, { headers = {}, address = freshAddress() }: ClientOptions = {}): Client {
  const cookies = new Map<string, string>();
  const inject = async (options: InjectOptions): Promise<Answer> => {
    const reply = await app.app.inject({
      ...options,
      remoteAddress: address,
      headers: { ...options.headers, ...headers },
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value, maxAge, expires } of reply.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= 0)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: reply.statusCode, body: reply.body, headers: reply.headers, json: <T>() => reply.json<T>() };
  };
  return {
    cookies,
    graphql: async <T>(query: string, variables: object = {}) => {
      const answer = await inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
      return { status: answer.status, ...answer.json<{ data: T }>() };
    },
    send: (method, path, body) => inject({ method, url: path, ...(body && { payload: body }) }),
    put: (path, bytes, more) => inject({ method: 'PUT', url: path, payload: Buffer.from(bytes), headers: more }),
  };
}

const SIGN_UP = 'mutation SignUp($input: SignUpInput!) { signUp(input: $input) { user { id username } } }';

/** A new cook, signed in. */
export async function signUp(
  app: TestApp,
  username = `cook-${randomUUID()}`,
  options: ClientOptions = {},
): Promise<Cook> {
  const client = clientOf(app, options);
  const { data, errors } = await client.graphql<{ signUp: { user: { id: string } } }>(SIGN_UP, {
    input: { username, password: GOOD_PASSWORD },
  });
  if (errors) throw new Error(errors[0]?.message);
  return { ...client, username, id: data.signUp.user.id };
}

const CREATE_TOKEN = 'mutation Token($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }';

/** A program that acts for a cook with an API token. */
export async function programOf(app: TestApp, cook: Cook, scopes: readonly ('READ' | 'WRITE')[]): Promise<Client> {
  const { data } = await cook.graphql<{ createApiToken: { secret: string } }>(CREATE_TOKEN, {
    input: { name: 'A program', scopes },
  });
  return clientOf(app, { headers: { authorization: `Bearer ${data.createApiToken.secret}` } });
}

/** The one code of an answer that failed. */
export const codeOf = ({ errors }: GraphQLAnswer<unknown>): string | undefined => errors?.[0]?.extensions.code;
