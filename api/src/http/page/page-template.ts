import { readFileSync } from 'node:fs';

/** Stands in the built page wherever an answer's nonce belongs. */
const NONCE = /NONCE_PLACEHOLDER/g;

/** In the built page, around what a page of its own head replaces. */
const HEAD = /<!--head-->[^]*<!--\/head-->/;

/** In the built page, what fetches a script. */
const FETCHES_SCRIPT = /<(script type="module"|link rel="modulepreload")/g;

/** In the built page, where the rendered app belongs. */
const APP = '<!--app-->';

/** What is put into the built page for one answer; what is left out stays as it was built. */
export interface PageParts {
  nonce: string;
  head: string;
  /** Further elements at the end of the head. */
  headEnd?: string;
  /** The rendered page. */
  app?: string;
  /** Further elements at the end of the body. */
  bodyEnd?: string;
  /** Further scripts that the page needs, as addresses: they are fetched beside those that the built page names. */
  files?: string[];
}

/** The built page, read once. */
export class PageTemplate {
  readonly #page: string;
  /** For rendered pages, which can be read before their scripts have come: on a slow line pictures and letters go first. */
  readonly #rendered: string;
  /** Title and description as they were built: those of the product. */
  readonly title: string;
  readonly description: string;

  /** @param file `index.html` of the built web app */
  constructor(file: string) {
    this.#page = readFileSync(file, 'utf8');
    this.#rendered = this.#page.replace(FETCHES_SCRIPT, '<$1 fetchpriority="low"');
    this.title = /<title>([^<]*)<\/title>/.exec(this.#page)?.[1] ?? '';
    this.description = /name="description"\s+content="([^"]*)"/.exec(this.#page)?.[1] ?? '';
  }

  with({ nonce, head, headEnd = '', app = '', files = [], bodyEnd = '' }: PageParts): string {
    const preloads = files
      .filter((file) => !this.#page.includes(`"${file}"`))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}" nonce="${nonce}">`);
    const page = app ? this.#rendered : this.#page;
    return page
      .replace(NONCE, nonce)
      .replace('</body>', () => `${bodyEnd}</body>`)
      .replace(APP, () => app)
      .replace('</head>', () => `${preloads.join('')}${headEnd}</head>`)
      .replace(HEAD, () => head);
  }
}
