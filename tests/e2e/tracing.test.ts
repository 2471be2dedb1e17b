import { rmSync } from 'node:fs';
import { temporaryDataDir } from '../../api/src/db/temporary-data-dir.ts';
import { startCollector, type Collector } from '../support/collector.ts';
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
const search = async (server: RunningServer): Promise<string> => (await fetch(`${server.url}/search?ingredients=eggs,spinach`, { headers: { accept: 'text/html' } })).text();

test('nothing of OpenTelemetry is loaded while nobody wants to know', async () => {
  const server = await startServer(dataDir, { NODE_OPTIONS });
  expect(await search(server)).toContain('</html>');
  expect(await server.stop()).toBe(0);
  expect(server.output()).not.toContain('loaded ');
});

test('where a collector is named it is told of a page, the question the page asks and its statements, at the latest at the end', async () => {
  const server = await startServer(dataDir, { NODE_OPTIONS, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  expect(await search(server)).toContain('</html>');
  expect(await server.stop()).toBe(0);
  expect(server.output()).toContain('loaded ');
  expect(collector.services).toEqual(new Set(['larder']));
  const names = new Map(collector.spans.map((span) => [span.spanId, span]));
  const pathOf = (spanId: string | undefined): string[] => {
    const span = names.get(spanId ?? '');
    return span ? [...pathOf(span.parentSpanId), span.name] : [];
  };
  const statement = collector.spans.find(({ name }) => name === 'SELECT recipe');
  expect(pathOf(statement?.spanId)).toEqual([expect.stringMatching(/^GET \//), 'POST /graphql', 'query SearchRecipes', 'SELECT recipe']);
});
