import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Figures } from './figures.ts';
import { timingOf } from './timing.ts';
import { Visitors, type Visited } from './visitors.ts';
import { startLarder } from './web-server.ts';

/** Requests in a second: a site with some thousand cooks in its busiest hour. */
const PACE = 25;
/** How many times as much comes in the spike, and for how long, in seconds. */
const SPIKE = { times: 20, seconds: 15 };
/** How soon all must be well after it, in seconds. */
const RECOVERY = 30;
/** Longest time of 95 in 100 requests, in milliseconds, and the share of them that may fail. */
const BARS = { readP95: 300, writeP95: 500, failed: 0.001 };
/** How fast memory may grow once it is warm, in MB an hour: what is measured in an hour of nothing else. */
const GROWTH = 20;
/** Pause between two looks at the memory, in milliseconds. */
const LOOK_EVERY = 5_000;

/** A look at the memory of the server. */
interface Look {
  /** Hours since the load began. */
  at: number;
  /** Resident memory, in MB. */
  rss: number;
}

/** Holds a whole server under a steady load, then under a spike, and tells how it went. */
export async function benchSoak(minutes: number, figures: Figures): Promise<void> {
  figures.noteLoad();
  const larder = await startLarder();
  try {
    const visitors = new Visitors(larder.url);
    await visitors.arrive();
    figures.note(`${PACE} requests a second for ${minutes} minutes`);
    await soak(visitors, { minutes, pid: larder.pid }, figures);
    figures.note(`${SPIKE.times} times as much for ${SPIKE.seconds} seconds`);
    await spike(visitors, figures);
  } finally {
    await larder.stop();
  }
}

async function soak(
  visitors: Visitors,
  { minutes, pid }: { minutes: number; pid: number },
  figures: Figures,
): Promise<void> {
  const looks: Look[] = [];
  const began = performance.now();
  const timer = setInterval(
    () => void look(pid).then((rss) => looks.push({ at: (performance.now() - began) / 3_600_000, rss })),
    LOOK_EVERY,
  );
  await visitors.come(PACE, minutes * 60);
  clearInterval(timer);
  tellTimes(visitors.visited, figures);
  // The first quarter fills caches and compiles.
  const warm = looks.slice(Math.floor(looks.length / 4));
  figures.add({ what: 'resident memory, warm', value: warm[0]?.rss ?? 0, unit: 'MB' });
  figures.add({ what: 'resident memory, at the end', value: warm.at(-1)?.rss ?? 0, unit: 'MB' });
  figures.add({
    what: 'growth of the memory in an hour, by least squares',
    value: slopeOf(warm),
    unit: 'MB',
    ...(minutes >= 30 && { bar: { atMost: GROWTH } }),
  });
}

function tellTimes(visited: readonly Visited[], figures: Figures): void {
  const times = (isWrite: boolean): number =>
    timingOf(visited.filter((one) => one.isWrite === isWrite && one.outcome === 'answered').map(({ ms }) => ms)).p95;
  figures.add({ what: 'requests', value: visited.length, unit: '' });
  figures.add({ what: 'reads, p95', value: times(false), unit: 'ms', bar: { atMost: BARS.readP95 } });
  figures.add({ what: 'writes, p95', value: times(true), unit: 'ms', bar: { atMost: BARS.writeP95 } });
  figures.add({
    what: 'share that failed',
    value: visited.filter(({ outcome }) => outcome !== 'answered').length / visited.length,
    unit: '',
    bar: { atMost: BARS.failed },
  });
}

async function spike(visitors: Visitors, figures: Figures): Promise<void> {
  visitors.visited.length = 0;
  await visitors.come(PACE * SPIKE.times, SPIKE.seconds);
  const during = [...visitors.visited];
  const share = (outcome: Visited['outcome']): number =>
    during.filter((one) => one.outcome === outcome).length / during.length;
  figures.add({
    what: 'answered, p95',
    value: timingOf(during.filter(({ outcome }) => outcome === 'answered').map(({ ms }) => ms)).p95,
    unit: 'ms',
  });
  figures.add({ what: 'share that was refused at once, to come back later', value: share('refused'), unit: '' });
  figures.add({ what: 'share that broke', value: share('broken'), unit: '', bar: { atMost: BARS.failed } });
  figures.add({
    what: 'all is well again after',
    value: await secondsUntilWell(visitors),
    unit: 's',
    bar: { atMost: RECOVERY },
  });
}

/** Seconds until, at the usual pace, a whole second of requests is answered in time. */
async function secondsUntilWell(visitors: Visitors): Promise<number> {
  const began = performance.now();
  for (let second = 0; second < 2 * RECOVERY; second++) {
    visitors.visited.length = 0;
    const from = performance.now();
    await visitors.come(PACE, 1);
    const isWell =
      visitors.visited.every(({ outcome }) => outcome === 'answered') &&
      timingOf(visitors.visited.map(({ ms }) => ms)).p95 <= BARS.writeP95;
    if (isWell) return (from - began) / 1_000;
  }
  return Infinity;
}

async function look(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1_024;
}

/** The slope of the line that comes nearest to all looks, in MB an hour. */
function slopeOf(looks: readonly Look[]): number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [at, rss] = [mean(looks.map((one) => one.at)), mean(looks.map((one) => one.rss))];
  const spread = looks.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  return spread === 0 ? 0 : looks.reduce((sum, one) => sum + (one.at - at) * (one.rss - rss), 0) / spread;
}
