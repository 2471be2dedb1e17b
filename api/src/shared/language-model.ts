import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, Output, type LanguageModel as ProviderModel } from 'ai';
import type { z } from 'zod';
import { CircuitBreaker } from './circuit-breaker.ts';
import { AppError } from './errors.ts';
import { tracedCall, type Tracing } from './tracing.ts';

/** Where a model answers: any server that speaks the OpenAI protocol (Ollama, vLLM, OpenAI …). */
export interface ModelSettings {
  /** Such as `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** Longest wait for an answer, a second try included, in milliseconds; 20,000 unless given. */
  timeout?: number;
  /** Is told of each question, but not of what it says. */
  tracing?: Tracing | undefined;
}

/** What a model is asked. Whatever comes from a cook or a picture belongs into `prompt` and `images`, never into `instructions`. */
export interface Question<T> {
  instructions: string;
  prompt: string;
  images?: readonly ModelImage[];
  /** The shape of the answer; it is checked before it is returned. */
  schema: z.ZodType<T>;
  /** Gives up early. */
  signal?: AbortSignal | undefined;
}

/** A picture with its type, such as `image/webp`. */
export interface ModelImage {
  bytes: Uint8Array;
  mediaType: string;
}

const TIMEOUT = 20_000;
/** Room for six recipes; a model that rambles is cut off. */
const ANSWER_TOKENS = 6_000;
const BREAKER = { failures: 3, pause: 60_000 };

/**
 * A model behind an OpenAI-compatible server. Its answers have the right shape and are otherwise untrusted: text of any
 * length and content, to be checked by whoever asked.
 */
export class LanguageModel {
  readonly #model: ProviderModel;
  readonly #name: string;
  readonly #timeout: number;
  readonly #tracing: Tracing | undefined;
  readonly #breaker = new CircuitBreaker(BREAKER);

  constructor({ baseUrl, model, apiKey, timeout = TIMEOUT, tracing }: ModelSettings) {
    const provider = createOpenAICompatible({ name: 'larder', baseURL: baseUrl, supportsStructuredOutputs: true, ...(apiKey !== undefined && { apiKey }) });
    this.#model = provider(model);
    this.#name = model;
    this.#timeout = timeout;
    this.#tracing = tracing;
  }

  /**
   * Asks once, and once more when the server fails.
   * @throws AppError UNAVAILABLE when no answer of the right shape comes in time, or the last ones all failed
   */
  async ask<T>(question: Question<T>): Promise<T> {
    return this.#breaker.run(() => tracedCall(this.#tracing, `chat ${this.#name}`, () => this.#ask(question))).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : new AppError('UNAVAILABLE', 'The model gave no usable answer.', { cause });
    });
  }

  async #ask<T>({ instructions, prompt, images = [], schema, signal }: Question<T>): Promise<T> {
    const limit = AbortSignal.timeout(this.#timeout);
    const { output } = await generateText({
      model: this.#model,
      instructions,
      messages: [{ role: 'user', content: [{ type: 'text', text: prompt }, ...images.map(({ bytes, mediaType }) => ({ type: 'file' as const, data: bytes, mediaType }))] }],
      output: Output.object({ schema }),
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
      maxRetries: 1,
      maxOutputTokens: ANSWER_TOKENS,
    });
    return output;
  }
}
