import { badInput } from '../../shared/errors.ts';
import { PAGE_MAX } from '../../shared/page.ts';
import { readSearchText } from '../../shared/search-text.ts';
import { combineFacts, type Facts, type KnownFood, type Swap } from './foods/food-knowledge.ts';
import { suitsUses } from './foods/food-uses.ts';
import { foodPicture } from './foods/food-picture.ts';
import type { FoodStore } from './foods/food-store.ts';
import { classifyLines } from './lines/classify.ts';
import { cupVolume } from './units/cup-volume.ts';
import { NoFoodReason } from './lines/line-foodless.ts';
import { partsOfLine, type LineOfFoods } from './lines/line-parts.ts';
import { linkLine } from './lines/line-linker.ts';
import type { FoodNames } from './names/food-names.ts';

/** A food offered while a cook types. */
export interface Suggestion {
  name: string;
  commonUnit: string | null;
  food: KnownFood;
}

/** A stand-in for a food. */
export interface StandIn extends Swap {
  food: KnownFood;
}

/** What can be asked about foods. Anyone may. */
export class IngredientService {
  readonly #store: FoodStore;
  readonly #popularity: (food: number) => number;

  /** @param popularity in how many recipes a food, given by number, is needed */
  constructor(store: FoodStore, popularity: (food: number) => number) {
    this.#store = store;
    this.#popularity = popularity;
  }

  /** A food by slug or id. */
  find(slug: string): KnownFood | undefined {
    return this.#store.knowledge.bySlug(slug) ?? this.#store.knowledge.byId(slug);
  }

  /** A food by id. */
  byId(id: string): KnownFood | undefined {
    return this.#store.knowledge.byId(id);
  }

  /** The food that an ingredient line is linked to, if it is linked. */
  foodOf({ food }: { food?: string | null | undefined }): KnownFood | undefined {
    return food ? this.byId(food) : undefined;
  }

