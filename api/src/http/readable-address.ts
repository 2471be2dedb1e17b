import type { IncomingMessage } from 'node:http';

/** Most characters between two slashes of an address; longer ones lead nowhere. */
export const SEGMENT_MAX = 1_000;

/** Leads to no page: a percent sign stands alone in it. */
const NOWHERE = '/%25';

/** Whether a request is a person's for a page. */
export function isForPerson({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

/** The address of a request as the router takes it. A person whose link was mangled gets the page of what is not there; programs are told what is wrong. */
export function readableAddress(request: Pick<IncomingMessage, 'method' | 'headers' | 'url'>): string {
  const url = request.url ?? '/';
  return isForPerson(request) && !isReadable(url.replace(/[?#].*$/s, '')) ? NOWHERE : url;
}

function isReadable(path: string): boolean {
  try {
    return path.split('/').every((segment) => segment.length <= SEGMENT_MAX && decodeURIComponent(segment) !== null);
  } catch {
    return false;
  }
}
