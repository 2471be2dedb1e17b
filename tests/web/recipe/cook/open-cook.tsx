import { screen } from '@testing-library/react';
import '../../../../web/src/pages/recipe/cook/cook-page.tsx';
import '../../../../web/src/pages/recipe/timer/timer-bar.tsx';
import { recipeToCook } from '../../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import type { Recipe } from '../../../../web/src/mocks/schema-types.ts';
import { answerWith } from '../../support/mock-api.ts';
import { renderApp, type RenderedApp } from '../../support/render-app.tsx';
import '../open-recipe.tsx';

/** Opens a recipe in cook mode, with `search` as the query of its address, and waits until it is there. */
export async function openCook(search = '', recipe: Recipe = recipeToCook): Promise<RenderedApp> {
  answerWith({ recipe: ({ slug }) => (slug === recipe.slug ? recipe : null) });
  const app = renderApp(`/recipe/${recipe.slug}/cook${search}`);
  await screen.findByRole('heading', { level: 1, name: recipe.title });
  return app;
}
