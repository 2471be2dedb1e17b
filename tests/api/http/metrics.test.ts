import { OpenTelemetry } from '../../../api/src/open-telemetry/open-telemetry.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf } from '../../support/clients.ts';

const TOKEN = 'a token of sixteen letters and more';
let app: TestApp;
let tracing: OpenTelemetry;
beforeAll(async () => {
  tracing = new OpenTelemetry({ serviceName: 'larder-test', operationNames: new Set(['Known']) });
  tracing.metrics.watch({
    pools: { primary: { totalCount: 3, idleCount: 2, waitingCount: 1 } },
    waitingJobs: async () => new Map([['a "job"', 4]]),
  });
  const read = (): Promise<string> => tracing.metrics.text();
  app = await createApp({
    catalogue: false,
    tracing,
    metrics: { token: TOKEN, type: 'text/plain; version=0.0.4', read },
  });
  for (let at = 0; at < 3; at++) await clientOf(app).send('GET', '/api/ingredients?q=egg');
  await clientOf(app).graphql('query Known { viewer { id } }');
  await clientOf(app).graphql('query NameOfAStranger { viewer { id } }');
});
afterAll(async () => {
  await app.close();
  await tracing.stop();
});

const scrape = (authorization?: string) => app.rest('/metrics', authorization === undefined ? {} : { authorization });

test('Prometheus reads requests, operations, connections and jobs, in its own format', async () => {
  const { status, headers, body } = await scrape(`Bearer ${TOKEN}`);
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')]);
  const route = 'http_request_method="GET",http_response_status_code="200",http_route="/api/ingredients"';
  expect(body).toContain('# TYPE http_server_request_duration_seconds histogram');
  expect(body).toContain(`http_server_request_duration_seconds_count{${route}} 3\n`);
  expect(body).toContain(`http_server_request_duration_seconds_bucket{${route},le="+Inf"} 3\n`);
  expect(body).toMatch(
    /larder_graphql_operation_duration_seconds_count\{[^}]*graphql_operation_name="Known"[^}]*\} 1\n/,
  );
  expect(body).toMatch(
    /larder_graphql_operation_duration_seconds_count\{[^}]*graphql_operation_name="_OTHER"[^}]*\} 1\n/,
  );
  expect(body).toContain(
    '# TYPE db_client_connection_count gauge\ndb_client_connection_count{db_client_connection_pool_name="primary",db_client_connection_state="used"} 1\n',
  );
  expect(body).toContain('larder_job_waiting{larder_job_name="a \\"job\\""} 4\n');
  expect(body).not.toContain('NameOfAStranger');
  for (const line of body.trimEnd().split('\n'))
    expect(line).toMatch(/^(# TYPE [a-z_0-9]+ (histogram|gauge|counter)|[a-z_0-9]+(\{.*\})? [-+\d.e]+)$/);
});

test('buckets add up: each counts what is below its end', async () => {
  const { body } = await scrape(`Bearer ${TOKEN}`);
  const counts = [...body.matchAll(/_duration_seconds_bucket\{[^}]*\/api\/ingredients[^}]*\} (\d+)/g)].map(
    ([, count]) => Number(count),
  );
  expect(counts).toHaveLength(15);
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
});

test.each([undefined, 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`])(
  'nothing is read without the token: %s',
  async (authorization) => {
    const { status, headers, body } = await scrape(authorization);
    expect([status, headers['www-authenticate'], body]).toEqual([
      401,
      'Bearer realm="Larder"',
      'Send the token of METRICS_TOKEN as `Authorization: Bearer …`.',
    ]);
  },
);

test('where no token is set there is no such address', async () => {
  const closed = await createApp({ catalogue: false });
  expect((await closed.rest('/metrics', { authorization: `Bearer ${TOKEN}` })).status).toBe(404);
  expect((await closed.rest('/metrics')).status).toBe(404);
  await closed.close();
});
