import { createHash } from 'node:crypto';
import { AppError } from '../../shared/errors.ts';
import type { LanguageModel } from '../../shared/language-model.ts';
import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { CreativeStore } from './creative-store.ts';
import { isAmong, mayServe, type CreativeRequest } from './dish-plan.ts';
import type { ModelBudget } from './model-budget.ts';
import { INSTRUCTIONS, repairPrompt, writePrompt, type AskedKitchen } from './model-prompt.ts';
import { draftOfModel, modelRecipes, type ModelRecipe } from './model-recipe.ts';
import type { RecipeValidator } from './recipe-validator.ts';
import type { CreativeDraft } from './write-dish.ts';

/** Longest time the model has for a page, its second attempt included, in milliseconds. */
const PATIENCE = 25_000;

/** What an author works with. */
export interface AuthorTools {
  model: LanguageModel;
  validator: RecipeValidator;
  store: CreativeStore;
  budget: ModelBudget;
  knowledge: FoodKnowledge;
}

/** A recipe of the model with what is wrong with it. */
interface Judged {
  recipe: ModelRecipe;
  draft: CreativeDraft;
  problems: string[];
}

/** Lets the model write, trusts none of it, and never fails: what does not come or does not pass is not there. */
export class ModelAuthor {
  readonly #tools: AuthorTools;

  constructor(tools: AuthorTools) {
    this.#tools = tools;
  }

  /** Writes and stores up to `first` recipes. @returns their numbers; the same request is written for once */
  async write(request: CreativeRequest, from: number, first: number): Promise<number[]> {
    const { store, budget } = this.#tools;
    const usable = request.held.filter((food) => mayServe(food, request));
    if (usable.length === 0 || first < 1) return [];
    const key = requestKey(request, from, first);
    const known = await store.writtenFor(key);
    if (known.length > 0) return known;
    if (!(await budget.take())) return [];
    const drafts = await this.#ask({ request, usable, knowledge: this.#tools.knowledge }, from, first);
    return store.store(drafts, key);
  }

  async #ask(kitchen: AskedKitchen, from: number, first: number): Promise<CreativeDraft[]> {
    const signal = AbortSignal.timeout(PATIENCE);
    try {
      const { model } = this.#tools;
      const { recipes } = await model.ask({
        instructions: INSTRUCTIONS,
        prompt: writePrompt(kitchen, from, first),
        schema: modelRecipes,
        signal,
      });
      const judged = recipes.map((recipe) => this.#judge(recipe, kitchen.request));
      const good = judged.filter(({ problems }) => problems.length === 0);
      const bad = judged.filter(({ problems }) => problems.length > 0);
      const mended = bad.length === 0 ? [] : await this.#repair(bad, kitchen, signal);
      return unlike([...good, ...mended].map(({ draft }) => draft)).slice(0, first);
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return [];
      throw error;
    }
  }

  /** One more chance for what did not pass, with the reasons; when that fails, too, the good ones are kept. */
  async #repair(bad: readonly Judged[], kitchen: AskedKitchen, signal: AbortSignal): Promise<Judged[]> {
    const { model } = this.#tools;
    const answer = await model
      .ask({ instructions: INSTRUCTIONS, prompt: repairPrompt(bad, kitchen), schema: modelRecipes, signal })
      .catch(() => ({ recipes: [] }));
    return answer.recipes
      .map((recipe) => this.#judge(recipe, kitchen.request))
      .filter(({ problems }) => problems.length === 0);
  }

  #judge(recipe: ModelRecipe, request: CreativeRequest): Judged {
    const draft = draftOfModel(recipe, request.servings);
    const { derived, problems } = this.#tools.validator.judge(draft, request);
    const foods = derived.lines.flatMap(({ food }) => food ?? []);
    return { recipe, draft, problems: [...problems, ...this.#againstKitchen(foods, request)] };
  }

  /** A recipe uses what the cook has, and few other things. */
  #againstKitchen(foods: readonly KnownFood[], { held, pantry, maxMissing, mustUse }: CreativeRequest): string[] {
    const isHeld = (food: KnownFood): boolean => isAmong(held, food);
    const missing = new Set(
      foods.filter((food) => !food.isStaple && !isHeld(food) && !isAmong(pantry, food)).map(({ name }) => name),
    );
    return [
      ...(foods.some((food) => !food.isStaple && isHeld(food))
        ? []
        : ["ingredients: none of the cook's own foods is used"]),
      ...(missing.size > maxMissing
        ? [
            `ingredients: ${[...missing].join(', ')} are ${missing.size} foods that the cook lacks, not ${maxMissing} at most`,
          ]
        : []),
      ...(mustUse.every((wanted) => foods.some((food) => wanted.has(food.number)))
        ? []
        : ['ingredients: a food that must be used is not there']),
    ];
  }
}

/** The same request gives the same page. */
function requestKey(request: CreativeRequest, from: number, first: number): string {
  const { held, pantry, excluded, mustUse, ...rest } = request;
  const asked = [
    held.map(({ slug }) => slug),
    pantry.map(({ slug }) => slug).sort(),
    [...excluded],
    mustUse.map((foods) => [...foods]),
    rest,
    from,
    first,
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

/** Without a second recipe of one name. */
function unlike(drafts: readonly CreativeDraft[]): CreativeDraft[] {
  return [...new Map(drafts.map((draft) => [draft.title.toLowerCase(), draft])).values()];
}
