import { DISH_NAME_MAX } from '../recipes/recipe-limits.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { isAscii } from '../ingredients/names/foreign-words.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { cuisineOf } from '../recipes/cuisine.ts';
import type { NameFit } from '../recipes/name-fit.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import type { ResolvedIngredient } from './resolved-ingredient.ts';
import { BEFORE_WITH, DISH, kindInEnglish } from './typed/dish-words.ts';
import { withoutAccents } from '../../shared/without-accents.ts';

/** What the dishes of a search are found with. */
export interface DishSources {
  foods: Pick<FoodStore, 'names' | 'knowledge'>;
  recipes: Pick<RecipeService, 'named' | 'namesakes' | 'byNumbers' | 'mostRated'>;
  /** In how many published recipes a food is needed, by itself or in a choice. */
  popularity: (food: number) => number;
}

type Fit = Pick<NameFit, 'number' | 'fit' | 'isSpelt'>;

/** One text of a search, and the recipes that go by it. */
export interface TypedDish {
  typed: ResolvedIngredient;
  fits: Fit[];
  /** The texts that these go by: of "beans on toast" the whole, not the beans. */
  names: string[];
  /** Where none does, those that go by its last word: the curries, for "salmon curry". */
  akin: Fit[];
}

/** The fit of the very name. */
const EXACT = 1_000;

/** The least fit of a whole name that is only a letter or two off. */
const NEARLY_EXACT = 940;

/** What says how somebody eats, and is the name of no dish, however it is spelt: kosher is no koshari. */
const WAY_OF_EATING =
  /^(?:kosher|halal|keto(?:genic)?|paleo|atkins|low[- ](?:carb|fat|cal|fodmap)|fodmap|healthy|organic)$/i;

/** What says more of a dish than its name. */
const WITH = /\w (?:with|w\/) ?\w/i;

/** Looks for the recipes that go by texts, in as many statements for fifteen texts as for one. */
export class DishNames {
  readonly #sources: DishSources;

  constructor(sources: DishSources) {
    this.#sources = sources;
  }

