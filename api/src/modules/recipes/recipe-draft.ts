import type { Difficulty, RecipeStatus } from '../../shared/enums.ts';
import type { Cuisine } from '../../shared/limits.ts';
import { classifyLines } from '../ingredients/lines/classify.ts';
import type { Facts } from '../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import { linkLine, type LinkedLine } from '../ingredients/lines/line-linker.ts';
import { recipeNeeds } from './needed-foods.ts';

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
  description: string;
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
  /** Made for what a cook had; absent for what people wrote. */
  isCreative?: true;
  /** Where it came from, such as `larder:shakshuka`; one recipe is stored for each. */
  origin: string;
  /** Address of the page that it was taken over from. */
  sourceUrl?: string;
}

/** A line with its food. */
export interface DraftedLine extends LinkedLine {
  group: string | null;
}

/** What is derived from the lines of a recipe when it is written. */
export interface Derived extends Facts {
  lines: DraftedLine[];
  neededFoods: number[];
  stapleFoods: number[];
  unlinkedLines: number;
}

/** Links the lines to foods, and derives needs, diet and allergens from these alone. */
export function deriveFromLines(lines: readonly DraftLine[], names: FoodNames): Derived {
  const linked = lines.map((line) => draftLine(line, names));
  const staples = new Set(linked.filter(({ food }) => food?.isStaple).map(({ food }) => food?.number));
  const needs = recipeNeeds(
    linked.filter((line) => !line.isNoFood).map((line) => ({ food: line.food?.number ?? null, isOptional: line.optional })),
    (food) => staples.has(food),
  );
  const { diet, contains, unsure } = classifyLines(linked);
  return { diet, contains, unsure, lines: linked, neededFoods: needs.needed, stapleFoods: needs.staples, unlinkedLines: needs.unlinked };
}

function draftLine({ text, group, food }: DraftLine, names: FoodNames): DraftedLine {
  const line = linkLine(text, names);
  const named = food === null ? undefined : names.resolve(food);
  if (!named) return { ...line, group };
  return { ...line, group, name: named.food.name, food: named.food, confidence: 1, facts: named.food, isNoFood: false, isUnknown: false };
}
