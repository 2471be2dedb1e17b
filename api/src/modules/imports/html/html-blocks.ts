import { isBlock } from './html-elements.ts';
import { scanHtml, type Attributes, type HtmlHandler } from './html-scan.ts';
import { textLines } from './html-text.ts';

/** A piece of a page as its reader sees it: plain text, on one line. */
export interface HtmlBlock {
  kind: 'heading' | 'item' | 'paragraph';
  text: string;
  /** 1 to 6 for headings; a line that is nothing but bold heads what follows, below all others, as 7. 0 for what heads nothing. */
  depth: number;
}

const BOLD_DEPTH = 7;
/** What leads about the site, takes answers or is never shown. */
const ASIDE = new Set([
  'script',
  'style',
  'nav',
  'footer',
  'aside',
  'form',
  'button',
  'noscript',
  'template',
  'select',
  'svg',
  'figcaption',
  'title',
]);
const BOLD = new Set(['b', 'strong']);
/** Amount and food may stand in cells of their own; the row is the line. */
const CELL = new Set(['td', 'th']);

/** The headings, list items, rows and other lines of a page, in order, without what stands beside its content. */
export function htmlBlocks(html: string): HtmlBlock[] {
  const reader = new BlockReader();
  scanHtml(html, reader);
  return reader.blocks;
}

class BlockReader implements HtmlHandler {
  readonly blocks: HtmlBlock[] = [];
  #pieces: string[] = [];
  #isBold = true;
  #heading = 0;
  readonly #within = { aside: 0, bold: 0, items: 0 };

  open(name: string, attributes: Attributes): (() => void) | undefined {
    if (ASIDE.has(name) || attributes.has('hidden')) return this.#enter('aside');
    if (BOLD.has(name)) return this.#enter('bold');
    if (CELL.has(name)) this.#pieces.push(' ');
    if (CELL.has(name) || (name !== 'br' && !isBlock(name))) return undefined;
    this.#endBlock();
    const depth = Number(/^h([1-6])$/.exec(name)?.[1] ?? this.#heading);
    const outer = this.#heading;
    this.#heading = depth;
    const leave = name === 'li' ? this.#enter('items') : undefined;
    return () => {
      this.#endBlock();
      this.#heading = outer;
      leave?.();
    };
  }

  text(text: string): void {
    if (this.#within.aside > 0) return;
    this.#pieces.push(text.replace(/\s+/g, ' '));
    if (this.#within.bold === 0 && /[^\s:]/.test(text)) this.#isBold = false;
  }

  #enter(place: 'aside' | 'bold' | 'items'): () => void {
    this.#within[place] += 1;
    return () => {
      this.#within[place] -= 1;
    };
  }

  #endBlock(): void {
    const text = textLines(this.#pieces.join('')).join(' ');
    const isHeading = this.#heading > 0 || (this.#isBold && this.#within.items === 0);
    const kind = isHeading ? 'heading' : this.#within.items > 0 ? 'item' : 'paragraph';
    if (text !== '') this.blocks.push({ kind, text, depth: isHeading ? this.#heading || BOLD_DEPTH : 0 });
    this.#pieces = [];
    this.#isBold = true;
  }
}
