import { screen, waitFor } from '@testing-library/react';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import { ada, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { matches } from '../../../web/src/mocks/fixtures/matches.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';
import type { SearchRecipesInput } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, breakNetwork, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

/** The landing page; with each food more the next recipe is the best. */
function open(answers: Partial<MockRoot> = {}) {
  const asked: { input: SearchRecipesInput; first: number | undefined }[] = [];
  answerWith({
    searchRecipes: (args) => {
      asked.push({ input: args.input, first: args.first });
      return matchConnection(matches.slice(args.input.ingredients.length - 2), args);
    },
    ...answers,
  });
  return { asked, ...renderApp('/') };
}

const box = () => screen.getByRole('combobox');
const dish = (title: string) => screen.findByRole('link', { name: title });

test('from the second food on the best dish stands beside the box, with how much of it is there, and opens for these foods', async () => {
  const { user } = open();
  await user.type(box(), 'eggs{Enter}');
  expect(screen.getByText('One more food, and the best dish for both stands here.')).toBeInTheDocument();
  await user.type(box(), 'spinach{Enter}');
  expect(await dish(recipes.shakshuka.title)).toHaveAttribute(
    'href',
    `/recipe/${recipes.shakshuka.slug}?ingredients=eggs,spinach`,
  );
  expect(screen.getByText('100% match')).toBeInTheDocument();
  expect(screen.getByText(/^You have all \d$/)).toBeInTheDocument();
});

test('it changes with each food, for one request of one recipe each; what is typed and no food yet, or stands in another order, asks nothing', async () => {
  const { user, asked } = open();
  await user.type(box(), 'eggs{Enter}spinach{Enter}');
  await dish(recipes.shakshuka.title);
  await user.type(box(), 'feta{Enter}');
  await dish(recipes.salad.title);
  await user.click(screen.getByRole('button', { name: 'eggs' }));
  await user.click(screen.getByRole('button', { name: 'Move eggs right' }));
  await user.type(box(), 'lem');
  expect(asked.map(({ input, first }) => [input.ingredients, first])).toEqual([
    [['eggs', 'spinach'], 1],
    [['eggs', 'feta', 'spinach'], 1],
  ]);
});

test('with one food left it goes', async () => {
  const { user } = open();
  await user.type(box(), 'eggs{Enter}spinach{Enter}');
  await dish(recipes.shakshuka.title);
  await user.click(screen.getByRole('button', { name: 'Remove eggs' }));
  expect(screen.queryByRole('link', { name: recipes.shakshuka.title })).not.toBeInTheDocument();
});

test('it is said once the foods have settled', async () => {
  const { user } = open();
  await user.type(box(), 'eggs{Enter}spinach{Enter}');
  const said = await screen.findByText(/^Best for these: .+, 100% match\. You have all \d\.$/);
  expect(said).toHaveAttribute('role', 'status');
});

test("it keeps to the household of a cook, as the search would, and to what a visitor's browser keeps as always at home", async () => {
  const household = {
    ...ada.household,
    diet: 'VEGETARIAN' as const,
    allergies: ['PEANUT' as const],
    pantry: ['butter'],
  };
  const { user, asked, unmount } = open(
    signedIn(recipes.shakshuka, {
      viewer: () => ({ ...ada, household }),
      searchRecipes: (args) => {
        asked.push({ input: args.input, first: args.first });
        return matchConnection(matches, args);
      },
    }),
  );
  await user.type(box(), 'eggs{Enter}spinach{Enter}');
  expect(await dish(recipes.shakshuka.title)).toHaveAttribute(
    'href',
    `/recipe/${recipes.shakshuka.slug}?ingredients=eggs,spinach&diet=vegetarian&allergies=peanut&pantry=butter`,
  );
  expect(asked[0]?.input).toMatchObject({ diet: 'VEGETARIAN', allergies: ['PEANUT'], pantry: ['butter'] });
  unmount();
  localStorage.clear();
  localStorage.setItem('pantry', '["milk"]');
  const visit = open();
  await visit.user.type(box(), 'eggs{Enter}spinach{Enter}');
  await dish(recipes.shakshuka.title);
  expect(visit.asked[0]?.input).toMatchObject({ diet: 'ANY', allergies: [], pantry: ['milk'] });
});

test('where no answer comes there is no dish, and no word about it', async () => {
  const { user } = open();
  await user.type(box(), 'eggs{Enter}spinach{Enter}');
  await dish(recipes.shakshuka.title);
  breakNetwork();
  await user.type(box(), 'feta{Enter}');
  await waitFor(() => expect(screen.queryByText(/% match/)).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('foods that make nothing are told so', async () => {
  const { user } = open({ searchRecipes: (args) => matchConnection([], args) });
  await user.type(box(), 'eggs{Enter}spinach{Enter}');
  expect(await screen.findByText('No dish uses these yet. One more food may bring one.')).toBeInTheDocument();
});
