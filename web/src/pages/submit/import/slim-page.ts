/** Longest text that is sent, in characters. */
export const TEXT_MAX = 60_000;

/** What no recipe is written in. */
const NEEDLESS = 'script:not([type="application/ld+json"]), style, svg, noscript, iframe, link, form, nav, footer';

/** The text of a file as it is sent: of a saved page only what a recipe may be in. Null where it is too long all the same. */
export async function textOfFile(file: File): Promise<string | null> {
  const text = await file.text();
  const sent = /\.html?$/i.test(file.name) || file.type === 'text/html' ? slimPage(text) : text;
  return sent.length <= TEXT_MAX ? sent : null;
}

/** The JSON-LD of a page where it has some of a recipe, or else its marked up text without scripts and pictures. */
export function slimPage(html: string): string {
  const page = new DOMParser().parseFromString(vouchedFor(html), 'text/html');
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')].filter((script) =>
    /recipe/i.test(script.textContent ?? ''),
  );
  if (data.length > 0)
    return `<title>${page.querySelector('title')?.innerHTML ?? ''}</title>${data.map((script) => script.outerHTML).join('')}`;
  for (const element of page.querySelectorAll(NEEDLESS)) element.remove();
  return page.documentElement.outerHTML;
}

let policy: TrustedTypePolicy | undefined;

/** The page's policy wants a text vouched for that is parsed. Of this one nothing is shown or run: the parser makes a document without a window. */
function vouchedFor(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('larder-saved-pages', { createHTML: (text) => text });
  return (policy?.createHTML(html) ?? html) as string;
}

/** What browsers have of Trusted Types here. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): TrustedTypePolicy;
}
interface TrustedTypePolicy {
  createHTML(text: string): object;
}
