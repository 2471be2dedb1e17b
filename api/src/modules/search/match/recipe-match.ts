import type { FoodKnowledge, KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../../ingredients/foods/food-store.ts';
import type { LineNeed } from '../../recipes/needed-foods.ts';
import type { Recipe, RecipeLine } from '../../recipes/recipe.entity.ts';
import type { SwappedLine } from '../../recipes/swaps/swap-lines.ts';
import { judgeRecipe, type JudgedLine, type Kitchen } from './match-score.ts';
import { MatchState } from './match-state.ts';
import type { TypedFood } from '../typed/typed-amount.ts';

/** How one recipe fits what a cook has. */
export interface RecipeMatch {
  recipe: Recipe;
  /** 0 to 100. */
  matchPercentage: number;
  /** Share of the held foods that the recipe uses, 0 to 1. */
  usedOfYours: number;
  hasAllIngredients: boolean;
  /** How many foods it needs, and how many of these are there, swaps included. */
  needed: number;
  have: number;
  /** Names of what is missing or unknown, in the number the recipe has them in. */
  missingIngredients: string[];
  isCreative: boolean;
  /** Numbers of the foods of the cook's pantry that it uses; null where the search was not from it. */
  usedOfPantry: ReadonlySet<number> | null;
  /** What the cook has typed, with how much of it is there. */
  typed: readonly TypedFood[];
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
export function matchRecipe(
  recipe: Recipe,
  lines: readonly RecipeLine[],
  kitchen: Kitchen,
  foods: FoodStore,
): RecipeMatch {
  const { knowledge } = foods;
  const nameOf = (food: number): string | null => knowledge.byNumber(food)?.name ?? null;
  const read = lines.flatMap((line) => needsOf(line, knowledge).map((need) => ({ ingredient: line, ...need })));
  const match = judgeRecipe({ lines: read, namedFoods: recipe.namedFoods }, kitchen);
  return {
    recipe,
    matchPercentage: match.percentage,
    usedOfYours: kitchen.telling.size === 0 ? 0 : match.used.length / kitchen.telling.size,
    hasAllIngredients: match.hasAll,
    needed: match.needed,
    have: match.needed - match.missing,
    missingIngredients: missingNames(match.lines, foods),
    isCreative: recipe.isCreative,
    usedOfPantry: kitchen.isPantry === true ? new Set(match.used) : null,
    typed: kitchen.typed ?? [],
    lines: [...Map.groupBy(match.lines, ({ line }) => line.ingredient).values()]
      .map(leastHad)
      .map(({ line, state, cover }) => ({
        ingredient: line.ingredient,
        state,
        via: cover && nameOf(cover.via),
        note: cover?.swap?.note ?? null,
      })),
  };
}

/** What a stored line, or one with another food in it, asks for: foods, or choices of foods, by number; null for a food that is not known. */
export function needsOf(
  {
    food,
    choice,
    beside = [],
    isOptional,
    isNoFood,
  }: Pick<SwappedLine, 'food' | 'choice' | 'beside' | 'isOptional' | 'isNoFood'>,
  knowledge: FoodKnowledge,
): LineNeed[] {
  const known = food ? (knowledge.byId(food)?.number ?? null) : null;
  return [choice ?? known, ...beside].map((number) => ({ food: number, isOptional: isOptional || isNoFood }));
}

/** The first of these that any food of a line is in is the line's. */
const LEAST_FIRST = [
  MatchState.MISSING,
  MatchState.UNKNOWN,
  MatchState.SUBSTITUTE,
  MatchState.HAVE_BROADER,
  MatchState.HAVE,
  MatchState.OPTIONAL,
  MatchState.STAPLE,
];

/** Of the foods of a line, the one that is had least. */
function leastHad([first, ...others]: readonly LinkedLine[]): LinkedLine {
  if (!first) throw new Error('A line asks for something.');
  const rank = ({ state }: LinkedLine): number => LEAST_FIRST.indexOf(state);
  return others.reduce((least, one) => (rank(one) < rank(least) ? one : least), first);
}

type LinkedLine = JudgedLine<LineNeed & { ingredient: RecipeLine }>;

/** What is missing once, by the name the first of its lines asks for it by. */
function missingNames(lines: readonly LinkedLine[], foods: FoodStore): string[] {
  const asked = new Set<number | string>();
  const names = new Set<string>();
  for (const { line, state } of lines) {
    const food = line.food ?? line.ingredient.name;
    if ((state !== MatchState.MISSING && state !== MatchState.UNKNOWN) || asked.has(food)) continue;
    asked.add(food);
    names.add(askedFor(line, foods));
  }
  return [...names];
}

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What a line asks for, in the names of foods: "butter or olive oil" where either will do, the line's own food first. */
function askedFor({ ingredient, food }: LinkedLine['line'], { knowledge, choices }: FoodStore): string {
  if (food === null) return ingredient.name;
  const own = knowledge.byId(ingredient.food ?? '');
  const asked = choices.foodsOf(food).flatMap((number) => knowledge.byNumber(number) ?? []);
  const isSeveral = own !== undefined && asked.includes(own) && areSeveral(own, ingredient.name);
  const names = asked
    .sort((a, b) => Number(b === own) - Number(a === own))
    .map(({ name, plural }) => (isSeveral ? (plural ?? name) : name));
  const [name = ingredient.name, ...others] = names;
  return others.length === 0 ? name : EITHER.format(names);
}

/** Whether a line has a food in the plural: "2 onions" asks for onions. */
function areSeveral({ name, plural }: KnownFood, written: string): boolean {
  return plural !== null && plural !== name && written.slice(-plural.length).toLowerCase() === plural.toLowerCase();
}
