import { LanguageModel } from '../../api/src/shared/language-model.ts';
import { signUpAdmin } from '../support/admins.ts';
import { createApp, type TestApp } from '../support/app.ts';
import { signUp, type Answer, type Cook } from '../support/clients.ts';
import { DescribedApi, type Method } from '../support/described-api.ts';
import { giveConfirmedAddress, PUBLIC_URL } from '../support/mail-catcher.ts';
import { startModelServer, type ModelServer } from '../support/model-server.ts';
import { COOK_PARITY } from './cook-parity.ts';
import { PANTRY_PARITY } from './pantry-parity.ts';
import { PARITY, type Transports } from './parity.ts';

const ROWS = { ...PARITY, ...PANTRY_PARITY, ...COOK_PARITY };

let model: ModelServer;
let app: TestApp;
let described: DescribedApi;
beforeAll(async () => {
  model = await startModelServer();
  model.says({ ingredients: [{ name: 'lemon', confidence: 0.92 }] });
  app = await createApp({
    jobs: true,
    model: new LanguageModel({ baseUrl: model.baseUrl, model: 'test' }),
    // Nothing is mailed; but mails can be asked for.
    smtpUrl: 'smtp://127.0.0.1:1',
    publicUrl: PUBLIC_URL,
  });
  described = await DescribedApi.of(app);
});
afterAll(async () => {
  await app.close();
  await model.close();
});

/** Fields whose words REST writes in its own case. */
const WORDS = new Set(['difficulty', 'diet', 'status', 'role']);
const inOneCase = (told: unknown): unknown =>
  JSON.parse(JSON.stringify(told), (key, value: unknown) =>
    WORDS.has(key) && typeof value === 'string' ? value.toUpperCase() : value,
  );

/** Both transports for a new cook, or for a new admin where the call is one of theirs. */
async function open(call: string): Promise<Transports> {
  const [method = '', path = ''] = call.split(' ');
  const cook: Cook = await (path.startsWith('/admin') ? signUpAdmin(app) : signUp(app));
  await giveConfirmedAddress(app, cook, `${cook.username}@example.org`);
  const template = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
  const rest = async (
    address: string,
    { body, status = 200 }: { body?: object; status?: number } = {},
  ): Promise<Answer> => {
    const answer = await described.ask(cook, method as Method, template, `/api${address}`, body);
    expect({ call, status: answer.status }).toEqual({ call, status });
    return answer;
  };
  const graphql = async <T>(query: string, variables: object = {}): Promise<T> => {
    const { data, errors } = await cook.graphql<T>(query, variables);
    if (errors) throw new Error(errors[0]?.message);
    return data;
  };
  return { cook, rest, graphql };
}

test('every call that is described is asked in both transports', () => {
  expect([...new Set(Object.keys(ROWS).map((key) => key.split(' of ')[0]))].sort()).toEqual(described.calls.sort());
});

test.each(Object.entries(ROWS))('both transports tell the same: %s', async (call, ask) => {
  const [rest, graphql] = await ask(await open(call));
  expect(inOneCase(rest)).toEqual(inOneCase(graphql));
  expect(JSON.stringify(rest).length).toBeGreaterThan('[{}]'.length);
});
