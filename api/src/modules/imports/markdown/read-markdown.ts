import { Difficulty } from '../../recipes/recipe-enums.ts';
import { ENDS_GROUP } from '../ends-group.ts';
import { textLines } from '../html/html-text.ts';
import type { ImportedRecipe } from '../imported-recipe.ts';
import { readAddress, readWords } from '../page/read-details.ts';
import type { PageStep } from '../page/read-instructions.ts';
import { PEOPLE, servingsOf } from '../page/read-yield.ts';
import { splitSteps, withoutBoxedNumber } from '../page/split-steps.ts';
import { readMinutes } from '../read-minutes.ts';
import { sourceOf } from '../formats/recipe-format.ts';
import {
  ABOUT_HEADING,
  ADVICE_HEADING,
  INGREDIENTS_HEADING,
  INSTRUCTIONS_HEADING,
  NOTES_HEADING,
} from '../section-headings.ts';
import { factsOfLine, takeFrontMatter, type MarkdownFacts } from './markdown-facts.ts';
import { markdownBlocks, type MarkdownBlock } from './markdown-blocks.ts';

/** A recipe in Markdown; its address is what it names as its source. */
export type MarkdownRecipe = Omit<ImportedRecipe, 'key'>;

/** Heads the steps, but what comes first is the name of a dish. */
const HOW_TO = /^how to\b/i;
/** Emoji and other marks before the words of a heading. */
const NO_WORD = /^[^\p{L}\p{N}]+/u;

/** "serves 4", "for 4 people" */
const COUNTS_PEOPLE = new RegExp(`^(?:serves|makes)\\s+\\d|\\d\\s*${PEOPLE}`, 'i');

/** A label and a time. */
const TIME =
  /^[\p{L} ]{3,25}:\s*(?:ca\.? |about )?\d[\d\s.,/–-]*(?:min|h\b|hrs?\b|hour|std|stunde|heure|hora|uur)[^,]*$/iu;

/** Longest text that is read, in characters; some marks take a time that grows with the square of the length. */
export const MARKDOWN_MAX = 100_000;

/**
 * The recipe of a Markdown text: a title, what is known about it as front matter or lines (`Serves: 4`), the ingredients below one
 * heading and the steps below another, each perhaps in parts with headings of their own.
 * @returns null for a text without ingredients under a heading, or longer than `MARKDOWN_MAX`
 */
export function readMarkdown(text: string): MarkdownRecipe | null {
  if (text.length > MARKDOWN_MAX) return null;
  const { facts, body } = takeFrontMatter(text);
  const parts = new MarkdownParts(facts);
  for (const block of markdownBlocks(body)) parts.add(block);
  return parts.ingredients.length === 0 ? null : assemble(parts);
}

type Section = 'about' | 'ingredients' | 'instructions' | 'notes' | 'other';

/** Sorts blocks into the parts of a recipe. */
class MarkdownParts {
  readonly facts: MarkdownFacts;
  readonly about: string[] = [];
  readonly ingredients: string[] = [];
  readonly steps: PageStep[] = [];
  readonly notes: string[] = [];
  #section: Section = 'about';
  #depth = 0;
  #group: string | undefined;

  constructor(facts: MarkdownFacts) {
    this.facts = { ...facts };
  }

