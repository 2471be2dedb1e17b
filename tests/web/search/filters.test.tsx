import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { matches } from '../../../web/src/mocks/fixtures/matches.ts';
import { matchConnection } from '../../../web/src/mocks/answers/search.ts';
import type { SearchRecipesInput } from '../../../web/src/mocks/schema-types.ts';
import { answerWith, useMockApi } from '../support/mock-api.ts';
import { currentAddress, renderApp } from '../support/render-app.tsx';

useMockApi();
beforeEach(() => localStorage.clear());

const SEARCH = '/search?ingredients=eggs';

/** Opens the filters of a search; `asked` collects what the server is asked for. */
async function openFilters(query = '') {
  const asked: SearchRecipesInput[] = [];
  answerWith({
    searchRecipes: (args) => {
      asked.push(args.input);
      return matchConnection(matches, args);
    },
  });
  const { user } = renderApp(SEARCH + query);
  const button = await screen.findByRole('button', { name: /^Filters/ });
  await user.click(button);
  return { user, asked, button, panel: within(screen.getByRole('group', { name: 'Filters' })) };
}

/** From now on the server refuses to search with one word. */
function knowsNoUnicorn(): void {
  answerWith({
    searchRecipes: (args) => {
      if (!args.input.pantry?.includes('unicorn')) return matchConnection(matches, args);
      throw new GraphQLError('There is no ingredient "unicorn".', {
        extensions: { code: 'BAD_USER_INPUT', field: 'pantry' },
      });
    },
  });
}

