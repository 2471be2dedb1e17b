import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often each process is asked whether it is ready, in milliseconds. */
const ASK_EVERY = 50;

/**
 * A small load balancer: takes turns among the processes that say they are ready, keeps connections open, never tries twice.
 * Where none says so it takes one that answers at all, as Envoy does in its panic mode: a slow machine is no reason to refuse. One that
 * stops gets nothing more, as Kubernetes sends nothing to a pod that it ends.
 */
export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/** @param targets addresses of the processes, whether they run or not */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  /** What each said last. */
  const said = new Map<string, 'ready' | 'not ready' | 'gone'>();
  let turn = 0;
  let asked = 0;
  const newest = new Map<string, number>();
  const check = async (target: string): Promise<void> => {
    const number = ++asked;
    const answer = await askWhetherReady(target);
    // A slow answer may come behind one that was asked for later.
    if (number < (newest.get(target) ?? 0)) return;
    newest.set(target, number);
    said.set(target, answer);
  };
  await Promise.all(targets.map(check));
  const timer = setInterval(() => void Promise.all(targets.map(check)), ASK_EVERY);
  const server = createServer((incoming, response) => {
    const ready = targets.filter((target) => said.get(target) === 'ready');
    const choice = ready.length > 0 ? ready : targets.filter((target) => said.get(target) !== 'gone');
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

/** Whether a process takes requests; it is gone when it stops or does not listen. */
async function askWhetherReady(target: string): Promise<'ready' | 'not ready' | 'gone'> {
  try {
    const answer = await fetch(`${target}/readyz`);
    const { reason } = (await answer.json()) as { reason?: string };
    return answer.ok ? 'ready' : reason === 'stopping' ? 'gone' : 'not ready';
  } catch {
    return 'gone';
  }
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
