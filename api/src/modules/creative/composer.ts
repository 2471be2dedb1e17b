import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import { foodsOf, type DishPlan, type CreativeRequest } from './dish-plan.ts';
import type { Kitchen } from './fill-form.ts';
import type { Grammar } from './grammar.ts';
import type { Pairing } from './pairing.ts';
import { fewPerFood, planBoughtDishes, planDishes, type Planned } from './plan-dishes.ts';
import { RecipeValidator, type Passed } from './recipe-validator.ts';
import { writeDish, type CreativeDraft } from './write-dish.ts';

/** Some of the dishes that chips make. */
export interface Composed {
  dishes: Passed[];
  /** How many dishes there are in all, at most: the rest is not yet judged. */
  total: number;
  /** Foods of the cook that no dish uses. */
  unused: KnownFood[];
  /** No dish takes two of the foods together. */
  areStrangers: boolean;
  /** Dishes that were planned and left out, as they broke a rule. */
  dropped: number;
}

/** Dishes within the limit, preparation and all, from which on no other is offered. */
const SEVERAL = 3;

/** A planned dish written down. */
interface Written {
  plan: DishPlan;
  draft: CreativeDraft;
}

/** Writes recipes for exactly what a cook has, by the grammar: no network, and the same seed gives the same dishes. */
export class Composer {
  readonly #kitchen: Kitchen;
  readonly #validator: RecipeValidator;

  constructor(grammar: Grammar, knowledge: FoodKnowledge, names: FoodNames, pairing: Pairing) {
    this.#kitchen = { grammar, knowledge, pairing };
    this.#validator = new RecipeValidator(knowledge, names);
  }

  /** The dishes from place `from`, at most `first` of them. What breaks a rule is left out, so that nothing bad is served. */
  compose(request: CreativeRequest, from: number, first: number): Composed {
    const { written, areStrangers } = this.#firstOf(request);
    const dishes: Passed[] = [];
    const titles = new Set<string>();
    let dropped = 0;
    let repeated = 0;
    for (const { draft } of written) {
      if (dishes.length >= from + first) break;
      const { derived, problems } = this.#validator.judge(draft, request);
      if (problems.length > 0) {
        dropped += 1;
      } else if (titles.has(draft.title)) {
        repeated += 1;
      } else {
        titles.add(draft.title);
        dishes.push({ draft, derived });
      }
    }
    return {
      dishes: dishes.slice(from),
      total: written.length - dropped - repeated,
      unused: unusedOf(
        written.map(({ plan }) => plan),
        request,
      ),
      areStrangers,
      dropped,
    };
  }

  /** The cook's own dishes; where there are none those that are only seasoned with what there is. */
  #firstOf(request: CreativeRequest): { written: Written[]; areStrangers: boolean } {
    const own = this.#written(planDishes(request, this.#kitchen), request);
    const isAny = own.written.some(({ draft }) => this.#isSound(draft, request));
    return isAny ? own : this.#written(planBoughtDishes(request, this.#kitchen), request);
  }

  /** Planned dishes written down, those within the time; of strangers a few each. */
  #written({ plans, areStrangers }: Planned, request: CreativeRequest): { written: Written[]; areStrangers: boolean } {
    const inTime = plans.flatMap((plan) => {
      const draft = writeDish(plan, request.servings, request.seed);
      return draft && draft.cookTime <= request.maxCookTime ? [{ plan, draft }] : [];
    });
    // The limit is on cooking alone; where some dishes keep it with the preparation, those that do not are left out.
    const whole = inTime.filter(({ draft }) => draft.prepTime + draft.cookTime <= request.maxCookTime);
    const ordered = whole.length >= SEVERAL ? whole : [...whole, ...inTime.filter((dish) => !whole.includes(dish))];
    const written = areStrangers ? fewPerFood(ordered.filter(({ draft }) => this.#isSound(draft, request))) : ordered;
    return { written, areStrangers };
  }

  #isSound(draft: CreativeDraft, request: CreativeRequest): boolean {
    return this.#validator.judge(draft, request).problems.length === 0;
  }
}

function unusedOf(plans: readonly DishPlan[], { held }: CreativeRequest): KnownFood[] {
  const used = new Set(plans.flatMap(({ fills }) => foodsOf(fills).map(({ food }) => food.number)));
  return held.filter((food) => !used.has(food.number));
}
