import { scanHtml, type Attributes, type HtmlHandler } from '../html/html-scan.ts';
import { TextRecorder, textLines } from '../html/html-text.ts';
import type { JsonLdNode } from './json-ld-nodes.ts';
import { ItemCollector } from './page-items.ts';
import { MicroformatCollector } from './page-microformats.ts';

/** What a page says of itself and in which places it may hold a recipe. */
export interface PageFacts {
  /** The texts of its JSON-LD scripts. */
  scripts: string[];
  /** What its microdata and RDFa attributes and its microformats say. */
  items: JsonLdNode[];
  /** Its title, the surest first: main heading, Open Graph, `title`. */
  titles: string[];
  /** Its own address, the surest first: canonical link, Open Graph. */
  urls: string[];
  /** Its Open Graph picture. */
  image: string | null;
}

/** Most scripts of JSON-LD that are read; real pages have a few. */
const SCRIPTS_MAX = 100;
/** Longest title that is read, in characters. */
const TITLE_MAX = 1_000;

/** Reads a page once, without judging what it holds. */
export function readPageFacts(html: string): PageFacts {
  const recorder = new TextRecorder({ markHeadings: true });
  const items = new ItemCollector(recorder);
  const microformats = new MicroformatCollector(recorder);
  const head = new HeadReader();
  scanHtml(html, recorder, items, microformats, head);
  const { meta } = head;
  return {
    scripts: head.scripts,
    items: [...items.items, ...microformats.items],
    titles: [head.heading, meta.get('og:title'), head.title]
      .map((text) => textLines((text ?? '').slice(0, TITLE_MAX)).join(' '))
      .filter(Boolean),
    urls: [head.canonical, meta.get('og:url')].filter((url) => url !== undefined),
    image: meta.get('og:image') ?? null,
  };
}

/** Collects scripts, titles, and the links and properties of the head. */
class HeadReader implements HtmlHandler {
  readonly scripts: string[] = [];
  readonly meta = new Map<string, string>();
  heading: string | undefined;
  title: string | undefined;
  canonical: string | undefined;
  #taken: string[] | undefined;

  open(name: string, attributes: Attributes): (() => void) | undefined {
    if (name === 'meta') this.#readMeta(attributes);
    if (name === 'link' && attributes.get('rel')?.toLowerCase() === 'canonical')
      this.canonical ??= attributes.get('href');
    if (name === 'script' && /ld\+json/i.test(attributes.get('type') ?? ''))
      return this.#take((text) => void (this.scripts.length < SCRIPTS_MAX && this.scripts.push(text)));
    if (name === 'h1' && this.heading === undefined)
      return this.#take((text) => (this.heading ??= text.trim() || undefined));
    if (name === 'title' && this.title === undefined) return this.#take((text) => (this.title ??= text));
    return undefined;
  }

  text(text: string): void {
    this.#taken?.push(text);
  }

  #readMeta(attributes: Attributes): void {
    const property = attributes.get('property') ?? attributes.get('name');
    const content = attributes.get('content')?.trim();
    if (property && content && !this.meta.has(property)) this.meta.set(property, content);
  }

  /** Takes down the text until the element ends. */
  #take(use: (text: string) => void): () => void {
    const pieces: string[] = [];
    this.#taken = pieces;
    return () => {
      if (this.#taken === pieces) this.#taken = undefined;
      use(pieces.join(''));
    };
  }
}
