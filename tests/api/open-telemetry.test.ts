import { OpenTelemetry } from '../../api/src/open-telemetry/open-telemetry.ts';
import { createApp, type TestApp } from '../support/app.ts';
import { clientOf, signUp, type Cook } from '../support/clients.ts';
import { startCollector, type Collector, type ReceivedFigure, type ReceivedSpan } from '../support/collector.ts';
import { makeList } from '../support/shopping.ts';

const CALLER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
const SEARCH =
  'query Fits($input: SearchRecipesInput!) { searchRecipes(input: $input, first: 3) { nodes { recipe { title ingredients { name } } } } }';

/** Anybody may call an operation anything. */
const STRANGE = Array.from({ length: 30 }, (_, number) => `Strange${number}`);

let collector: Collector;
let tracing: OpenTelemetry;
let app: TestApp;
let cook: Cook;
let requestId: string;
beforeAll(async () => {
  collector = await startCollector();
  tracing = new OpenTelemetry({
    endpoint: `${collector.endpoint}/`,
    serviceName: 'larder-test',
    operationNames: new Set(['Fits', 'Closed']),
  });
  app = await createApp({ tracing, jobs: true });
  const client = clientOf(app, { headers: { traceparent: `00-${CALLER.trace}-${CALLER.span}-01` } });
  const answer = await client.send('POST', '/graphql', {
    query: SEARCH,
    variables: { input: { ingredients: ['eggs', 'Leek-of-a-stranger'] } },
  });
  requestId = String(answer.headers['x-request-id']);
  cook = await signUp(app, 'Jo.the.Cook');
  await cook.graphql(
    'mutation Me { updateProfile(input: { email: "jo@private.example", name: "Jo Private" }) { user { id } } }',
  );
  await cook.graphql('mutation Mail($id: ID!) { exportShoppingList(input: { id: $id, format: EMAIL }) { message } }', {
    id: (await makeList(cook)).id,
  });
  await clientOf(app).graphql('query Closed { profile { user { name } } }');
  await clientOf(app).send('GET', '/api/recipe/nothing-like-it');
  for (const name of STRANGE) await clientOf(app).graphql(`query ${name} { __typename }`);
  await clientOf(app).graphql('{ __typename }');
  await clientOf(app).send('GET', '/livez');
  await collector.span('job mail-shopping-list');
  await tracing.stop();
});
afterAll(async () => {
  await app.close();
  await collector.close();
});

const counted = (name: string): ReceivedFigure[] => collector.figures.filter((figure) => figure.name === name);
const named = (name: string): ReceivedSpan[] => collector.spans.filter((span) => span.name === name);
const below = ({ spanId }: ReceivedSpan): ReceivedSpan[] =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

test('a search is followed from its caller to its statements', () => {
  const request = collector.spans.find(({ parentSpanId }) => parentSpanId === CALLER.span);
  expect(request).toMatchObject({ name: 'POST /graphql', kind: 2, traceId: CALLER.trace, hasFailed: false });
  expect(request?.facts).toEqual({
    'http.request.method': 'POST',
    'http.route': '/graphql',
    'http.response.status_code': '200',
    'larder.request_id': requestId,
  });
  const [operation, ...others] = below(request!);
  expect({ operation, others }).toMatchObject({
    operation: { name: 'query Fits', facts: { 'graphql.operation.type': 'query', 'graphql.operation.name': 'Fits' } },
    others: [],
  });
  const statements = below(operation!);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT recipe', 'SELECT recipe_line']));
  for (const statement of statements)
    expect(statement).toMatchObject({ kind: 3, traceId: CALLER.trace, facts: { 'db.system.name': 'postgresql' } });
  expect(collector.services).toEqual(new Set(['larder-test']));
});

test('a call of REST has the name of its route, and what was refused its status', () => {
  expect(named('GET /api/recipe/:slug')).toMatchObject([
    { kind: 2, parentSpanId: undefined, hasFailed: false, facts: { 'http.response.status_code': '404' } },
  ]);
  expect(below(named('query Closed')[0]!)).toEqual([]);
});

test('an operation that went wrong tells the code of its error', () => {
  expect(named('query Closed')[0]?.facts).toMatchObject({ 'error.type': 'UNAUTHENTICATED' });
});

