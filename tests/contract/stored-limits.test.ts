import { readFileSync } from 'node:fs';
import { removeOutdated } from '../../api/src/jobs/outdated-cleanup.sql.ts';
import { STORED, type StoredThing } from '../../api/src/modules/users/stored-limits.ts';
import { signUpAdmin } from '../support/admins.ts';
import { createApp, type GraphQLAnswer, type TestApp } from '../support/app.ts';
import { clientOf, codeOf, GOOD_PASSWORD, signUp, type Cook } from '../support/clients.ts';

/** Recipes that everyone can keep, rate and cook, `r1` and on. */
const RECIPES = 5_002;

let app: TestApp;
beforeAll(async () => {
  app = await createApp({ catalogue: false });
  await sql(
    `insert into recipe (id, slug, title, description, author_name, difficulty, prep_time, cook_time, servings, status)
     select 'r' || n, 'r' || n, 'R', '', 'A', 'Easy', 1, 1, 1, 'published' from generate_series(1, ${RECIPES}) n`,
  );
  await sql(
    `insert into recipe_step (recipe_id, step, description) select 'r' || n, 1, 'Cook.' from generate_series(1, ${RECIPES}) n`,
  );
});
afterAll(() => app.close());

const sql = <T extends object>(statement: string, params: unknown[] = []): Promise<T[]> =>
  app.database.orm.em.fork().execute<T[]>(statement, params);

/** How much of a thing a cook has, and how one more comes. */
interface Scene {
  /** Stores as many for the cook, or for `of`, the oldest first and a day ago. */
  fill: string;
  /** How many there are. */
  count: string;
  /** What `?` stands for in both, where it is not the cook. */
  of?: (cook: Cook) => Promise<string>;
  /** Adds the `nth` that was not there before. */
  add: (cook: Cook, nth: number, of: string) => Promise<GraphQLAnswer<unknown>>;
}

/** What no kitchen knows. */
const WORDS = ['', 'candles', 'matches'];
const DAY_AGO = `now() - interval '1 day' + n * interval '1 second'`;
/** The recipes that no row of {@link Scene.fill} is about. */
const unused = (nth: number): string => `r${RECIPES - nth}`;
const ask = (mutation: string) => (cook: Cook, nth: number, of: string) =>
  cook.graphql(
    `mutation { ${mutation
      .replaceAll('$recipe', unused(nth))
      .replaceAll('$nth', String(nth))
      .replaceAll('$word', WORDS[nth] ?? '')
      .replaceAll('$of', of)} }`,
  );
const make =
  (mutation: string, path: string) =>
  async (cook: Cook): Promise<string> => {
    const { data } = await cook.graphql<Record<string, Record<string, { id: string }>>>(
      `mutation { made: ${mutation} }`,
    );
    return data['made']?.[path]?.id ?? '';
  };
const newList = make('createShoppingList(input: { name: "Groceries" }) { shoppingList { id } }', 'shoppingList');
const newCollection = make('createCollection(input: { name: "All" }) { collection { id } }', 'collection');
const signIn = (cook: Cook): Promise<GraphQLAnswer<unknown>> =>
  clientOf(app).graphql('mutation In($input: SignInInput!) { signIn(input: $input) { user { id } } }', {
    input: { username: cook.username, password: GOOD_PASSWORD },
  });
const prune = async (act: Promise<GraphQLAnswer<unknown>>): Promise<GraphQLAnswer<unknown>> => {
  const answer = await act;
  await removeOutdated(app.database.orm.em);
  return answer;
};

