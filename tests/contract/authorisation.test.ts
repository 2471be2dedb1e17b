import { randomUUID } from 'node:crypto';
import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { buildGraphQLSchema } from '../../api/src/graphql/schema.ts';
import { UserService } from '../../api/src/modules/accounts/user.service.ts';
import { routes } from '../../api/src/rest/router.ts';
import { Role, UserStatus } from '../../api/src/modules/users/user-enums.ts';
import { HTTP_STATUS, type ErrorCode } from '../../api/src/shared/errors.ts';
import { createApp, type TestApp } from '../support/app.ts';
import { clientOf, codeOf, GOOD_PASSWORD, programOf, signUp, type Client, type Cook } from '../support/clients.ts';
import { addRecipe } from '../support/recipes.ts';
import { REST, type Call } from './authorisation-rest.ts';
import { CALLERS, GRAPHQL, type Belongings, type Caller, type Outcome, type Rights } from './authorisation.ts';

const schema = buildGraphQLSchema();
const fieldsOf = (type: GraphQLObjectType | null | undefined): string[] =>
  type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [];
const withoutWhat = (keys: string[]): string[] => [...new Set(keys.map((key) => key.split(' of ')[0] ?? ''))];

test('every root field and every route says whom it lets do what', () => {
  expect(withoutWhat(Object.keys(GRAPHQL)).sort()).toEqual(
    [...fieldsOf(schema.getQueryType()), ...fieldsOf(schema.getMutationType())].sort(),
  );
  expect(withoutWhat(Object.keys(REST)).sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
});

/** A password that is made for a cook who forgot theirs is told to the admin who made it. */
const TOLD_ONCE = ['Mutation.resetPassword', 'ResetPasswordPayload.user', 'ResetPasswordPayload.password'];

test('nothing in the schema gives a password, a hash, or the e-mail of another', () => {
  const fields = Object.values(schema.getTypeMap()).filter(isObjectType).flatMap(fieldsOf);
  expect(fields.filter((field) => /password|hash/i.test(field)).sort()).toEqual(
    [
      'Mutation.changePassword',
      'Mutation.confirmPassword',
      'ConfirmPasswordPayload.confirmedUntil',
      'Mutation.requestPasswordReset',
      'Mutation.setForgottenPassword',
      'SetForgottenPasswordPayload.username',
      ...TOLD_ONCE,
    ].sort(),
  );
  expect(fields.filter((field) => /email/i.test(field)).sort()).toEqual([
    'AdminUser.email',
    'ConfirmEmailPayload.confirmed',
    'Mutation.confirmEmail',
    'Mutation.sendEmailConfirmation',
    'User.email',
    'User.emailConfirmed',
  ]);
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const giveUsers = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name === 'User')
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(giveUsers.sort()).toEqual(['Profile.user', 'Query.viewer', 'SessionPayload.user', 'UserPayload.user']);
});

let app: TestApp;
beforeAll(async () => {
  app = await createApp({ jobs: true });
  await app.database.orm.em.fork().execute('delete from recipe');
  await addRecipe(app, ['2 eggs'], { slug: 'public' });
});
afterAll(() => app.close());

const users = (): UserService => new UserService(app.database.orm.em.fork());

async function signInAgain(cook: Cook): Promise<void> {
  await cook.graphql(
    'mutation In($name: String!, $password: String!) { signIn(input: { username: $name, password: $password }) { user { id } } }',
    { name: cook.username, password: GOOD_PASSWORD },
  );
}

const NOWHERE: Belongings = {
  draft: 'nowhere',
  privateCollection: 'nowhere',
  publicCollection: 'nowhere',
  session: 'nowhere',
  apiToken: 'nowhere',
  account: 'nowhere',
  handedIn: 'nowhere',
  shoppingList: 'nowhere',
  shoppingListItem: 'nowhere',
  photo: 'nowhere',
  pantryItem: 'nowhere',
  pantryChange: 'nowhere',
};

/** A caller, and the things of the owner that are asked for. */
interface Scene {
  client: Client;
  of: Belongings;
}

/** One owner with everything, and every caller: for questions whose answers change nothing. */
let still: Record<Caller, Scene>;
beforeAll(async () => {
  const owner = await signUp(app);
  const of = await belongingsOf(owner);
  const scenes = await Promise.all(
    CALLERS.map(async (caller): Promise<[Caller, Scene]> => [caller, { client: await clientAs(caller, owner), of }]),
  );
  still = Object.fromEntries(scenes) as Record<Caller, Scene>;
});

