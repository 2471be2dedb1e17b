import { seedCatalogue } from '../../../api/src/modules/catalogue/seed-catalogue.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const sql = (text: string) => app.database.orm.em.fork().execute<{ slug: string; origin: string }[]>(text);
const minestrones = () => sql(`select slug, origin from recipe where slug like 'minestrone%' order by slug`);

/** As a version does whose files say otherwise than those that were loaded last. */
async function reload(): Promise<void> {
  await sql(`delete from setting where key = 'catalogue-version'`);
  await seedCatalogue(app.database.orm.em);
}

test('a new recipe of the catalogue whose address a cook has taken gets another, and keeps it', async () => {
  await sql(`delete from recipe where slug = 'minestrone'`);
  const { origin } = await addRecipe(app, ['2 carrots'], { slug: 'minestrone' });
  await reload();
  const stored = await minestrones();
  expect(stored).toEqual([
    { slug: 'minestrone', origin },
    { slug: expect.stringMatching(/^minestrone-[0-9a-f]{6}$/), origin: 'larder:minestrone' },
  ]);
  await sql(`update recipe set origin_hash = 'changed' where origin = 'larder:minestrone'`);
  await reload();
  expect(await minestrones()).toEqual(stored);
});

test('what a recipe file says of its cover goes before the rules', async () => {
  const alt = async (): Promise<string> =>
    (
      await app.graphql<{ recipe: { imageAlt: string } }>('{ recipe(slug: "pollo-al-ajillo") { imageAlt } }')
    ).data.recipe.imageAlt;
  expect(await alt()).toBe('Drawing: small pieces in a casserole, with chicken thighs, bay leaves and parsley.');
});
