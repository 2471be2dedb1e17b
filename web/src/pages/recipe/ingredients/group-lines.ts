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
