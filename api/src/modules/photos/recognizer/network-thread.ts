import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
// Loading the native library here first keeps it in the process: a second thread cannot load it anew after the first has ended.
import 'onnxruntime-node';
import { AppError } from '../../../shared/errors.ts';
import type { Picture } from './picture.ts';
import type { Sighting } from './verdict.ts';

/** Pictures that may wait for the thread; more are refused. */
const QUEUE_MAX = 32;
/** Longest time a picture may take before the thread is given up, in milliseconds: a hundred times the usual. */
const ANSWER_MS = 15_000;

interface Waiting {
  picture: Picture;
  signal: AbortSignal | undefined;
  resolve(sightings: Sighting[]): void;
  reject(error: unknown): void;
}

const unavailable = (message: string, cause?: unknown): AppError => new AppError('UNAVAILABLE', message, { cause });

/**
 * The networks in a worker thread, started for the first picture and again after it died. One picture at a time; the
 * thread keeps the process alive only while it works.
 */
export class NetworkThread {
  readonly #queue: Waiting[] = [];
  #worker: Worker | undefined;
  #current: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;

  /**
   * What is seen in a picture, the surest first.
   * @throws AppError UNAVAILABLE when too many wait or the thread died; the signal's reason when it is aborted first
   */
  look(picture: Picture, signal?: AbortSignal): Promise<Sighting[]> {
    signal?.throwIfAborted();
    if (this.#queue.length >= QUEUE_MAX) throw unavailable('Too many photos are being looked at. Try again in a moment.');
    const { promise, resolve, reject } = Promise.withResolvers<Sighting[]>();
    this.#queue.push({ picture, signal, resolve, reject });
    this.#next();
    return promise;
  }

  /** Ends the thread; pictures that wait are refused. */
  async close(): Promise<void> {
    for (const waiting of this.#queue.splice(0)) waiting.reject(unavailable('Larder is stopping.'));
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#queue.shift();
    if (!this.#current) return void this.#worker?.unref();
    const { picture, signal, reject } = this.#current;
    if (signal?.aborted) {
      reject(signal.reason);
      this.#current = undefined;
      return this.#next();
    }
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    this.#timer = setTimeout(() => void worker.terminate(), ANSWER_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is not a window
    worker.postMessage(picture);
  }

  #start(): Worker {
    const worker = new Worker(new URL(`./network-worker${extname(import.meta.url)}`, import.meta.url));
    let failure: unknown;
    worker.on('message', (sightings: Sighting[]) => this.#finish(({ resolve }) => resolve(sightings)));
    worker.on('error', (error) => (failure = error));
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#finish(({ reject }) => reject(unavailable('The photo could not be looked at.', failure)));
    });
    return worker;
  }

  #finish(tell: (waiting: Waiting) => void): void {
    clearTimeout(this.#timer);
    const current = this.#current;
    this.#current = undefined;
    if (current) tell(current);
    this.#next();
  }
}
