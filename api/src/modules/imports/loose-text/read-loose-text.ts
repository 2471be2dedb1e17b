import type { MarkdownFacts } from '../markdown/markdown-facts.ts';
import { recipeOfFacts, type MarkdownRecipe } from '../markdown/read-markdown.ts';
import type { PageStep } from '../page/read-instructions.ts';
import { beginsWithMeasure, shapeOf, type LineShape } from './line-shape.ts';
import { looseFacts } from './loose-facts.ts';
import { headedLines, type Heading } from './loose-headings.ts';
import { textLinesOf, type TextLine } from './text-line.ts';

/** A line with what it may be. */
type Line = TextLine & ({ heading: Heading } | { facts: MarkdownFacts } | { shape: LineShape });
type Shaped = TextLine & { shape: LineShape };

/** More lines are no recipe. */
const LINES_MAX = 1_000;
/** A food that has no amount is said in so many words. */
const FOOD_WORDS = 6;
const NAME_WORDS = 3;
const TITLE_WORDS = 10;
const TITLE_MAX = 120;
const FOR_PART = /^(?:for (?:the )?|für |pour |para |per |voor |för )(?=\p{L})/iu;

/**
 * The recipe of a text without the usual headings, or with some of them: its first line is the title, lines that look like amounts or foods are
 * ingredients, sentences that tell what to do and numbered lines are steps. What is neither is description or notes.
 * @returns null where nothing in it looks like a part of a recipe, or it has more than `LINES_MAX` lines
 */
export function readLooseText(text: string): MarkdownRecipe | null {
  const lines = headedLines(textLinesOf(text));
  if (lines.length > LINES_MAX) return null;
  const reading = new LooseReading(lines.map(understood));
  return reading.ingredients.length === 0 && reading.steps.length === 0 ? null : reading.recipe;
}

function understood(line: TextLine & { heading?: Heading }): Line {
  if (line.heading) return { ...line, heading: line.heading };
  const facts = looseFacts(line.said);
  return facts ? { ...line, facts } : { ...line, shape: shapeOf(line.said) };
}

/** Goes through the lines of a text and gives each its place. */
class LooseReading {
  readonly ingredients: string[] = [];
  readonly steps: PageStep[] = [];
  readonly #facts: MarkdownFacts = {};
  readonly #about: string[] = [];
  readonly #notes: string[] = [];
  readonly #lines: readonly Line[];
  readonly #lastAmount: number;
  readonly #lastDeed: number;
  #section: Heading = 'about';
  /** Whether a heading says so. */
  #isHeaded = false;
  #group: string | undefined;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    this.#lastAmount = lines.findLastIndex((line) => isA(line, 'amount'));
    this.#lastDeed = lines.findLastIndex((line) => isA(line, 'deed') || ('shape' in line && line.isNumbered));
    const title = this.#titleAt();
    lines.forEach((line, at) => {
      if (at === title) this.#facts.title = line.said;
      else if ('heading' in line) this.#begin(line.heading, line.said);
      else if ('facts' in line && !this.#takeFacts(line.facts)) this.#place({ ...line, shape: 'words' }, at);
      else if ('shape' in line) this.#place(line, at);
    });
  }