/** `$1` is how many. */
const SCENES: Record<StoredThing, Scene> = {
  ownRecipes: {
    fill: `insert into recipe (id, slug, title, description, author_name, author_user_id, difficulty, prep_time, cook_time, servings, status) select 'own' || n, 'own' || n, 'R', '', 'A', ?, 'Easy', 1, 1, 1, 'draft' from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from recipe where author_user_id = ?',
    add: ask(
      'submitRecipe(input: { isDraft: true, title: "Draft $nth", prepTime: 1, cookTime: 2, servings: 2, ingredients: [{ text: "2 eggs" }], instructions: [{ description: "Boil." }] }) { recipe { id } }',
    ),
  },
  deletedRecipes: {
    fill: `insert into recipe (id, slug, title, description, author_name, deleted_by_id, deleted_at, difficulty, prep_time, cook_time, servings, status) select 'gone' || n, 'gone' || n, 'R', '', 'A', ?, now() - interval '1 hour' + n * interval '1 second', 'Easy', 1, 1, 1, 'draft' from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from recipe where deleted_by_id = ?',
    add: async (cook, nth, of) => {
      const recipe = `title: "Gone ${nth}", prepTime: 1, cookTime: 2, servings: 2, ingredients: [{ text: "2 eggs" }], instructions: [{ description: "Boil." }]`;
      const id = await make(`submitRecipe(input: { isDraft: true, ${recipe} }) { recipe { id } }`, 'recipe')(cook);
      return ask(`deleteRecipe(input: { id: "${id}" }) { deletedId }`)(cook, nth, of);
    },
  },
  savedRecipes: {
    fill: `insert into saved_recipe (user_id, recipe_id, saved_at) select ?, 'r' || n, ${DAY_AGO} from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from saved_recipe where user_id = ?',
    add: ask('saveRecipe(input: { id: "$recipe" }) { recipe { id } }'),
  },
  ownNotes: {
    fill: `insert into own_note (user_id, recipe_id, text) select ?, 'r' || n, 'x' from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from own_note where user_id = ?',
    add: ask('writeOwnNote(input: { recipeId: "$recipe", text: "Less salt" }) { recipe { id } }'),
  },
  ratings: {
    fill: `insert into rating (user_id, recipe_id, stars, created_at) select ?, 'r' || n, 4, ${DAY_AGO} from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from rating where user_id = ?',
    add: ask('rateRecipe(input: { recipeId: "$recipe", stars: 4 }) { recipe { id } }'),
  },
  cookedRecipes: {
    fill: `insert into cooked_recipe (user_id, recipe_id, last_cooked) select ?, 'r' || n, ${DAY_AGO} from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from cooked_recipe where user_id = ?',
    add: ask('markCooked(input: { recipeId: "$recipe" }) { recipe { id } }'),
  },
  progress: {
    fill: `insert into recipe_progress (user_id, recipe_id, updated_at) select ?, 'r' || n, ${DAY_AGO} from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from recipe_progress where user_id = ?',
    add: ask('setProgress(input: { recipeId: "$recipe", steps: [1] }) { recipe { id } }'),
  },
  collections: {
    fill: `insert into collection (id, user_id, name) select gen_random_uuid()::text, ?, 'C' || n from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from collection where user_id = ?',
    add: ask('createCollection(input: { name: "New $nth" }) { collection { id } }'),
  },
  collectionRecipes: {
    fill: `insert into collection_recipe (collection_id, recipe_id, added_at) select ?, 'r' || n, ${DAY_AGO} from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from collection_recipe where collection_id = ?',
    of: newCollection,
    add: ask('addToCollection(input: { collectionId: "$of", recipeId: "$recipe" }) { collection { id } }'),
  },
  shoppingLists: {
    fill: `insert into shopping_list (id, user_id, name) select gen_random_uuid()::text, ?, 'L' || n from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from shopping_list where user_id = ?',
    add: ask('createShoppingList(input: { name: "New $nth" }) { shoppingList { id } }'),
  },
  listRecipes: {
    fill: `insert into shopping_list_recipe (list_id, recipe_id, servings) select ?, 'r' || n, 2 from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from shopping_list_recipe where list_id = ?',
    of: newList,
    add: ask('addRecipeToShoppingList(input: { listId: "$of", recipeId: "$recipe" }) { shoppingList { id } }'),
  },
  listItems: {
    fill: `insert into shopping_list_item (id, list_id, key, name) select gen_random_uuid()::text, ?, 'k' || n, 'I' || n from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from shopping_list_item where list_id = ? and deleted_at is null',
    of: newList,
    add: ask('addShoppingListItem(input: { listId: "$of", text: "$word" }) { item { id } }'),
  },
  takenOffItems: {
    fill: `insert into shopping_list_item (id, list_id, key, name, deleted_at) select gen_random_uuid()::text, ?, 'k' || n, 'I' || n, now() - interval '1 hour' + n * interval '1 second' from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from shopping_list_item where list_id = ? and deleted_at is not null',
    of: newList,
    add: async (cook, nth, of) => {
      const { data } = await cook.graphql<{ addShoppingListItem: { item: { id: string } } }>(
        `mutation { addShoppingListItem(input: { listId: "${of}", text: "${WORDS[nth]}" }) { item { id } } }`,
      );
      return ask(
        `deleteShoppingListItem(input: { id: "${data.addShoppingListItem.item.id}" }) { shoppingList { id } }`,
      )(cook, nth, of);
    },
  },
  pantry: {
    fill: `update "user" set pantry = array(select 'food ' || n from generate_series(1, ?) n) where id = ?`,
    count: 'select cardinality(pantry) as count from "user" where id = ?',
    add: async (cook, _nth) => {
      const { data } = await cook.graphql<{ viewer: { household: { pantry: string[] } } }>(
        '{ viewer { household { pantry } } }',
      );
      const { pantry } = data.viewer.household;
      return cook.graphql(
        'mutation P($pantry: [String!]!) { updateProfile(input: { household: { pantry: $pantry } }) { user { id } } }',
        {
          pantry: [...pantry, `food ${pantry.length + 1}`],
        },
      );
    },
  },
  exclude: {
    fill: `update "user" set exclude = array(select 'food ' || n from generate_series(1, ?) n) where id = ?`,
    count: 'select cardinality(exclude) as count from "user" where id = ?',
    add: async (cook, _nth) => {
      const { data } = await cook.graphql<{ viewer: { household: { exclude: string[] } } }>(
        '{ viewer { household { exclude } } }',
      );
      const { exclude } = data.viewer.household;
      return cook.graphql(
        'mutation E($exclude: [String!]!) { updateProfile(input: { household: { exclude: $exclude } }) { user { id } } }',
        { exclude: [...exclude, `food ${exclude.length + 1}`] },
      );
    },
  },
  pantryItems: {
    fill: `insert into pantry_item (id, user_id, name, level, amounts, place, since, is_best_before_guessed, version) select gen_random_uuid()::text, ?, 'thing ' || n, 'HAVE', '[]', 'CUPBOARD', now(), false, 1 from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from pantry_item where user_id = ?',
    add: ask('addPantryItems(input: { lines: ["$word"] }) { items { id } }'),
  },
  pantryChanges: {
    fill: `insert into pantry_change (id, user_id, act, at, touched) select gen_random_uuid()::text, ?, 'ADDED', ${DAY_AGO}, '[]' from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from pantry_change where user_id = ?',
    add: ask('addPantryItems(input: { lines: ["$word"] }) { items { id } }'),
  },
  barcodes: {
    fill: `insert into pantry_barcode (user_id, code, text) select ?, lpad(n::text, 8, '0'), 'milk' from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from pantry_barcode where user_id = ?',
    add: ask('addPantryItems(input: { lines: ["$word"], barcode: "9000000$nth" }) { items { id } }'),
  },
  photos: {
    fill: `insert into photo (id, user_id, content_type, size) select gen_random_uuid()::text, ?, 'image/png', 9 from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from photo where user_id = ?',
    add: ask('signUpload(input: { filename: "a.png", contentType: "image/png", size: 9 }) { imageId }'),
  },
  apiTokens: {
    fill: `insert into api_token (id, user_id, name, prefix, secret_hash, scopes, expires_at) select gen_random_uuid()::text, ?, 'T', 'larder_', gen_random_uuid()::text, '{read}', now() + interval '1 day' from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from api_token where user_id = ?',
    add: ask('createApiToken(input: { name: "New $nth" }) { secret }'),
  },
  sessions: {
    // One is there from signing up.
    fill: `insert into session (id, user_id, secret_hash, last_used_at) select gen_random_uuid()::text, ?, gen_random_uuid()::text, ${DAY_AGO} from generate_series(2, ?) n`,
    count: 'select count(*)::int as count from session where user_id = ?',
    add: signIn,
  },
  knownDevices: {
    fill: `insert into known_device (user_id, secret_hash, created_at) select ?, gen_random_uuid()::text, ${DAY_AGO} from generate_series(2, ?) n`,
    count: 'select count(*)::int as count from known_device where user_id = ?',
    add: signIn,
  },
  idempotencyKeys: {
    fill: `insert into idempotency_key (user_id, key, input, answer, created_at) select ?, 'k' || n, '', '', now() - interval '1 hour' + n * interval '1 second' from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from idempotency_key where user_id = ?',
    add: ask('createShoppingList(input: { name: "New", idempotencyKey: "new $nth" }) { shoppingList { id } }'),
  },
  invitations: {
    fill: `insert into invitation (invited_by_id, code_hash, expires_at) select ?, gen_random_uuid()::text, now() + interval '1 day' from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from invitation where ? is not null',
    add: ask('createInvitation { code }'),
  },
  contentReports: {
    fill: `insert into content_report (key, directive, blocked, page, last_at) select gen_random_uuid()::text, 'img-src', 'inline', '/of/' || ?::text, ${DAY_AGO} from generate_series(1, ?) n`,
    count: 'select count(*)::int as count from content_report where ? is not null',
    add: async (_cook, nth) => {
      const violation = {
        'document-uri': `http://localhost/page-${nth}`,
        'violated-directive': 'img-src',
        'blocked-uri': 'inline',
      };
      const answer = await clientOf(app).send('POST', '/csp-reports', { 'csp-report': violation });
      return { status: answer.status, data: {} };
    },
  },
  signInEntries: {
    fill: `insert into audit_entry (id, action, subject_id, at) select gen_random_uuid()::text, 'sign-in', ?, ${DAY_AGO} from generate_series(1, ? - (select count(*)::int from audit_entry where action like 'sign-%')) n`,
    count: `select count(*)::int as count from audit_entry where action like 'sign-%' and ? is not null`,
    add: (cook) => prune(signIn(cook)),
  },
  auditEntries: {
    fill: `insert into audit_entry (id, action, subject_id, at) select gen_random_uuid()::text, 'user.edit', ?, ${DAY_AGO} from generate_series(1, ? - (select count(*)::int from audit_entry where action not like 'sign-%')) n`,
    count: `select count(*)::int as count from audit_entry where action not like 'sign-%' and ? is not null`,
    add: (cook, nth, of) =>
      prune(ask('updateSettings(input: { banner: "$nth" }) { settings { banner } }')(cook, nth, of)),
  },
};

