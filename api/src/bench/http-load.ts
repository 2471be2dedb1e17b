import { Agent, request } from 'node:http';
import { timingOf, type Timing } from './timing.ts';

/** A GraphQL request. */
export interface GraphQLRequest {
  query: string;
  variables?: object;
}

/** What a server did under load. */
export interface Load extends Timing {
  /** Requests answered in a second. */
  perSecond: number;
}

/**
 * Asks as many at once as there are connections, each the next as soon as it has its answer, for some seconds.
 * @throws when an answer is not data
 */
export async function loadServer(url: string, connections: number, seconds: number, next: () => GraphQLRequest): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await askUntil(url, agent, connections, performance.now() + 1_000 * Math.min(3, seconds), next);
  const started = performance.now();
  const times = await askUntil(url, agent, connections, started + 1_000 * seconds, next);
  const perSecond = times.length / ((performance.now() - started) / 1_000);
  agent.destroy();
  return { ...timingOf(times), perSecond };
}

async function askUntil(url: string, agent: Agent, connections: number, end: number, next: () => GraphQLRequest): Promise<number[]> {
  const times: number[] = [];
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const body = JSON.stringify(next());
      const started = performance.now();
      const answer = await post(url, agent, body);
      times.push(performance.now() - started);
      if (!answer.startsWith('{"data":{')) throw new Error(`The server answered ${answer.slice(0, 500)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return times;
}

function post(url: string, agent: Agent, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString()));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
