import type { CheckedRecipe, Finding } from './checked-recipe.ts';

/** Lines of one group that ask for the same food: one line would do, unless one says what else it is for ("for frying"). */
export function checkLinesOnce(recipe: CheckedRecipe): Finding[] {
  const seen = new Map<string, string>();
  return recipe.derived.lines.flatMap((line, at): Finding[] => {
    const purpose = /\bfor .*/.exec(line.preparation ?? '')?.[0] ?? '';
    const key = [line.group, line.food?.slug ?? line.name, purpose].join('|');
    const before = seen.get(key);
    seen.set(key, line.line);
    return before === undefined
      ? []
      : [
          {
            file: recipe.file,
            field: `ingredients.${at + 1}`,
            message: `"${line.line}" asks again for what "${before}" does`,
          },
        ];
  });
}
