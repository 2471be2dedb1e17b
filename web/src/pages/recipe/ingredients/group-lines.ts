/** Lines of a recipe that stand under one heading; null is no heading. */
interface LineGroup<Line> {
  title: string | null;
  lines: Line[];
}

/** The lines in their own order, cut where the heading changes. */
export function groupLines<Line extends { group: string | null }>(lines: readonly Line[]): LineGroup<Line>[] {
  const groups: LineGroup<Line>[] = [];
  for (const line of lines) {
    const current = groups.at(-1);
    if (current && current.title === line.group) current.lines.push(line);
    else groups.push({ title: line.group, lines: [line] });
  }
  return groups;
}

/** The heading of the part of the recipe that a line names, such as "Pizza dough" for "pizza dough (see above)"; undefined where there is none. */
export function partNamed(name: string, groups: readonly LineGroup<unknown>[]): string | undefined {
  const words = wordsOf(name);
  return (
    groups
      .map(({ title }) => title)
      .find((title) => title !== null && wordsOf(title).some((word) => words.includes(word))) ?? undefined
  );
}

/** Id of the heading of a part, to link to. */
export const partId = (title: string) => `part-${wordsOf(title).join('-')}`;

/** What tells one part from another: "for", "the" and the like do not. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
