import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { impliedEnd, isVoid } from './html-elements.ts';

/** The attributes of an element; their names are in lower case, entities in the values are decoded. */
export type Attributes = ReadonlyMap<string, string>;

/** What wants to know of the elements and texts of a page. */
export interface HtmlHandler {
  /** An element begins. What is returned is called when it ends. */
  open(name: string, attributes: Attributes): (() => void) | undefined;
  /** A piece of text, also inside of `script` and `style`. */
  text(text: string): void;
}

/** Deepest nesting that is followed; what is nested deeper counts as lying side by side. Real pages stay below 100. */
const DEPTH_MAX = 256;

/**
 * Tells the handlers of everything in a page, once, in the order of the page. Takes any text, in a time that grows with its length
 * alone: the tree builders that were tried need minutes for some megabytes of nested elements.
 */
export function scanHtml(html: string, ...handlers: HtmlHandler[]): void {
  const tokenizer = new Tokenizer({}, new Elements(html, handlers));
  tokenizer.write(html);
  tokenizer.end();
}

interface OpenElement {
  name: string;
  ends: (() => void)[];
}

/** Makes elements of tags. */
class Elements implements TokenizerCallbacks {
  readonly #html: string;
  readonly #handlers: readonly HtmlHandler[];
  readonly #open: OpenElement[] = [];
  #tooDeep = 0;
  #name = '';
  #attributes = new Map<string, string>();
  #attribute = '';
  #value = '';

  constructor(html: string, handlers: readonly HtmlHandler[]) {
    this.#html = html;
    this.#handlers = handlers;
  }

  ontext(start: number, end: number): void {
    this.#text(this.#html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.#text(String.fromCodePoint(codepoint));
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#html.slice(start, end).toLowerCase();
    this.#attributes = new Map();
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#html.slice(start, end).toLowerCase();
    this.#value = '';
  }

  onattribdata(start: number, end: number): void {
    this.#value += this.#html.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    this.#value += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    if (!this.#attributes.has(this.#attribute)) this.#attributes.set(this.#attribute, this.#value);
  }

  onopentagend(): void {
    this.#begin(isVoid(this.#name));
  }

  /** HTML ignores the slash of `<div/>`, but drawings inside of it do not. */
  onselfclosingtag(): void {
    this.#begin(isVoid(this.#name) || this.#open.some(({ name }) => name === 'svg' || name === 'math'));
  }

  onclosetag(start: number, end: number): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1;
      return;
    }
    const name = this.#html.slice(start, end).toLowerCase();
    const at = this.#open.findLastIndex((element) => element.name === name);
    if (at !== -1) this.#endFrom(at);
  }

  onend(): void {
    this.#endFrom(0);
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  #text(text: string): void {
    for (const handler of this.#handlers) handler.text(text);
  }

  #begin(isEmpty: boolean): void {
    const isTooDeep = !isEmpty && this.#open.length >= DEPTH_MAX;
    if (!isTooDeep) this.#endFrom(impliedEnd(this.#name, this.#open));
    const ends = this.#handlers
      .map((handler) => handler.open(this.#name, this.#attributes))
      .filter((end) => end !== undefined);
    if (isTooDeep) this.#tooDeep += 1;
    if (isEmpty || isTooDeep) for (const end of ends) end();
    else this.#open.push({ name: this.#name, ends });
  }

  #endFrom(at: number): void {
    while (this.#open.length > at) for (const end of this.#open.pop()?.ends ?? []) end();
  }
}
