import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often each process is asked whether it is ready, in milliseconds. */
const ASK_EVERY = 50;

/**
 * A small load balancer: takes turns among the processes that say they are ready, keeps connections open, never tries twice.
 * Where none says so it takes one that answers at all, as Envoy does in its panic mode: a slow machine is no reason to refuse.
 */
export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/** @param targets addresses of the processes, whether they run or not */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  /** What each said last: 200 when ready, 503 when not, 0 when it does not listen. */
  const said = new Map<string, number>();
  let turn = 0;
  const check = async (target: string): Promise<void> => {
    const answer = await fetch(`${target}/readyz`).catch(() => ({ status: 0 }));
    said.set(target, answer.status);
  };
  await Promise.all(targets.map(check));
  const timer = setInterval(() => void Promise.all(targets.map(check)), ASK_EVERY);
  const server = createServer((incoming, response) => {
    const ready = targets.filter((target) => said.get(target) === 200);
    const choice = ready.length > 0 ? ready : targets.filter((target) => said.get(target) !== 0);
    const target = choice[turn++ % choice.length];
    if (target === undefined) response.writeHead(502).end('No process is ready.');
    else forward(target, agent, incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

function forward(target: string, agent: Agent, incoming: IncomingMessage, response: ServerResponse): void {
  const { connection: _, ...headers } = incoming.headers;
  const onward = request(
    new URL(incoming.url ?? '/', target),
    { method: incoming.method, headers, agent },
    (answer) => {
      const { connection: __, 'keep-alive': ___, ...rest } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, rest);
      answer.pipe(response);
    },
  );
  onward.on('error', (error) => response.writeHead(502).end(error.message));
  incoming.pipe(onward);
}
