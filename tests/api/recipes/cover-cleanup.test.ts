import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverCleanup } from '../../../api/src/modules/recipes/cover/cover-cleanup.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => void (app = await createApp()));
afterAll(() => app.close());

const sweep = (): Promise<void> =>
  coverCleanup(app.database.orm.em, app.platform.covers.folder).run({}, new AbortController().signal);
/** How a cover is asked for on a card, and beside a link. */
const ENDINGS = ['-480.webp', '-preview.jpg'];
const draw = async (slug: string): Promise<void> => {
  for (const ending of ENDINGS) await app.rest(`/images/covers/${slug}${ending}`);
};
const drawn = (slug: string): string[] =>
  readdirSync(app.platform.covers.folder).filter((name) => name.startsWith(`${slug}-`));
const query = (sql: string, ...params: unknown[]) => app.database.orm.em.fork().execute(sql, params);

test('before anything was drawn there is nothing to take away', async () => {
  await expect(sweep()).resolves.toBeUndefined();
});

test('with a recipe its cover goes, whose name says what it was, and those of other recipes stay', async () => {
  const { slug } = await addRecipe(app, ['1 onion']);
  for (const one of [slug, 'minestrone']) await draw(one);
  expect([drawn(slug).length, drawn('minestrone').length]).toEqual([ENDINGS.length, ENDINGS.length]);
  await query('delete from recipe where slug = ?', slug);
  await sweep();
  expect([drawn(slug), drawn('minestrone').length]).toEqual([[], ENDINGS.length]);
});

test('of a recipe that was changed the newest cover stays, and nothing that a kill left half written', async () => {
  const { slug } = await addRecipe(app, ['2 tomatoes']);
  await draw(slug);
  const before = drawn(slug);
  const folder = app.platform.covers.folder;
  const half = join(folder, `${before[0]}.0b0e.tmp`);
  writeFileSync(half, 'half a cover');
  for (const path of [half, ...before.map((name) => join(folder, name))]) utimesSync(path, new Date(0), new Date(0));
  await query(`update recipe set title = 'Changed', updated_at = now() where slug = ?`, slug);
  await app.follower.refresh();
  await draw(slug);
  await sweep();
  expect(drawn(slug)).toHaveLength(ENDINGS.length);
  expect(drawn(slug).filter((name) => before.includes(name))).toEqual([]);
});
