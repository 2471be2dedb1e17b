import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const LIST =
  'query List($first: Int!, $after: String, $text: String) { recipes(first: $first, after: $after, text: $text) { totalCount nodes { title } pageInfo { endCursor } } }';
interface Page {
  recipes: { totalCount: number; nodes: { title: string }[]; pageInfo: { endCursor: string } };
}
const list = (more: object) => app.graphql<Page>(LIST, { first: 3, ...more });
const titles = ({ data }: Awaited<ReturnType<typeof list>>): string[] => data.recipes.nodes.map(({ title }) => title);

test('a page begins behind the cursor of the one before', async () => {
  const whole = titles(await list({ first: 6 }));
  const { data } = await list({});
  expect(titles(await list({ after: data.recipes.pageInfo.endCursor }))).toEqual(whole.slice(3));
});

test.each(
  [['a', 'b'], ['a', 1.5], ['a', 1e300], ['a\0', 1], [1, 2], ['a'], { title: 'a' }, null].map((place) => [place]),
)('a cursor that says %j is none of ours', async (place) => {
  const after = Buffer.from(JSON.stringify(place)).toString('base64url');
  expect((await list({ after })).errors?.[0]).toMatchObject({
    message: 'The cursor is not one of ours; start again without it.',
    extensions: { code: 'BAD_USER_INPUT', field: 'after' },
  });
});

test('words of a title are looked for as they stand, and a sign that no title can have is passed over', async () => {
  const found = titles(await list({ text: 'carbonara' }));
  expect(found).toContain('Spaghetti carbonara');
  expect(titles(await list({ text: ' carbo\0nara ' }))).toEqual(found);
  expect((await list({ text: '%' })).data.recipes.totalCount).toBe(0);
});