  add(block: MarkdownBlock): void {
    if (block.kind === 'stars') this.#endGroup();
    else if (block.kind === 'heading') this.#addHeading(textLines(block.text).join(' '), block.depth);
    else if (this.#section === 'ingredients') textLines(block.text).forEach((line) => this.#addIngredient(line));
    else if (this.#section === 'instructions') this.#addStep(textLines(block.text).join(' '));
    else if (this.#section === 'notes') this.notes.push(...textLines(block.text));
    else this.#addAbout(block);
  }

  #endGroup(): void {
    if (this.#section === 'ingredients') this.ingredients.push(ENDS_GROUP);
  }

  #addHeading(text: string, depth: number): void {
    const words = text.replace(NO_WORD, '');
    const isName = HOW_TO.test(words) && this.#section === 'about' && this.facts.title === undefined;
    const section = isName ? undefined : this.#sectionOf(words);
    if (section === 'ingredients') Object.assign(this.facts, { ...peopleIn(words), ...this.facts });
    if (ADVICE_HEADING.test(words) && section === 'notes') this.notes.push(text);
    if (section) this.#begin(section, depth);
    else if (this.#section === 'about' && this.facts.title === undefined) this.facts.title = text;
    else if (this.#section === 'ingredients' && depth > this.#depth) this.ingredients.push(`## ${text}`);
    else if (this.#section === 'instructions' && depth > this.#depth) this.#group = text.replace(/\s*:$/, '');
    else if (this.#section === 'notes' && depth > this.#depth) this.notes.push(text);
    else if (this.#section !== 'about' || this.ingredients.length > 0) this.#begin('other', depth);
  }

  /** The section that a heading begins; words and notes have one behind the ingredients. */
  #sectionOf(words: string): Section | undefined {
    if (INGREDIENTS_HEADING.test(words)) return 'ingredients';
    if (INSTRUCTIONS_HEADING.test(words)) return 'instructions';
    if (this.ingredients.length === 0) return undefined;
    if (NOTES_HEADING.test(words) || ADVICE_HEADING.test(words)) return 'notes';
    return ABOUT_HEADING.test(words) ? 'about' : undefined;
  }

  #begin(section: Section, depth: number): void {
    this.#section = section;
    this.#depth = depth;
    this.#group = undefined;
  }

  /** "Zubereitungszeit: 20 min" behind the ingredients is none. */
  #addIngredient(line: string): void {
    const facts = TIME.test(line) ? factsOfLine(line) : undefined;
    if (facts) Object.assign(this.facts, { ...facts, ...this.facts });
    else this.ingredients.push(line);
  }

  #addStep(text: string): void {
    const said = withoutBoxedNumber(text);
    if (said !== '') this.steps.push({ text: said, ...(this.#group === undefined ? {} : { group: this.#group }) });
  }

  #addAbout({ text, kind }: MarkdownBlock): void {
    for (const line of textLines(text)) {
      const facts = factsOfLine(line);
      if (facts) Object.assign(this.facts, { ...facts, ...this.facts });
      else if (this.#section === 'about' && kind === 'paragraph') this.about.push(line);
    }
  }
}

/** "Ingredients (for 3 people):" says how many it is for. */
function peopleIn(heading: string): MarkdownFacts {
  const [, inside, behind] = /\(([^()]{1,60})\)\W*$|\s(\p{L}+\s+\d[^()]{0,60})$/u.exec(heading) ?? [];
  const said = inside ?? behind ?? '';
  return COUNTS_PEOPLE.test(said) ? { servings: said } : {};
}

const assemble = ({ facts, about, ingredients, steps, notes }: MarkdownParts): MarkdownRecipe =>
  recipeOfFacts(facts, { about: about.join(' '), ingredients, steps, notes });

/** The parts of a recipe that no fact states. */
interface ReadParts {
  about: string;
  ingredients: string[];
  steps: PageStep[];
  notes: readonly string[];
}

/** A recipe of what its text states of it, and its parts. */
export function recipeOfFacts(facts: MarkdownFacts, { about, ingredients, steps, notes }: ReadParts): MarkdownRecipe {
  const only = steps.length === 1 ? splitSteps([steps[0]?.text ?? '']).map((text) => ({ text })) : steps;
  const source = sourceOf(facts.source, facts.author);
  const noted = [...notes, ...source.notes];
  const difficulty = Object.values(Difficulty).find((level) => level.toLowerCase() === facts.difficulty?.toLowerCase());
  return {
    title: facts.title ?? '',
    description: facts.description ?? (about || null),
    author: source.author ?? null,
    tags: readWords(facts.tags ?? null),
    cuisine: facts.cuisine ?? null,
    prepTime: readMinutes(facts.prepTime ?? null),
    cookTime: readMinutes(facts.cookTime ?? null),
    totalTime: readMinutes(facts.totalTime ?? null),
    servings: facts.servings === undefined ? null : servingsOf([facts.servings]),
    ...(difficulty && { difficulty }),
    ingredients,
    instructions: only,
    ...(noted.length > 0 && { notes: noted.join('\n') }),
    url: readAddress([facts.url, source.url], null),
  };
}
