import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { UserService } from '../../api/src/modules/accounts/user.service.ts';
import { UserStatus } from '../../api/src/modules/users/user-enums.ts';
import { createApp, type TestApp } from '../support/app.ts';
import { clientOf, GOOD_PASSWORD, signUp, type Cook } from '../support/clients.ts';

let app: TestApp;
/** Every method and address that the server has, such as `GET /api/recipe/:slug`. */
const addresses: string[] = [];
beforeAll(async () => {
  const noteRoutes = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) addresses.push(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', noteRoutes);
  app = await createApp({ pages: true, catalogue: false });
  unsubscribe('fastify.initialization', noteRoutes);
});
afterAll(() => app.close());

const users = (): UserService => new UserService(app.database.orm.em.fork());
const sql = (text: string) => app.database.orm.em.fork().execute(text);

/** A cook's token that holds, and its id. */
async function tokenOf(cook: Cook): Promise<{ secret: string; id: string }> {
  const { data } = await cook.graphql<{ createApiToken: { secret: string; apiToken: { id: string } } }>(
    'mutation { createApiToken(input: { name: "A program", scopes: [READ, WRITE] }) { secret apiToken { id } } }',
  );
  return { secret: data.createApiToken.secret, id: data.createApiToken.apiToken.id };
}

const INVALID = expect.stringMatching(/^Bearer realm="Larder", error="invalid_token", error_description=".+"$/);

/** What every address answers to one token, where that is not a 401 with the reason. */
async function answersOtherwise(authorization: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const address of new Set(addresses)) {
    const [method = '', path = ''] = address.split(' ');
    const url = path.replaceAll(/:\w+(\(.*?\))?/g, '1').replaceAll('*', 'some-file');
    const headers = { authorization, 'apollo-require-preflight': 'true' };
    const answer = await app.app.inject({ method: method as 'GET', url, headers });
    const how = String(answer.headers['www-authenticate']);
    if (answer.statusCode !== 401 || !how.includes('error="invalid_token"'))
      wrong.push(`${address}: ${answer.statusCode}, ${how}`);
  }
  return wrong.sort();
}

/** They tell of the process alone. */
const HEALTH = ['GET', 'HEAD'].flatMap((method) =>
  ['/livez', '/readyz'].map((path) => `${method} ${path}: 200, undefined`),
);

test('the walk knows the addresses of both APIs, of files that are sent, of pictures and of pages', () => {
  expect(addresses).toEqual(
    expect.arrayContaining([
      'POST /graphql',
      'GET /graphql',
      'GET /api/recipes',
      'GET /api/openapi.json',
      'PUT /api/uploads/*',
      'POST /api/import/file',
      'GET /images/photos/*',
      'GET /recipe/:slug',
      'GET /sitemap.xml',
    ]),
  );
  expect(new Set(addresses).size).toBeGreaterThan(80);
});

describe('a token that does not hold is refused with 401 and why, at every address', () => {
  test('one that expired', async () => {
    const { secret, id } = await tokenOf(await signUp(app));
    await sql(`update api_token set expires_at = now() - interval '1 second' where id = '${id}'`);
    expect(await answersOtherwise(`Bearer ${secret}`)).toEqual(HEALTH);
  });

  test('one that was revoked', async () => {
    const cook = await signUp(app);
    const { secret, id } = await tokenOf(cook);
    await cook.graphql(`mutation { revokeApiToken(input: { id: "${id}" }) { apiToken { id } } }`);
    expect(await answersOtherwise(`Bearer ${secret}`)).toEqual(HEALTH);
  });

  test('one of a cook whose account is deleted', async () => {
    const cook = await signUp(app);
    const { secret } = await tokenOf(cook);
    const { errors } = await cook.graphql(
      `mutation { deleteAccount(input: { password: "${GOOD_PASSWORD}" }) { deletedId } }`,
    );
    expect(errors).toBeUndefined();
    expect(await answersOtherwise(`Bearer ${secret}`)).toEqual(HEALTH);
  });

  test('one of a cook whose account is closed', async () => {
    const cook = await signUp(app);
    const { secret } = await tokenOf(cook);
    await users().setStatus(cook.id, UserStatus.BANNED);
    expect(await answersOtherwise(`Bearer ${secret}`)).toEqual(HEALTH);
  });

  test.each([
    'Bearer larder_nonsense',
    'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x',
    'Bearer two words',
    'Bearer',
    'bearer larder_',
  ])('one that is malformed: %s', async (authorization) => {
    expect(await answersOtherwise(authorization)).toEqual(HEALTH);
  });
});

test('the refusal is a sentence, in the way of each API', async () => {
  const client = clientOf(app, { headers: { authorization: 'Bearer larder_nonsense', accept: 'application/json' } });
  const message = expect.stringMatching(/^This API token is not valid: it has expired, was revoked, or is none/);
  const rest = await client.send('GET', '/api/recipes');
  expect([rest.headers['www-authenticate'], rest.json()]).toEqual([
    INVALID,
    { title: message, status: 401, code: 'UNAUTHENTICATED', requestId: expect.any(String) },
  ]);
  expect(await client.graphql('{ viewer { id } }')).toEqual({
    status: 401,
    errors: [{ message, extensions: { code: 'UNAUTHENTICATED', requestId: expect.any(String) } }],
  });
});

test('a file that is sent with such a token is not read', async () => {
  const answer = await clientOf(app).put('/api/uploads/photo', Buffer.from('bytes'), {
    authorization: 'Bearer larder_nonsense',
    'content-type': 'image/png',
  });
  expect([answer.status, answer.headers['connection']]).toEqual([401, 'close']);
});

test('a token that holds is taken, also where no one is asked for', async () => {
  const { secret } = await tokenOf(await signUp(app));
  const program = clientOf(app, { headers: { authorization: `Bearer ${secret}` } });
  expect((await program.graphql<{ viewer: object }>('{ viewer { id } }')).data.viewer).toEqual({
    id: expect.any(String),
  });
  for (const path of ['/api/profile', '/api/openapi.json', '/livez'])
    expect((await program.send('GET', path)).status).toBe(200);
});

test('a cookie that does not hold is that of a visitor, and so is what a proxy asks for itself', async () => {
  const visitor = clientOf(app);
  visitor.cookies.set('larder', 'nonsense');
  const behindProxy = clientOf(app, { headers: { authorization: 'Basic bWU6c2VjcmV0' } });
  for (const client of [visitor, behindProxy]) {
    expect(await client.graphql('{ viewer { id } }')).toEqual({ status: 200, data: { viewer: null } });
    expect((await client.send('GET', '/api/ingredients?q=egg')).status).toBe(200);
  }
});
