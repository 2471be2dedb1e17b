import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildLine, buildRecipe } from '../../../web/src/mocks/fixtures/build.ts';
import { signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());
afterEach(() => sessionStorage.clear());

const pie = buildRecipe({
  id: 'pie',
  title: 'Leek pie',
  slug: 'leek-pie',
  isOwn: true,
  ingredients: [
    buildLine({ name: 'leek', text: '2 leeks', group: 'For the filling' }),
    buildLine({ name: 'flour', text: '200 g flour', group: 'For the crust' }),
  ],
  instructions: [{ step: 1, description: 'Bake.', timeMin: null }],
});

test('a list pasted into a part of a recipe stays in that part', async () => {
  const sent: unknown[] = [];
  answerWith(
    signedIn(pie, {
      submitRecipe: ({ input }) => (sent.push(input.ingredients), { recipe: pie }),
      readIngredientLines: () => [],
    }),
  );
  const { user } = renderApp('/submit/pie');
  fireEvent.paste(await screen.findByLabelText('Ingredient 1'), {
    clipboardData: { getData: () => '1 lemon\n1 onion' },
  });
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  await waitFor(() => expect(currentAddress()).toBe('/submit'));
  expect(sent).toEqual([
    [
      { text: '2 leeks', group: 'For the filling' },
      { text: '1 lemon', group: 'For the filling' },
      { text: '1 onion', group: 'For the filling' },
      { text: '200 g flour', group: 'For the crust' },
    ],
  ]);
});

test('pasted instructions become as many steps, without the numbers that they had; a single paragraph goes where the cook types', async () => {
  answerWith(signedIn(pie));
  const { user } = renderApp('/submit/new');
  const long = 'Stir it. '.repeat(150).trim();
  fireEvent.paste(await screen.findByLabelText('Step 1'), {
    clipboardData: { getData: () => `1. ${long}\r\n\r\nStep 2: ${long}\n3) 10 minutes later, serve.\n` },
  });
  const steps = () => screen.getAllByLabelText(/^Step \d+$/).map((step) => (step as HTMLTextAreaElement).value);
  expect(steps()).toEqual([long, long, '10 minutes later, serve.']);
  await user.click(screen.getByLabelText('Step 3'));
  await user.paste(' Enjoy.');
  expect(steps()[2]).toBe('10 minutes later, serve. Enjoy.');
});
