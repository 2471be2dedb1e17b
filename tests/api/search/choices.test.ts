import fc from 'fast-check';
import type { FoodKnowledge } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { coverFoods } from '../../../api/src/modules/search/match/coverage.ts';
import { Diet } from '../../../api/src/modules/ingredients/dietary.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { addRecipe } from '../../support/recipes.ts';
import { MatchState } from '../../../api/src/modules/search/match/match-state.ts';
import { CHOICES, smallWorld } from '../../support/small-kitchens.ts';

interface Match {
  matchPercentage: number;
  hasAllIngredients: boolean;
  missingIngredients: string[];
  recipe: { slug: string };
  lines: { state: string; via: string | null }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  await addRecipe(app, ['200 g brie', '50 g walnuts or pecans', '1 tsp honey'], { slug: 'baked-brie' });
  await addRecipe(app, ['200 g beetroot', '50 g pecans or walnuts', '1 tbsp balsamic vinegar'], {
    slug: 'beetroot-salad',
  });
  await addRecipe(app, ['300 g penne', '2 slices bacon', '50 g pancetta or bacon'], { slug: 'bacon-penne' });
  await addRecipe(app, ['2 eggs', '2 tbsp milk or water'], { slug: 'scrambled-eggs' });
  await addRecipe(app, ['1 aubergine', '1 tbsp lard, butter or coconut oil'], { slug: 'fried-aubergine' });
});
afterAll(() => app.close());

const SEARCH = `query Search($input: SearchRecipesInput!) {
  searchRecipes(input: $input, first: 100) { nodes { matchPercentage have needed hasAllIngredients missingIngredients recipe { slug } lines { state via } } }
}`;

async function search(ingredients: string[], more: object = {}): Promise<Match[]> {
  const answer = await app.graphql<{ searchRecipes: { nodes: Match[] } }>(SEARCH, {
    input: { ingredients, allowSubstitutions: false, ...more },
  });
  expect(answer.errors).toBeUndefined();
  return answer.data.searchRecipes.nodes;
}
const slugsOf = (found: Match[]): string[] => found.map(({ recipe }) => recipe.slug).sort();
const matchOf = async (slug: string, ingredients: string[]): Promise<Match> =>
  (await search(ingredients)).find(({ recipe }) => recipe.slug === slug)!;

test('whichever food of a choice is held counts as if the line asked for it alone', async () => {
  for (const nut of ['pecans', 'walnuts'])
    expect(await matchOf('baked-brie', ['brie', 'honey', nut])).toMatchObject({
      matchPercentage: 100,
      hasAllIngredients: true,
      missingIngredients: [],
    });
  expect((await matchOf('baked-brie', ['brie', 'pecans'])).lines[1]).toEqual({ state: 'HAVE', via: 'pecan' });
});

test('where none is held the choice is missing once, and said as the recipe leaves it', async () => {
  expect(await matchOf('baked-brie', ['brie', 'honey'])).toMatchObject({
    have: 2,
    needed: 3,
    missingIngredients: ['walnuts or pecans'],
  });
  expect(await matchOf('beetroot-salad', ['beetroot'])).toMatchObject({
    have: 1,
    needed: 3,
    missingIngredients: ['pecans or walnuts', 'balsamic vinegar'],
  });
});

test('a food that another line asks for anyway serves the choice too', async () => {
  expect(await matchOf('bacon-penne', ['penne'])).toMatchObject({ have: 1, needed: 2, missingIngredients: ['bacon'] });
  expect(await matchOf('bacon-penne', ['penne', 'bacon'])).toMatchObject({ matchPercentage: 100 });
});

test('a choice that a staple meets is a staple', async () => {
  expect(await matchOf('scrambled-eggs', ['eggs'])).toMatchObject({
    matchPercentage: 100,
    lines: [{ state: 'HAVE' }, { state: 'STAPLE' }],
  });
  expect(
    (await search(['eggs'], { assumeStaples: false })).find(({ recipe }) => recipe.slug === 'scrambled-eggs'),
  ).toMatchObject({ have: 1, needed: 2, missingIngredients: ['milk or water'] });
});

test('a food that is not wanted leaves the rest of a choice, and a choice of nothing else keeps a recipe out', async () => {
  expect(slugsOf(await search(['brie', 'beetroot'], { exclude: ['walnuts'] }))).toEqual([
    'baked-brie',
    'beetroot-salad',
  ]);
  expect(slugsOf(await search(['brie', 'beetroot'], { exclude: ['walnuts', 'pecans'] }))).toEqual([]);
});

test('a food that must be used is used where a choice offers it', async () => {
  expect(slugsOf(await search(['brie', 'beetroot'], { mustUse: ['pecans'] }))).toEqual([
    'baked-brie',
    'beetroot-salad',
  ]);
});

test('an allergen of any food of a choice keeps the recipe out', async () => {
  expect(slugsOf(await search(['aubergine', 'coconut oil'], { allergies: ['DAIRY'] }))).toEqual([]);
});

test('a swap that the recipe refuses as it uses the food counts in no search, and one that it offers does', async () => {
  const lines = ['1 litre ghee', '500 g potatoes'];
  const steps = (description: string): object => ({ steps: [{ description, timeMin: null }] });
  await addRecipe(app, lines, { slug: 'chips', ...steps('Deep-fry the potatoes in the ghee at 180 °C.') });
  await addRecipe(app, ['2 tbsp ghee', '500 g potatoes'], {
    slug: 'fried-potatoes',
    ...steps('Fry the potatoes in the ghee.'),
  });
  const kitchen = { allowSubstitutions: true, assumeStaples: false };
  const found = await search(['potatoes', 'butter'], kitchen);
  const stateOf = (slug: string): string | undefined =>
    found.find(({ recipe }) => recipe.slug === slug)?.lines[0]?.state;
  expect([stateOf('chips'), stateOf('fried-potatoes')]).toEqual(['MISSING', 'SUBSTITUTE']);
  expect(found.find(({ recipe }) => recipe.slug === 'chips')?.missingIngredients).toEqual(['ghee']);
});

const numbersOf = ({ foods }: FoodKnowledge): number[] => foods.map(({ number }) => number);

test('a choice is covered just as well as the best covered of its foods, but for what it refuses', () => {
  fc.assert(
    fc.property(
      smallWorld,
      fc.array(fc.integer({ min: 1, max: 12 })),
      fc.boolean(),
      ({ knowledge, choices }, numbers, allowSubstitutions) => {
        const held = [...new Set(numbers)].flatMap((number) => knowledge.byNumber(number) ?? []);
        const coverage = coverFoods(
          held,
          knowledge,
          { allowSubstitutions, diet: Diet.ANY, allergies: [], excluded: new Set() },
          choices,
        );
        const creditOf = (number: number): number => coverage.get(number)?.credit ?? 0;
        const standsIn = (number: number): boolean => coverage.get(number)?.state === MatchState.SUBSTITUTE;
        for (const choice of CHOICES) {
          const best = Math.max(...choices.foodsOf(choice).map(creditOf));
          const refuses = numbersOf(knowledge).some((food) => choices.refuses(choice, food));
          const isLess = refuses && choices.foodsOf(choice).some(standsIn) && creditOf(choice) < best;
          expect(isLess || creditOf(choice) === best).toBe(true);
          const used = knowledge.byId(coverage.get(choice)?.swap?.useId ?? '')?.number ?? 0;
          expect(choices.refuses(choice, used)).toBe(false);
        }
      },
    ),
  );
});
