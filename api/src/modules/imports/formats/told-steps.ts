import { paragraphs } from './old-texts.ts';
import { linesIn } from './recipe-format.ts';

/** What programs break at a width is at least so long and at most so long, in characters. */
const WIDTH_MIN = 50;
const WIDTH_MAX = 82;
/** The end of a sentence, or of a line that ends by itself. */
const ENDS = /[.!?:;)\]"']$/;
/** Paragraphs behind the steps that say where a recipe is from, or advise: "SOURCE: …", "Posted by …", "[ … ]". */
const NOTE = /^(?:(?:source|from|quelle|notes?)\s*:|(?:posted|typed|shared|submitted|formatted) by\b|\[.*\]$)/i;

/** A text of steps, as apps keep it. */
export interface ToldSteps {
  steps: string[];
  /** What stands behind them and is none. */
  notes: string[];
}

/** The steps of a text, and where it was broken at a width what is noted behind them. */
export function toldSteps(text: string): ToldSteps {
  const whole = unbroken(text);
  const told = linesIn(whole);
  const last = whole === text ? told.length : told.findLastIndex((paragraph) => !NOTE.test(paragraph));
  return { steps: told.slice(0, last + 1), notes: told.slice(last + 1) };
}

/** A text with each paragraph on one line, where a program broke its lines at a width; any other as it is. */
export function unbroken(text: string): string {
  return isBroken(linesIn(text)) ? paragraphs(text.split(/\r\n?|\n/)).join('\n') : text;
}

/** Whether a program broke the lines: some go on in the midst of a sentence, and all of these as late as the width allows. */
function isBroken(lines: readonly string[]): boolean {
  const width = Math.max(0, ...lines.map(({ length }) => length));
  if (width < WIDTH_MIN || width > WIDTH_MAX) return false;
  const broken = lines.filter((line, at) => !ENDS.test(line) && /^\p{Ll}/u.test(lines[at + 1] ?? ''));
  return broken.length > 0 && broken.every((line) => line.length >= WIDTH_MIN);
}