  get recipe(): MarkdownRecipe {
    return recipeOfFacts(this.#facts, {
      about: this.#about.join(' '),
      ingredients: this.ingredients,
      steps: this.steps,
      notes: this.#notes,
    });
  }

  /** The first line, unless it is plainly something else; of a greeting and a name behind it the name. */
  #titleAt(): number | undefined {
    const at = this.#lines.findIndex((line) => 'shape' in line);
    const first = this.#lines[at];
    if (!first || !('shape' in first) || first.said.length > TITLE_MAX) return undefined;
    if (this.#lines.slice(0, at).some((line) => 'heading' in line)) return undefined;
    const next = this.#lines[at + 1];
    const isNext = next !== undefined && 'shape' in next;
    if (first.isNumbered || beginsWithMeasure(first.said)) return undefined;
    if (first.shape === 'amount' && isNext && isA(next, 'amount') && !next.isApart && wordsOf(first.said) <= NAME_WORDS)
      return undefined;
    if (first.shape === 'deed' && /[.!]$/.test(first.said)) return undefined;
    const isGreeting = wordsOf(first.said) > (/[.!?,:]$/.test(first.said) ? NAME_WORDS : TITLE_WORDS);
    return isGreeting && isNext && isA(next, 'words') && !next.isNumbered && /^\p{Lu}/u.test(next.said) ? at + 1 : at;
  }

  #begin(heading: Heading, said: string): void {
    this.#section = heading;
    this.#isHeaded = true;
    this.#group = undefined;
    if (heading === 'notes' && !/^not/i.test(said)) this.#notes.push(said);
  }

  /** @returns whether none of it was stated before */
  #takeFacts(facts: MarkdownFacts): boolean {
    if (Object.keys(facts).some((name) => name in this.#facts)) return false;
    Object.assign(this.#facts, facts);
    return true;
  }

  #place(line: Shaped, at: number): void {
    if (this.#isHeaded && this.#section === 'notes') this.#notes.push(line.said);
    else if (this.#isHeaded && this.#section === 'steps') this.#addStep(line.said);
    else if (this.#isHeaded && this.#section === 'about' && line.shape !== 'amount') this.#about.push(line.said);
    else if (line.shape === 'amount') this.#addIngredient(line.said);
    else if (line.shape === 'deed') this.#addStep(line.said);
    else if (line.isNumbered) this.#placeNumbered(line);
    else if (line.shape === 'sentence') this.#placeSentence(line, at);
    else this.#placeWords(line, at);
  }

  #addIngredient(said: string): void {
    if (this.#section !== 'ingredients') this.#isHeaded = false;
    this.#section = 'ingredients';
    this.ingredients.push(said);
  }

  #addStep(said: string): void {
    if (this.#section !== 'steps') this.#isHeaded = false;
    this.#section = 'steps';
    if (said.endsWith(':') && wordsOf(said) <= FOOD_WORDS) this.#group = said.slice(0, -1).trim();
    else this.steps.push({ text: said, ...(this.#group !== undefined && { group: this.#group }) });
  }

  #placeNumbered({ said, shape }: Shaped): void {
    if (shape === 'words' && this.#section === 'ingredients' && this.#isHeaded) this.#addIngredient(said);
    else this.#addStep(said);
  }

  /** A sentence before everything else tells of the dish; one in the midst of ingredients is one ("Salt and pepper, to taste, as you like."). */
  #placeSentence(line: Shaped, at: number): void {
    const next = this.#lines[at + 1];
    const isAmidst = this.#section === 'ingredients' && !line.isApart && next && !next.isApart && isA(next, 'amount');
    if (isAmidst) this.#addIngredient(line.said);
    else if (this.#section === 'about' && (this.#lastAmount > at || this.#lastDeed > at)) this.#about.push(line.said);
    else this.#addStep(line.said);
  }

  #placeWords(line: Shaped, at: number): void {
    if (this.#isNameOfPart(line, at)) this.#addPart(line.said.replace(/\s*:$/, ''), at);
    else if (this.#section === 'ingredients' || this.#isFood(line, at)) this.#placeFood(line, at);
    else if (this.#section === 'about') this.#about.push(line.said);
    else if (line.isApart && Math.max(this.#lastAmount, this.#lastDeed) < at) this.#addNote(line.said);
    else this.#addStep(line.said);
  }

  /** Ingredients end with them: words behind a blank line, of which none follow, are a note. */
  #placeFood(line: Shaped, at: number): void {
    const isBehind = line.isApart && this.#section === 'ingredients' && !this.#isHeaded && this.#lastAmount < at;
    if (wordsOf(line.said) <= FOOD_WORDS && !(isBehind && this.steps.length > 0)) this.#addIngredient(line.said);
    else if (this.#lastAmount > at) this.#addIngredient(line.said);
    else this.#addNote(line.said);
  }

  #addNote(said: string): void {
    this.#section = 'notes';
    this.#isHeaded = false;
    this.#notes.push(said);
  }

  /** "For the sauce", "Dough:" */
  #isNameOfPart({ said, isApart }: Shaped, at: number): boolean {
    const next = this.#lines[at + 1];
    if (!next || 'heading' in next || wordsOf(said) > FOOD_WORDS) return false;
    if (said.endsWith(':')) return true;
    if (FOR_PART.test(said)) return isA(next, 'amount');
    return this.#section === 'steps' && isApart && isA(next, 'amount') && !next.isApart;
  }

  #addPart(name: string, at: number): void {
    const next = this.#lines[at + 1];
    const isOfSteps = next !== undefined && (isA(next, 'deed') || isA(next, 'sentence') || next.isNumbered);
    if (isOfSteps) this.#addStep(`${name}:`);
    else this.#addIngredient(`## ${name}`);
  }

  /** Words before all steps, next to an amount or among words like them. */
  #isFood(line: Shaped, at: number): boolean {
    if (this.#section !== 'about' || wordsOf(line.said) > (this.#lastAmount < 0 ? FOOD_WORDS - 2 : NAME_WORDS))
      return false;
    if (this.#lastAmount < 0) {
      const run = this.#lines.slice(at - 1, at + 2).filter((other) => isA(other, 'words') && !other.isNumbered);
      return run.length > 1;
    }
    const next = this.#lines.slice(at + 1).find((other) => other.isApart || !isA(other, 'words'));
    return next !== undefined && !next.isApart && isA(next, 'amount');
  }
}

const isA = (line: Line, shape: LineShape): boolean => 'shape' in line && line.shape === shape;
const wordsOf = (said: string): number => said.split(/\s+/).length;
