import { setTimeout as sleep } from 'node:timers/promises';
import { SEARCH } from './api-queries.ts';
import { underAttack, type Attack } from './attacks.ts';
import type { Figures } from './figures.ts';
import { withHealthChecks } from './health-watch.ts';
import { cameFrom } from './send-photo.ts';
import { timingOf, type Timing } from './timing.ts';
import { startLarder } from './web-server.ts';

/** One address with this many connections. */
const CONNECTIONS = 40;
const SECONDS = 20;
/** Pause of the visitor between two searches, in milliseconds. */
const PAUSE_MS = 20;
/** How much longer another visitor's search may take, and how long a health check, in milliseconds. */
const BARS = { search: 3, livez: 100 };
const KINDS: readonly Attack['kind'][] = ['searches', 'creative', 'imports', 'photos', 'pages'];
const FOODS = ['egg', 'tomato', 'onion', 'rice', 'chickpeas', 'potato', 'butter', 'flour', 'milk', 'lemon', 'garlic'];

/** What one visitor notices while another address asks for as much as it is let, through 40 connections at once. */
export async function benchFairness(figures: Figures): Promise<void> {
  figures.noteLoad();
  const larder = await startLarder({ TRUST_PROXY: '1' });
  try {
    await searchFor(larder.url, 3);
    const { done: atRest, longest } = await withHealthChecks(larder.url, () => searchFor(larder.url, SECONDS));
    figures.add({ what: 'search at rest, p50', value: atRest.p50, unit: 'ms' });
    figures.add({ what: 'search at rest, p99', value: atRest.p99, unit: 'ms' });
    // What the machine itself holds up, whatever is asked of the server.
    figures.add({ what: 'longest health check at rest', value: longest, unit: 'ms' });
    for (const [at, kind] of KINDS.entries()) {
      const attack = { kind, url: larder.url, address: `198.51.100.${at + 1}`, connections: CONNECTIONS };
      await benchOne(attack, atRest, figures);
    }
  } finally {
    await larder.stop();
  }
}

async function benchOne(attack: Attack, atRest: Timing, figures: Figures): Promise<void> {
  const { kind, url } = attack;
  const { done, longest } = await withHealthChecks(url, () => underAttack(attack, () => searchFor(url, SECONDS)));
  const { answered, refused, broken } = done.attacked;
  figures.note(`${kind}: ${answered} answered, ${refused} refused in ${SECONDS} s`);
  figures.add({
    what: `${kind}: another's search against at rest, p99`,
    value: done.done.p99 / atRest.p99,
    unit: 'times',
    bar: { atMost: BARS.search },
  });
  figures.add({ what: `${kind}: longest health check`, value: longest, unit: 'ms', bar: { atMost: BARS.livez } });
  figures.add({ what: `${kind}: broken`, value: broken, unit: '', bar: { atMost: 0 } });
}

/** Searches as one visitor, every kitchen another. */
async function searchFor(url: string, seconds: number): Promise<Timing> {
  const times: number[] = [];
  const end = performance.now() + 1_000 * seconds;
  for (let turn = 0; performance.now() < end; turn++) {
    const ingredients = FOODS.filter((_food, at) => (turn >> (at % 8)) % 2 === 0);
    const started = performance.now();
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...cameFrom(`203.0.113.${turn % 8}`) },
      body: JSON.stringify({ query: SEARCH, variables: { input: { ingredients: ['egg', ...ingredients] } } }),
    });
    const { errors } = (await answer.json()) as { errors?: object[] };
    if (errors) throw new Error(`The visitor was refused: ${JSON.stringify(errors)}`);
    times.push(performance.now() - started);
    await sleep(PAUSE_MS);
  }
  return timingOf(times);
}