/** A scene of its own for what is written, so that no answer changes the next; what is only read or refused shares one. */
async function sceneFor(caller: Caller, outcome: Outcome, writes: boolean, asksForThings: boolean): Promise<Scene> {
  if (outcome !== 'ok' || !writes) return still[caller];
  const owner = await signUp(app);
  const of = asksForThings ? await belongingsOf(owner) : NOWHERE;
  return { client: await clientAs(caller, owner), of };
}

async function clientAs(caller: Caller, owner: Cook): Promise<Client> {
  if (caller === 'owner') return owner;
  if (caller === 'visitor') return clientOf(app);
  if (caller === 'reader' || caller === 'writer')
    return programOf(app, owner, [caller === 'reader' ? 'READ' : 'WRITE']);
  const other = await signUp(app);
  if (caller === 'banned') await users().setStatus(other.id, UserStatus.BANNED);
  if (caller === 'admin') {
    await users().setRole(other.id, Role.ADMIN);
    await signInAgain(other);
  }
  return other;
}

async function belongingsOf(owner: Cook): Promise<Belongings> {
  const { data, errors } = await owner.graphql<
    Record<'secret' | 'open', { collection: { id: string } }> &
      Record<'draft' | 'handedIn', { recipe: { id: string } }> & {
        token: { apiToken: { id: string } };
        me: { user: { sessions: { id: string }[] } };
        list: { shoppingList: { id: string; items: { id: string }[] } };
        pantry: { items: { id: string }[]; change: { id: string } };
      }
  >(`mutation {
    secret: createCollection(input: { name: "Private" }) { collection { id } }
    open: createCollection(input: { name: "Public", isPublic: true }) { collection { id } }
    draft: submitRecipe(input: { isDraft: true, title: "A draft", prepTime: 1, cookTime: 2, servings: 2, ingredients: [{ text: "2 eggs" }], instructions: [{ description: "Boil." }] }) { recipe { id } }
    handedIn: submitRecipe(input: { title: "Handed in", prepTime: 1, cookTime: 2, servings: 2, ingredients: [{ text: "2 eggs" }], instructions: [{ description: "Boil." }] }) { recipe { id } }
    token: createApiToken(input: { name: "Mine" }) { apiToken { id } }
    list: createShoppingList(input: { name: "Groceries", recipes: [{ id: "public" }] }) { shoppingList { id items { id } } }
    pantry: addPantryItems(input: { lines: ["2 lemons"] }) { items { id } change { id } }
    me: updateProfile(input: {}) { user { sessions { id } } }
  }`);
  if (errors) throw new Error(errors[0]?.message);
  const {
    draft,
    handedIn,
    secret,
    open,
    token,
    me,
    list: { shoppingList },
    pantry,
  } = data;
  return {
    account: owner.id,
    handedIn: handedIn.recipe.id,
    draft: draft.recipe.id,
    privateCollection: secret.collection.id,
    publicCollection: open.collection.id,
    apiToken: token.apiToken.id,
    session: me.user.sessions[0]?.id ?? '',
    shoppingList: shoppingList.id,
    shoppingListItem: shoppingList.items[0]?.id ?? '',
    pantryItem: pantry.items[0]?.id ?? '',
    pantryChange: pantry.change.id,
    photo: await photoOf(owner),
  };
}

/** A photo that has arrived and been looked at; its picture is not requested here. */
async function photoOf({ id: user }: Cook): Promise<string> {
  const id = randomUUID();
  await app.database.orm.em
    .fork()
    .execute(
      `insert into photo (id, user_id, content_type, size, version, seen) values (?, ?, 'image/png', 9, 1, '[]')`,
      [id, user],
    );
  return id;
}

const bodyOf = (body: Call['body'], of: Belongings): object | undefined =>
  typeof body === 'function' ? body(of) : body;

let number = 0;

