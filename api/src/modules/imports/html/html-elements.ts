const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const VOID = words(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);
const BLOCK = words(
  'address article aside blockquote body br center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol option p pre search section select summary table tbody td tfoot th thead title tr ul',
);

/** Whether an element never has content. */
export const isVoid = (name: string): boolean => VOID.has(name);

/** Whether an element stands on lines of its own. */
export const isBlock = (name: string): boolean => BLOCK.has(name);

/** A beginning element that ends an open one whose end tag was left out, unless a border stands between them. */
interface ImpliedEnd {
  ends: ReadonlySet<string>;
  border: ReadonlySet<string>;
}

const ITEM: ImpliedEnd = { ends: words('li'), border: words('ul ol menu') };
const TERM: ImpliedEnd = { ends: words('dt dd'), border: words('dl') };
const CELL: ImpliedEnd = { ends: words('td th'), border: words('tr table') };
const ROW: ImpliedEnd = { ends: words('tr'), border: words('table') };
const PARAGRAPH: ImpliedEnd = { ends: words('p'), border: BLOCK };
const IMPLIED = new Map<string, ImpliedEnd>([
  ['li', ITEM],
  ['dt', TERM],
  ['dd', TERM],
  ['td', CELL],
  ['th', CELL],
  ['tr', ROW],
]);

/**
 * How many of the open elements stay open when another begins: `<li>` ends the `<li>` before it, a block ends a paragraph. Of the
 * rules of HTML (section "Optional tags") these are the ones that part one text from another.
 */
export function impliedEnd(name: string, open: readonly { name: string }[]): number {
  const rule = IMPLIED.get(name) ?? (isBlock(name) && !isVoid(name) ? PARAGRAPH : undefined);
  if (rule === undefined) return open.length;
  const at = open.findLastIndex((element) => rule.ends.has(element.name) || rule.border.has(element.name));
  return at !== -1 && rule.ends.has(open[at]?.name ?? '') ? at : open.length;
}
