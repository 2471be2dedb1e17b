import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createApp, type TestApp } from '../support/app.ts';
import { signUp } from '../support/clients.ts';

const run = promisify(execFile);

/** The code of `docs/api.md`, a block after the other. */
const blocks = [...readFileSync('docs/api.md', 'utf8').matchAll(/```(sh|js)\n(.*?)```/gs)].map(
  ([, language = '', code = '']) => ({ language, code }),
);
const scripts = blocks
  .filter(({ language }) => language === 'js')
  .map(({ code }): [string, string] => [/from '(.+)'/.exec(code)?.[1] ?? 'fetch', code]);
const [search = '', lists = ''] = blocks.filter(({ language }) => language === 'sh').map(({ code }) => code);

let app: TestApp;
let larder: string;
let found: string[];
beforeAll(async () => {
  app = await createApp();
  larder = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { data } = await app.graphql<{
    searchRecipes: { nodes: { matchPercentage: number; recipe: { title: string } }[] };
  }>(
    '{ searchRecipes(input: {ingredients: ["eggs", "spinach", "feta"]}, first: 3) { nodes { matchPercentage recipe { title } } } }',
  );
  found = data.searchRecipes.nodes.map(({ matchPercentage, recipe }) => `${matchPercentage} % ${recipe.title}`);
});
afterAll(() => app.close());

const asked = async (program: string, args: string[], env: Record<string, string> = {}): Promise<string> =>
  (await run(program, args, { env: { ...process.env, NODE_OPTIONS: '', LARDER: larder, ...env } })).stdout;

test('there are clients in curl, fetch, Apollo Client and urql, and one that sends hashes, none longer than a screen', () => {
  expect(scripts.map(([name]) => name)).toEqual(['fetch', '@apollo/client', '@urql/core', 'node:crypto']);
  for (const { code } of blocks) expect(code.trim().split('\n').length).toBeLessThanOrEqual(12);
});

test.each([...scripts, ...scripts.slice(-1)])(
  'the example with %s finds what the API finds, the first time and again',
  async (_name, code) => {
    expect((await asked(process.execPath, ['--input-type=module', '--eval', code])).trim().split('\n')).toEqual(found);
  },
);

test('the example with curl finds the same', async () => {
  const { data } = JSON.parse(await asked('bash', ['-c', search])) as {
    data: { searchRecipes: { nodes: { matchPercentage: number; recipe: { title: string } }[] } };
  };
  expect(data.searchRecipes.nodes.map(({ matchPercentage, recipe }) => `${matchPercentage} % ${recipe.title}`)).toEqual(
    found,
  );
});

test('the example with a token reads the lists of its cook', async () => {
  const cook = await signUp(app);
  const { data } = await cook.graphql<{ createApiToken: { secret: string } }>(
    'mutation { createShoppingList(input: { name: "Groceries" }) { shoppingList { id } } createApiToken(input: { name: "Example" }) { secret } }',
  );
  expect(JSON.parse(await asked('bash', ['-c', lists], { TOKEN: data.createApiToken.secret }))).toEqual([
    expect.objectContaining({ name: 'Groceries' }),
  ]);
});
