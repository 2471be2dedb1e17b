import { sourceOf, type SaidSource } from './recipe-format.ts';

/** How a line begins that says where a recipe comes from, who typed it, or for which program. */
const CREDIT =
  /^(?:(?:(?:recipe|original) )?(?:source|by|from|quelle)\s*:|recipe (?:by|from|courtesy)\b|(?:posted|typed|formatted|contributed|submitted|converted|gepostet|erfasst|(?:mm|mc)[- ](?:formatted|format|recipe))\b.{0,30}?\b(?:by|for|to|from|in|von)\b|copyright\b|©)\s*/i;
/** The same within a line. */
const COLLECTION = /\bfrom the (?:collection|kitchen|recipe files?) of\b/i;
/** When it was typed. */
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\.?$/;
/** What names the source itself. */
const SOURCE = /^(?:(?:recipe|original) )?(?:source|from|quelle)\s*:\s*/i;

/** Longest name of a source, in characters: what says more is a note. */
const NAME_MAX = 100;

/** The steps, and what is said behind them of where they come from. */
export interface CreditsBehind {
  steps: readonly string[];
  credits: SaidSource;
}

/** Takes credits from the end of a text, in whose lines empty ones part the paragraphs. */
export function creditsBehind(lines: readonly string[]): CreditsBehind {
  const end = endOfSteps(lines);
  const said = lines.slice(end).reduce<string[]>(addCredit, []);
  return { steps: lines.slice(0, end), credits: creditsOf(said.filter((credit) => !DATE.test(credit))) };
}

/** Before the first credit of the paragraphs at the end that have some. A text of nothing else is one of steps. */
function endOfSteps(lines: readonly string[]): number {
  let end = lines.length;
  let isOther = false;
  for (const [at, line] of [...lines.entries()].reverse()) {
    if (isCredit(line)) [end, isOther] = [at, false];
    else if (line.trim() !== '') isOther = true;
    else if (isOther) return end;
  }
  return isOther ? end : lines.length;
}

function creditsOf(said: string[]): SaidSource {
  const stated = said.find((credit) => SOURCE.test(credit));
  const { author, url } = sourceOf(stated?.replace(SOURCE, ''));
  if (author !== undefined && author.length > NAME_MAX) return { author: undefined, url, notes: said };
  return { author, url, notes: said.filter((credit) => credit !== stated) };
}

/** A sentence may begin with such a word as well: a name does not begin with a small letter. */
function isCredit(line: string): boolean {
  const text = line.trim();
  const label = CREDIT.exec(text)?.[0];
  if (label === undefined) return DATE.test(text) || COLLECTION.test(text);
  return !/^\p{Ll}/u.test(text.slice(label.length).replace(/^<?https?:/, ''));
}

function addCredit(said: string[], line: string): string[] {
  const text = line.trim();
  if (said.length > 0 && !isCredit(line)) said[said.length - 1] += text === '' ? '' : ` ${text}`;
  else said.push(text);
  return said;
}
