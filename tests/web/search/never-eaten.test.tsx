import { screen, waitFor } from '@testing-library/react';
import { ada, signedIn } from '../../../web/src/mocks/fixtures/cook.ts';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

const asCook = (...exclude: string[]) =>
  answerWith(signedIn(recipeToCook, { viewer: () => ({ ...ada, household: { ...ada.household, exclude } }) }));

test.each([
  ['without filters', '/search?ingredients=eggs', '/search?ingredients=eggs&exclude=coriander'],
  [
    'with filters of its own',
    '/search?ingredients=eggs&diet=vegan&exclude=liver',
    '/search?ingredients=eggs&diet=vegan&exclude=liver,coriander',
  ],
])('a search %s leaves out what its cook never eats', async (_, from, to) => {
  asCook('coriander');
  renderApp(from);
  await waitFor(() => expect(currentAddress()).toBe(to));
  expect(await screen.findByRole('button', { name: 'Remove filter: No coriander' })).toBeVisible();
});

test('one search can have it back, and has it still when the cook comes back to it', async () => {
  asCook('coriander', 'liver');
  const { user, unmount } = renderApp('/search?ingredients=eggs');
  await user.click(await screen.findByRole('button', { name: 'Remove filter: No coriander' }));
  const lifted = '/search?ingredients=eggs&exclude=liver&lift=coriander';
  await waitFor(() => expect(currentAddress()).toBe(lifted));
  unmount();
  renderApp(lifted);
  expect(await screen.findByRole('button', { name: 'Remove filter: No liver' })).toBeVisible();
  expect(currentAddress()).toBe(lifted);
});

test('the filters tell a cook what they never eat, and lead to where they say so', async () => {
  asCook('coriander', 'liver');
  const { user } = renderApp('/search?ingredients=eggs&exclude=coriander,liver');
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  expect(await screen.findByText(/You never eat coriander and liver\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Say so in your settings' })).toHaveAttribute('href', '/settings');
});

test('a visitor says it once among the filters: this browser keeps it for every search, and forgets it on request', async () => {
  const { user, unmount } = renderApp('/search?ingredients=eggs');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.type(screen.getByRole('combobox', { name: 'I never eat' }), 'coriander{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs&exclude=coriander'));
  unmount();
  const next = renderApp('/search?ingredients=leeks');
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=leeks&exclude=coriander'));
  await next.user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await next.user.click(await screen.findByRole('button', { name: 'I do eat coriander' }));
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=leeks'));
  next.unmount();
  renderApp('/search?ingredients=eggs');
  await screen.findByRole('button', { name: 'Filters' });
  expect(currentAddress()).toBe('/search?ingredients=eggs');
});

test('who eats with a visitor is told once: the diet and the allergies last chosen are those of their next search', async () => {
  const { user, unmount } = renderApp('/search?ingredients=eggs');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('radio', { name: 'Vegan' }));
  await user.click(screen.getByRole('checkbox', { name: 'Peanuts' }));
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs&diet=vegan&allergies=peanut'));
  unmount();
  const next = renderApp('/search?ingredients=leeks');
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=leeks&diet=vegan&allergies=peanut'));
  await next.user.click(screen.getByRole('button', { name: 'Remove filter: Vegan' }));
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=leeks&allergies=peanut'));
  next.unmount();
  renderApp('/search?ingredients=eggs');
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs&allergies=peanut'));
});

test('the filters of an address that a visitor was sent stay its own', async () => {
  const { user, unmount } = renderApp('/search?ingredients=eggs&diet=vegan&allergies=soy');
  await user.click(await screen.findByRole('button', { name: 'Filters (2)' }));
  await user.click(screen.getByRole('checkbox', { name: 'Peanuts' }));
  await waitFor(() => expect(currentAddress()).toContain('peanut'));
  unmount();
  renderApp('/search?ingredients=leeks');
  await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=leeks&allergies=peanut'));
});
