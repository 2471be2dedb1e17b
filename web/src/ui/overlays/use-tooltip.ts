import { useEffect, useState } from 'react';

/** Rest before a tooltip opens, and for how long after one closed the next opens at once (specification, section 9). */
const OPEN_MS = 700;
const SKIP_MS = 300;

/** How long it outlives the pointer, so that the pointer can be moved onto it (WCAG 2.2, 1.4.13). */
const LEAVE_MS = 100;

const NAMED = '[data-tooltip]';

/** A shown tooltip: its words and the element it belongs to. */
export interface Tooltip {
  anchor: Element;
  text: string;
}

/**
 * The tooltip of the page. Whatever carries `data-tooltip` gets one while a mouse rests on it, or at once when the keyboard
 * comes to it; a press, a key or scrolling closes it, and it stays closed until the pointer has left.
 */
export function useTooltip(): Tooltip | null {
  const [tooltip, setTooltip] = useState<Tooltip | null>(null);
  useEffect(() => {
    const watcher = new TooltipWatcher(setTooltip);
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal });
    listen('pointerover', (event) => (event as PointerEvent).pointerType !== 'touch' && watcher.point(event.target));
    listen('focusin', (event) => watcher.focus(event.target));
    for (const type of ['focusout', 'pointerdown', 'keydown', 'scroll']) listen(type, () => watcher.dismiss());
    return () => {
      listening.abort();
      watcher.dismiss();
    };
  }, []);
  return tooltip;
}

/** Keeps time for {@link useTooltip}. */
class TooltipWatcher {
  readonly #show: (tooltip: Tooltip | null) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closedAt = -Infinity;
  #isShown = false;
  /** What the pointer is on, also when its tooltip is not or no longer shown. */
  #anchor: Element | null = null;

  constructor(show: (tooltip: Tooltip | null) => void) {
    this.#show = show;
  }

  point(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    const anchor = target.closest(NAMED);
    if (this.#isShown && (anchor === this.#anchor || target.closest('[role=tooltip]')))
      return clearTimeout(this.#timer);
    if (anchor === this.#anchor) return;
    this.#anchor = anchor;
    clearTimeout(this.#timer);
    if (!anchor) this.#timer = setTimeout(() => this.dismiss(), LEAVE_MS);
    else if (this.#isShown || Date.now() - this.#closedAt < SKIP_MS) this.#open(anchor);
    else this.#timer = setTimeout(() => this.#open(anchor), OPEN_MS);
  }

  focus(target: EventTarget | null): void {
    if (target instanceof Element && target.matches(`${NAMED}:focus-visible`)) this.#open(target);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#closedAt = Date.now();
    this.#show(null);
  }

  #open(anchor: Element): void {
    clearTimeout(this.#timer);
    this.#isShown = true;
    this.#show({ anchor, text: anchor.getAttribute('data-tooltip') ?? '' });
  }
}
