import { type MarkdownRecipe, readMarkdown } from './markdown/read-markdown.ts';
import { withoutNumber } from './page/split-steps.ts';
import { factsOfLine } from './markdown/markdown-facts.ts';
import {
  ABOUT_WORDS,
  INGREDIENTS_WORDS,
  INSTRUCTIONS_WORDS,
  NOTES_WORDS,
  OTHER_WORDS,
  ADVICE_WORDS,
} from './section-headings.ts';

/** How many it is for, and in which language that is said. */
const FOR = '(?:for|serves|makes|für|pour|para|per|voor|för)\\s[^.!?]{1,40}';
/** What may stand behind the word of a heading that has its line for itself: "(serves 4)", "for 4 people". */
const TAIL = `(?: list)?(?:\\s*\\([^()]{1,60}\\)|[\\s–—-]+${FOR})?\\s*:?$`;
/** What stands before the words of a heading. */
const MARKS = '^[^\\p{L}\\p{N}]*';
const INGREDIENTS = new RegExp(`${MARKS}(?:${INGREDIENTS_WORDS})${TAIL}`, 'iu');
const STEPS = new RegExp(`${MARKS}(?:${INSTRUCTIONS_WORDS})${TAIL}`, 'iu');
/** The name of a dish may begin like this, so that it heads the steps only behind the ingredients. */
const HOW_TO = new RegExp(`${MARKS}how to (?:make|prepare|cook)\\b[^.!?]{0,40}$`, 'iu');
/** What is neither bought nor done. */
const OTHER = new RegExp(`${MARKS}(?:${NOTES_WORDS}|${ADVICE_WORDS}|${OTHER_WORDS}|${ABOUT_WORDS})\\s*:?$`, 'iu');
/** "Notes: Better the day after." */
const NOTED = /^(notes|notizen|notas|anmerkung(?:en)?)\s*:\s*(\S.*)$/iu;
/** What a copied list carries in front of its lines. */
const BULLET = /^(?:[-*•·▢□☐]|\d{1,2}[.)])\s+/;
const MARK = /^#{1,6} +/;
/** What heads a part of the steps: "For the sauce:". */
const PART = /^\p{L}[^.!?:]{0,59}:$/u;
/** A line that was broken at a width is at least so long, in characters. */
const BROKEN_MIN = 40;
const PEOPLE = new RegExp(`^${FOR}$`, 'iu');

/** `other` is below any further heading, of which Markdown knows what to make. */
type Section = 'title' | 'about' | 'ingredients' | 'steps' | 'other';

/** The recipe of a text, in Markdown or as people write one without: null where it holds none. */
export function readRecipeText(text: string): MarkdownRecipe | null {
  const marked = readMarkdown(text);
  return marked && marked.instructions.length > 0 ? marked : (readMarkdown(plainToMarkdown(text)) ?? marked);
}

/**
 * A recipe as people copy it out of a mail or a page, as Markdown: its first line is the title, `Ingredients` and `Method`, in any language of
 * the web's large recipe sites, stand on lines of their own. Text that has these as Markdown's own headings stays as it is.
 */
function plainToMarkdown(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replaceAll('’', "'"));
  if (!lines.some((line) => INGREDIENTS.test(line) && !MARK.test(line))) return text;
  let section: Section = 'title';
  return lines
    .map((line, at) => {
      const headed = sectionHeaded(line, section);
      if (headed === undefined && section === 'steps' && goesOn(line, lines[at - 1] ?? '')) return `   ${line}`;
      if (headed === undefined)
        return inMarkdown(line, section === 'title' && line !== '' ? ((section = 'about'), 'title') : section);
      section = headed;
      const [, heading = line, behind = ''] = NOTED.exec(line) ?? [];
      return `\n## ${heading.replace(MARK, '')}\n\n${behind}`;
    })
    .join('\n');
}

/** The section that a line begins, if it only says what comes below it. */
function sectionHeaded(line: string, section: Section): Section | undefined {
  if (INGREDIENTS.test(line)) return 'ingredients';
  if (STEPS.test(line) || (section === 'ingredients' && HOW_TO.test(line))) return 'steps';
  if (section === 'title' || section === 'about') return undefined;
  return OTHER.test(line) || NOTED.test(line) ? 'other' : undefined;
}

function inMarkdown(line: string, section: Section): string {
  if (line === '') return '';
  const isMarked = MARK.test(line);
  if (section === 'title') return `# ${factsOfLine(line)?.title ?? line.replace(MARK, '')}\n`;
  if (isMarked || (section === 'steps' && PART.test(line))) return `\n### ${line.replace(MARK, '')}\n`;
  if (section === 'ingredients') return `- ${line.replace(BULLET, '')}`;
  if (section === 'steps') return stepOf(withoutNumber(line.replace(BULLET, '')));
  return section === 'about' && PEOPLE.test(line) ? `Serves: ${line}\n` : `${line}\n`;
}

/** Whether a line goes on with the sentence of the one before, which was broken at a width. */
const goesOn = (line: string, before: string): boolean =>
  /^\p{Ll}/u.test(line) && before.length >= BROKEN_MIN && !/[.!?:;]$/.test(before) && !STEPS.test(before);

const stepOf = (step: string): string => (step === '' ? '' : `1. ${step}`);