test('a job is a span of its own, with its statements below it', () => {
  const [job] = named('job mail-shopping-list');
  expect(job).toMatchObject({ kind: 5, parentSpanId: undefined, hasFailed: false });
  expect(below(job!).map(({ facts }) => facts['db.system.name'])).toContain('postgresql');
});

test('health checks are not followed, nor statements outside of requests and jobs', () => {
  expect(collector.spans.filter(({ facts }) => facts['http.route'] === '/livez')).toEqual([]);
  expect(
    collector.spans.filter(({ facts, parentSpanId }) => facts['db.system.name'] && parentSpanId === undefined),
  ).toEqual([]);
});

test('nothing of a person is told: no values of statements, no names, addresses, texts or ids', () => {
  const told = JSON.stringify([collector.spans, collector.figures]);
  for (const secret of [
    'Jo.the.Cook',
    'jo.the.cook',
    'Jo Private',
    'private.example',
    'stranger',
    'wooden spoon',
    cook.id,
    'nothing-like-it',
    'Groceries',
  ])
    expect(told).not.toContain(secret);
  expect(collector.spans.filter(({ facts }) => facts['db.query.text']?.includes('?')).length).toBeGreaterThan(5);
});

test('requests are counted by route and status, health checks are not', () => {
  const requests = counted('http.server.request.duration');
  expect(requests.find(({ facts }) => facts['http.route'] === '/api/recipe/:slug')).toMatchObject({
    unit: 's',
    count: 1,
    facts: { 'http.request.method': 'GET', 'http.response.status_code': '404' },
  });
  expect(requests.find(({ facts }) => facts['http.route'] === '/graphql')?.count).toBeGreaterThan(STRANGE.length);
  expect(new Set(requests.flatMap(({ facts }) => Object.keys(facts)))).toEqual(
    new Set(['http.request.method', 'http.route', 'http.response.status_code']),
  );
  expect(requests.filter(({ facts }) => facts['http.route'] === '/livez')).toEqual([]);
});

test('operations that are known are counted by name, with what went wrong', () => {
  const operations = counted('larder.graphql.operation.duration');
  expect(operations.find(({ facts }) => facts['graphql.operation.name'] === 'Fits')).toMatchObject({
    unit: 's',
    count: 1,
    facts: { 'graphql.operation.type': 'query' },
  });
  expect(operations.find(({ facts }) => facts['graphql.operation.name'] === 'Closed')?.facts['error.type']).toBe(
    'UNAUTHENTICATED',
  );
  for (const { value, count } of operations) expect(value / (count ?? 0)).toBeLessThan(60);
});

test('operations of strangers are one series, whatever they are called', () => {
  const others = counted('larder.graphql.operation.duration').filter(
    ({ facts }) => facts['graphql.operation.name'] === '_OTHER' && facts['graphql.operation.type'] === 'query',
  );
  expect(others).toMatchObject([{ count: STRANGE.length + 1 }]);
  expect(JSON.stringify(collector.figures)).not.toContain('Strange');
});

test('what a caller says of sampling does not change what is counted', async () => {
  const own = await startCollector();
  const telemetry = new OpenTelemetry({
    endpoint: own.endpoint,
    serviceName: 'larder-test',
    operationNames: new Set(),
  });
  telemetry
    .begin(
      'unsampled',
      'server',
      { 'http.request.method': 'GET' },
      { traceparent: `00-${CALLER.trace}-${CALLER.span}-00` },
    )
    .end();
  await telemetry.stop();
  expect(own.spans).toEqual([]);
  expect(own.figures).toMatchObject([{ name: 'http.server.request.duration', count: 1 }]);
  await own.close();
});

test('an unreachable collector delays no request, and is reported', async () => {
  const away = new OpenTelemetry({
    endpoint: 'http://127.0.0.1:9',
    serviceName: 'larder-test',
    operationNames: new Set(),
  });
  const troubles: unknown[] = [];
  away.onTrouble((error) => troubles.push(error));
  away.begin('lost', 'server', {}).end();
  await away.stop();
  expect(troubles).toHaveLength(2);
});
