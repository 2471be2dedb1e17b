import type { FoodKnowledge } from '../../ingredients/foods/food-knowledge.ts';
import type { Recipe, RecipeLine } from '../../recipes/recipe.entity.ts';
import { judgeRecipe, type JudgedLine, type Kitchen } from './match-score.ts';
import { MatchState } from './match-state.ts';

/** How one recipe fits what a cook has. */
export interface RecipeMatch {
  recipe: Recipe;
  /** 0 to 100. */
  matchPercentage: number;
  /** Share of the held foods that the recipe uses, 0 to 1. */
  usedOfYours: number;
  hasAllIngredients: boolean;
  missingIngredients: string[];
  isCreative: boolean;
  lines: MatchLine[];
}

/** One ingredient line of a match. */
export interface MatchLine {
  ingredient: RecipeLine;
  state: MatchState;
  /** Name of the held food it is covered through. */
  via: string | null;
  /** What to know about a swap. */
  note: string | null;
}

/** Judges a recipe for a kitchen, and says of each line in the names of foods why it is as it is. */
export function matchRecipe(recipe: Recipe, lines: readonly RecipeLine[], kitchen: Kitchen, knowledge: FoodKnowledge): RecipeMatch {
  const numberOf = ({ food }: RecipeLine): number | null => (food ? (knowledge.byId(food)?.number ?? null) : null);
  const nameOf = (food: number): string | null => knowledge.byNumber(food)?.name ?? null;
  const match = judgeRecipe(lines.map((line) => ({ ingredient: line, food: numberOf(line), isOptional: line.isOptional })), kitchen);
  return {
    recipe,
    matchPercentage: match.percentage,
    usedOfYours: kitchen.held.length === 0 ? 0 : match.used.length / kitchen.held.length,
    hasAllIngredients: match.hasAll,
    missingIngredients: missingNames(match.lines, nameOf),
    isCreative: recipe.isCreative,
    lines: match.lines.map(({ line, state, cover }) => ({ ingredient: line.ingredient, state, via: cover && nameOf(cover.via), note: cover?.swap?.note ?? null })),
  };
}

type LinkedLine = JudgedLine<{ ingredient: RecipeLine; food: number | null; isOptional: boolean }>;

/** Each once; a line that stands for no food we know by its own words. */
function missingNames(lines: readonly LinkedLine[], nameOf: (food: number) => string | null): string[] {
  const absent = lines.filter(({ state }) => state === MatchState.MISSING || state === MatchState.UNKNOWN);
  return [...new Set(absent.map(({ line: { food, ingredient } }) => (food === null ? null : nameOf(food)) ?? ingredient.name))];
}
