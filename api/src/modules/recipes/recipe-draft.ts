import type { Difficulty, RecipeStatus } from './recipe-enums.ts';
import type { CoverChoice } from './cover/cover-input.ts';
import type { Cuisine } from './cuisine.ts';
import { classifyLines } from '../ingredients/lines/classify.ts';
import type { Facts, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { NO_CHOICES, type FoodChoices } from '../ingredients/foods/food-choices.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import { linkLine, type LinkedLine } from '../ingredients/lines/line-linker.ts';
import { linkLines } from '../ingredients/lines/recipe-lines.ts';
import { asksOf, withChoices, type LineAsks, type LineNumbers } from './line-asks.ts';
import { namedIn, type NamedFoods } from './named-foods.ts';
import { recipeNeeds } from './needed-foods.ts';
import { lineUses } from './uses/line-uses.ts';

/** An ingredient line as its author wrote it. */
export interface DraftLine {
  text: string;
  group: string | null;
  /** Words for the food, where the line itself does not say it well enough. */
  food: string | null;
}

/** A recipe before it is stored: what a person wrote. */
export interface RecipeDraft {
  slug: string;
  title: string;
  /** Other names that people use for the dish. */
  alsoCalled?: string[];
  description: string;
  /** Shown with it; what is stored stays where it is left out. */
  notes?: string | null;
  authorName: string;
  cuisine: Cuisine | null;
  difficulty: Difficulty;
  /** Minutes. */
  prepTime: number;
  /** Minutes. */
  cookTime: number;
  servings: number;
  tags: string[];
  lines: DraftLine[];
  steps: { description: string; timeMin: number | null }[];
  status: RecipeStatus;
  /** How its cover looks, where the rules of the drawing are not enough. */
  cover?: CoverChoice;
  /** Made for what a cook had; absent for what people wrote. */
  isCreative?: true;
  /** Where it came from, such as `larder:shakshuka`; one recipe is stored for each. */
  origin: string;
  /** Address of the page that it was taken over from. */
  sourceUrl?: string;
}

/** A line with its food. */
export interface ReadLine extends LinkedLine {
  group: string | null;
}

/** A line with what it asks for in its recipe. */
export type DraftedLine = ReadLine & LineNumbers;

/** What is derived from the lines of a recipe when it is written. */
export interface Derived extends Facts {
  lines: DraftedLine[];
  neededFoods: number[];
  /** Those of the needed foods that the dish is named for. */
  namedFoods: number[];
  stapleFoods: number[];
  unlinkedLines: number;
}

/** Links the lines to foods. */
export function linkDraft(lines: readonly DraftLine[], names: FoodNames): ReadLine[] {
  const linked = linkLines(lines, names);
  return lines.map((line, at) => withNamedFood(line, linked[at] ?? linkLine(line.text, names), names));
}

/** Links the lines to foods, and derives needs, diet and allergens from these alone; a choice counts as the first of its foods. */
export function deriveFromLines(
  title: string,
  lines: readonly DraftLine[],
  names: FoodNames,
  alsoCalled: readonly string[] = [],
): Derived {
  const linked = linkDraft(lines, names);
  return derive(linked, {
    asks: asksOf(linked, [], names.knowledge, title),
    choices: NO_CHOICES,
    named: namedIn(title, alsoCalled, names),
  });
}

/** What the linked lines of a recipe ask for, by what its steps and its title say that they are used for. */
export function draftAsks(
  linked: readonly ReadLine[],
  { title, tags, steps }: Pick<RecipeDraft, 'title' | 'tags'> & { steps: readonly { description: string }[] },
  { knowledge }: FoodNames,
): LineAsks {
  const lines = linked.map(({ line, name, food, group }) => ({ text: line, name, food, group }));
  const uses = lineUses({ title, tags, lines, steps: steps.map(({ description }) => description) });
  return asksOf(linked, uses, knowledge, title);
}

/** What else is known where lines that are linked already are derived from. */
export interface Deriving {
  asks: LineAsks;
  choices: FoodChoices;
  /** Those of its foods that the dish is named for. */
  named: NamedFoods;
}

/** The same from lines that are linked already. */
export function derive(linked: readonly ReadLine[], { asks, choices, named }: Deriving): Derived {
  const lines = withChoices(linked, asks, choices);
  const asked = lines
    .filter((line) => !line.isNoFood)
    .flatMap(({ choice, food, beside, optional }) =>
      [choice ?? food?.number ?? null, ...beside].map((number) => ({ food: number, isOptional: optional })),
    );
  const foods = linked
    .flatMap(({ food, foodsBeside, alternativeFoods }) => [food, ...foodsBeside, ...alternativeFoods])
    .filter((food) => food !== null);
  const numbersOf = (some: readonly KnownFood[]): ReadonlySet<number> => new Set(some.map(({ number }) => number));
  const staples = numbersOf(foods.filter((food) => food.isStaple));
  const anyOf =
    (set: ReadonlySet<number>) =>
    (number: number): boolean =>
      choices.foodsOf(number).some((food) => set.has(food));
  const needs = recipeNeeds(asked, anyOf(staples));
  const { diet, contains, unsure } = classifyLines(linked);
  return {
    diet,
    contains,
    unsure,
    lines,
    neededFoods: needs.needed,
    namedFoods: needs.needed.filter(anyOf(numbersOf(named(foods)))),
    stapleFoods: needs.staples,
    unlinkedLines: needs.unlinked,
  };
}

function withNamedFood({ group, food }: DraftLine, line: LinkedLine, names: FoodNames): ReadLine {
  const named = food === null ? undefined : names.resolve(food);
  if (!named) return { ...line, group };
  return {
    ...line,
    group,
    name: named.food.name,
    food: named.food,
    foodsBeside: [],
    alternativeFoods: [],
    confidence: 1,
    facts: named.food,
    isNoFood: false,
    noFood: null,
    isUnknown: false,
  };
}
