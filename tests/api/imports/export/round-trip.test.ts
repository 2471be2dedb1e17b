import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readImportPath } from '../../../../api/src/modules/imports/import-paths.ts';
import { ImportService } from '../../../../api/src/modules/imports/import.service.ts';
import { RecipeStatus } from '../../../../api/src/modules/recipes/recipe-enums.ts';
import { createApp, type TestApp } from '../../../support/app.ts';
import { signUp, type Cook } from '../../../support/clients.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createApp();
  folder = mkdtempSync(join(tmpdir(), 'larder-round-trip-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

const line = (text: string, group: string | null = null): object => ({ text, group });
const recipes = [
  {
    title: 'Leek pie',
    description: '',
    notes: 'Better cold.\n# Not a heading, 1) no step.',
    sourceUrl: 'https://example.org/leek-pie',
    cuisine: 'French',
    difficulty: 'HARD',
    tags: ['pie', 'winter'],
    prepTime: 20,
    cookTime: 45,
    servings: 6,
    ingredients: [
      line('2 leeks'),
      line('100 g butter', 'Crust'),
      line('200 g flour', 'Crust'),
      line('1 egg, to glaze'),
    ],
    instructions: [{ description: 'Soften the leeks.' }, { description: 'Bake for 45 minutes.', timeMin: 45 }],
  },
  {
    title: 'Plain rice',
    description: 'Rice, and nothing else.',
    prepTime: 1,
    cookTime: 15,
    servings: 2,
    ingredients: [line('200 g rice')],
    instructions: [{ description: 'Boil.' }],
  },
];
const SUBMIT = 'mutation Submit($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id } } }';
const OWN = `{ profile { recipes { nodes { title description notes sourceUrl cuisine difficulty tags prepTime cookTime servings author { name }
  ingredients { text group } instructions { description timeMin } } } } }`;
interface Own {
  profile: { recipes: { nodes: { title: string }[] } };
}
const ownOf = async (cook: Cook) =>
  (await cook.graphql<Own>(OWN)).data.profile.recipes.nodes.sort((one, other) => one.title.localeCompare(other.title));

test.each([
  ['json-ld', 'my-recipes.jsonld'],
  ['markdown', 'my-recipes.md'],
])('what one cook exports as %s, another imports unchanged', async (format, name) => {
  const [from, to] = [await signUp(app), await signUp(app)];
  for (const recipe of recipes) await from.graphql(SUBMIT, { input: { isDraft: true, ...recipe } });
  const file = join(folder, name);
  writeFileSync(file, (await from.send('GET', `/api/profile/recipes/export?format=${format}`)).body);
  const target = { owner: { id: to.id, name: to.username }, pictures: null };
  const imports = new ImportService(app.database.orm.em.fork(), app.platform.foods, target);
  expect(await imports.importAll(readImportPath(file), RecipeStatus.DRAFT)).toMatchObject({ created: 2, refused: [] });
  expect(await ownOf(to)).toEqual(await ownOf(from));
});
