import { isBlock } from './html-elements.ts';
import { scanHtml, type HtmlHandler } from './html-scan.ts';

/** How often a text is decoded at most: some are encoded twice (`&amp;amp;`). */
const ENCODINGS_MAX = 3;
const MARKUP = /<[a-z/!?]|&(?:#\d|#x[\da-f]|[a-z])/i;
const BLOCK_TAG = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|tr|td)\b/i;
/** Soft hyphens, zero-width spaces, word joiners and byte order marks: nothing that a reader would see. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Stands before a heading where headings are marked: a character that no page uses for anything else. */
export const HEADING_MARK = '\uE0F8';

/** Collects the text that a reader of a page would see, with a line break at the borders of blocks. */
export class TextRecorder implements HtmlHandler {
  readonly #pieces: string[] = [];
  readonly #space: RegExp;
  readonly #marksHeadings: boolean;
  #muted = 0;

  /** @param options `keepLines`: the line breaks of the text itself count too; `markHeadings`: headings begin with `HEADING_MARK` */
  constructor(options: { keepLines?: boolean; markHeadings?: boolean } = {}) {
    this.#marksHeadings = options.markHeadings ?? false;
    this.#space = options.keepLines ? /[^\S\n]+/g : /\s+/g;
  }

  open(name: string): (() => void) | undefined {
    if (name === 'script' || name === 'style') return this.#mute();
    if (!isBlock(name)) return undefined;
    this.#pieces.push(this.#marksHeadings && /^h[1-6]$/.test(name) ? `\n${HEADING_MARK}` : '\n');
    return () => {
      this.#pieces.push('\n');
    };
  }

  text(text: string): void {
    if (this.#muted === 0) this.#pieces.push(text.replace(this.#space, ' '));
  }

  /** A place in the text, for `since`. */
  mark(): number {
    return this.#pieces.length;
  }

  /** The text after a place, up to about `max` characters. */
  since(mark: number, max = Infinity): string {
    let text = '';
    for (let at = mark; at < this.#pieces.length && text.length < max; at++) text += this.#pieces[at];
    return text;
  }

  #mute(): () => void {
    this.#muted += 1;
    return () => {
      this.#muted -= 1;
    };
  }
}

/** The lines that a reader would see of a text with tags and entities, or without; nothing of it is markup any more. */
export function textLines(text: string): string[] {
  let plain = text;
  for (let round = 0; round < ENCODINGS_MAX && MARKUP.test(plain); round++) plain = withoutMarkup(plain);
  return plain
    .replace(INVISIBLE, '')
    .toWellFormed()
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((line) => line !== '');
}

/** Among blocks a line break is but a space; in a text without any it is meant. */
function withoutMarkup(text: string): string {
  const recorder = new TextRecorder({ keepLines: !BLOCK_TAG.test(text) });
  scanHtml(text, recorder);
  return recorder.since(0);
}
