import { act, fireEvent, screen, within } from '@testing-library/react';
import { recipeToCook } from '../../../../web/src/mocks/fixtures/recipe-to-cook.ts';
import { breakNetwork, useMockApi } from '../../support/mock-api.ts';
import { currentAddress, renderApp } from '../../support/render-app.tsx';
import { setClock } from '../../support/frozen-clock.ts';
import { clearBrowserAfterEach, openRecipe } from '../open-recipe.tsx';
import { clockGoesOnAfterEach, openDinner, soup, TWO } from './open-dinner.tsx';

useMockApi();
clearBrowserAfterEach();
clockGoesOnAfterEach();

const steps = async () =>
  within(await screen.findByRole('region', { name: 'Step by step' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const start = () => screen.findByRole('button', { name: /^Start/ });

describe('the page of a whole dinner', () => {
  test('is come to from a recipe, which is its first dish', async () => {
    const { user } = await openRecipe();
    await user.click(screen.getByRole('link', { name: 'Cook with another dish' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The whole dinner' })).toBeVisible();
    expect(await screen.findByText('Add one more dish, and see when to start.')).toBeVisible();
    expect(currentAddress()).toBe(`/dinner?recipes=${recipeToCook.slug}`);
  });

  test('says what it is for while it has no dish', async () => {
    openDinner('/dinner');
    expect(await screen.findByRole('heading', { name: 'What is for dinner?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Start/ })).not.toBeInTheDocument();
  });

  test('finds a dish by its name, adds it, and says so', async () => {
    const { user } = openDinner(`/dinner?recipes=${recipeToCook.slug}&at=19:00`);
    await user.type(await screen.findByRole('searchbox', { name: 'Add a dish' }), 'soup');
    await user.click(await screen.findByRole('button', { name: 'Add Tomato soup' }));
    expect(await start()).toBeVisible();
    expect(screen.getByText('Tomato soup was added.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('searchbox', { name: 'Add a dish' })).toHaveValue('');
    expect(currentAddress()).toBe(TWO);
  });

  test('says of a dish, found and chosen, that its time is that of all of it', async () => {
    const { user } = openDinner('/dinner');
    await user.type(await screen.findByRole('searchbox', { name: 'Add a dish' }), 'soup');
    const found = await screen.findByRole('button', { name: 'Add Tomato soup' });
    expect(within(found).getByText('20 min in all')).toBeVisible();
    await user.click(found);
    const chosen = (await screen.findByRole('heading', { name: 'Tomato soup' })).closest('li');
    expect(within(chosen!).getByText('20 min in all')).toBeVisible();
  });

  test('says that no recipe goes by a name', async () => {
    const { user } = openDinner('/dinner');
    await user.type(await screen.findByRole('searchbox', { name: 'Add a dish' }), 'gravel');
    expect(await screen.findByText('No recipe goes by that name.')).toBeVisible();
  });

  test('takes a dish away again', async () => {
    const { user } = openDinner(TWO);
    await user.click(await screen.findByRole('button', { name: 'Remove Tomato soup' }));
    expect(await screen.findByText('Add one more dish, and see when to start.')).toBeVisible();
    expect(currentAddress()).toBe(`/dinner?recipes=${recipeToCook.slug}&at=19:00`);
  });

  test('takes no more than four', async () => {
    openDinner(`/dinner?recipes=${recipeToCook.slug},${soup.slug},rice,salad,bread`);
    expect(await screen.findByText('Four dishes are as many as one pair of hands can follow.')).toBeVisible();
    expect(screen.queryByRole('searchbox', { name: 'Add a dish' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Bread' })).not.toBeInTheDocument();
  });

  test('names a recipe that is not there any more, and plans the others', async () => {
    const { user } = openDinner(`${TWO.replace('&at', ',gone&at')}`);
    expect(await screen.findByText('There is no recipe at “gone” any more.')).toBeVisible();
    expect(await start()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove gone' }));
    expect(currentAddress()).toBe(TWO);
  });

  test('tells when to start, what is done when, and how much of it is work', async () => {
    openDinner(TWO);
    expect(await start()).toHaveTextContent(/^Start at 1[78]:\d\d$/);
    const [first, ...rest] = await steps();
    expect(first).toMatch(/^1[78]:\d\dLeek and ricotta tartGet everything ready/);
    expect(rest).toHaveLength(6);
    expect(rest.join('\n')).toContain('Tomato soupSimmer the tomatoes until soft.2 min, then 15 min by itself');
    expect(screen.getByText(/min of it with your hands\./)).toBeVisible();
    expect(
      screen.getByRole('img', { name: /^From 1[78]:\d\d to 19:00: Leek and ricotta tart and Tomato soup\./ }),
    ).toBeVisible();
  });

  test('goes with the wished time', async () => {
    openDinner(TWO);
    const before = (await start()).textContent;
    fireEvent.change(screen.getByLabelText('Everything ready at'), { target: { value: '20:00' } });
    expect(currentAddress()).toBe(TWO.replace('19:00', '20:00'));
    expect((await start()).textContent).toBe(before?.replace(/\d\d(?=:)/, (hour) => String(Number(hour) + 1)));
  });

  test('offers seven in the evening, or the next quarter of an hour that can be kept', async () => {
    const early = openDinner(TWO.replace('&at=19:00', ''));
    expect(await screen.findByLabelText('Everything ready at')).toHaveValue('19:00');
    early.unmount();
    setClock(18, 50);
    renderApp(TWO.replace('&at=19:00', ''));
    expect(await screen.findByLabelText('Everything ready at')).toHaveValue('20:00');
  });

  test('where it is too late for the wish, it begins now and says when it is ready', async () => {
    openDinner(TWO);
    await start();
    setClock(18, 30);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('button', { name: 'Start now' })).toBeVisible();
    expect(screen.getByText(/^It is too late for 19:00\. Begin now, and it is ready at 19:[345]\d\.$/)).toBeVisible();
  });

  test('says that it could not be loaded, and tries again', async () => {
    setClock(16, 0);
    breakNetwork();
    const { user } = renderApp(TWO);
    expect(await screen.findByRole('alert')).toHaveTextContent('The dishes could not be loaded');
    openDinner(TWO).unmount();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await start()).toBeVisible();
  });
});