describe('the filter panel', () => {
  test('is closed at first, opens and closes', async () => {
    const { user, button } = await openFilters();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
  });

  test('shows every filter at its default', async () => {
    const { panel } = await openFilters();
    expect(panel.getByRole('radio', { name: 'Any diet' })).toBeChecked();
    const allergies = within(panel.getByRole('group', { name: 'Allergies' })).getAllByRole('checkbox');
    expect(allergies).toHaveLength(8);
    for (const allergen of allergies) expect(allergen).not.toBeChecked();
    expect(panel.queryByRole('button', { name: /^Not always at home/ })).not.toBeInTheDocument();
    expect(panel.getByRole('combobox', { name: 'Missing at most' })).toHaveDisplayValue('Any number');
    expect(panel.getByRole('slider', { name: 'Cook time' })).toHaveValue('60');
    expect(panel.getByRole('combobox', { name: 'Cuisine' })).toHaveDisplayValue('Any cuisine');
    expect(panel.getByRole('combobox', { name: 'Meal' })).toHaveDisplayValue('Any meal');
    expect(panel.getByRole('radio', { name: 'Any difficulty' })).toBeChecked();
    expect(panel.getByRole('switch', { name: 'Allow substitutions' })).toBeChecked();
    expect(panel.getByRole('spinbutton', { name: 'Servings' })).toHaveValue(4);
  });

  test('has the other allergens of European law behind the eight, and keeps the order of all', async () => {
    const { user, panel } = await openFilters('&allergies=soy,celery');
    const more = within(panel.getByRole('group', { name: 'More allergens' }));
    expect(more.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual(
      'Crustaceans Molluscs Sesame Mustard Celery Lupin Sulphites'.split(' '),
    );
    expect(more.getByRole('checkbox', { name: 'Celery' })).toBeChecked();
    await user.click(more.getByRole('checkbox', { name: 'Sesame' }));
    await user.click(panel.getByRole('checkbox', { name: 'Dairy' }));
    await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&allergies=dairy,soy,sesame,celery`));
    expect(screen.getByRole('button', { name: 'Remove filter: No sesame' })).toBeVisible();
  });

  test('shows the filters of the address', async () => {
    const { panel, button } = await openFilters(
      '&diet=vegan&allergies=peanut,tree-nuts&maxCookTime=45&cuisine=Thai&maxMissing=2&allowSubstitutions=false&servings=2&pantry=butter,honey',
    );
    expect(button).toHaveAccessibleName('Filters (9)');
    expect(panel.getByRole('radio', { name: 'Vegan' })).toBeChecked();
    expect(panel.getByRole('checkbox', { name: 'Tree Nuts' })).toBeChecked();
    expect(panel.getByRole('slider')).toHaveAttribute('aria-valuetext', 'up to 45 min');
    expect(panel.getByRole('combobox', { name: 'Cuisine' })).toHaveDisplayValue('Thai');
    expect(panel.getByRole('combobox', { name: 'Missing at most' })).toHaveDisplayValue('2 ingredients');
    expect(panel.getByRole('button', { name: 'Not always at home: honey' })).toBeVisible();
    expect(panel.getByRole('switch')).not.toBeChecked();
    expect(panel.getByRole('spinbutton')).toHaveValue(2);
  });

  test('a change waits half a second for others, and then all are applied at once', async () => {
    const { asked, panel } = await openFilters();
    await waitFor(() => expect(asked).toHaveLength(1));
    // Three changes in one turn of the event loop: no clock can tick between them, however slow the machine.
    fireEvent.click(panel.getByRole('radio', { name: 'Vegan' }));
    fireEvent.click(panel.getByRole('checkbox', { name: 'Soy' }));
    fireEvent.change(panel.getByRole('slider'), { target: { value: '30' } });
    expect(panel.getByRole('radio', { name: 'Vegan' })).toBeChecked();
    expect(currentAddress()).toBe(SEARCH);
    await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&diet=vegan&allergies=soy&maxCookTime=30`));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ diet: 'VEGAN', allergies: ['SOY'], maxCookTime: 30 });
  });

  test.each(['', '0', '13', '2.5'])('servings of %j fall back to four', async (typed) => {
    const { user, panel } = await openFilters('&servings=6');
    const field = panel.getByRole('spinbutton');
    await user.clear(field);
    if (typed) await user.type(field, typed);
    await user.tab();
    expect(field).toHaveValue(4);
    await waitFor(() => expect(currentAddress()).toBe(SEARCH));
  });

  test('what must be used is asked of the server, and is gone with its ingredient', async () => {
    const { user, asked, panel } = await openFilters(',leeks,unicorn');
    await user.click(panel.getByRole('checkbox', { name: 'leeks' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ mustUse: ['leeks'] }));
    expect(panel.queryByRole('checkbox', { name: 'unicorn' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove leeks' }));
    await waitFor(() => expect(currentAddress()).toBe('/search?ingredients=eggs,unicorn'));
  });

  test('what is left out is typed or chosen, asked of the server, and taken back', async () => {
    const { user, asked, panel } = await openFilters();
    const box = panel.getByRole('combobox', { name: 'Leave out' });
    await user.type(box, 'Ham, olives{Enter}');
    await user.type(box, 'le');
    await user.click(await panel.findByRole('option', { name: /^leeks/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ exclude: ['Ham', 'olives', 'leeks'] }));
    await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&exclude=Ham,olives,leeks`));
    await user.click(panel.getByRole('button', { name: 'Remove filter: No olives' }));
    await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&exclude=Ham,leeks`));
  });

  test('any food may always be at home; a word for none stays in the box, with the reason', async () => {
    const { user, panel } = await openFilters();
    const box = panel.getByRole('combobox', { name: 'Always at home' });
    await user.type(box, 'le');
    await user.click(await panel.findByRole('option', { name: /^leeks/ }));
    knowsNoUnicorn();
    await user.type(box, 'truffle oil, unicorn{Enter}');
    expect(await panel.findByText('Larder knows no food called “unicorn”.')).toBeVisible();
    expect(box).toHaveValue('unicorn');
    await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&pantry=leeks,truffle+oil`));
    await user.click(panel.getByRole('button', { name: 'Not always at home: leeks' }));
    await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&pantry=truffle+oil`));
  });

  test('what is always at home has room for fifty foods, and says what found none', async () => {
    const foods = Array.from({ length: 49 }, (_, nth) => `food ${nth + 1}`);
    const { user, panel } = await openFilters(`&pantry=${foods.join(',')}`);
    const box = panel.getByRole('combobox', { name: 'Always at home' });
    await user.type(box, 'honey, rice{Enter}');
    expect(await panel.findByText('There is room for 50 foods. Not added: rice.')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Not always at home: honey' })).toBeVisible();
    expect(box).toBeDisabled();
  });

  test('an unknown food to leave out shows the error message of the server', async () => {
    answerWith({
      searchRecipes: () => {
        throw new GraphQLError('There is no ingredient "unicorn".', {
          extensions: { code: 'BAD_USER_INPUT', field: 'exclude' },
        });
      },
    });
    renderApp(`${SEARCH}&exclude=unicorn`);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no ingredient "unicorn".');
    expect(screen.getByRole('button', { name: 'Remove filter: No unicorn' })).toBeVisible();
  });

  test('how many may be missing is asked of the server, and any number asks nothing', async () => {
    const { user, asked, panel } = await openFilters();
    await user.selectOptions(panel.getByRole('combobox', { name: 'Missing at most' }), '2 ingredients');
    expect(await screen.findByRole('button', { name: 'Remove filter: 2 missing at most' })).toBeVisible();
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ maxMissing: 2 }));
    await user.selectOptions(panel.getByRole('combobox', { name: 'Missing at most' }), 'Any number');
    await waitFor(() => expect(currentAddress()).toBe(SEARCH));
  });

  test('Reset filters puts every one back to its default', async () => {
    const { user, panel, button } = await openFilters('&diet=vegan&servings=2');
    await user.click(panel.getByRole('button', { name: 'Reset filters' }));
    expect(button).toHaveAccessibleName('Filters');
    await waitFor(() => expect(currentAddress()).toBe(SEARCH));
  });

  test('Reset filters leaves what is always at home: it was not taken out of the house', async () => {
    const { user, panel } = await openFilters('&diet=vegan&pantry=butter');
    await user.click(panel.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&pantry=butter`));
  });
});

test('a filter that is set has a pill, and pressing it lifts that filter alone', async () => {
  const { user } = await openFilters('&allergies=peanut,fish&difficulty=easy');
  await user.click(screen.getByRole('button', { name: 'Remove filter: No fish' }));
  await waitFor(() => expect(currentAddress()).toBe(`${SEARCH}&allergies=peanut&difficulty=easy`));
});

describe('on a phone', () => {
  const wideScreen = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wideScreen(query), matches: query.startsWith('(max-width') });
  });
  afterEach(() => {
    window.matchMedia = wideScreen;
  });

  test('the filters are a sheet, whose button counts the recipes with each change and goes to them', async () => {
    answerWith({
      searchRecipes: (args) => matchConnection(args.input.diet === 'VEGAN' ? matches.slice(0, 1) : matches, args),
    });
    const { user } = renderApp(SEARCH);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await sheet.findByRole('button', { name: `Show ${matches.length} recipes` })).toBeVisible();
    await user.click(sheet.getByRole('radio', { name: 'Vegan' }));
    expect(sheet.getByRole('button', { name: 'Show recipes' })).toHaveAttribute('aria-busy', 'true');
    const show = await sheet.findByRole('button', { name: 'Show 1 recipe' });
    expect(sheet.getByRole('status')).toHaveTextContent('1 recipe');
    await user.click(show);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    expect(currentAddress()).toContain('diet=vegan');
  });

  test('the sheet says so when no recipe is left', async () => {
    answerWith({ searchRecipes: (args) => matchConnection([], args) });
    const { user } = renderApp(SEARCH);
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('button', { name: 'No recipes with these filters' })).toBeVisible();
  });
});
