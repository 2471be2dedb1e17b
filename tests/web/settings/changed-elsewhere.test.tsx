import { act, screen, waitFor, within } from '@testing-library/react';
import { ada, buildProfile, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipes } from '../../../web/src/mocks/fixtures/recipes.ts';
import type { UpdateProfileInput, User } from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { renderApp } from '../support/render-app.tsx';

useMockApi();
afterEach(() => dismissToast());

/** Opens the settings of an account that keeps what it is sent, once that is `answered`; `phone` changes it elsewhere. */
function openSettings(answered: Promise<unknown> = Promise.resolve()) {
  let kept: User = ada;
  const asked: UpdateProfileInput[] = [];
  const keep = ({ household, ...account }: Partial<User>) =>
    (kept = { ...kept, ...account, household: { ...kept.household, ...household } });
  answerWith(
    signedIn(recipes.shakshuka, {
      viewer: () => kept,
      profile: () => buildProfile({ user: kept }),
      updateProfile: async ({ input }) => (asked.push(input), await answered, { user: keep(input as Partial<User>) }),
    }),
  );
  const phone = (allergies: User['household']['allergies']) =>
    keep({ email: 'new@example.org', household: { ...kept.household, allergies } });
  return { ...renderApp('/settings'), asked, phone, keptAllergies: () => kept.household.allergies };
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const tick = async (name: string) => (await part('Household')).getByRole('checkbox', { name });
const saved = async () => {
  expect(await screen.findByText('Household updated')).toBeVisible();
  act(() => dismissToast());
};

test('settings that are opened again show what was changed elsewhere meanwhile, and keep it', async () => {
  const { user, asked, phone } = openSettings();
  await part('Household');
  await user.click(screen.getAllByRole('link', { name: /Larder/ })[0]!);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Household' })).not.toBeInTheDocument());
  phone(['PEANUT']);
  await user.click(await screen.findByRole('button', { name: 'Your menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  await waitFor(async () => expect(await tick('Peanuts')).toBeChecked());
  expect((await part('Profile')).getByLabelText('Email')).toHaveValue('new@example.org');
  await user.click((await part('Household')).getByRole('radio', { name: 'Vegetarian' }));
  await user.click(screen.getByRole('button', { name: 'Save household' }));
  await saved();
  expect(asked).toEqual([{ household: { diet: 'VEGETARIAN' } }]);
});

test('an allergy that was set elsewhere since the settings were opened joins those that are set here', async () => {
  const { user, phone, keptAllergies } = openSettings();
  await user.click(await tick('Soy'));
  phone(['PEANUT']);
  await user.click(screen.getByRole('button', { name: 'Save household' }));
  await saved();
  expect(keptAllergies()).toEqual(['SOY', 'PEANUT']);
  expect(await tick('Peanuts')).toBeChecked();
  phone(['PEANUT', 'SOY', 'FISH']);
  await user.click(await tick('Peanuts'));
  await user.click(screen.getByRole('button', { name: 'Save household' }));
  await saved();
  expect(keptAllergies()).toEqual(['SOY', 'FISH']);
});

test('what is ticked while the household is on its way stays ticked', async () => {
  const answer = Promise.withResolvers<null>();
  const { user, asked, keptAllergies } = openSettings(answer.promise);
  await user.click(await tick('Soy'));
  await user.click(screen.getByRole('button', { name: 'Save household' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(await tick('Fish'));
  answer.resolve(null);
  await saved();
  expect(await tick('Fish')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save household' }));
  await saved();
  expect(keptAllergies()).toEqual(['SOY', 'FISH']);
});

test('a cook who changes their name leaves an address that was changed elsewhere as it is', async () => {
  const { user, asked, phone } = openSettings();
  const profile = await part('Profile');
  phone([]);
  await user.clear(profile.getByLabelText('Name'));
  await user.type(profile.getByLabelText('Name'), 'Ada King ');
  await user.click(profile.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(profile.getByLabelText('Email')).toHaveValue('new@example.org'));
  expect(profile.getByLabelText('Name')).toHaveValue('Ada King');
  expect(asked).toEqual([{ name: 'Ada King' }]);
});
