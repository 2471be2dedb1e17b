import { readFileSync } from 'node:fs';
import { LATE_SCRIPTS, lateScripts, oneByOne } from './late-scripts.ts';

/** Stands in the built page wherever an answer's nonce belongs. */
const NONCE = /NONCE_PLACEHOLDER/g;

/** In the built page, around what a page of its own head replaces. */
const HEAD = /<!--head-->[^]*<!--\/head-->/;

/** In the built page, the elements that load its scripts. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** In the built page, where the rendered app belongs. */
const APP = '<!--app-->';

/** What is put into the built page for one answer; what is left out stays as it was built. */
export interface PageParts {
  nonce: string;
  head: string;
  /** Further elements at the end of the head. */
  headEnd?: string;
  /** The page as it stands; its scripts then wait until it has been painted. */
  app?: string;
  /** Further elements before its scripts. */
  bodyEnd?: string;
  /** Further scripts that the page needs, as addresses. */
  files?: string[];
}

/** The built page, read once. */
export class PageTemplate {
  /** As it was built, for browsers that render it. */
  readonly #empty: string;
  /** Without what loads its scripts. */
  readonly #standing: string;
  readonly #scripts: string[];
  /** Title and description as they were built: those of the product. */
  readonly title: string;
  readonly description: string;

  /** @param file `index.html` of the built web app */
  constructor(file: string) {
    this.#empty = readFileSync(file, 'utf8');
    this.#standing = this.#empty.replace(SCRIPTS, '');
    this.#scripts = oneByOne(this.#empty.match(SCRIPTS) ?? []);
    this.title = /<title>([^<]*)<\/title>/.exec(this.#empty)?.[1] ?? '';
    this.description = /name="description"\s+content="([^"]*)"/.exec(this.#empty)?.[1] ?? '';
  }

  with({ nonce, head, headEnd = '', app, files = [], bodyEnd = '' }: PageParts): string {
    const page =
      app === undefined ? this.#empty : this.#standing.replace('</body>', () => `${this.#lateScripts(files)}</body>`);
    return page
      .replace(NONCE, nonce)
      .replace(LATE_SCRIPTS, (late) => bodyEnd + late)
      .replace(APP, () => app ?? '')
      .replace('</head>', () => `${headEnd}</head>`)
      .replace(HEAD, () => head);
  }

  /** @param files what the page needs; what the built page names itself comes once */
  #lateScripts(files: string[]): string {
    const others = files.filter((file) => !this.#scripts.some((element) => element.includes(`"${file}"`)));
    const preloads = others.map(
      (file) => `<link rel="modulepreload" crossorigin href="${file}" nonce="NONCE_PLACEHOLDER">`,
    );
    return lateScripts([...preloads, ...this.#scripts].join(''));
  }
}
