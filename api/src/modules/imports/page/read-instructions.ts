import { isNode, isOfType, items, property, type JsonLdNode } from './json-ld-nodes.ts';
import { readDuration } from './read-duration.ts';
import { headingName } from './read-ingredients.ts';
import { linesOf, textOf } from './read-text.ts';
import { splitSteps, withoutNumber } from './split-steps.ts';

/** One step of a recipe. */
export interface PageStep {
  text: string;
  /** The section it stands in. */
  group?: string;
  /** Minutes, where the page times the step. */
  minutes?: number;
}

/** How deep sections are followed. */
const SECTIONS_MAX = 6;
/** A line of its own that heads the steps behind it. */
const HEADING = /^(?:#{1,6} .+|\[[^\]]{1,60}\]|\*\*[^*]+\*\*:?|[^.!?:]{1,60}:)$/;

/** A line in capitals among others: "TO SERVE". */
const SHOUTED = /^(?=(?:[^\p{Lu}]*\p{Lu}){4})[\p{Lu}\d\s&',’()/-]{4,60}$/u;
/** Headings that say nothing but that steps follow. */
const NO_GROUP = /^(?:the )?(?:instructions?|directions?|method|preparation|steps|procedure)$/i;

/** The steps of a recipe in whichever of their many shapes. */
export function readInstructions(value: unknown): PageStep[] {
  return withHeadings(stepsIn(value, {}, SECTIONS_MAX));
}

type Section = Pick<PageStep, 'group'>;

function stepsIn(value: unknown, section: Section, depth: number): PageStep[] {
  if (depth === 0) return [];
  const parts = (isNode(value) && isSection(value) ? [value] : items(value)).map(withoutListItem);
  const only = parts.length === 1 ? parts[0] : undefined;
  if (only !== undefined && !isSection(only)) return stepsOfOne(only, section);
  return parts
    .flatMap((part) => (isSection(part) ? stepsOfSection(part, section, depth) : [stepOf(part, section)]))
    .filter((step) => step.text !== '');
}

/** The steps of a section; one that holds none heads those behind it. */
function stepsOfSection(part: JsonLdNode, outer: Section, depth: number): PageStep[] {
  const content = contentOf(part);
  const section = sectionOf(part, outer);
  if (content === undefined && section !== outer) return [{ text: `## ${section.group}`, ...outer }];
  return stepsIn(content, section, depth - 1);
}

function withoutListItem(part: unknown): unknown {
  const item = isNode(part) ? property(part, 'item') : undefined;
  return isNode(item) ? item : part;
}

function isSection(part: unknown): part is JsonLdNode {
  if (!isNode(part) || isOfType(part, 'HowToStep')) return false;
  return (
    isOfType(part, 'HowToSection') ||
    (property(part, 'itemListElement', 'steps', 'step') !== undefined && property(part, 'text') === undefined)
  );
}

function contentOf(section: JsonLdNode): unknown {
  return property(section, 'itemListElement', 'steps', 'step', 'recipeInstructions', 'text', 'description');
}

function sectionOf(section: JsonLdNode, outer: Section): Section {
  const name = textOf(property(section, 'name', 'headline'));
  return name === null ? outer : { group: headingName(name) };
}

function stepOf(part: unknown, section: Section): PageStep {
  const minutes = isNode(part) ? readDuration(property(part, 'timeRequired', 'totalTime', 'performTime')) : null;
  return { text: withoutNumber(stepLines(part).join(' ')), ...section, ...(minutes === null ? {} : { minutes }) };
}

/** What stands in one piece may still be several steps. */
function stepsOfOne(part: unknown, section: Section): PageStep[] {
  const texts = splitSteps(stepLines(part));
  return texts.length === 1 ? [stepOf(part, section)] : texts.map((text) => ({ text, ...section }));
}

/** A step's text, or else what its directions and tips say, or else its name. */
function stepLines(part: unknown): string[] {
  if (!isNode(part)) return linesOf(part);
  const text = linesOf(property(part, 'text', '@value'));
  if (text.length > 0) return text;
  const parts = items(property(part, 'itemListElement')).flatMap((direction) =>
    linesOf(isNode(direction) ? property(direction, 'text', 'name') : direction),
  );
  return parts.length > 0 ? parts : linesOf(property(part, 'description', 'name'));
}

/** Headings among the steps become the group of the steps behind them. */
function withHeadings(steps: readonly PageStep[]): PageStep[] {
  let heading: string | undefined;
  const isShouting = steps.every((step) => !/\p{Ll}/u.test(step.text));
  return steps.flatMap((step) => {
    if (step.group !== undefined) return [step];
    if (HEADING.test(step.text) || (!isShouting && SHOUTED.test(step.text))) heading = groupName(step.text);
    else return [heading === undefined ? step : { ...step, group: heading }];
    return [];
  });
}

/** "Step 1" and "Method" head no group of their own. */
function groupName(heading: string): string | undefined {
  const name = withoutNumber(headingName(heading));
  return name === '' || NO_GROUP.test(name) ? undefined : name;
}
