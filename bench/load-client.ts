import type { Load, LoadJob } from './http-load.ts';
import { HttpLine } from './http-line.ts';
import { timingOf } from './timing.ts';

/** Seconds before measuring begins, at most. */
const WARM_UP = 3;

/** What every answer of GraphQL begins with that is not an error. */
const DATA = Buffer.from('{"data":{');

/** Asks a server as its parent process says, and tells it how that went. */
process.once('message', (job: LoadJob) => {
  measure(job).then(
    (load) => process.send?.({ load }, () => process.disconnect()),
    (error: unknown) => process.send?.({ error: String(error) }, () => process.disconnect()),
  );
});

async function measure({ url, connections, seconds, query, questions: { before, measured } }: LoadJob): Promise<Load> {
  const lines = await Promise.all(Array.from({ length: connections }, () => HttpLine.open(url)));
  const start = `{"query":${JSON.stringify(query)},"variables":`;
  for (const variables of before) await ask(lines[0], `${start}${variables}}`);
  let at = 0;
  const next = (): string => `${start}${measured[at++ % measured.length] ?? '{}'}}`;
  await askUntil(lines, performance.now() + 1_000 * Math.min(WARM_UP, seconds), next);
  const started = performance.now();
  const times = await askUntil(lines, started + 1_000 * seconds, next);
  const perSecond = times.length / ((performance.now() - started) / 1_000);
  for (const line of lines) line.close();
  return { ...timingOf(times), perSecond, asked: before.length + at };
}

/** Each line asks the next question as soon as it has its answer. */
async function askUntil(lines: readonly HttpLine[], end: number, next: () => string): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() < end) {
        const started = performance.now();
        await ask(line, next());
        times.push(performance.now() - started);
      }
    }),
  );
  return times;
}

async function ask(line: HttpLine | undefined, body: string): Promise<void> {
  const answer = await line?.post(body);
  if (!answer?.subarray(0, DATA.length).equals(DATA))
    throw new Error(`The server answered ${answer?.toString('utf8', 0, 500)}`);
}
