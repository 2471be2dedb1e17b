const PREFIX = 'larder:step-timer:';

/** The key under which this browser keeps the step timer of a recipe. */
export function timerKey(recipeId: string): string {
  return PREFIX + recipeId;
}

/** Ids of the recipes whose timer this browser keeps; none where its storage cannot be read. */
export function timedRecipes(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
