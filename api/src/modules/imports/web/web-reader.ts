import type { Response } from 'undici';
import { AppError, badInput } from '../../../shared/errors.ts';
import type { Resolve } from './guarded-agent.ts';
import { isPublicAddress } from './public-address.ts';
import { RefusedAddress } from './refused-address.ts';

/** Longest time for a page with all its redirects, in milliseconds. */
const TIME_LIMIT = 5_000;
/** Largest page after unpacking, in bytes. */
const SIZE_LIMIT = 5 * 1_024 * 1_024;
const REDIRECTS_MAX = 3;
const TYPES: ReadonlySet<string> = new Set([
  'text/html',
  'application/xhtml+xml',
  'application/ld+json',
  'application/json',
  'text/markdown',
  'text/plain',
]);
const ADDRESS_MAX = 2_000;

/** A page as it was read. */
export interface WebPage {
  bytes: Uint8Array;
  /** Such as `text/html`. */
  type: string;
  /** The encoding that the site names beside the page; null where it names none. */
  charset: string | null;
  /** Where it was in the end. */
  url: string;
}

/** What a reader may read; the public internet on the usual ports unless told otherwise. */
export interface WebRules {
  isAllowed?: (address: string) => boolean;
  ports?: readonly string[];
  resolve?: Resolve;
  /** In milliseconds. */
  timeLimit?: number;
}

/** Reads pages of other sites for somebody who names an address, without lending them our place in the network. */
export class WebReader {
  readonly #rules: Required<Omit<WebRules, 'resolve'>> & WebRules;

  constructor(rules: WebRules = {}) {
    this.#rules = { isAllowed: isPublicAddress, ports: ['', '80', '443'], timeLimit: TIME_LIMIT, ...rules };
  }

  /**
   * Reads a page. No cookie, no login and nothing of the caller is sent along.
   * @throws AppError BAD_USER_INPUT with a sentence for the caller when there is nothing to read, or it may not be read
   */
  async read(address: string): Promise<WebPage> {
    // Loaded when the first page is read.
    const [{ fetch }, { guardedAgent }] = await Promise.all([import('undici'), import('./guarded-agent.ts')]);
    const agent = guardedAgent(this.#rules);
    const signal = AbortSignal.timeout(this.#rules.timeLimit);
    try {
      return await this.#follow(this.#check(address), (url) =>
        fetch(url, { dispatcher: agent, signal, redirect: 'manual', headers: HEADERS }),
      );
    } catch (error) {
      throw refusalOf(error, signal);
    } finally {
      void agent.destroy();
    }
  }

  async #follow(start: URL, load: (url: URL) => Promise<Response>): Promise<WebPage> {
    let url = start;
    for (let hops = 0; hops <= REDIRECTS_MAX; hops++) {
      const response = await load(url);
      const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
      if (next === null) return { ...(await readBody(response)), url: url.href };
      await response.body?.cancel();
      url = this.#check(new URL(next, url).href);
    }
    throw badInput(`This address leads on more than ${REDIRECTS_MAX} times.`, 'url');
  }

  /** Looks at an address before anything is sent. Whom its name stands for is looked at when the connection is made. */
  #check(address: string): URL {
    const url = address.length <= ADDRESS_MAX ? URL.parse(address) : null;
    if (!url || !['http:', 'https:'].includes(url.protocol))
      throw badInput('Give the address of a page, such as https://example.org/soup.', 'url');
    if (url.username !== '' || url.password !== '')
      throw badInput('Leave user name and password out of the address.', 'url');
    if (!this.#rules.ports.includes(url.port)) throw refused();
    return url;
  }
}

const HEADERS = {
  accept: 'text/html, application/xhtml+xml, application/ld+json;q=0.9, text/markdown;q=0.8, text/plain;q=0.7',
  'user-agent': 'Larder/1.0 (reads one recipe for a cook)',
};

/** The same for every address that may not be read, so that it does not reveal what is behind it. */
const refused = () => badInput('Larder reads pages of the public internet only, and not this one.', 'url');

async function readBody(response: Response): Promise<Omit<WebPage, 'url'>> {
  const stated = response.headers.get('content-type') ?? '';
  const type = stated.split(';')[0]?.trim().toLowerCase() ?? '';
  const charset = /;\s*charset\s*=\s*"?([\w:-]{2,40})/i.exec(stated)?.[1] ?? null;
  const failure = !response.ok
    ? `The page answered ${response.status} instead of a recipe.`
    : TYPES.has(type)
      ? undefined
      : 'There is no page at this address, but a file of another kind.';
  if (failure !== undefined || !response.body) {
    await response.body?.cancel();
    throw badInput(failure ?? 'The page is empty.', 'url');
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > SIZE_LIMIT) throw badInput('The page is larger than 5 MB.', 'url');
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts), type, charset };
}

function refusalOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof AppError) return error;
  if (signal.aborted) return badInput('The page did not answer in time. Copy its text and paste it instead.', 'url');
  if (!(error instanceof TypeError)) return error;
  return error.cause instanceof RefusedAddress
    ? refused()
    : badInput('The page could not be reached. Look at the address again.', 'url');
}
