import type { FoodKnowledge } from '../../ingredients/foods/food-knowledge.ts';
import type { Recognized, Recognizer } from '../recognizer.ts';
import { NetworkProcess } from './network-process.ts';
import type { Sighting } from './verdict.ts';

/** The recogniser that comes with Larder: needs no key and no network. */
export class BuiltinRecognizer implements Recognizer {
  readonly #process = new NetworkProcess();
  readonly #foods: () => FoodKnowledge;

  /** @param foods the catalogue of the moment */
  constructor(foods: () => FoodKnowledge) {
    this.#foods = foods;
  }

  async recognize(photo: Uint8Array, caller: string, signal?: AbortSignal): Promise<Recognized[]> {
    const sightings = await this.#process.look(photo, caller, signal);
    return sightings.map((sighting) => this.#linked(sighting));
  }

  /** Refuses what waits and ends the process of the networks, for an orderly stop. */
  close(): void {
    this.#process.close();
  }

  #linked({ name, food, confidence }: Sighting): Recognized {
    const known = food === null ? undefined : this.#foods().bySlug(food);
    return { name, normalized: known?.name ?? null, foodId: known?.id ?? null, confidence };
  }
}
