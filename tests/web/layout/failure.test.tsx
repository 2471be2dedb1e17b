import '../support/browser-gaps.ts';
import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { createApolloClient } from '../../../web/src/apollo/client.ts';
import { App } from '../../../web/src/app/app.tsx';
import { Layout } from '../../../web/src/app/layout/layout.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** A page that fails to render for as long as `isBroken` says so. */
function fragilePage() {
  const state = { isBroken: true };
  function Fragile() {
    if (state.isBroken) throw new Error('The pan is too hot.');
    return <h1>Dinner</h1>;
  }
  return { state, Fragile };
}

function renderPage(Page: ComponentType) {
  return render(
    <App client={createApolloClient()}>
      <MemoryRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route path="/" element={<Page />} />
            <Route path="*" element={<h1>Elsewhere</h1>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </App>,
  );
}

describe('a page that fails to render', () => {
  test('leaves header and footer standing and tells what happened', async () => {
    renderPage(fragilePage().Fragile);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(alert.getByText('An unexpected error occurred. Please try refreshing the page.')).toBeVisible();
    expect(alert.getByText('Error details')).toBeVisible();
    expect(alert.getByText('The pan is too hot.')).toBeInTheDocument();
    expect(alert.getByRole('button', { name: 'Reload page' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(console.error).toHaveBeenCalled();
  });

  test('is tried once more by Try again', async () => {
    const { state, Fragile } = fragilePage();
    renderPage(Fragile);
    state.isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'Dinner' })).toBeVisible();
  });

  test('is left behind by going elsewhere', async () => {
    renderPage(fragilePage().Fragile);
    await userEvent.click(screen.getByRole('link', { name: 'Search' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('where even the layout fails, the same screen stands alone', () => {
  const { Fragile } = fragilePage();
  render(
    <App client={createApolloClient()}>
      <MemoryRouter>
        <Fragile />
        <Link to="/">Home</Link>
      </MemoryRouter>
    </App>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
});
