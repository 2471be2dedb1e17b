import { takeInexcusable } from './browser.ts';

/** Holds for every page of every test: not one violation of the content policy, and nothing uncaught. */
afterEach(() => {
  const troubles = takeInexcusable();
  if (troubles.length > 0) throw new Error(`A page did what none may:\n${troubles.join('\n')}`);
});
