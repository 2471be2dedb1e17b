import { faults } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { logInAsAdmin, logInAsCook, type BrowserState } from '../support/log-in-as.ts';
import { openApp } from '../support/open-app.ts';
import { drawPhoto } from '../support/photos.ts';

const larder = openApp({ isOwn: true });
let admin: BrowserState;
let cook: BrowserState;
beforeAll(async () => {
  admin = await logInAsAdmin(larder);
  cook = await logInAsCook(larder, 'Ada Marsh');
});

const as = (storageState?: BrowserState, width = 1280) =>
  openPage(larder.browser, larder.url, {
    ...(storageState && { storageState }),
    viewport: { width, height: 900 },
  });

test('a cook adds a photo of the dish to a rating on a phone, an admin lets it be seen, and a visitor opens it', async () => {
  const [ada, desk, visitor] = await Promise.all([as(cook, 390), as(admin), as()]);
  ada.page.setDefaultTimeout(60_000);
  await ada.page.goto('/recipe/minestrone');
  await ada.page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await ada.page.getByRole('button', { name: 'Add a photo' }).click();
  const [chooser] = await Promise.all([
    ada.page.waitForEvent('filechooser'),
    ada.page.getByRole('button', { name: 'Choose Photos' }).click(),
  ]);
  const buffer = await drawPhoto(1200, 900).png().toBuffer();
  await chooser.setFiles([{ name: 'dish.png', mimeType: 'image/png', buffer }]);
  await ada.page.getByText('Upload Complete').first().waitFor();
  await ada.page.getByRole('button', { name: 'Save rating' }).click();
  await ada.page.getByText('Others see it once it has been looked at.').waitFor();
  expect(await faults(ada.page)).toEqual([]);

  await desk.page.goto('/admin?tab=photos');
  await desk.page.getByRole('img', { name: 'Minestrone, cooked by Ada Marsh' }).waitFor();
  expect(await faults(desk.page)).toEqual([]);
  await desk.page.getByRole('button', { name: 'Show the photo of Minestrone by Ada Marsh' }).click();
  await desk.page.getByText('Everyone sees the photo of Minestrone now.').waitFor();
  await desk.page.getByText('No photos here').waitFor();

  await visitor.page.goto('/recipe/minestrone');
  await visitor.page.getByRole('heading', { name: 'Cooked by others' }).waitFor();
  await visitor.page.getByRole('button', { name: 'The dish as cooked by Ada Marsh' }).click();
  const opened = visitor.page.getByRole('dialog', { name: 'The dish as cooked by Ada Marsh' });
  await opened.getByRole('img').waitFor();
  expect(await faults(visitor.page)).toEqual([]);
  for (const { troubles } of [ada, desk, visitor]) expect(troubles).toEqual([]);
});
