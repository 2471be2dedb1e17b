import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairQueue, type QueueLimits } from '../../shared/fair-queue.ts';
import type { FromRenderer, ToRenderer } from './render-worker.ts';
import type { Ask, Elsewhere, RenderedPage } from './rendered-page.ts';

/** Longest wait for a page, in milliseconds, some thirty times the usual: the browser renders it then. */
const RENDER_MS = 2_500;

/** The thread ends when no page was asked for during this long, in milliseconds: it holds the whole web app in memory. */
const IDLE_MS = 120_000;

/** One page is rendered while another waits for its answers; under more load the browsers do the work. */
const LIMITS: QueueLimits = { atOnce: 2, perCaller: 4, waiting: 16, busy: 'Larder renders many pages just now.' };
/** A page that takes longer, some six times the usual, waits for its answers, and lets the next one begin. In milliseconds. */
const HOLD_MS = 500;

/** Where it says what went wrong. */
interface Log {
  warn(details: object, message: string): void;
}

interface Waiting {
  ask: Ask;
  settle: (page: RenderedPage | Elsewhere | null) => void;
}

/** Renders pages in a thread of its own, which is started again after it died; every caller has one page rendered in turn. */
export class PageRenderer {
  readonly #bundle: string;
  readonly #log: Log;
  readonly #queue = new FairQueue(LIMITS);
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
   * @param caller whose page it is
   */
  async render(address: string, ask: Ask, caller: string): Promise<RenderedPage | Elsewhere | null> {
    const inTime = AbortSignal.timeout(RENDER_MS);
    const leave = await this.#queue.place(caller, HOLD_MS, inTime).catch(() => null);
    return leave && this.#rendered(address, ask, inTime).finally(leave);
  }

  #rendered(address: string, ask: Ask, inTime: AbortSignal): Promise<RenderedPage | Elsewhere | null> {
    const id = ++this.#last;
    clearTimeout(this.#idle);
    return new Promise((resolve) => {
      const settle = (page: RenderedPage | Elsewhere | null): void => {
        this.#waiting.delete(id);
        this.#rest();
        resolve(page);
      };
      inTime.addEventListener('abort', () => settle(null), { once: true });
      this.#waiting.set(id, { ask, settle });
      this.#tell({ render: id, address });
    });
  }

  /** Ends the thread; pages that are asked for afterwards start another. */
  async stop(): Promise<void> {
    this.#queue.giveUpWaiting();
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
