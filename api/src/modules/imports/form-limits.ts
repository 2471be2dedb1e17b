/** What the form of a recipe takes at most, in characters. */
export const FORM = { line: 200, group: 80, description: 1_000, tag: 30, step: 2_000 } as const;
