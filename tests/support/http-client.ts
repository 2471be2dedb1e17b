import type { Client } from './clients.ts';

/** Talks to a server over the network as `clients.ts` talks to one in this process, and keeps its cookies. */
export function httpClient(url: string): Pick<Client, 'graphql' | 'put' | 'cookies'> & {
  get(path: string): Promise<Response>;
} {
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url + path, { ...init, headers: { ...init.headers, ...(cookie && { cookie }) } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    get: (path) => ask(path),
    graphql: async <T>(query: string, variables: object = {}) => {
      const answer = await ask('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return { status: answer.status, ...((await answer.json()) as { data: T }) };
    },
    put: async (path, bytes, headers) => {
      const answer = await ask(path, { method: 'PUT', headers, body: Buffer.from(bytes) });
      const body = await answer.text();
      return {
        status: answer.status,
        body,
        headers: Object.fromEntries(answer.headers),
        json: <T>() => JSON.parse(body) as T,
      };
    },
  };
}
