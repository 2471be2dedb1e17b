import { text } from 'node:stream/consumers';
import { ask } from '../support/ask.ts';
import { faults } from '../support/axe.ts';
import { cook, row, tick } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

test('a chosen swap goes through the steps, the allergens, the nutrition, what is printed, downloaded and bought', async () => {
  const { page, troubles } = await cook(visit, 'phone');
  await page.goto('/recipe/crepes');
  const nutrition = page.getByRole('region', { name: 'Nutrition' });
  const before = await nutrition.textContent();
  await page.getByText('Whisk in the rest of the milk').waitFor();
  await page.getByRole('button', { name: 'Use soy milk instead of milk' }).click();

  await page.getByText('Whisk in the rest of the soy milk').waitFor();
  await page.getByRole('status').getByText('With your swaps it contains, or may contain, soy').waitFor();
  expect(await nutrition.textContent()).not.toBe(before);
  expect(await faults(page, 'main')).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText('Whisk in the rest of the soy milk').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as Markdown' }).click(),
  ]);
  expect(await text(await file.createReadStream())).toMatch(/450 ml soy milk[\s\S]*rest of the soy milk/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add to list', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to shopping list' });
  await dialog.getByRole('button', { name: 'Add to list', exact: true }).click();
  await page.getByRole('button', { name: 'See the list' }).click();
  await tick(page, 'soy milk').waitFor();
  expect(await row(page, 'soy milk').textContent()).toContain('450');
  expect(await tick(page, 'milk').count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('back to the ingredient itself, everything is as it was written', async () => {
  const { page, troubles } = await cook(visit, 'desktop');
  await page.goto('/recipe/crepes');
  await page.getByRole('button', { name: 'Use soy milk instead of milk' }).click();
  await page.getByText('Whisk in the rest of the soy milk').waitFor();
  await page.getByRole('button', { name: 'Back to milk' }).click();
  await page.getByText('Whisk in the rest of the milk').waitFor();
  await page.getByText('With your swaps').waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
});

test('what stands in leaves the pantry when the dish is cooked, from the page and at the end of cook mode; what it replaces stays', async () => {
  const { page, troubles } = await cook(visit, 'phone', { reducedMotion: 'reduce' });
  await ask(page, 'mutation($lines: [String!]!) { addPantryItems(input: { lines: $lines }) { items { id } } }', {
    lines: ['1 l milk', '1 l soy milk'],
  });
  await page.goto('/recipe/crepes');
  await page.getByRole('button', { name: 'Use soy milk instead of milk' }).click();
  await page.getByRole('button', { name: 'I cooked this' }).click();
  const foods = page.getByRole('dialog', { name: 'Well cooked' }).getByRole('list', { name: 'Taken from your pantry' });
  await foods.getByRole('checkbox', { name: /^soy milk/ }).waitFor();
  expect(await foods.getByRole('checkbox').count()).toBe(1);
  await page.getByRole('button', { name: 'Take it out' }).click();
  await page.getByText('1 food was used').waitFor();

  await page.goto('/recipe/crepes/cook');
  const step = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
  while ((await step.getByText('Finish').count()) === 0) await step.nth(1).click();
  await step.getByText('Finish').click();
  await foods.getByRole('checkbox', { name: /^soy milk/ }).waitFor();
  expect(await foods.getByRole('checkbox').count()).toBe(1);

  const { pantry } = await ask<{ pantry: { nodes: { name: string; amount: number }[] } }>(
    page,
    '{ pantry { nodes { name amount unit } } }',
  );
  expect(pantry.nodes.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'milk', amount: 1, unit: 'l' },
    { name: 'soy milk', amount: 0.55, unit: 'l' },
  ]);
  expect(troubles).toEqual([]);
});
