import { createApp, type TestApp } from '../support/app.ts';
import { clientOf, codeOf, freshAddress, signUp, type Client } from '../support/clients.ts';

const FOODS = ['chicken breast', 'broccoli', 'rice', 'carrot', 'soy sauce'];
const creative = (seed: number): string =>
  `searchRecipes(first: 24, input: { mode: CREATIVE, seed: ${seed}, ingredients: ${JSON.stringify(FOODS)} }) { totalCount }`;
const aliased = (count: number, field: (at: number) => string): string =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field(at)}`).join(' ')} }`;

describe('creative recipes', () => {
  let app: TestApp;
  beforeAll(async () => (app = await createApp()));
  afterAll(() => app.close());

  test('count for what they take: an operation of fifteen is refused before anything is made', async () => {
    const refused = await clientOf(app).graphql(aliased(15, creative));
    expect([refused.status, codeOf(refused)]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    const [stored] = await app.database.orm.em
      .fork()
      .execute('select count(*)::int as count from recipe where is_creative');
    expect(stored).toEqual({ count: 0 });
  });

  test('count wherever their mode is said: in a variable and in its default', async () => {
    const query = (usual: string): string =>
      `query($input: SearchRecipesInput! ${usual}) ${aliased(15, () => 'searchRecipes(input: $input) { totalCount }')}`;
    const client = clientOf(app);
    expect(codeOf(await client.graphql(query('= { ingredients: ["egg"], mode: CREATIVE }')))).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
    const input = { ingredients: ['egg'], mode: 'CREATIVE' };
    expect(codeOf(await client.graphql(query(''), { input }))).toBe('GRAPHQL_VALIDATION_FAILED');
    expect((await client.graphql(query(''), { input: { ingredients: ['egg'] } })).errors).toBeUndefined();
  });

  test('asked for thirty times at once are refused at once beyond a few, with the time to come back, and another visitor gets theirs', async () => {
    const [greedy, modest] = [clientOf(app), clientOf(app)];
    const asked = Array.from({ length: 30 }, (_, at) => greedy.graphql(`{ ${creative(at)} }`));
    const other = await modest.graphql(`{ ${creative(99)} }`);
    const answers = await Promise.all(asked);
    expect(other.errors).toBeUndefined();
    const refused = answers.filter(({ errors }) => errors);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(30);
    expect(refused.map((answer) => answer.errors?.[0])).toEqual(
      refused.map(() =>
        expect.objectContaining({
          message: expect.stringMatching(
            /^Larder is working on many large requests just now\. You have \d waiting already\./,
          ),
          extensions: expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) }),
        }),
      ),
    );
  });
});

describe('computing', () => {
  let app: TestApp;
  beforeAll(
    async () =>
      (app = await createApp({
        catalogue: false,
        workload: { burst: 30, perSecond: 0.001, atOnce: 4, waiting: 40 },
      })),
  );
  afterAll(() => app.close());

  const DEAR = `{ recipes(first: 100) { nodes { id title slug } } }`;
  const useUp = async (client: Client): Promise<void> => {
    for (let at = 0; at < 100; at++) if (codeOf(await client.graphql(DEAR))) return;
    throw new Error('There is no end of it.');
  };

  test('is refused to one caller who used it up, with 429 and the time to come back in both APIs, while others are answered', async () => {
    const client = clientOf(app);
    await useUp(client);
    const graph = await client.send('POST', '/graphql', { query: DEAR });
    expect([graph.status, graph.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(graph.json()).toMatchObject({
      errors: [
        {
          message: expect.stringMatching(
            /^What you ask for takes more computing than Larder gives to one caller\. Try again in \d+ second/,
          ),
          extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
        },
      ],
    });
    const rest = await client.send('GET', '/api/recipes?text=soup&limit=100');
    expect([rest.status, rest.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await clientOf(app).graphql(DEAR)).errors).toBeUndefined();
  });

  test('is that of four callers to all accounts of one network, and lets others be', async () => {
    const address = freshAddress();
    const cooks = await Promise.all(Array.from({ length: 8 }, () => signUp(app)));
    const there = cooks.map((cook) => {
      const client = clientOf(app, { address });
      for (const [name, value] of cook.cookies) client.cookies.set(name, value);
      return client;
    });
    for (const client of there) await useUp(client);
    expect(codeOf(await clientOf(app, { address }).graphql(DEAR))).toBe('RATE_LIMITED');
    expect((await clientOf(app).graphql(DEAR)).errors).toBeUndefined();
  });

  test('is that of a cook wherever they are, and that of all visitors from one /64 of IPv6', async () => {
    const cook = await signUp(app);
    await useUp(cook);
    const elsewhere = clientOf(app);
    for (const [name, value] of cook.cookies) elsewhere.cookies.set(name, value);
    expect(codeOf(await elsewhere.graphql(DEAR))).toBe('RATE_LIMITED');
    await useUp(clientOf(app, { address: '2001:db8:1:2::1' }));
    expect(codeOf(await clientOf(app, { address: '2001:db8:1:2:ffff::9' }).graphql(DEAR))).toBe('RATE_LIMITED');
    expect((await clientOf(app, { address: '2001:db8:1:3::1' }).graphql(DEAR)).errors).toBeUndefined();
  });
});

test('of many requests of one caller a few are worked on, a few wait, and the others are refused at once; another caller is answered', async () => {
  const app = await createApp({
    catalogue: false,
    workload: { burst: 10_000, perSecond: 250, atOnce: 2, waiting: 3 },
  });
  const em = app.database.orm.em.fork();
  try {
    await em.begin();
    await em.execute('lock table recipe in access exclusive mode');
    const client = clientOf(app, { address: freshAddress() });
    const all = Array.from({ length: 9 }, () => client.graphql('{ recipes(first: 1) { totalCount } }'));
    const first = await Promise.race(all);
    expect([first.status, codeOf(first)]).toEqual([429, 'RATE_LIMITED']);
    expect((await clientOf(app).graphql('{ __typename }')).errors).toBeUndefined();
    await em.rollback();
    const refused = (await Promise.all(all)).filter(({ errors }) => errors);
    expect(refused.map(codeOf)).toEqual(Array(4).fill('RATE_LIMITED'));
  } finally {
    await app.close();
  }
});
