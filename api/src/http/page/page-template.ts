import { readFileSync } from 'node:fs';
import { lateScripts } from './late-scripts.ts';

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
  /** Further scripts that the page needs, as addresses. */
  files?: string[];
  /** Further elements at the end of the body. */
  bodyEnd?: string;
}

/** The built page, read once. */
export class PageTemplate {
  readonly #html: string;
  readonly #scripts: string;
  /** Title and description as they were built: those of the product. */
  readonly title: string;
  readonly description: string;

  /** @param file `index.html` of the built web app */
  constructor(file: string) {
    const built = readFileSync(file, 'utf8');
    this.#html = built.replace(SCRIPTS, '');
    this.#scripts = (built.match(SCRIPTS) ?? []).join('');
    this.title = /<title>([^<]*)<\/title>/.exec(this.#html)?.[1] ?? '';
    this.description = /name="description"\s+content="([^"]*)"/.exec(this.#html)?.[1] ?? '';
  }

  with({ nonce, head, headEnd = '', app, files = [], bodyEnd = '' }: PageParts): string {
    const scripts = (this.#scripts + this.#preloads(files)).replace(NONCE, nonce);
    return this.#html
      .replace(NONCE, nonce)
      .replace('</body>', () => `${bodyEnd}${app === undefined ? '' : lateScripts(scripts, nonce)}</body>`)
      .replace(APP, () => app ?? '')
      .replace('</head>', () => `${headEnd}${app === undefined ? scripts : ''}</head>`)
      .replace(HEAD, () => head);
  }

  #preloads(files: string[]): string {
    const others = files.filter((file) => !this.#scripts.includes(`"${file}"`));
    return others.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
  }
}
