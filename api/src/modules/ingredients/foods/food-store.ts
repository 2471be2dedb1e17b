import type { EntityManager } from '@mikro-orm/postgresql';
import { FoodChoices } from './food-choices.ts';
import { FoodKnowledge } from './food-knowledge.ts';
import { FoodNames } from '../names/food-names.ts';
import { knowledgeOf } from './food-table.ts';
import { readFoodTable } from './read-food-table.ts';

/** Pause before foods that changed are read again, in milliseconds: an import changes many. */
const REST_MS = 200;

/** The foods of the database in memory, reread when they change. */
export class FoodStore {
  #knowledge = new FoodKnowledge([], []);
  #names = new FoodNames(this.#knowledge);
  /** The choices of foods that recipes leave their cooks. */
  readonly choices = new FoodChoices();
  /** Readings begun, and the latest that was taken over: of two at once, the one begun later counts. */
  #begun = 0;
  #taken = 0;
  #timer: NodeJS.Timeout | undefined;

  get knowledge(): FoodKnowledge {
    return this.#knowledge;
  }

  get names(): FoodNames {
    return this.#names;
  }

  /** Whether a food is one that hardly any kitchen lacks; of a choice, whether any of its foods is. */
  isStaple(number: number): boolean {
    return this.choices.foodsOf(number).some((food) => this.#knowledge.byNumber(food)?.isStaple);
  }

  /** Reads again soon; many calls at once make one reading. A failure leaves what was there. */
  refreshSoon(em: EntityManager, onError: (error: unknown) => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(em).catch(onError), REST_MS);
  }

  /** Reads all foods, swaps and choices; until it is done the former ones are served. */
  async refresh(em: EntityManager): Promise<void> {
    await this.choices.refresh(em);
    const turn = ++this.#begun;
    const knowledge = knowledgeOf(await readFoodTable(em.fork()));
    if (turn < this.#taken) return;
    this.#taken = turn;
    this.#knowledge = knowledge;
    this.#names = new FoodNames(this.#knowledge);
  }
}
