import { isServings } from '../amounts/servings.ts'

/** How far a cook has come with one recipe, and how they cook it. */
export interface RecipeProgress {
  /** Ids of the ingredients that are ticked. */
  ingredients: string[]
  /** Numbers of the steps that are done. */
  steps: number[]
  /** The chosen servings; null while they are the recipe's own. */
  servings: number | null
  /** Ids of the foods that stand in, by the id of the ingredient they replace. */
  substitutes: Record<string, string>
  /** Whether the cook's account knows it; false for what was done without one, or out of reach. */
  isKept: boolean
}

/** A recipe nobody has started on. */
export const NO_PROGRESS: RecipeProgress = { ingredients: [], steps: [], servings: null, substitutes: {}, isKept: true }

/** Where this browser keeps the progress of a recipe. */
export function progressKey(recipeId: string): string {
  return `larder:recipe-progress:${recipeId}`
}

/** Reads progress from stored JSON, leaving out whatever does not fit; anything unknown is no progress. */
export function parseProgress(value: unknown): RecipeProgress {
  if (typeof value !== 'object' || value === null) return NO_PROGRESS
  const { ingredients, steps, servings, substitutes, isKept } = value as Record<string, unknown>
  return {
    ingredients: listOf(ingredients, (item) => typeof item === 'string'),
    steps: listOf(steps, (item): item is number => Number.isInteger(item)),
    servings: isServings(servings) ? servings : null,
    substitutes: parseSubstitutes(substitutes),
    isKept: isKept !== false,
  }
}

/** A list with the item put in when it was not there, and taken out when it was. */
export function toggled<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item]
}

/** The chosen substitutes with one put in place of an ingredient, or with the ingredient itself back when `foodId` is null. */
export function withSubstitute(substitutes: Record<string, string>, ingredientId: string, foodId: string | null): Record<string, string> {
  const others = Object.entries(substitutes).filter(([id]) => id !== ingredientId)
  return Object.fromEntries(foodId === null ? others : [...others, [ingredientId, foodId]])
}

function listOf<Item>(value: unknown, fits: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? [...new Set(value.filter(fits))] : []
}

function parseSubstitutes(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
