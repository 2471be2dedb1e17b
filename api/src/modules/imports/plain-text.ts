/** A line that only says what comes below it. */
const HEADING = /^(?:the )?(ingredients?|instructions?|directions?|method|preparation|steps|procedure)\s*:?$/i;
/** What a copied list carries in front of its lines. */
const BULLET = /^(?:[-*•·▢□☐]|\d{1,2}[.)])\s+/;

/**
 * A recipe as people copy it out of a mail or a page, as Markdown: its first line is the title, `Ingredients` and `Method` stand on lines of
 * their own. Text that has Markdown's own headings stays as it is.
 */
export function plainToMarkdown(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (lines.some((line) => /^#{1,6} /.test(line)) || !lines.some((line) => HEADING.test(line))) return text;
  let section: 'title' | 'about' | 'ingredients' | 'steps' = 'title';
  return lines
    .map((line) => {
      const [, heading] = HEADING.exec(line) ?? [];
      if (heading !== undefined) {
        section = /^ing/i.test(heading) ? 'ingredients' : 'steps';
        return `\n## ${heading}\n`;
      }
      if (line === '') return '';
      if (section === 'ingredients') return `- ${line.replace(BULLET, '')}`;
      if (section === 'steps') return `1. ${line.replace(BULLET, '')}`;
      if (section === 'about') return `${line}\n`;
      section = 'about';
      return `# ${line}\n`;
    })
    .join('\n');
}
