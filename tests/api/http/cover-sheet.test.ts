import { buildApp } from '../../../api/src/app.ts';
import { ALWAYS_WELL } from '../../../api/src/http/health.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

test('in development all covers stand on a sheet, by form, with the rule that chose each', async () => {
  await addRecipe(app, ['2 potatoes'], { slug: 'stew', title: 'Potato <stew>' });
  const development = await buildApp(app.platform, ALWAYS_WELL, { trustProxy: 0, isDevelopment: true });
  const sheet = async (url: string): Promise<string> => (await development.inject({ url })).body;
  expect(await sheet('/covers')).toMatch(/Potato &lt;stew&gt;: [a-z ]+; rule \d+ \{/);
  expect(await sheet('/covers?form=stew')).toContain('/images/covers/stew-480.webp');
  expect(await sheet('/covers?form=pizza')).not.toContain('/images/covers/');
  expect(await sheet('/covers')).toMatch(/\/images\/foods\/[a-z-]+\.[a-z-]+\.svg/);
  await development.close();
});

test('the product has no such sheet', async () => {
  expect((await app.app.inject({ url: '/covers' })).body).not.toContain('rule');
});
