import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from './render-app.tsx';

/** Opens the search page with these ingredients and gives the box to type into. */
export async function openInput(...ingredients: string[]): Promise<{ user: UserEvent; input: HTMLElement }> {
  const { user } = renderApp(`/search?ingredients=${ingredients.map(encodeURIComponent).join(',')}`);
  return { user, input: await screen.findByRole('combobox', { name: 'Search ingredients...' }) };
}

/** The chips there are, in their order. */
export function chipNames(): string[] {
  const list = screen.getByRole('list', { name: 'Your ingredients' });
  return within(list)
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', '') ?? '');
}

/** The chips once there are as many as expected. */
export async function chips(count: number): Promise<string[]> {
  await waitFor(() => expect(chipNames()).toHaveLength(count));
  return chipNames();
}
