import { slugify } from '../../shared/slug.ts';
import { fitsDiet, isFreeOf, type FoodKnowledge } from '../ingredients/food-knowledge.ts';
import type { FoodNames } from '../ingredients/food-names.ts';
import { checkRecipe } from '../recipes/checks/check-recipe.ts';
import { FoodMentions } from '../recipes/checks/food-mentions.ts';
import { deriveFromLines, type Derived } from '../recipes/recipe-draft.ts';
import type { Wish } from './dish-plan.ts';
import { unsafeThings } from './kitchen-safety.ts';
import type { CreativeDraft } from './write-dish.ts';

/** A draft that came through, with what was derived from it. */
export interface Passed {
  draft: CreativeDraft;
  derived: Derived;
}

/** Lets through only what a cook may be served, whoever wrote it: the rules of the catalogue, the cook's own wishes, and safety. */
export class RecipeGate {
  readonly #knowledge: FoodKnowledge;
  readonly #names: FoodNames;
  readonly #mentions: FoodMentions;

  constructor(knowledge: FoodKnowledge, names: FoodNames) {
    this.#knowledge = knowledge;
    this.#names = names;
    this.#mentions = new FoodMentions(knowledge);
  }

  /** What is derived from a draft, and everything that is wrong with it, in sentences. */
  judge(draft: CreativeDraft, wish: Wish): { derived: Derived; problems: string[] } {
    const derived = deriveFromLines(draft.lines, this.#names);
    const recipe = { ...draft, file: draft.title, slug: slugify(draft.title), instructions: draft.steps, derived };
    const found = checkRecipe(recipe, this.#knowledge, this.#mentions).map(({ field, message }) => `${field ?? 'recipe'}: ${message}`);
    const foods = derived.lines.flatMap(({ food }) => food ?? []);
    return { derived, problems: [...found, ...this.#againstWish(draft, derived, wish), ...unsafeThings(draft, foods)] };
  }

  #againstWish(draft: CreativeDraft, derived: Derived, wish: Wish): string[] {
    const excluded = [...derived.neededFoods, ...derived.stapleFoods].filter((food) => wish.excluded.has(food));
    const names = excluded.map((food) => this.#knowledge.byNumber(food)?.name).join(', ');
    return [
      ...(fitsDiet(derived.diet, wish.diet) ? [] : [`diet: is not ${wish.diet}`]),
      ...(isFreeOf(derived, wish.allergies) ? [] : [`allergies: is not free of ${wish.allergies.join(', ')}`]),
      ...(excluded.length > 0 ? [`exclude: uses ${names}`] : []),
      ...(draft.cookTime > wish.maxCookTime ? [`cookTime: ${draft.cookTime} is over ${wish.maxCookTime} minutes`] : []),
      ...(wish.cuisine !== null && draft.cuisine !== wish.cuisine ? [`cuisine: is not ${wish.cuisine}`] : []),
      ...(wish.difficulty !== null && draft.difficulty !== wish.difficulty ? [`difficulty: is not ${wish.difficulty}`] : []),
    ];
  }
}
