/** A page that the cook's browser hands over, from a site that only people can open. */
export interface HandedPage {
  url: URL;
  html: string;
}

/** Asks the page that opened this one for what it has. */
const READY = 'larder-ready';
/** Longest page, in characters. */
const HTML_MAX = 5_000_000;
/** What the address of this page says when a bookmark has opened it. */
export const FROM_BOOKMARK = 'page';

/**
 * The program of the bookmark: it opens the import page, and sends it the page it stands on when asked, and no other page.
 * @param site this site's origin
 */
export function bookmarkAddress(site: string): string {
  const program = `(()=>{const s=${JSON.stringify(site)},w=open(s+"/submit/import?from=${FROM_BOOKMARK}");addEventListener("message",e=>{if(w&&e.source===w&&e.origin===s&&e.data==="${READY}")w.postMessage({larder:"page",url:location.href,html:document.documentElement.outerHTML},s)})})()`;
  return `javascript:${encodeURIComponent(program)}`;
}

/**
 * Waits for a page from the window that opened this one, asking it once. The first that is one ends the waiting; any other message is passed over.
 * @returns how to stop waiting
 */
export function awaitPage(opener: Window, onPage: (page: HandedPage | 'too large') => void): () => void {
  const stop = new AbortController();
  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    const page = source === opener ? pageOf(data, origin) : null;
    if (!page) return;
    stop.abort();
    onPage(page.html.length > HTML_MAX ? 'too large' : page);
  };
  window.addEventListener('message', hear, { signal: stop.signal });
  // Which site it is cannot be known, and the word says nothing.
  opener.postMessage(READY, '*');
  return () => stop.abort();
}

/** The page of a message, if it is one of the site that sent it. */
function pageOf(data: unknown, origin: string): HandedPage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { larder, url, html } = data as Record<string, unknown>;
  if (larder !== 'page' || typeof url !== 'string' || typeof html !== 'string' || !URL.canParse(url)) return null;
  const address = new URL(url);
  return /^https?:$/.test(address.protocol) && address.origin === origin ? { url: address, html } : null;
}

/** A page as a saved one, with its address, for the server to read: nothing of it is put into this document. */
export function savedPage({ url, html }: HandedPage): File {
  const headers = [
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    `Content-Location: ${url.href}`,
  ];
  return new File([`${headers.join('\r\n')}\r\n\r\n`, html], `${url.host.replace(':', '-')}.mhtml`);
}
