import { TOASTER_ID } from '../ui/overlays/toast-store.ts';

/** What the keyboard reaches. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** What lies over the page, though it is a part of it, says so. */
const OVER = '[data-over-page]';

/**
 * Keeps the keyboard's place from now on: when what has the focus goes (a row that was deleted, a notice, a window whose opener has
 * gone), the focus goes to what stands nearest to where it was, not back to the top of the document.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  let onPage: readonly Element[] = [];
  let near: readonly Element[] = [];
  const remember = (target: Element) => {
    last = target;
    const places = placesNear(target);
    const over = target.closest(OVER);
    // Notices, windows and bars lie over the page; from them it goes on where it was left.
    if (target.closest(`#${TOASTER_ID}`)) near = onPage;
    else if (over) near = [...places.filter((place) => over.contains(place)), ...onPage, ...places];
    else if (target.closest('#root')) near = onPage = places;
    else near = [...places, ...onPage];
  };
  const observer = new MutationObserver(() => {
    const hasGone = last && (!last.isConnected || last.id === TOASTER_ID);
    if (hasGone && document.activeElement === document.body) focusFirst(near);
  });
  if (document.activeElement && document.activeElement !== document.body) remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => target instanceof Element && remember(target));
  // A pointer elsewhere has left by itself.
  document.addEventListener('pointerdown', () => (last = null));
  observer.observe(document.body, { childList: true, subtree: true });
}

/** An element, what stands after, before and around it, and so on outwards to the landmark it is in. */
function placesNear(element: Element): readonly Element[] {
  const around = [element.nextElementSibling, element.previousElementSibling].filter((place) => place !== null);
  const outer = element.closest('main, header, footer') === element ? null : element.parentElement;
  return [element, ...around, ...(outer && outer !== document.body ? placesNear(outer) : [])];
}

/** Gives the focus to the first of these places, or of the controls in them, that takes it. */
function focusFirst(places: readonly Element[]): void {
  for (const place of places) {
    for (const control of [place, ...place.querySelectorAll(CONTROLS)]) {
      if (control instanceof HTMLElement && control.isConnected) control.focus();
      if (document.activeElement === control) return;
    }
  }
}
