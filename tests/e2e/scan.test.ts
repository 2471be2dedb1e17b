import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { faults } from '../support/axe.ts';
import { drawBarcode, filmOf } from '../support/barcode.ts';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { drawPhoto } from '../support/photos.ts';
import { logInAsCook } from '../support/log-in-as.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const BEANS = '5000157024671';

/** The window of a new cook on a phone, in a browser that has no reader of its own. */
async function openWindow(browser: Browser, name: string): Promise<WatchedPage> {
  const storageState = await logInAsCook(larder, name);
  const opened = await openPage(browser, larder.url, { storageState, reducedMotion: 'reduce' });
  await opened.page.goto('/pantry');
  await opened.page.getByRole('button', { name: 'Scan barcodes' }).click();
  await opened.page.getByLabel('Or type the digits').waitFor();
  expect(await opened.page.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false);
  return opened;
}

async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Read a photo of it' }).click();
  await (await chosen).setFiles({ name: 'package.png', mimeType: 'image/png', buffer });
}

test('without a camera a photo of a barcode is asked about once, and known the second time', async () => {
  const { page, troubles } = await openWindow(larder.browser, 'Tin Photographer');
  const scan = page.getByRole('dialog', { name: 'Scan barcodes' });
  await scan.getByText('No camera was found').waitFor();
  await choosePhoto(page, await drawPhoto().png().toBuffer());
  await scan.getByText('No barcode was found in this photo').waitFor();
  const photo = await drawBarcode(BEANS, 1600, 1200).png().toBuffer();
  await choosePhoto(page, photo);
  await scan.getByLabel('What is it?').fill('2 cans baked beans');
  expect(await faults(page)).toEqual([]);
  await scan.getByRole('button', { name: 'Save' }).click();
  await scan.getByText('Added baked beans').waitFor();
  // Standing on its side, as a phone may hold it.
  await choosePhoto(page, await drawBarcode(BEANS).rotate(90).png().toBuffer());
  await scan.getByText('Looking up').waitFor({ state: 'hidden' });
  expect(await scan.getByLabel('What is it?').count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  await scan.getByRole('button', { name: 'Close' }).click();
  await page.getByText('4 cans').waitFor();
  expect(troubles).toEqual([]);
});

test('a barcode before the camera is asked about, named, and not asked about again while it stays there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-film-'));
  const film = join(folder, 'camera.y4m');
  writeFileSync(film, await filmOf(drawBarcode(BEANS)));
  const browser = await launchBrowser(
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  );
  try {
    const { page, troubles } = await openWindow(browser, 'Tin Filmer');
    const scan = page.getByRole('dialog', { name: 'Scan barcodes' });
    await scan.getByLabel('What is it?').fill('baked beans');
    await scan.getByRole('button', { name: 'Save' }).click();
    await scan.getByText('Added baked beans').waitFor();
    await scan.getByText('Hold a barcode into the frame.').waitFor();
    expect(await faults(page)).toEqual([]);
    await scan.getByRole('button', { name: 'Undo: baked beans' }).click();
    await page.getByText('Taken back').first().waitFor();
    expect(await scan.getByText('Added baked beans').count()).toBe(0);
    expect(troubles).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