/** Things that only an admin adds. */
/** What a row of the account itself holds. */
const IN_ACCOUNT: ReadonlySet<StoredThing> = new Set(['pantry', 'exclude']);
const OF_ADMINS: ReadonlySet<StoredThing> = new Set(['invitations', 'auditEntries']);

test('entries of the audit log go after two years, and nothing else removes one', async () => {
  await sql(
    `insert into audit_entry (id, action, at) values ('old', 'user.edit', now() - interval '731 days'), ('young', 'user.edit', now() - interval '729 days')`,
  );
  await expect(sql(`delete from audit_entry where id = 'old'`)).rejects.toThrow('The audit log is never changed');
  await removeOutdated(app.database.orm.em);
  expect(await sql(`select id from audit_entry where id in ('old', 'young')`)).toEqual([{ id: 'young' }]);
});

test.each(Object.entries(STORED))('%s: as many as there may be, and one more', async (name, { most, beyond }) => {
  const thing = name as StoredThing;
  const scene = SCENES[thing];
  const cook = await (OF_ADMINS.has(thing) ? signUpAdmin(app) : signUp(app));
  const of = (await scene.of?.(cook)) ?? cook.id;
  const count = async (): Promise<number> => (await sql<{ count: number }>(scene.count, [of]))[0]?.count ?? 0;
  await sql(scene.fill, IN_ACCOUNT.has(thing) ? [most - 1, of] : [of, most - 1]);
  expect(await count()).toBe(most - 1);
  const codes = [
    codeOf(await scene.add(cook, 1, of)),
    await count(),
    codeOf(await scene.add(cook, 2, of)),
    await count(),
  ];
  const refusal = thing === 'photos' ? 'CONFLICT' : 'BAD_USER_INPUT';
  expect(codes).toEqual([undefined, most, beyond === 'refused' ? refusal : undefined, most]);
});

test('what makes room is the oldest: a session that was long unused, never the one that begins', async () => {
  const cook = await signUp(app);
  await sql(`update session set last_used_at = now() - interval '2 days' where user_id = ?`, [cook.id]);
  for (let at = 0; at < STORED.sessions.most; at++) await signIn(cook);
  const last = clientOf(app);
  await last.graphql('mutation In($input: SignInInput!) { signIn(input: $input) { user { id } } }', {
    input: { username: cook.username, password: GOOD_PASSWORD },
  });
  const viewers = await Promise.all(
    [cook, last].map(
      async (client) => (await client.graphql<{ viewer: object | null }>('{ viewer { username } }')).data.viewer,
    ),
  );
  expect(viewers).toEqual([null, { username: cook.username }]);
});

test('docs/api.md tells each of them', () => {
  const docs = readFileSync('docs/api.md', 'utf8');
  const rows = Object.values(STORED).map(
    ({ what, of, most, beyond }) => `| ${what} | ${of} | ${most.toLocaleString('en')} | ${beyond} |`,
  );
  expect(docs).toContain(['| what | of | most | one more |', '|---|---|---|---|', ...rows].join('\n'));
});
