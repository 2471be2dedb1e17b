/** How many pages are kept. */
const MAX = 64;

/**
 * Keeps what was made of an address and its data: the same data make the same page, so that a kept one is never out of date.
 * The one used longest ago goes first.
 */
export class KeptPages<Page> {
  readonly #pages = new Map<string, Page>();

  /** The page of `key`, made where it is not kept. */
  get(key: string, make: () => Page): Page {
    const page = this.#pages.get(key) ?? make();
    this.#pages.delete(key);
    this.#pages.set(key, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > MAX && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }
}
