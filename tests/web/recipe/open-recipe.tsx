import { jest } from '@jest/globals';
import { configure, screen } from '@testing-library/react';
// Routes fetch their pages when they are asked for; here the page is there before the first test looks for it.
import '../../../web/src/pages/recipe/recipe-page.tsx';
import { recipeToCook } from '../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import type { Recipe } from '../../../web/src/mocks/schema-types.ts';
import { dismissToast } from '../../../web/src/ui/overlays/toast-store.ts';
import { answerWith } from '../support/mock-api.ts';
import { renderApp, type RenderedApp } from '../support/render-app.tsx';

// These tests render the whole app: on a busy machine that takes longer than the usual bounds.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

/** Takes away what a test leaves behind in the browser. Call once at the top of a file. */
export function clearBrowserAfterEach(): void {
  afterEach(() => {
    dismissToast();
    localStorage.clear();
  });
}

/** Opens the page of a recipe, with `search` as the query of its address, and waits until it is there. */
export async function openRecipe(recipe: Recipe = recipeToCook, search = ''): Promise<RenderedApp> {
  const known = [recipe, ...recipe.similar];
  answerWith({ recipe: ({ slug }) => known.find((other) => other.slug === slug) ?? null });
  const app = renderApp(`/recipe/${recipe.slug}${search}`);
  await screen.findByRole('heading', { level: 1, name: recipe.title });
  return app;
}

/** Leaves the page and opens it again, as a reload does: what was only on the page is gone. */
export async function reload(app: RenderedApp, recipe: Recipe = recipeToCook, search = ''): Promise<RenderedApp> {
  app.unmount();
  return openRecipe(recipe, search);
}

/** The row of an ingredient, found by its name. */
export function rowOf(name: string): HTMLElement {
  const row = screen.getByText(name, { selector: 'label *' }).closest('li');
  if (!row) throw new Error(`"${name}" stands in no list.`);
  return row;
}
