import { rmSync } from 'node:fs';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { startCollector, type Collector, type ReceivedFigure } from '../support/collector.ts';
import { startServer, type RunningServer } from '../support/server.ts';

/** Has a process say which modules of OpenTelemetry it loads. */
const WATCH = `import { registerHooks } from 'node:module'; registerHooks({ load: (url, context, next) => (url.includes('@opentelemetry') && process.stderr.write('loaded ' + url + '\\n'), next(url, context)) });`;
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(WATCH)}`;

let dataDir: string;
let collector: Collector;
beforeAll(async () => {
  dataDir = temporaryDataDir('tracing');
  collector = await startCollector();
});
afterAll(async () => {
  await collector.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A page that is read to its end: a connection that still has something to hand over would hold the stop up. */
const search = async (server: RunningServer): Promise<string> =>
  (await fetch(`${server.url}/search?ingredients=eggs,spinach`, { headers: { accept: 'text/html' } })).text();

test('OpenTelemetry is not loaded while tracing is off', async () => {
  const server = await startServer(dataDir, { NODE_OPTIONS });
  expect(await search(server)).toContain('</html>');
  expect(await server.stop()).toBe(0);
  expect(server.output()).not.toContain('loaded ');
});

/** A server that was asked for a page, and told it to the collector when it ended. */
async function watched(): Promise<RunningServer> {
  const server = await startServer(dataDir, { NODE_OPTIONS, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  expect(await search(server)).toContain('</html>');
  expect(await server.stop()).toBe(0);
  return server;
}

test('where a collector is named it is told of a page, the question the page asks and its statements, at the latest at the end', async () => {
  expect((await watched()).output()).toContain('loaded ');
  expect(collector.services).toEqual(new Set(['larder']));
  const names = new Map(collector.spans.map((span) => [span.spanId, span]));
  const pathOf = (spanId: string | undefined): string[] => {
    const span = names.get(spanId ?? '');
    return span ? [...pathOf(span.parentSpanId), span.name] : [];
  };
  const statement = collector.spans.find(({ name }) => name === 'SELECT recipe');
  expect(pathOf(statement?.spanId)).toEqual([
    expect.stringMatching(/^GET \//),
    'POST /graphql',
    'query SearchRecipes',
    'SELECT recipe',
  ]);
});

test('it is told how long requests and operations of the web app took, how the database and the event loop are used and what waits', async () => {
  const server = await watched();
  expect(server.output()).not.toContain('could not be reached');
  const told = (name: string): ReceivedFigure[] => collector.figures.filter((figure) => figure.name === name);
  const seconds = (name: string, facts: Record<string, string>): ReceivedFigure | undefined =>
    told(name).find((figure) => Object.entries(facts).every(([fact, value]) => figure.facts[fact] === value));
  const page = seconds('http.server.request.duration', {
    'http.route': '/search',
    'http.request.method': 'GET',
    'http.response.status_code': '200',
  });
  const question = seconds('larder.graphql.operation.duration', {
    'graphql.operation.name': 'SearchRecipes',
    'graphql.operation.type': 'query',
  });
  expect({ page, question }).toMatchObject({ page: { count: 1, unit: 's' }, question: { count: 1, unit: 's' } });
  expect(page?.value).toBeGreaterThan(question?.value ?? Infinity);
  expect(question?.value).toBeGreaterThan(0);
  const connections = told('db.client.connection.count');
  expect(connections.map(({ facts }) => facts)).toEqual(
    ['used', 'idle'].map((state) => ({
      'db.client.connection.pool.name': 'primary',
      'db.client.connection.state': state,
    })),
  );
  const open = connections.reduce((sum, { value }) => sum + value, 0);
  expect(open).toBeGreaterThanOrEqual(1);
  expect(open).toBeLessThanOrEqual(10);
  expect(told('nodejs.eventloop.delay.p99')[0]?.value).toBeGreaterThan(0.005);
  expect(told('nodejs.eventloop.delay.p99')[0]?.value).toBeLessThan(10);
  expect(told('larder.job.waiting').map(({ facts }) => facts['larder.job.name'])).toContain('mail-shopping-list');
  for (const { value } of told('larder.job.waiting')) expect(value).toBeGreaterThanOrEqual(0);
});
