import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What becomes of a request: it arrives, is never answered, is reset, is answered by the sign-in page of a café, by a server that is broken, or by an API that fails. */
export type Fate = 'arrives' | 'silence' | 'reset' | 'portal' | 'broken' | 'failing';

/** A request, and the GraphQL operation that it asks for. */
export interface Incoming {
  method: string | undefined;
  url: string | undefined;
  operation: string | undefined;
}

/** A way to a Larder that is as bad as a test wants it. */
export interface BadNetwork {
  url: string;
  /** Decides the fate of each request from now on. */
  decide(fateOf: (incoming: Incoming) => Fate): void;
  close(): Promise<void>;
}

const PORTAL = '<!doctype html><title>Welcome to Café WiFi</title><h1>Accept our terms</h1>';
const FAILURE = JSON.stringify({ errors: [{ message: 'Resting.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });

/** @param target address of the Larder at its other end */
export async function badNetworkTo(target: string): Promise<BadNetwork> {
  let fateOf: (incoming: Incoming) => Fate = () => 'arrives';
  const ends: Record<Fate, (incoming: IncomingMessage, response: ServerResponse, body: Buffer) => void> = {
    arrives: (incoming, response, body) => forward(target, incoming, response, body),
    silence: () => undefined,
    reset: (incoming) => void incoming.socket.destroy(),
    portal: (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL),
    broken: (_, response) => void response.writeHead(500, { 'content-type': 'text/plain' }).end('Broken.'),
    failing: (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(FAILURE),
  };
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    ends[fateOf({ method: incoming.method, url: incoming.url, operation: operationOf(body) })](
      incoming,
      response,
      body,
    );
  };
  // An aborted request needs no answer.
  const server = createServer((incoming, response) => void answer(incoming, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    decide: (next) => void (fateOf = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function operationOf(body: Buffer): string | undefined {
  return /"operationName":"(\w+)"/.exec(body.toString())?.[1];
}

function forward(target: string, incoming: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const onward = request(
    new URL(incoming.url ?? '/', target),
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  onward.end(body);
}