  /** A line as one line for each of its foods. */
  partsOf<L extends LineOfFoods>(line: L): L[] {
    return partsOfLine(line, this.#store);
  }

  /**
   * The numbers by which recipes ask for a food: its own, those of its kinds, and those of choices that offer one of them.
   * @param name slug or name
   * @throws AppError BAD_USER_INPUT for a food that is not known
   */
  needsOf(name: string): number[] {
    const food = this.find(name) ?? this.#store.names.resolve(name)?.food;
    if (!food) throw badInput(`There is no ingredient "${name.slice(0, 40)}".`, 'food');
    const kinds = this.#store.knowledge.withKinds(food.number);
    return [...new Set(kinds.flatMap((kind) => [kind, ...this.#store.choices.offering(kind)]))];
  }

  /** How many foods there are. */
  count(): number {
    return this.#store.knowledge.foods.length;
  }

  /** The foods a started word may become, what most cooks mean first. */
  suggest(text: string, first: number): Suggestion[] {
    const started = readSearchText(text);
    if (first < 1 || first > PAGE_MAX) throw badInput(`Ask for 1 to ${PAGE_MAX} suggestions.`, 'first');
    if (started === '') return [];
    const found = this.#store.names.suggest(started, first, (food) => this.#popularityOf(food));
    return found.map(({ name, food }) => ({ name, food, commonUnit: food.commonUnit }));
  }

  /**
   * The foods that most recipes need, what most need first. What hardly any kitchen lacks is not among them.
   * @param first 1 to 100
   * @throws AppError BAD_USER_INPUT for another number
   */
  common(first: number): KnownFood[] {
    if (first < 1 || first > PAGE_MAX) throw badInput(`Ask for 1 to ${PAGE_MAX} foods.`, 'first');
    return this.#store.knowledge.foods
      .filter(({ isStaple }) => !isStaple)
      .map((food) => ({ food, recipes: this.#popularity(food.number) }))
      .filter(({ recipes }) => recipes > 0)
      .sort((one, other) => other.recipes - one.recipes || one.food.number - other.food.number)
      .slice(0, first)
      .map(({ food }) => food);
  }

  /** In how many recipes a food or a kind of it is needed: few ask for chicken, and many for its parts. */
  #popularityOf({ number }: KnownFood): number {
    return this.#store.knowledge.withKinds(number).reduce((sum, food) => sum + this.#popularity(food), 0);
  }

  /** The food that a food is a kind of. */
  parentOf(food: KnownFood): KnownFood | undefined {
    return food.parentId === null ? undefined : this.#store.knowledge.byId(food.parentId);
  }

  /** What can stand in for a food, best first; each as it does in most dishes. */
  standInsFor(food: KnownFood): StandIn[] {
    return [...new Map(this.#everyStandIn(food).map((standIn) => [standIn.useId, standIn])).values()];
  }

  #everyStandIn(food: KnownFood): StandIn[] {
    return this.#store.knowledge.swapsFor(food).flatMap((swap) => {
      const use = this.#store.knowledge.byId(swap.useId);
      return use ? [{ ...swap, food: use }] : [];
    });
  }

  /**
   * What can stand in for the food of a recipe's line: first what the line itself offers ("butter or oil"), then what can for the food as it is used there, best first.
   * @param uses what the line is used for, as `FOOD_USES` name it
   * @param fits whether a food suits the dish otherwise; what the line itself offers does
   */
  standInsOf(
    line: { food?: string | null | undefined; text: string },
    uses: readonly string[],
    fits: (use: KnownFood) => boolean = () => true,
  ): StandIn[] {
    const food = this.foodOf(line);
    if (!food) return [];
    const every = this.#everyStandIn(food);
    const suiting = every.filter((standIn) => suitsUses(standIn.contexts, uses) && fits(standIn.food));
    const known = [...new Map([...every, ...suiting.reverse()].map((standIn) => [standIn.useId, standIn])).values()];
    const own = alternativesOf(line.text, food, this.#store.names).map(
      (other) => known.find(({ useId }) => useId === other.id) ?? offered(line.text, food, other),
    );
    return [...own, ...known.filter((standIn) => !own.includes(standIn) && suiting.includes(standIn))];
  }

  /** Diet and allergens of lines together: of the food that each is linked to, and of whatever else it names. */
  factsOf(lines: readonly { text: string; food?: string | null | undefined }[]): Facts {
    return classifyLines(
      lines.map((line) => {
        const linked = linkLine(line.text, this.#store.names);
        const food = this.foodOf(line);
        if (!food || food === linked.food) return linked;
        return {
          ...linked,
          facts: linked.isUnknown ? food : combineFacts([food, linked.facts]),
          isNoFood: false,
          isUnknown: false,
        };
      }),
    );
  }

  /** Millilitres of one unit of a line that weighs what American cooks measure in cups; undefined elsewhere, see `cupVolume`. */
  cupVolumeOf(line: { food?: string | null | undefined; unit?: string | null | undefined }): number | undefined {
    const food = this.foodOf(line);
    return food && cupVolume(line.unit ?? null, food, (known) => this.lineage(known).slice(1));
  }

  /** Why a line asks for no food; null where it asks for one, known or not. */
  noFoodOf({ text, isNoFood }: { text: string; isNoFood?: boolean }): NoFoodReason | null {
    if (isNoFood !== true) return null;
    // What names a part of the recipe is known as that only beside its other lines.
    return linkLine(text, this.#store.names).noFood ?? NoFoodReason.PART;
  }

  /** Slugs of a food and of those it is a kind of, the nearest first. */
  lineage({ slug, ancestors }: KnownFood): string[] {
    return [slug, ...ancestors.map((number) => this.#store.knowledge.byNumber(number)?.slug ?? '')];
  }

  /** Address of the small picture of a food: its own, or that of the nearest food it is a kind of. */
  pictureOf(food: KnownFood): string {
    return foodPicture(this.lineage(food), food.category);
  }
}

/** What offers a choice, and is not the stroke of a fraction; nearly no line has it. */
const CHOICE = /\bor\b|\/(?!\d)/i;
/** The other food has an amount of its own: "2 chicken thighs or 1 block of tofu". */
const OWN_AMOUNT = /\bor (?:about )?(?:[\d½¼¾⅓⅔⅛]|an? |one |half )/i;

function alternativesOf(text: string, food: KnownFood, names: FoodNames): KnownFood[] {
  const offers = CHOICE.test(text) ? linkLine(text, names).alternativeFoods : [];
  return [...new Set(offers)].filter(({ id }) => id !== food.id);
}

/** A stand-in that only this line knows of: as much of it as of the food, unless it says how much. */
function offered(text: string, food: KnownFood, other: KnownFood): StandIn {
  return {
    foodId: food.id,
    useId: other.id,
    food: other,
    ratio: OWN_AMOUNT.test(text) ? null : 1,
    contexts: [],
    withId: null,
    note: `The recipe says: ${text}`,
  };
}
