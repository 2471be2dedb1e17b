import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import '../../../../web/src/pages/recipe/dinner/dinner-page.tsx';
import '../../../../web/src/pages/recipe/dinner/cook/cook-dinner-page.tsx';
import '../../../../web/src/pages/recipe/timer/timer-bar.tsx';
import { buildRecipe } from '../../../../web/src/mocks/fixtures/build.ts';
import { recipeToCook } from '../../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import type { MockRoot } from '../../../../web/src/mocks/root.ts';
import { answerWith } from '../../support/mock-api.ts';
import { setClock } from '../../support/frozen-clock.ts';
import { renderApp, type RenderedApp } from '../../support/render-app.tsx';

/** A dish of a pot and a plate: 20 minutes, of which it simmers 15. */
export const soup = buildRecipe({
  title: 'Tomato soup',
  prepTime: 4,
  cookTime: 16,
  instructions: [
    { step: 1, description: 'Simmer the tomatoes until soft.', timeMin: 15 },
    { step: 2, description: 'Blend and serve.', timeMin: null },
  ],
});

const DISHES = [recipeToCook, soup, ...['Rice', 'Salad', 'Bread'].map((title) => buildRecipe({ title }))];

/** Opens an address of a dinner at four in the afternoon; the server knows a tart, a soup and three more dishes, and what else it is told to answer. */
export function openDinner(address: string, answers: Partial<MockRoot> = {}): RenderedApp {
  setClock(16, 0);
  answerWith({
    ...answers,
    recipe: ({ slug }) => DISHES.find((dish) => dish.slug === slug) ?? null,
    recipes: ({ text }) => {
      const nodes = DISHES.filter(({ title }) => title.toLowerCase().includes(String(text).toLowerCase()));
      const edges = nodes.map((node) => ({ cursor: node.id, node }));
      const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
      return { nodes, edges, totalCount: nodes.length, pageInfo };
    },
  });
  return renderApp(address);
}

/** The address of a dinner of the tart and the soup at seven. */
export const TWO = `/dinner?recipes=${recipeToCook.slug},${soup.slug}&at=19:00`;

/** Starts the dinner of the tart and the soup, and waits until its first step is there. */
export async function startCooking(answers?: Partial<MockRoot>): Promise<RenderedApp> {
  const app = openDinner(TWO, answers);
  await app.user.click(await screen.findByRole('button', { name: /^Start/ }));
  await screen.findByRole('heading', { level: 1, name: 'Dinner at 19:00' });
  return app;
}

/** Gives the clock back after each test. Call once at the top of a file. */
export function clockGoesOnAfterEach(): void {
  afterEach(() => jest.useRealTimers());
}
