import { createContext, use } from 'react';

/** The taking over of a page that the server sent. */
export class Takeover {
  #isOver: boolean;

  /** @param isOver where the server sent no page, there is nothing to take over */
  constructor(isOver: boolean) {
    this.#isOver = isOver;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  finish(): void {
    this.#isOver = true;
  }
}

/** The takeover of the page that is shown. It is looked at, not followed: to draw everything anew for it would hold the page up. */
export const TakeoverContext = createContext(new Takeover(true));

/**
 * Whether the page is the browser's own: false on the server and while what the server sent is taken over, true for what comes
 * onto the page from then on. What only this browser knows (storage, settings, the time) may be shown at once where it is true,
 * and after mounting otherwise, so that both begin alike.
 */
export function useIsBrowser(): boolean {
  return use(TakeoverContext).isOver;
}