  /** The recipes that go by each of some texts, or are of the kind of dish it asks for. */
  async read(typed: readonly ResolvedIngredient[]): Promise<TypedDish[]> {
    const { recipes } = this.#sources;
    const isAlone = typed.length === 1;
    const asked = typed.map((one) => ({ one, names: !isAlone && this.#isAtHome(one) ? [] : this.#namesOf(one) }));
    // What is wanted without something is a dish, though food is called so: the ice cream of "vegan ice cream".
    const toMake = new Set(asked.flatMap(({ one, names }) => (one.isExcluded ? names : [])));
    const isFood = (name: string): boolean => !toMake.has(name) && this.#isFood(name);
    const foods = [...new Set(asked.flatMap(({ names }) => names).filter(isFood))];
    const others = [...new Set(asked.flatMap(({ one, names }) => [...names, ...kindOf(one)]))].filter(
      (name) => !isFood(name),
    );
    const [sakes, named] = await Promise.all([recipes.namesakes(foods.flatMap(inBothNumbers)), recipes.named(others)]);
    const sakesOf = (name: string): Fit[] => {
      const at = inBothNumbers(name).length * foods.indexOf(name);
      return at < 0
        ? []
        : [sakes[at] ?? [], sakes[at + 1] ?? []].flat().map((number) => ({ number, fit: EXACT, isSpelt: true }));
    };
    const namedBy = (name: string): NameFit[] => named[others.indexOf(name)] ?? [];
    return asked.map(({ one, names }) => {
      const found = names.map((name) => [...sakesOf(name), ...this.#called(one, name, namedBy(name))]);
      const fits = found.flat();
      const akin = fits.length > 0 ? [] : kindOf(one).flatMap((kind) => spelt(namedBy(kind)));
      return { typed: one, fits, names: names.filter((_name, at) => (found[at]?.length ?? 0) > 0), akin };
    });
  }

  /** Whether a text names any food that is there. */
  namesAnyFood({ held }: ResolvedIngredient): boolean {
    return held.length > 0;
  }

  /** Whether any published recipe needs a food or a kind of it. */
  isNeeded({ number }: KnownFood): boolean {
    const { foods, popularity } = this.#sources;
    return foods.knowledge.withKinds(number).some((kind) => popularity(kind) > 0);
  }

  /** Whether a text is first of all the name of a food: of what is no dish, even where recipes need only others of its kind. */
  isCalled(food: KnownFood, name: string): boolean {
    const isName = this.#sources.foods.names.find(name) === food && isFoodFirst(food, name);
    return isName && (this.isNeeded(food) || (RAW.has(food.category) && this.#isTaken(food)));
  }

  /** Whether recipes need what a food is a kind of: white fish may be haddock. */
  #isTaken({ ancestors }: KnownFood): boolean {
    return ancestors.some((kind) => this.#sources.popularity(kind) > 0);
  }

  /**
   * Of the recipes with all words of a text in their names those that the text asks for: where it names nothing but foods that recipes need,
   * only those called just so, or whose name has what is said of the one food, too: "eggs on toast", "omelette with ham".
   */
  #called(typed: ResolvedIngredient, name: string, fits: readonly NameFit[]): NameFit[] {
    const food = typed.held.find((one) => this.isNeeded(one));
    const isOneFood = this.#sources.foods.names.find(name) ?? (food && (name !== typed.name || isAsLong(food, name)));
    // "Spagetti carbonara without cream" is that dish, and not spaghetti with a sauce.
    const mayBeMisspelt = typed.excludes.length > 0 && food !== undefined && !isAsLong(food, name);
    const isDish = ({ isWhole, fit }: NameFit): boolean => mayBeMisspelt && isWhole && fit >= NEARLY_EXACT;
    if (isOneFood) return fits.filter((one) => one.isSpelt || isDish(one));
    // Where brownies may not be had, "brownis" are not brown rice.
    if (typed.excludes.length > 0 && isMisspelt(fits)) return fits.filter(({ isWhole }) => isWhole);
    return fits.filter(({ isWhole }) => isWhole || WITH.test(name) || !food);
  }

  /** The texts by which the dish of a typed text may go; for one of another language that no recipe needs as food also its English name: Pfannkuchen are pancakes. */
  #namesOf(one: ResolvedIngredient): string[] {
    const { food, isExcluded } = one;
    const own = namesOf(one).filter((name) => !this.#isByItsAccents(name));
    // A salad in another language may also be lettuce, which is there then.
    const written = [
      ...own,
      ...own.flatMap((name) => (food && !isExcluded && isFoodFirst(food, name) ? [] : (kindInEnglish(name) ?? []))),
    ];
    return food === null || isExcluded || this.isNeeded(food) ? written : [...new Set([...written, food.name])];
  }

  /** Whether only its accents make a name that of this food, as dishes are found without: pâtes are pasta, and no pâté. */
  #isByItsAccents(name: string): boolean {
    const { names } = this.#sources.foods;
    const food = isAscii(name) ? undefined : names.find(name);
    return food !== undefined && names.find(withoutAccents(name)) !== food;
  }

  /** Whether a text among others tells of nothing but a food that is there: who has olive oil, stock and kidneys asks for no dish that is called after them. */
  #isAtHome({ name, food, isExcluded }: ResolvedIngredient): boolean {
    if (food === null || isExcluded || DISH.test(name) || this.#sources.foods.names.find(name) !== food) return false;
    return food.isStaple || (isFoodFirst(food, name) && (COOKED.has(food.category) || STOCK.test(food.name)));
  }

  /** Whether a name is first of all that of a food: "cake" is none while no recipe needs one, and "risotto" more than its rice. */
  #isFood(name: string): boolean {
    const food = this.#sources.foods.names.find(name);
    return food !== undefined && this.isNeeded(food) && (!DISH.test(name) || isFoodFirst(food, name));
  }
}

/** Aisles of what is no dish by itself, whatever it is called. */
const RAW = new Set(['fish', 'vegetables', 'fruit', 'herbs', 'spices', 'dairy', 'cheese']);

/** Aisles of what dishes are cooked from. */
const COOKED = new Set([...RAW, 'meat', 'poultry', 'pulses', 'grains', 'basics', 'oils-and-vinegars']);

/** What is made at home too, but seldom by who has some. */
const STOCK = /\bstock$/;

/** A food by its own name asks for a food; by another word, where it is more than an ingredient, for a dish: lasagna is more than its sheets. */
const isFoodFirst = ({ name, plural, category }: KnownFood, typed: string): boolean =>
  RAW.has(category) ||
  [name, plural].includes(typed.trim().toLowerCase()) ||
  (category === 'bread' && /\bbread$/i.test(typed.trim()));

/** Whether a text has as many words as a food's name: "chicken breats" are chicken breasts, "buter chicken" is more than chicken. */
const isAsLong = ({ name }: KnownFood, typed: string): boolean => name.split(' ').length === typed.split(' ').length;

/** The texts by which the dish of a typed text may go. */
function namesOf({ name, phrase, isExcluded }: ResolvedIngredient): string[] {
  const names = new Set([...(isExcluded ? [] : [name]), ...(phrase === null ? [] : [phrase])]);
  return [...names].filter(
    (one) => one !== '' && one.length <= DISH_NAME_MAX && !WAY_OF_EATING.test(one) && !cuisineOf(one),
  );
}

/** The kind of dish that a text asks for: its last word, or what stands before a "with": the cottage pie of "cottage pie with sweet potato". */
function kindOf({ dish, name, isExcluded }: ResolvedIngredient): string[] {
  const kind = dish?.kind ?? (isExcluded ? undefined : BEFORE_WITH.exec(name)?.[1]);
  return kind === undefined || kind.length > DISH_NAME_MAX || ASKS.test(kind) ? [] : [kindInEnglish(kind) ?? kind];
}

/** How words before a "with" end that ask for any dish: "what can I cook with gnocchi". */
const ASKS =
  /\b(?:cook|make|do|bake|eat|prepare|create|dinner|lunch|breakfast|supper|tea|some(?:thing|one)|anything|ideas?|recipes?|meals?|dish(?:es)?)$/i;

/** Those that go by a name as it is spelt; where none does, those of just that name but for typing errors: jambalya. */
function spelt(fits: readonly NameFit[]): NameFit[] {
  const exact = fits.filter(({ isSpelt }) => isSpelt);
  return exact.length > 0 ? exact : fits.filter(({ isWhole }) => isWhole);
}

/** Whether a text is best read as the whole name of a dish with a typing error. */
const isMisspelt = ([best]: readonly NameFit[]): boolean => best !== undefined && best.isWhole && !best.isSpelt;

/** A name in singular and plural, as far as a letter tells them apart: burger, burgers. */
const inBothNumbers = (name: string): [string, string] => [name, /s$/i.test(name) ? name.slice(0, -1) : `${name}s`];
