import { openPage } from '../support/browser.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const SEARCH = '/search?ingredients=eggs,spinach,feta,onion,garlic';

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
  ['a desktop at twice its size', { width: 640, height: 400 }],
] as const)(
  'on %s a visitor ticks once what is always at home: the results follow, nothing moves, and it is not asked again',
  async (_, viewport) => {
    const { page, troubles } = await openPage(larder.browser, larder.url, { viewport });
    await page.goto(SEARCH);
    const button = page.getByRole('button', { name: /^Always at home/ });
    await page.getByRole('button', { name: /^Always at home.*A few taps/ }).waitFor();
    // By its tag, as a window over the page hides its roles.
    const first = page.locator('main article').first();
    await first.waitFor();
    const before = await first.boundingBox();
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Always at home?' });
    const foods = sheet.getByRole('checkbox');
    await foods.first().waitFor();
    expect(await foods.count()).toBe(30);
    expect(await first.boundingBox()).toEqual(before);
    await sheet.getByText('butter', { exact: true }).click();
    await sheet.getByRole('button', { name: 'Done' }).click();
    await page.waitForURL(/pantry=butter/);
    await page.getByRole('button', { name: 'Remove filter: 1 always at home' }).waitFor();
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goto('/search?ingredients=leeks');
    await page.waitForURL(/pantry=butter/);
    expect(await page.getByRole('button', { name: /^Always at home.*A few taps/ }).count()).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);
