import type { Recognized, Recognizer } from './recognizer.ts';

/** The recognisers of the process: one of our own that is always there, and perhaps one that asks a language model. */
export class Recognizers {
  readonly #builtin: Recognizer & { close(): void };
  readonly #model: Recognizer | null;

  constructor(builtin: Recognizer & { close(): void }, model: Recognizer | null) {
    this.#builtin = builtin;
    this.#model = model;
  }

  /** Whether there is a language model to ask. */
  get hasModel(): boolean {
    return this.#model !== null;
  }

  /**
   * What is in a photo. The model is asked first if it may be; our own answers when it does not.
   * @throws AppError RATE_LIMITED or UNAVAILABLE when too many photos wait
   */
  async recognize(photo: Uint8Array, caller: string, mayAskModel: boolean): Promise<Recognized[]> {
    if (!this.#model || !mayAskModel) return this.#builtin.recognize(photo, caller);
    return this.#model.recognize(photo, caller).catch(() => this.#builtin.recognize(photo, caller));
  }

  /** Ends what runs beside the process. */
  close(): void {
    this.#builtin.close();
  }
}
