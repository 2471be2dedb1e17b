import { type MarkdownRecipe, readMarkdown } from './markdown/read-markdown.ts';

/** A line that only says what comes below it. */
const HEADING = /^[^\p{L}\p{N}]*(?:the )?(ingredients?|instructions?|directions?|method|preparation|steps|procedure)\s*:?$/iu;
/** What a copied list carries in front of its lines. */
const BULLET = /^(?:[-*•·▢□☐]|\d{1,2}[.)])\s+/;
const MARK = /^#{1,6} +/;

/** The recipe of a text, in Markdown or as people write one without: null where it holds none. */
export function readRecipeText(text: string): MarkdownRecipe | null {
  const marked = readMarkdown(text);
  return marked && marked.instructions.length > 0 ? marked : (readMarkdown(plainToMarkdown(text)) ?? marked);
}

/**
 * A recipe as people copy it out of a mail or a page, as Markdown: its first line is the title, `Ingredients` and `Method` stand on lines of
 * their own. Text that has these as Markdown's own headings stays as it is.
 */
function plainToMarkdown(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (!lines.some((line) => HEADING.test(line) && !MARK.test(line))) return text;
  let section: 'title' | 'about' | 'ingredients' | 'steps' = 'title';
  return lines
    .map((line) => {
      const [, heading] = HEADING.exec(line) ?? [];
      if (heading !== undefined) {
        section = /^ing/i.test(heading) ? 'ingredients' : 'steps';
        return `\n## ${heading}\n`;
      }
      if (line === '') return '';
      if (MARK.test(line) && section !== 'title') return `\n### ${line.replace(MARK, '')}\n`;
      if (section === 'ingredients') return `- ${line.replace(BULLET, '')}`;
      if (section === 'steps') return `1. ${line.replace(BULLET, '')}`;
      if (section === 'about') return `${line}\n`;
      section = 'about';
      return `# ${line.replace(MARK, '')}\n`;
    })
    .join('\n');
}
