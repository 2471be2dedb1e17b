import type { LanguageModel as ProviderModel } from 'ai';
import type { z } from 'zod';
import { CircuitBreaker, LeaveAlone } from './circuit-breaker.ts';
import { AppError } from './errors.ts';
import { askServer } from './model-transport.ts';
import { tracedCall, type Tracing } from './tracing.ts';

/** Where a model answers: any server that speaks the OpenAI protocol (Ollama, vLLM, OpenAI …). */
export interface ModelSettings {
  /** Such as `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** Longest wait for an answer, a second try included, in milliseconds; 20,000 unless given. */
  timeout?: number;
  /** Traces each request, but not its content. */
  tracing?: Tracing | undefined;
  /** Receives why the model did not help: it is not visible otherwise, as Larder falls back to its own result. */
  log?: { warn(facts: object, message: string): void };
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
/** Most of what a server says of its failure that is logged, in characters. */
const SAID_MAX = 300;
/** Some servers leave out where the thoughts begin. */
const THOUGHT_END = '</think>';
const BREAKER = { failures: 3, pause: 60_000 };

/**
 * A model behind an OpenAI-compatible server. Its answers have the right shape and are otherwise untrusted: text of any
 * length and content, to be checked by the caller.
 */
export class LanguageModel {
  /** The libraries are loaded when a model is first asked. */
  readonly #model: () => Promise<ProviderModel>;
  readonly #name: string;
  readonly #timeout: number;
  readonly #apiKey: string | undefined;
  readonly #tracing: Tracing | undefined;
  readonly #log: ModelSettings['log'];
  readonly #breaker = new CircuitBreaker(BREAKER);

  constructor({ baseUrl, model, apiKey, timeout = TIMEOUT, tracing, log }: ModelSettings) {
    let loaded: Promise<ProviderModel> | undefined;
    this.#model = () => (loaded ??= loadModel(baseUrl, model, apiKey));
    this.#name = model;
    this.#timeout = timeout;
    this.#apiKey = apiKey;
    this.#tracing = tracing;
    this.#log = log;
  }

  /**
   * Asks once, and once more when the server fails.
   * @throws AppError UNAVAILABLE when no answer of the right shape comes in time, or the last ones all failed
   */
  async ask<T>(question: Question<T>): Promise<T> {
    return this.#breaker.run(() =>
      tracedCall(this.#tracing, `chat ${this.#name}`, () =>
        this.#ask(question).catch((error: unknown) => this.#fail(error)),
      ),
    );
  }

  #fail(error: unknown): never {
    const failure =
      error instanceof LeaveAlone
        ? error
        : new AppError('UNAVAILABLE', 'The model gave no usable answer.', { cause: new Error(this.#toldOf(error)) });
    this.#log?.warn({ err: failure }, 'The model that AI_BASE_URL names did not help; Larder does without it');
    throw failure;
  }

  /** Without the key, which some servers repeat, and without pages of an answer. */
  #toldOf(error: unknown): string {
    const { message } = error as Error;
    return (this.#apiKey === undefined ? message : message.replaceAll(this.#apiKey, '(AI_API_KEY)')).slice(0, SAID_MAX);
  }

  async #ask<T>({ instructions, prompt, images = [], schema, signal }: Question<T>): Promise<T> {
    const limit = AbortSignal.timeout(this.#timeout);
    const { generateText, Output } = await import('ai');
    const { output } = await generateText({
      model: await this.#model(),
      instructions,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: prompt },
            ...images.map(({ bytes, mediaType }) => ({ type: 'file' as const, data: bytes, mediaType })),
          ],
        },
      ],
      output: Output.object({ schema }),
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
      maxRetries: 1,
      maxOutputTokens: ANSWER_TOKENS,
    });
    return output;
  }
}

async function loadModel(baseURL: string, model: string, apiKey: string | undefined): Promise<ProviderModel> {
  const [{ createOpenAICompatible }, { extractJsonMiddleware, wrapLanguageModel }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('ai'),
  ]);
  const provider = createOpenAICompatible({
    name: 'larder',
    baseURL,
    supportsStructuredOutputs: true,
    fetch: askServer,
    ...(apiKey !== undefined && { apiKey }),
  });
  return wrapLanguageModel({ model: provider(model), middleware: extractJsonMiddleware({ transform: objectIn }) });
}

/** The JSON object of an answer, which many models put behind their thoughts, and into a code fence with a sentence around it. */
function objectIn(text: string): string {
  const thought = /^\s*\{/.test(text) ? -1 : text.lastIndexOf(THOUGHT_END);
  const said = thought < 0 ? text.replace(/^\s*<think>[^]*/, '') : text.slice(thought + THOUGHT_END.length);
  return said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
}
