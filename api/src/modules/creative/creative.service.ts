import type { EntityManager } from '@mikro-orm/postgresql';
import type { LanguageModel } from '../../shared/language-model.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { MadeRecipes, MakingOrder, RecipeMaker } from '../search/recipe-maker.ts';
import { callerKey, type Caller } from '../users/caller.ts';
import { compose } from './composer-pool.ts';
import { creativeNote } from './creative-note.ts';
import { CreativeStore } from './creative-store.ts';
import { MakingLimit } from './making-limit.ts';
import { ModelAuthor } from './model-author.ts';
import { ModelBudget } from './model-budget.ts';
import { requestOf } from './creative-request.ts';
import { RecipeValidator } from './recipe-validator.ts';
import { foodsByNumber } from './sent-request.ts';

/** How many dishes a cook expects; fewer are explained. */
const EXPECTED = 6;

/** What a creative service works with. */
export interface CreativeTools {
  em: EntityManager;
  foods: FoodStore;
  /** The model that writes recipes; without one the composer does. */
  model: LanguageModel | null;
  caller: Caller;
}

/** Makes recipes for exactly what a cook has. Anyone may; how often for one cook or visitor is limited, and more so where the model is asked. */
export class CreativeService implements RecipeMaker {
  readonly #tools: CreativeTools;
  readonly #store: CreativeStore;

  constructor(tools: CreativeTools) {
    this.#tools = tools;
    this.#store = new CreativeStore(tools.em, tools.foods, new MakingLimit(tools.em, tools.caller));
  }

  /**
   * Makes and stores the recipes of one page; the model's first, where there is one, and the composer's after them.
   * @throws AppError RATE_LIMITED when the caller had too many made, or has several waiting; UNAVAILABLE when too many wait
   */
  async make({ input, plan, first, from }: MakingOrder): Promise<MadeRecipes> {
    const { em, foods, model, caller } = this.#tools;
    const { knowledge } = foods;
    const request = requestOf(input, plan, knowledge);
    const author =
      model &&
      new ModelAuthor({
        model,
        validator: new RecipeValidator(knowledge, foods.names),
        store: this.#store,
        budget: new ModelBudget(em, caller),
        knowledge,
      });
    const written = author ? await author.write(request, from, first) : [];
    const composed = await compose(
      { request, from, first: first - written.length },
      { foods, em, caller: callerKey(caller) },
    );
    const stored = await this.#store.store(composed.drafts);
    const numbers = [...new Set([...written, ...stored])];
    const total = Math.max(composed.total, from + numbers.length);
    const note = creativeNote({
      total,
      wanted: Math.min(EXPECTED, from + first),
      held: request.held,
      unused: foodsByNumber(composed.unused, knowledge),
      areStrangers: composed.areStrangers,
    });
    return { numbers, total, note };
  }
}
