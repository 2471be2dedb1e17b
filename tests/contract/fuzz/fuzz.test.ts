import { readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { buildGraphQLSchema } from '../../../api/src/graphql/schema.ts';
import { describeRest } from '../../../api/src/rest/openapi.ts';
import { routes } from '../../../api/src/rest/router.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, freshAddress, signUp, type Client } from '../../support/clients.ts';
import { propertyRuns } from '../../support/nightly.ts';
import { graphqlRequests } from './graphql-requests.ts';
import { restRequests } from './rest-requests.ts';

/** Requests to each transport; `FUZZ_REQUESTS=5000` sends ten thousand to both. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? propertyRuns(150));
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const LONG = 1_800_000;

/** Every code that `docs/error-codes.md` knows, but for the one that says that we have failed. */
const CODES = new Set(
  [...readFileSync('docs/error-codes.md', 'utf8').matchAll(/`([A-Z_]{5,})`/g)]
    .map(([, code = '']) => code)
    .filter((code) => code !== 'INTERNAL_SERVER_ERROR'),
);

/** What no sentence for a caller has in it: traces, statements, words of the machine. */
const UNMASKED =
  /\bat .+\.[jt]s\b|node_modules|\b(select|insert into|update "|delete from)\b.*\b(from|where|values|set)\b|violates|syntax error at|is not a function|cannot read prop|\bECONN[A-Z]+\b|\bENOENT\b|\[object Object\]/i;

/** What no sentence may say here, where everything we stand on is there. */
const FALSE_ALARM = /cannot reach its database/;

let app: TestApp;
let callers: Client[];
let ids: Arbitrary<string>;
const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown): void => void unhandled.push(reason);

beforeAll(async () => {
  process.on('unhandledRejection', onUnhandled);
  app = await createApp();
  const cook = await signUp(app);
  callers = [clientOf(app), cook, await signUpAdmin(app)];
  const { data } = await cook.graphql<{
    list: { shoppingList: { id: string; items: { id: string }[] } };
    collection: { collection: { id: string } };
    draft: { recipe: { id: string } };
    token: { apiToken: { id: string } };
  }>(`mutation {
    list: createShoppingList(input: { name: "Groceries", recipes: [{ id: "minestrone" }] }) { shoppingList { id items { id } } }
    collection: createCollection(input: { name: "Mine" }) { collection { id } }
    draft: submitRecipe(input: { isDraft: true, title: "A draft", prepTime: 1, cookTime: 2, servings: 2, ingredients: [{ text: "2 eggs" }], instructions: [{ description: "Boil." }] }) { recipe { id } }
    token: createApiToken(input: { name: "A program" }) { apiToken { id } }
  }`);
  const {
    list: { shoppingList },
    collection: { collection },
    draft: { recipe },
    token: { apiToken },
  } = data;
  ids = fc.constantFrom(
    'minestrone',
    'spaghetti-carbonara',
    'egg',
    cook.id,
    shoppingList.id,
    ...shoppingList.items.slice(0, 2).map(({ id }) => id),
    collection.id,
    recipe.id,
    apiToken.id,
    '00000000-0000-4000-8000-000000000000',
  );
});
afterAll(async () => {
  process.off('unhandledRejection', onUnhandled);
  await app.close();
});

/** Sends a request as one of the callers does; each time from somewhere else, as what is counted by address is tested elsewhere. */
async function send(caller: number, options: InjectOptions): Promise<{ status: number; body: string; type: string }> {
  const cookies = Object.fromEntries(callers[caller]?.cookies ?? []);
  const reply = await app.app.inject({ ...options, cookies, remoteAddress: freshAddress() });
  return { status: reply.statusCode, body: reply.body, type: String(reply.headers['content-type']) };
}

const wrongWith = (failure: { code?: unknown; sentence: string; requestId: unknown }): string[] => [
  ...(CODES.has(String(failure.code)) ? [] : [`the code ${String(failure.code)}`]),
  ...([UNMASKED, FALSE_ALARM].some((wrong) => wrong.test(failure.sentence)) || failure.sentence.length === 0
    ? [`the sentence ${failure.sentence}`]
    : []),
  ...(typeof failure.requestId === 'string' ? [] : ['no request id']),
];

const caller = fc.nat({ max: 2 });

test(
  `${REQUESTS} requests to GraphQL fail in no way but those that are told`,
  async () => {
    await fc.assert(
      fc.asyncProperty(graphqlRequests(buildGraphQLSchema(), ids), caller, async (request, as) => {
        const { status, body } = await send(as, { method: 'POST', url: '/graphql', payload: request });
        expect(status).toBeLessThan(500);
        const { errors = [] } = JSON.parse(body) as {
          errors?: { message: string; extensions: Record<string, unknown> }[];
        };
        expect(
          errors.flatMap(({ message, extensions }) =>
            wrongWith({ code: extensions['code'], sentence: message, requestId: extensions['requestId'] }),
          ),
        ).toEqual([]);
      }),
      { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
    );
  },
  LONG,
);

test(
  `${REQUESTS} requests to REST fail in no way but those that are told`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        restRequests(describeRest(routes, '/') as never, ids),
        caller,
        async ({ method, url, payload }, as) => {
          const { status, body, type } = await send(as, {
            method,
            url,
            headers: {
              accept: 'application/json',
              ...(payload !== undefined && { 'content-type': 'application/json' }),
            },
            ...(payload !== undefined && { payload }),
          });
          expect(status).toBeLessThan(500);
          if (status < 400) return;
          expect(type).toContain('application/problem+json');
          const { code, title, requestId } = JSON.parse(body) as { code?: string; title: string; requestId: string };
          expect(wrongWith({ code, sentence: title, requestId })).toEqual([]);
        },
      ),
      { numRuns: REQUESTS, seed: SEED, endOnFailure: true },
    );
  },
  LONG,
);

test('there was no unhandled rejection', async () => {
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).toEqual([]);
});