describe.each(Object.entries(GRAPHQL))('%s', (key, { ask, rights }) => {
  test.each(CALLERS.map((caller): [Caller, Outcome] => [caller, rights[caller]]))(
    'for %s: %s',
    async (caller, outcome) => {
      const [, kind = '', field = ''] = /^(Query|Mutation)\.(\w+)/.exec(key) ?? [];
      const { client, of } = await sceneFor(caller, outcome, kind === 'Mutation', ask.length > 0);
      const answer = await client.graphql<Record<string, unknown> | null>(
        `${kind.toLowerCase()} { ${field}${ask(of).replace('NEW', `new-${++number}`)} }`,
      );
      const got = codeOf(answer) ?? (answer.data?.[field] === null ? 'null' : 'ok');
      expect(got).toBe(outcome);
    },
  );
});

describe.each(Object.entries(REST))('%s', (key, { path, body, rights }) => {
  test.each(CALLERS.map((caller): [Caller, Outcome] => [caller, rights[caller]]))(
    'for %s: %s',
    async (caller, outcome) => {
      const [method = '', address = ''] = key.split(' ');
      const asksForThings = (path?.length ?? 0) > 0 || typeof body === 'function';
      const { client, of } = await sceneFor(caller, outcome, method !== 'GET', asksForThings);
      const answer = await client.send(method as 'GET', `/api${path?.(of) ?? address}`, bodyOf(body, of));
      expect(answer.status < 300 ? 200 : answer.status).toBe(
        outcome === 'ok' ? 200 : HTTP_STATUS[outcome as ErrorCode],
      );
    },
  );
});

test.each(Object.entries(REST).filter(([, { rights }]) => rights.visitor === 'UNAUTHENTICATED'))(
  '%s asks a visitor to log in, in a plain sentence',
  async (key, { path, body }) => {
    const { client, of } = still.visitor;
    const [method = '', address = ''] = key.split(' ');
    expect(await client.send(method as 'GET', `/api${path?.(of) ?? address}`, bodyOf(body, of))).toMatchObject({
      status: 401,
      body: 'Please log in to continue.',
    });
  },
);

test.each([
  'Mutation.updateCollection',
  'Mutation.deleteCollection',
  'Mutation.addToCollection',
  'Mutation.submitRecipe of a draft',
  'Mutation.deleteRecipe',
  'Mutation.endSession',
  'Mutation.revokeApiToken',
  'Mutation.deleteShoppingList',
  'Mutation.addShoppingListItem',
  'Mutation.updateShoppingListItem',
  'Mutation.exportShoppingList',
  'Mutation.completeUpload',
  'Mutation.recognizePhoto',
  'Mutation.updatePhoto',
  'Mutation.deletePhoto',
])("%s answers for another's thing as for one that there is not", async (key) => {
  const { client, of } = still.stranger;
  const [, field = ''] = /^Mutation\.(\w+)/.exec(key) ?? [];
  const told = async (things: Belongings) =>
    (await client.graphql(`mutation { ${field}${GRAPHQL[key]?.ask(things)} }`)).errors?.map(
      ({ message, extensions: { code } }) => ({ message, code }),
    );
  expect(await told(of)).toEqual(await told(NOWHERE));
});

describe('an admin who gave the password eleven minutes ago', () => {
  const actsOfAdmins = <T extends { rights: Rights }>(calls: Record<string, T>): [string, T][] =>
    Object.entries(calls).filter(([key, { rights }]) => rights.owner === 'FORBIDDEN' && !/^(Query\.|GET )/.test(key));
  let admin: Client;
  beforeAll(async () => {
    const cook = await signUp(app);
    await users().setRole(cook.id, Role.ADMIN);
    await signInAgain(cook);
    await app.database.orm.em
      .fork()
      .execute(`update session set confirmed_at = now() - interval '11 minutes' where user_id = ?`, [cook.id]);
    admin = cook;
  });

  test('the walk knows the acts of admins', () => {
    expect(actsOfAdmins(GRAPHQL).length).toBeGreaterThan(15);
  });

  test.each(actsOfAdmins(GRAPHQL))('is asked for it before %s', async (key, { ask }) => {
    const answer = await admin.graphql(`mutation { ${key.replace(/^Mutation\.(\w+).*/, '$1')}${ask(still.admin.of)} }`);
    expect(codeOf(answer)).toBe('PASSWORD_REQUIRED');
  });

  test('no act of admins is in REST, so that none passes there', () => {
    expect(actsOfAdmins(REST).map(([key]) => key)).toEqual([]);
  });
});
