import { openPage, takeInexcusable } from '../support/browser.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

test.each(['popup', 'tab'])(
  'no test passes when a %s beside its page throws, or breaks the content policy',
  async (kind) => {
    const { page, troubles } = await openPage(larder.browser, larder.url);
    await page.goto('/login');
    const opened = page.context().waitForEvent('page');
    await (kind === 'tab' ? page.context().newPage() : page.evaluate(() => void window.open('/login')));
    const other = await opened;
    await other.goto('/login');
    expect(takeInexcusable()).toEqual([]);
    const thrown = page.context().waitForEvent('weberror');
    await other.evaluate(() => void setTimeout(() => document.body.setAttribute('onclick', 'alert(1)')));
    await thrown;
    expect(takeInexcusable()).toEqual([
      expect.stringMatching(/^error: This document requires 'TrustedScript' assignment/),
      expect.stringMatching(/^uncaught: Failed to execute 'setAttribute'/),
    ]);
    expect(troubles).toHaveLength(2);
    await page.context().close();
  },
);
