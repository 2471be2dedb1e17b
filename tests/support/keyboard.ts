import type { Locator, Page } from 'playwright-core';

/** More stops than any page has. */
const MOST_STOPS = 200;

type Role = Parameters<Page['getByRole']>[0];

/** What has this role and this name. */
const called = (page: Page, role: Role, name: string | RegExp): Locator =>
  page.getByRole(role, { name, exact: true }).first();

/**
 * Goes on with Tab, as a cook without a mouse does, until the focus is on what has this role and name. Waits until it is on the page.
 * @throws when Tab does not lead there, or the focus cannot be seen on the way
 */
export const tabTo = (page: Page, role: Role, name: string | RegExp): Promise<void> => goTo(page, 'Tab', role, name);

/** The same, backwards. */
export const tabBackTo = (page: Page, role: Role, name: string | RegExp): Promise<void> =>
  goTo(page, 'Shift+Tab', role, name);

async function goTo(page: Page, key: 'Tab' | 'Shift+Tab', role: Role, name: string | RegExp): Promise<void> {
  const target = called(page, role, name);
  await target.waitFor({ state: 'attached' });
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key);
    const { isThere, unseen } = await target.evaluate(lookAtFocus);
    if (unseen) throw new Error(`The focus cannot be seen on ${unseen}`);
    if (isThere) return;
  }
  throw new Error(`${key} does not lead to the ${role} ${String(name)}.`);
}

/** Goes on with Tab until the focus is on what has this role and name, and presses it. */
export async function pressByKey(page: Page, role: Role, name: string | RegExp): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

/** Runs in the page: whether `target` has the focus, and what has it without showing it. */
async function lookAtFocus(target: Element): Promise<{ isThere: boolean; unseen: string | null }> {
  const focus = document.activeElement;
  const isThere = focus === target;
  if (!focus || focus === document.body) return { isThere, unseen: null };
  // A box that is drawn by its words has its ring around them.
  const around = [
    focus,
    focus.parentElement,
    focus.parentElement?.parentElement,
    focus.parentElement?.parentElement?.parentElement,
  ];
  const ringed = focus.matches(':focus-visible, input:is([type=time], [type=date])')
    ? around.find((element) => element && getComputedStyle(element).outlineStyle !== 'none')
    : null;
  if (!ringed) return { isThere, unseen: focus.outerHTML.slice(0, 200) };
  /** What lies over its middle; of what is higher than the window, that may be outside. */
  const cover = (): Element | null => {
    const { x, y, width, height } = ringed.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit && !ringed.contains(hit) && !hit.contains(ringed) ? hit : null;
  };
  // What would hide it stands aside in the next frame, and a page may still be scrolling.
  for (let frames = 0; cover() && frames < 30; frames++) await new Promise(requestAnimationFrame);
  return { isThere, unseen: cover() && `${focus.outerHTML.slice(0, 200)}, under ${cover()?.outerHTML.slice(0, 100)}` };
}

/** Waits until what has this role and name has the focus. */
export async function focusOn(page: Page, role: Role, name: string | RegExp): Promise<void> {
  await called(page, role, name).and(page.locator(':focus')).waitFor();
}

/** Waits until something within `place` has the focus. */
export async function focusWithin(place: Locator): Promise<void> {
  await place.and(place.page().locator(':focus-within')).waitFor();
}

/** Finds the place where notices appear, which is on the page before there is one; gives a way to wait until it says something. */
export async function listen(page: Page): Promise<(text: string) => Promise<void>> {
  const place = await page.locator('#toasts [role=status]').elementHandle();
  return async (text) =>
    void (await page.waitForFunction(([place, text]) => place?.isConnected && place.textContent.includes(text), [
      place,
      text,
    ] as const));
}
