import type { Page } from 'playwright-core';

/** What does not fit a page: the page itself, and whatever cuts its own text off without saying so by an ellipsis. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tooWide =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} px wide`]
        : [];
    const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const style = getComputedStyle(element);
      const isHiding =
        ['hidden', 'clip'].includes(style.overflowX) &&
        style.textOverflow !== 'ellipsis' &&
        style.webkitLineClamp === 'none';
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      // What only screen readers get is one pixel large on purpose.
      return isHiding && hasText && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    });
    return [
      ...tooWide,
      ...cut.map(
        (element) =>
          `${element.tagName} ${element.className.toString().slice(0, 40)}: ${element.innerText.slice(0, 60)}`,
      ),
    ];
  });
}

/** Words that reach over the edge of what hides all beyond it, such as a card. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edgeOf = (element: HTMLElement | null): number => {
      if (!element) return innerWidth;
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'visible') return edgeOf(element.parentElement);
      return overflowX === 'auto' || textOverflow === 'ellipsis' || element.clientWidth <= 1
        ? Infinity
        : element.getBoundingClientRect().right;
    };
    const words = document.createRange();
    const names = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, span, a)')].filter((element) =>
      element.checkVisibility(),
    );
    return names
      .filter((element) => {
        words.selectNodeContents(element);
        return words.getBoundingClientRect().right > edgeOf(element) + 1;
      })
      .map((element) => element.innerText.slice(0, 60));
  });
}

/** The controls of a page, or of the window over it, that scrolling does not bring where they can be pressed. */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Until the next frame is drawn, Chromium may still report where an element was before a new style rule moved it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const layer = document.querySelector('[role=dialog]') ?? document.body;
    const controls = [
      ...layer.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary',
      ),
    ];
    return controls.flatMap((control) => {
      // A file is chosen by the button beside its field; what comes only with the focus is reached by that.
      const isShown =
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        control.getAttribute('type') !== 'file' &&
        control.tabIndex >= 0;
      if (!isShown || getComputedStyle(control).transform !== 'none') return [];
      const target = control.closest('label') ?? control;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A link of several lines is pressed on one of them.
      const [box = target.getBoundingClientRect()] = target.getClientRects();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (hit && (target.contains(hit) || hit.contains(target) || hit.closest('label')?.control === control)) return [];
      return [`out of reach: ${control.outerHTML.slice(0, 120)}, below ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`];
    });
  });
}

/** Fields of a phone's page with letters below 16 px: an iPhone enlarges the page when somebody goes to one, and leaves it so. */
export const enlarging = (page: Page): Promise<string[]> =>
  page
    .locator('input:visible, select:visible, textarea:visible')
    .evaluateAll((fields) =>
      fields
        .filter(
          (field) =>
            !['checkbox', 'radio', 'range', 'file'].includes((field as HTMLInputElement).type) &&
            Number.parseFloat(getComputedStyle(field).fontSize) < 16,
        )
        .map(
          (field) =>
            `the page is enlarged at ${field.getAttribute('aria-label') ?? field.getAttribute('placeholder') ?? field.id}`,
        ),
    );
