/** The parts of an ingredient line that decide whether it is needed. */
export interface LineNeed {
  /** Number of the linked food; null when the line could not be linked. */
  food: number | null;
  isOptional: boolean;
}

/** What a recipe asks of a kitchen, as numbers of foods. */
export interface RecipeNeeds {
  /** Distinct linked foods without optional lines and staples, unless only those remain. */
  needed: number[];
  /** Distinct staples, which count only for a cook who does not assume them. */
  staples: number[];
  /** Lines that are not optional and could not be linked: neither had nor missing, but counted. */
  unlinked: number;
}

/** Derives what a recipe needs from its lines; numbers come out ascending. */
export function recipeNeeds(lines: readonly LineNeed[], isStaple: (food: number) => boolean): RecipeNeeds {
  const wanted = distinct(lines.filter((line) => !line.isOptional));
  const unlinked = lines.filter((line) => line.food === null && !line.isOptional).length;
  const needed = wanted.filter((food) => !isStaple(food));
  if (needed.length === 0 && unlinked === 0) return { needed: distinct(lines), staples: [], unlinked };
  return { needed, staples: wanted.filter(isStaple), unlinked };
}

function distinct(lines: readonly LineNeed[]): number[] {
  return [...new Set(lines.map((line) => line.food))].filter((food) => food !== null).sort((a, b) => a - b);
}
