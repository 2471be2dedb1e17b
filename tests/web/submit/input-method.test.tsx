import { fireEvent, screen } from '@testing-library/react';
import { signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => sessionStorage.clear());

test('the Enter of an input method ends a character, not the line', async () => {
  answerWith(signedIn(recipes.shakshuka));
  const { user } = renderApp('/submit/new');
  const line = await screen.findByLabelText('Ingredient 1');
  await user.type(line, '卵');
  fireEvent.keyDown(line, { key: 'Enter', isComposing: true });
  expect(line).toHaveFocus();
});
