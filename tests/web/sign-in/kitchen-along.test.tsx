import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import '../../../web/src/components/sign-in/bring-along.ts';
import type { Allergen } from '../../../web/src/gql/graphql.ts';
import { ada, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => {
  dismissToast();
  localStorage.clear();
});

const atHome = (): unknown => JSON.parse(localStorage.getItem('pantry') ?? '[]');
const neverEaten = (): unknown =>
  (JSON.parse(localStorage.getItem('larder:table') ?? '{}') as { exclude?: unknown }).exclude;

/** A visitor who logs in to an account with these foods; and what their household is told to become. */
async function logIn(
  own: { pantry: string[]; exclude: string[]; allergies?: Allergen[] },
  refusal?: string,
): Promise<unknown[]> {
  const sent: unknown[] = [];
  const cook = { ...ada, household: { ...ada.household, ...own } };
  let viewer: typeof cook | null = null;
  answerWith({
    ...signedIn(recipeToCook),
    viewer: () => viewer,
    signIn: () => ({
      user: (viewer = cook),
      session: { id: 's', createdAt: '', lastUsedAt: '', isCurrent: true, userAgent: null },
    }),
    updateProfile: ({ input }) => {
      if (refusal) throw new GraphQLError(refusal, { extensions: { code: 'BAD_USER_INPUT' } });
      sent.push(input.household);
      return { user: cook };
    },
  });
  const { user } = renderApp('/login?next=/recipes');
  await user.type(await screen.findByLabelText('User name'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'wooden spoon orbit{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/recipes'));
  return sent;
}

test('what is always at home, never eaten and makes ill join those of the account, and leave the browser', async () => {
  localStorage.setItem('pantry', '["Salt","soy sauce"]');
  localStorage.setItem('larder:table', '{"diet":"VEGAN","allergies":["SOY"],"exclude":["olives"]}');
  const sent = await logIn({ pantry: ['salt', 'flour'], exclude: ['anchovies'], allergies: ['DAIRY'] });
  expect(sent).toEqual([
    {
      pantry: ['salt', 'flour', 'soy sauce'],
      pantryAsked: true,
      exclude: ['anchovies', 'olives'],
      allergies: ['DAIRY', 'SOY'],
    },
  ]);
  expect(await screen.findByText('Your kitchen came along')).toBeVisible();
  expect([atHome(), neverEaten()]).toEqual([[], []]);
  expect(localStorage.getItem('larder:table')).toBe('{"diet":"VEGAN","allergies":[],"exclude":[]}');
});

test('what the account has no room for stays in the browser', async () => {
  localStorage.setItem('larder:table', '{"exclude":["olives","capers"]}');
  const exclude = Array.from({ length: 29 }, (_, index) => `food ${index}`);
  expect(await logIn({ pantry: [], exclude })).toEqual([{ exclude: [...exclude, 'olives'] }]);
  expect(neverEaten()).toEqual(['capers']);
});

test('what could not be taken stays in the browser, and is told', async () => {
  localStorage.setItem('pantry', '["salt"]');
  await logIn({ pantry: [], exclude: [] }, 'This is not a food.');
  expect(await screen.findByText('This is not a food.')).toBeVisible();
  expect(atHome()).toEqual(['salt']);
});

test('a visitor who keeps neither leaves the household as it is', async () => {
  localStorage.setItem('larder:table', '{"diet":"VEGAN","allergies":[],"exclude":[]}');
  expect(await logIn({ pantry: ['salt'], exclude: [] })).toEqual([]);
});
