import type { Locator, Page } from 'playwright-core';

const startCooking = (page: Page) => page.getByRole('link', { name: 'Start Cooking' });
const kitchen = (page: Page) => page.getByRole('button', { name: 'eggs, spinach, feta' });
const firstResult = (page: Page) => page.getByRole('article').first().getByRole('link').first();
const cook = (page: Page) => page.getByRole('link', { name: 'Cook step by step' }).first();

/** What a cook who has never been here taps between opening Larder on a phone and the first step of a recipe. */
const TAPS: ((page: Page) => Locator)[] = [startCooking, kitchen, firstResult, cook];

/** Goes from opening Larder to the first step of a recipe by tapping; `page` must have a touch screen. Gives how many taps it took, and the dish. */
export async function goToStove(page: Page): Promise<{ taps: number; dish: string }> {
  await page.goto('/', { waitUntil: 'commit' });
  let dish = '';
  for (const place of TAPS) {
    await place(page).waitFor();
    if (place === firstResult) dish = await page.getByRole('article').first().getByRole('heading').innerText();
    await place(page).tap();
  }
  await page
    .getByText(/^Step 1 of/)
    .first()
    .waitFor();
  return { taps: TAPS.length, dish };
}
