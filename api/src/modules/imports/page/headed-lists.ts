import { htmlBlocks, type HtmlBlock } from '../html/html-blocks.ts';
import { factsOfLine, type MarkdownFacts } from '../markdown/markdown-facts.ts';
import { INGREDIENTS_HEADING, INSTRUCTIONS_HEADING } from '../section-headings.ts';
import type { JsonLdNode } from './json-ld-nodes.ts';

/** What stands below a heading such as "Ingredients". */
interface Section {
  kind: 'ingredients' | 'instructions';
  depth: number;
  blocks: HtmlBlock[];
}

/** Fewest lines that make a list of ingredients. */
const LINES_MIN = 2;
/** A line that needs no heading's marks to be one has at most so many words. */
const WORDS_MAX = 3;
const PLAIN_DEPTH = 7;
/** Headings that end a recipe, however deep they stand. */
const BEYOND =
  /^(?:(?:recipe |cook'?s |chef'?s )?(?:notes?|tips?|faqs?|video)|nutrition|equipment|comments?|reviews?|related|you (?:may|might)|did you|more |share|about|storage|storing|leave a|serving suggestions|substitut|variations|frequently)\b/i;
/** A step without a list's marks ends like a sentence, or has at least so many words. */
const SENTENCE_END = /[.!?:)]$/;
const SENTENCE_WORDS = 6;
const FACTS_MAX = 60;

/**
 * The recipe of a page that marks none but shows its lists under headings: the steps below the last "Instructions" with any, and the
 * ingredients below the last "Ingredients" before them. Undefined where one of both is missing.
 */
export function readHeadedLists(html: string): JsonLdNode | undefined {
  const blocks = htmlBlocks(html);
  const sections = sectionsOf(blocks);
  const last = sections.findLastIndex((section) => section.kind === 'instructions' && linesOf(section).length > 0);
  const list = sections
    .slice(0, Math.max(0, last))
    .findLast(
      (section) =>
        section.kind === 'ingredients' &&
        linesOf(section).filter((line) => !line.startsWith('## ')).length >= LINES_MIN,
    );
  const steps = sections[last];
  return list && steps
    ? { '@type': 'Recipe', ...factsOf(blocks), recipeIngredient: linesOf(list), recipeInstructions: linesOf(steps) }
    : undefined;
}

function sectionsOf(blocks: readonly HtmlBlock[]): Section[] {
  const sections: Section[] = [];
  let current: Section | undefined;
  for (const block of blocks) {
    const kind = kindOf(block);
    if (kind !== undefined) {
      current = { kind, depth: block.depth || PLAIN_DEPTH, blocks: [] };
      sections.push(current);
    } else if (
      current &&
      block.kind === 'heading' &&
      (block.depth <= (current.depth === PLAIN_DEPTH ? PLAIN_DEPTH - 1 : current.depth) || BEYOND.test(block.text))
    )
      current = undefined;
    else current?.blocks.push(block);
  }
  return sections;
}

function kindOf({ kind, text }: HtmlBlock): Section['kind'] | undefined {
  const words = text.replace(/^[^\p{L}\p{N}]+/u, '');
  if (kind === 'item' || (kind === 'paragraph' && words.split(' ').length > WORDS_MAX)) return undefined;
  if (INGREDIENTS_HEADING.test(words)) return 'ingredients';
  return INSTRUCTIONS_HEADING.test(words) ? 'instructions' : undefined;
}

/** The items of a section's lists; without any its lines. Headings stay where something stands below them. */
function linesOf({ kind, blocks }: Section): string[] {
  const isList = blocks.some((block) => block.kind === 'item');
  const kept = blocks.filter((block) => block.kind === 'heading' || block.kind === (isList ? 'item' : 'paragraph'));
  const said = kept.filter(({ kind: is, text }) => is !== 'paragraph' || kind === 'ingredients' || isSentence(text));
  return said
    .filter((block, at) => block.kind !== 'heading' || (said[at + 1]?.kind ?? 'heading') !== 'heading')
    .map((block) => (block.kind === 'heading' ? `## ${block.text}` : block.text));
}

function isSentence(text: string): boolean {
  return SENTENCE_END.test(text) || text.split(/\s+/, SENTENCE_WORDS).length === SENTENCE_WORDS;
}

/** Times and yield from lines such as "Prep Time: 10 minutes", the first of each. */
function factsOf(blocks: readonly HtmlBlock[]): JsonLdNode {
  const facts: MarkdownFacts = {};
  for (const { text } of blocks) if (text.length <= FACTS_MAX) Object.assign(facts, { ...factsOfLine(text), ...facts });
  const { prepTime, cookTime, totalTime, servings } = facts;
  return { prepTime, cookTime, totalTime, recipeYield: servings };
}
