import { Parser } from 'htmlparser2';

/** The attributes of an element; their names are in lower case, entities in the values are decoded. */
export type Attributes = ReadonlyMap<string, string>;

/** What wants to know of the elements and texts of a page. */
export interface HtmlHandler {
  /** An element begins. What is returned is called when it ends. */
  open(name: string, attributes: Attributes): (() => void) | undefined;
  /** A piece of text, also inside of `script` and `style`. */
  text(text: string): void;
}

/** Deepest nesting that is read, as the time of an end tag grows with it; a page ends where it is deeper. Real pages stay below 100. */
const DEPTH_MAX = 512;
/** Most tags that are read, as each may close what was opened hundreds of tags before; a page ends where it has more. Real pages have some thousand. */
const TAGS_MAX = 100_000;

/** Tells the handlers of everything in a page, once, in the order of the page, in a time that grows with its length alone. */
export function scanHtml(html: string, ...handlers: HtmlHandler[]): void {
  const open: (() => void)[][] = [];
  let isOver = false;
  const end = (): void => open.pop()?.forEach((tell) => tell());
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (isOver) return;
      const known = new Map(Object.entries(attributes));
      open.push(handlers.map((handler) => handler.open(name, known)).filter((tell) => tell !== undefined));
      isOver = open.length > DEPTH_MAX;
      if (isOver) parser.pause();
    },
    ontext: (text) => handlers.forEach((handler) => handler.text(text)),
    onclosetag: end,
  });
  parser.end(withinTags(html));
  while (open.length > 0) end();
}

/** The beginning of a page that has no more than `TAGS_MAX` tags. */
function withinTags(html: string): string {
  let at = -1;
  for (let tags = 0; tags <= TAGS_MAX; tags++) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return html;
  }
  return html.slice(0, at);
}
