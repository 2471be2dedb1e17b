import { seedDemo, seedDemoAtStart } from '../../../api/src/modules/catalogue/demo-data.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp, type Client, type Cook } from '../../support/clients.ts';

let app: TestApp;
let admin: Cook;
beforeAll(async () => {
  app = await createApp({ pages: true, publicUrl: 'https://larder.example' });
  admin = await signUpAdmin(app);
});
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
const SHOWN = '{ recipe(slug: "minestrone") { rating reviewCount } catalogue { satisfaction } }';

interface Shown {
  recipe: { rating: number | null; reviewCount: number };
  catalogue: { satisfaction: number | null };
}
const shown = async (client: Client = clientOf(app)): Promise<Shown> => (await client.graphql<Shown>(SHOWN)).data;

/** What search engines read of the ratings, on the recipe's page and in what is taken along. */
async function stated(): Promise<unknown[]> {
  const page = await clientOf(app, { headers: { accept: 'text/html' } }).send('GET', '/recipe/minestrone');
  const [, onPage = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.body) ?? [];
  const file = await clientOf(app).send('GET', '/api/recipe/minestrone/export?format=json-ld');
  return [JSON.parse(onPage), file.json()].map((thing) => {
    expect(thing).toMatchObject({ '@type': 'Recipe' });
    return (thing as { aggregateRating?: unknown }).aggregateRating;
  });
}

const rate = (cook: Cook, stars: number) =>
  cook.graphql(`mutation { rateRecipe(input: { recipeId: "minestrone", stars: ${stars} }) { recipe { id } } }`);
const REMOVE = 'mutation { removeDemoData { cooks ratings } }';
const demoCooks = async () =>
  (await admin.graphql<{ adminSettings: { demoCooks: number } }>('{ adminSettings { demoCooks } }')).data.adminSettings
    .demoCooks;
const sums = () =>
  em().execute(
    `select count(*)::int as wrong from recipe r where (rating_sum, rating_count) <>
       (select coalesce(sum(stars), 0)::int, count(*)::int from rating where recipe_id = r.id)`,
  );

describe('ratings of demo cooks', () => {
  beforeAll(() => seedDemo(em()));

  test('are seen on the recipes, and counted nowhere outside', async () => {
    const { recipe, catalogue } = await shown();
    expect(recipe.reviewCount).toBeGreaterThan(0);
    expect(catalogue.satisfaction).toBeNull();
    expect(await stated()).toEqual([undefined, undefined]);
    expect(await demoCooks()).toBe(48);
  });

  test('do not mix with what people rate, nor with what they take back', async () => {
    const before = await shown();
    const [cook, other] = [await signUp(app), await signUp(app)];
    await rate(cook, 5);
    await rate(other, 2);
    await rate(other, 4);
    const { recipe, catalogue } = await shown();
    expect(recipe.reviewCount).toBe(before.recipe.reviewCount + 2);
    expect(catalogue.satisfaction).toBe(100);
    const rating = { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 2, bestRating: 5, worstRating: 1 };
    expect(await stated()).toEqual([rating, rating]);
    await other.graphql('mutation { deleteAccount(input: { password: "wooden spoon orbit" }) { deletedId } }');
    expect((await stated())[0]).toMatchObject({ ratingValue: 5, ratingCount: 1 });
  });

  test('are taken away with their cooks by an admin alone, in one act that leaves the others', async () => {
    const cook = await signUp(app);
    expect(codeOf(await cook.graphql(REMOVE))).toBe('FORBIDDEN');
    const [{ count }] = await em().execute<[{ count: number }]>(
      `select count(*)::int as count from rating where user_id like 'demo-cook-%'`,
    );
    expect(await admin.graphql(REMOVE)).toMatchObject({ data: { removeDemoData: { cooks: 48, ratings: count } } });
    expect([await demoCooks(), (await shown()).recipe]).toEqual([0, { rating: 5, reviewCount: 1 }]);
    expect(await sums()).toEqual([{ wrong: 0 }]);
    expect(await admin.graphql('{ adminAudit(first: 1) { nodes { action } } }')).toMatchObject({
      data: { adminAudit: { nodes: [{ action: 'demo.remove' }] } },
    });
  });

  test('do not come back with the next start, unless they are asked for', async () => {
    await seedDemoAtStart(em());
    expect(await demoCooks()).toBe(0);
    await seedDemo(em());
    expect([await demoCooks(), (await shown()).recipe.reviewCount > 1]).toEqual([48, true]);
    expect(await sums()).toEqual([{ wrong: 0 }]);
  });
});
