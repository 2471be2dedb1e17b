import { isServings } from '../amounts/servings.ts';

/** The part of the progress that an account keeps; what stands in for what stays in the browser. */
export interface KeptProgress {
  /** Ids of the ingredients that are ticked. */
  ingredients: string[];
  /** Numbers of the steps that are done. */
  steps: number[];
  /** The chosen servings; null while they are the recipe's own. */
  servings: number | null;
}

/** How far a cook has come with one recipe, and how they cook it. */
export interface RecipeProgress extends KeptProgress {
  /** Ids of the foods that stand in, by the id of the ingredient they replace. */
  substitutes: Record<string, string>;
  /** The step that cook mode stands at, one more than the last once all is done; null before it was opened. */
  standsAt: number | null;
  /** Whether the cook's account knows it; false for what was done without one, or out of reach. */
  isKept: boolean;
  /** What the cook's account is known to have: in what differs from it, the cook went on here. */
  known: KeptProgress;
}

const NOTHING_KEPT: KeptProgress = { ingredients: [], steps: [], servings: null };

/** A recipe that has not been started. */
export const NO_PROGRESS: RecipeProgress = {
  ...NOTHING_KEPT,
  substitutes: {},
  standsAt: null,
  isKept: true,
  known: NOTHING_KEPT,
};

/** Where this browser keeps the progress of a recipe. */
export function progressKey(recipeId: string): string {
  return `larder:recipe-progress:${recipeId}`;
}

/** Reads progress from stored JSON, leaving out whatever does not fit; anything unknown is no progress. */
export function parseProgress(value: unknown): RecipeProgress {
  if (typeof value !== 'object' || value === null) return NO_PROGRESS;
  const { substitutes, standsAt, isKept, known } = value as Record<string, unknown>;
  return {
    ...parseKept(value),
    substitutes: parseSubstitutes(substitutes),
    standsAt: Number.isInteger(standsAt) ? Number(standsAt) : null,
    isKept: isKept !== false,
    // Browsers once stored none: what was handed over is known then.
    known: parseKept(known ?? (isKept === false ? null : value)),
  };
}

/** The progress once the account has told what it has: what was done here since it was last known is laid upon that. */
export function laidUpon(told: KeptProgress, progress: RecipeProgress): RecipeProgress {
  const { known } = progress;
  const merged = {
    ingredients: laidOn(told.ingredients, known.ingredients, progress.ingredients),
    steps: laidOn(told.steps, known.steps, progress.steps),
    servings: progress.servings === known.servings ? told.servings : progress.servings,
  };
  return { ...progress, ...merged, isKept: isSame(merged, told), known: told };
}

/** The progress once the account has what it was sent; the cook may have gone on meanwhile. */
export function handedOver(sent: KeptProgress, progress: RecipeProgress): RecipeProgress {
  return { ...progress, isKept: isSame(progress, sent), known: sent };
}

/** A list with the item put in when it was not there, and taken out when it was. */
export function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

/** The chosen substitutes with one put in place of an ingredient, or with the ingredient itself back when `foodId` is null. */
export function withSubstitute(
  substitutes: Record<string, string>,
  ingredientId: string,
  foodId: string | null,
): Record<string, string> {
  const others = Object.entries(substitutes).filter(([id]) => id !== ingredientId);
  return Object.fromEntries(foodId === null ? others : [...others, [ingredientId, foodId]]);
}

/** What was told without what was taken away here, and with what was put in here. */
function laidOn<Item>(told: readonly Item[], known: readonly Item[], own: readonly Item[]): Item[] {
  const remaining = told.filter((item) => own.includes(item) || !known.includes(item));
  const added = own.filter((item) => !told.includes(item) && !known.includes(item));
  return [...remaining, ...added];
}

function isSame(one: KeptProgress, other: KeptProgress): boolean {
  return (
    hasSame(one.ingredients, other.ingredients) && hasSame(one.steps, other.steps) && one.servings === other.servings
  );
}

function hasSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}

function parseKept(value: unknown): KeptProgress {
  if (typeof value !== 'object' || value === null) return NOTHING_KEPT;
  const { ingredients, steps, servings } = value as Record<string, unknown>;
  return {
    ingredients: listOf(ingredients, (item) => typeof item === 'string'),
    steps: listOf(steps, (item): item is number => Number.isInteger(item)),
    servings: isServings(servings) ? servings : null,
  };
}

function listOf<Item>(value: unknown, fits: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? [...new Set(value.filter(fits))] : [];
}

function parseSubstitutes(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
