import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FromRenderer, ToRenderer } from './render-worker.ts';
import type { Ask, Elsewhere, RenderedPage } from './rendered-page.ts';

/** Longest wait for a page, in milliseconds, some thirty times the usual: the browser renders it then. */
const RENDER_MS = 2_500;

/** The thread ends when no page was asked for during this long, in milliseconds: it holds the whole web app in memory. */
const IDLE_MS = 120_000;

/** Pages that may wait for the thread; under more load the browsers do the work. */
const WAITING_MAX = 16;
/** Those of one caller. */
const OWN_MAX = 4;

/** Where it says what went wrong. */
interface Log {
  warn(details: object, message: string): void;
}

interface Waiting {
  caller: string;
  ask: Ask;
  settle: (page: RenderedPage | Elsewhere | null) => void;
}

/** Renders pages in a thread of its own, which is started again after it died. */
export class PageRenderer {
  readonly #bundle: string;
  readonly #log: Log;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last = 0;

  /** @param bundle file of the web app's part for the server */
  constructor(bundle: string, log: Log) {
    this.#bundle = bundle;
    this.#log = log;
  }

  /**
   * The page of an address, path and query; null when it cannot be had in time, and then the browser renders it.
   * @param ask calls the API as the caller of the page
   * @param caller whose page it is: one caller takes only a part of the thread
   */
  async render(address: string, ask: Ask, caller: string): Promise<RenderedPage | Elsewhere | null> {
    const own = [...this.#waiting.values()].filter((waiting) => waiting.caller === caller).length;
    if (own >= OWN_MAX || this.#waiting.size >= WAITING_MAX) return null;
    const id = ++this.#last;
    clearTimeout(this.#idle);
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(null), RENDER_MS);
      const settle = (page: RenderedPage | Elsewhere | null): void => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        this.#rest();
        resolve(page);
      };
      this.#waiting.set(id, { caller, ask, settle });
      this.#tell({ render: id, address });
    });
  }

  /** Ends the thread; pages that are asked for afterwards start another. */
  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  /** Ends the thread after a while without a page. */
  #rest(): void {
    clearTimeout(this.#idle);
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref();
  }

  #tell(message: ToRenderer): void {
    this.#worker ??= this.#start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL(`./render-worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: this.#bundle,
      env: {},
    });
    worker.unref();
    worker.on('message', (message: FromRenderer) => void this.#hear(message));
    worker.on('error', (error) => this.#log.warn({ err: error }, 'The thread that renders pages failed'));
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
      this.#waiting.forEach(({ settle }) => settle(null));
    });
    return worker;
  }

  async #hear(message: FromRenderer): Promise<void> {
    if ('ask' in message) {
      const answer = await this.#waiting
        .get(message.forPage)
        ?.ask(message.question)
        .catch(() => undefined);
      return this.#tell({ answerTo: message.ask, answer: answer ?? { errors: [{ message: 'There is no answer.' }] } });
    }
    if ('failure' in message) this.#log.warn({ err: message.failure }, 'A page could not be rendered');
    this.#waiting.get(message.page)?.settle('rendered' in message ? message.rendered : null);
  }
}
