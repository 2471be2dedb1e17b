import { readFileSync } from 'node:fs';

/** Stands in the built page wherever an answer's nonce belongs. */
const NONCE = /NONCE_PLACEHOLDER/g;

/** In the built page, around what a page of its own head replaces. */
const HEAD = /<!--head-->[^]*<!--\/head-->/;

/** In the built page, where the rendered app belongs. */
const APP = '<!--app-->';

/** What is put into the built page for one answer; what is left out stays as it was built. */
export interface PageParts {
  nonce: string;
  head: string;
  /** Further elements at the end of the head. */
  headEnd?: string;
  app?: string;
  /** Further elements at the end of the body. */
  bodyEnd?: string;
}

/** The built page, read once. */
export class PageTemplate {
  readonly #html: string;
  /** Title and description as they were built: those of the product. */
  readonly title: string;
  readonly description: string;

  /** @param file `index.html` of the built web app */
  constructor(file: string) {
    this.#html = readFileSync(file, 'utf8');
    this.title = /<title>([^<]*)<\/title>/.exec(this.#html)?.[1] ?? '';
    this.description = /name="description"\s+content="([^"]*)"/.exec(this.#html)?.[1] ?? '';
  }

  with({ nonce, head, headEnd = '', app = '', bodyEnd = '' }: PageParts): string {
    return this.#html
      .replace(NONCE, nonce)
      .replace('</body>', () => `${bodyEnd}</body>`)
      .replace(APP, () => app)
      .replace('</head>', () => `${headEnd}</head>`)
      .replace(HEAD, () => head);
  }

  /** Whether the built page names a file itself. */
  names(file: string): boolean {
    return this.#html.includes(`"${file}"`);
  }
}
