import { LRUCache } from 'lru-cache';
import type { ContentCoding } from '../http/content-coding.ts';
import type { Freshness } from '../shared/freshness.ts';
import { WantedBefore } from '../shared/wanted-before.ts';
import type { Counted } from './usage-tape.ts';

/** An answer as it went out, and what was counted for it. */
export interface KeptAnswer {
  body: Buffer;
  contentType: string;
  /** What it said about its cost, as headers. */
  cost: Record<string, string>;
  coding: ContentCoding;
  counted: readonly Counted[];
}

/** Memory that answers may take, in bytes. */
const BYTES_MAX = 64 * 2 ** 20;

/** Of how many questions it is remembered that they were asked. */
const QUESTIONS_MAX = 10_000;

/** What an answer takes besides its body, roughly: its key, its place in the list, what was counted. */
const OVERHEAD = 1_024;

/**
 * Answers that are the same for everybody, until anything changes that one of them could show: then all of them go.
 * One is kept when its question is asked a second time, as most are never asked again; those asked for longest ago make room.
 */
export class AnswerCache {
  readonly #freshness: Freshness;
  readonly #answers: LRUCache<string, KeptAnswer>;
  readonly #asked = new WantedBefore<string>(QUESTIONS_MAX);
  #version: number | null = null;

  constructor(freshness: Freshness, bytesMax = BYTES_MAX) {
    this.#freshness = freshness;
    this.#answers = new LRUCache({ maxSize: bytesMax, sizeCalculation: ({ body }) => body.byteLength + OVERHEAD });
  }

  /** What a new answer is made from; null while answers cannot be kept. */
  version(): number | null {
    return this.#freshness.version();
  }

  /** The answer that is kept under a key, if it is still right. */
  find(key: string): KeptAnswer | undefined {
    const version = this.version();
    if (version === null) return undefined;
    this.#dropOlderThan(version);
    return this.#answers.get(key);
  }

  /** Whether the answer to a question that is asked now, and is not kept, is worth keeping. */
  admits(key: string): boolean {
    return this.#asked.again(key);
  }

  /** Keeps an answer that was begun at a version, unless something changed since. */
  keep(key: string, answer: KeptAnswer, version: number): void {
    if (this.version() !== version) return;
    this.#dropOlderThan(version);
    this.#answers.set(key, answer);
  }

  #dropOlderThan(version: number): void {
    if (version !== this.#version) this.#answers.clear();
    this.#version = version;
  }
}
