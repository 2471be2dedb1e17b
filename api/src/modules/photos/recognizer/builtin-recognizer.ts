import type { FoodKnowledge } from '../../ingredients/food-knowledge.ts';
import type { Recognized, Recognizer } from '../recognizer.ts';
import { NetworkThread } from './network-thread.ts';
import { readPicture } from './picture.ts';
import type { Sighting } from './verdict.ts';

/** The recogniser that comes with Larder: needs no key and no network. */
export class BuiltinRecognizer implements Recognizer {
  readonly #thread = new NetworkThread();
  readonly #foods: () => FoodKnowledge;

  /** @param foods the catalogue of the moment */
  constructor(foods: () => FoodKnowledge) {
    this.#foods = foods;
  }

  async recognize(photo: Uint8Array, signal?: AbortSignal): Promise<Recognized[]> {
    const sightings = await this.#thread.look(await readPicture(photo), signal);
    return sightings.map((sighting) => this.#linked(sighting));
  }

  /** Ends the worker thread, for an orderly stop. */
  close(): Promise<void> {
    return this.#thread.close();
  }

  #linked({ name, food, confidence }: Sighting): Recognized {
    const known = food === null ? undefined : this.#foods().bySlug(food);
    return { name, normalized: known?.name ?? null, foodId: known?.id ?? null, confidence };
  }
}
