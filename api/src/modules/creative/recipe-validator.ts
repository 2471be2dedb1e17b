import type { Diet } from '../ingredients/dietary.ts';
import { slugify } from '../../shared/slug.ts';
import { fitsDiet, isFreeOf, type FoodKnowledge, type KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import type { DietFact } from '../ingredients/food.entity.ts';
import { checkRecipe } from '../recipes/checks/check-recipe.ts';
import { isListed } from '../recipes/checks/check-steps.ts';
import { FoodMentions, type Mention } from '../recipes/checks/food-mentions.ts';
import { deriveFromLines, type Derived } from '../recipes/recipe-draft.ts';
import { addedTwice } from './added-twice.ts';
import type { CreativeRequest } from './dish-plan.ts';
import { halfUsed } from './half-used.ts';
import { unsafeThings } from './kitchen-safety.ts';
import type { CreativeDraft } from './write-dish.ts';

/** A draft that came through, with what was derived from it. */
export interface Passed {
  draft: CreativeDraft;
  derived: Derived;
}

/** What dishes are called, in words that cans and packets bear too. */
const DISHES = 'soup stew chowder broth burger slaw curry chilli salad risotto gratin crumble granola keema casserole';

/** Whether a food is known not to be for a diet; of what is unknown the list of the recipe says so itself. */
function isBeyond({ diet }: KnownFood, kept: Diet | DietFact): boolean {
  return diet !== 'unknown' && kept !== 'unknown' && kept !== 'none' && !fitsDiet(diet, kept as Diet);
}

/** Lets through only what a cook may be served, whichever author wrote it: the rules of the catalogue, the cook's own wishes, and safety. */
export class RecipeValidator {
  readonly #knowledge: FoodKnowledge;
  readonly #names: FoodNames;
  readonly #mentions: FoodMentions;

  constructor(knowledge: FoodKnowledge, names: FoodNames) {
    this.#knowledge = knowledge;
    this.#names = names;
    this.#mentions = new FoodMentions(knowledge);
  }

  /** What is derived from a draft, and everything that is wrong with it, in sentences. */
  judge(draft: CreativeDraft, request: CreativeRequest): { derived: Derived; problems: string[] } {
    const derived = deriveFromLines(draft.title, draft.lines, this.#names);
    const recipe = { ...draft, file: draft.title, slug: slugify(draft.title), instructions: draft.steps, derived };
    const found = checkRecipe(recipe, this.#knowledge, this.#mentions).map(
      ({ field, message }) => `${field ?? 'recipe'}: ${message}`,
    );
    const foods = derived.lines.flatMap(({ food }) => food ?? []);
    return {
      derived,
      problems: [
        ...found,
        ...this.#againstRequest(draft, derived, request),
        ...this.#besideList(draft, derived, request),
        ...unsafeThings(draft, foods),
        ...addedTwice(draft.steps, foods, this.#mentions),
        ...halfUsed(draft.steps, foods, this.#mentions),
      ],
    };
  }

  /**
   * What the texts of a draft name that is not in its list, from which alone diet and allergens follow: in a step it must bring nothing
   * that the list is free of, and in a title or description nothing that the cook avoids. In sentences.
   */
  #besideList(
    { title, description, steps }: CreativeDraft,
    { lines, ...facts }: Derived,
    request: CreativeRequest,
  ): string[] {
    const beside = (texts: readonly string[]): Mention[] =>
      texts.flatMap((text) => this.#mentions.in(text)).filter((mention) => !isListed(mention, lines, DISHES));
    const added = beside(steps.map(({ text }) => text)).filter(
      ({ food }) => food.contains.some((allergen) => !facts.contains.includes(allergen)) || isBeyond(food, facts.diet),
    );
    const avoided = beside([title, description, ...steps.map(({ text }) => text)]).filter(
      ({ food }) =>
        food.contains.some((allergen) => request.allergies.includes(allergen)) ||
        isBeyond(food, request.diet) ||
        request.excluded.has(food.number),
    );
    return [
      ...new Set(
        [...added, ...avoided].map(({ words }) => `text: "${words.join(' ')}" is not in the list of ingredients`),
      ),
    ];
  }

  #againstRequest(draft: CreativeDraft, derived: Derived, request: CreativeRequest): string[] {
    const excluded = [...derived.neededFoods, ...derived.stapleFoods].filter((food) => request.excluded.has(food));
    const names = excluded.map((food) => this.#knowledge.byNumber(food)?.name).join(', ');
    return [
      ...(fitsDiet(derived.diet, request.diet) ? [] : [`diet: is not ${request.diet}`]),
      ...(isFreeOf(derived, request.allergies) ? [] : [`allergies: is not free of ${request.allergies.join(', ')}`]),
      ...(excluded.length > 0 ? [`exclude: uses ${names}`] : []),
      ...(draft.cookTime > request.maxCookTime
        ? [`cookTime: ${draft.cookTime} is over ${request.maxCookTime} minutes`]
        : []),
      ...(request.cuisine !== null && draft.cuisine !== request.cuisine ? [`cuisine: is not ${request.cuisine}`] : []),
      ...(request.difficulty !== null && draft.difficulty !== request.difficulty
        ? [`difficulty: is not ${request.difficulty}`]
        : []),
    ];
  }
}
