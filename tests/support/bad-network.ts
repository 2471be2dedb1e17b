import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a request: it arrives, is never answered, finds nobody, or is answered by the sign-in page of a café. */
export type Fate = 'arrives' | 'silence' | 'nobody' | 'portal';

/** A way to a Larder that is as bad as a test wants it. */
export interface BadNetwork {
  url: string;
  /** Decides the fate of each request from now on. */
  decide(fateOf: (incoming: IncomingMessage) => Fate): void;
  close(): Promise<void>;
}

const PORTAL = '<!doctype html><title>Welcome to Café WiFi</title><h1>Accept our terms</h1>';

/** @param target address of the Larder at its other end */
export async function badNetworkTo(target: string): Promise<BadNetwork> {
  let fateOf: (incoming: IncomingMessage) => Fate = () => 'arrives';
  const ends: Record<Fate, (incoming: IncomingMessage, response: ServerResponse) => void> = {
    arrives: (incoming, response) => forward(target, incoming, response),
    silence: () => undefined,
    nobody: (incoming) => void incoming.socket.destroy(),
    portal: (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL),
  };
  const server = createServer((incoming, response) => ends[fateOf(incoming)](incoming, response));
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

function forward(target: string, incoming: IncomingMessage, response: ServerResponse): void {
  const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers: incoming.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}
