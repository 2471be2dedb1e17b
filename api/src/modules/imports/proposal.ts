import type { FoodNames } from '../ingredients/names/food-names.ts';
import type { LinkedLine } from '../ingredients/lines/line-linker.ts';
import { SURE } from '../recipes/doubtful-line.ts';
import { linkDraft, type ReadLine, type RecipeDraft } from '../recipes/recipe-draft.ts';
import { foodsOf } from './duplicates.ts';
import { FORM } from './form-limits.ts';
import type { Foods } from './namesake.ts';
import type { SourceDraft } from './import-source.ts';

/** A line of a proposal. */
export interface ProposedLine {
  group: string | null;
  reading: LinkedLine;
  /** Whether the cook had better look: the food is unknown or guessed, or the line leaves a choice. */
  isDoubtful: boolean;
  alternatives: LinkedLine['alternativeFoods'];
}

/** A recipe that was read elsewhere, in the form in which a cook looks it over before it is stored. */
export interface Proposal
  extends
    Pick<
      RecipeDraft,
      'title' | 'description' | 'cuisine' | 'difficulty' | 'prepTime' | 'cookTime' | 'servings' | 'tags'
    >,
    Foods {
  author: string | null;
  /** What is noted beside it, in lines. */
  notes: string | null;
  sourceUrl: string | null;
  slug: string;
  lines: ProposedLine[];
  steps: { step: number; description: string; timeMin: number | null }[];
}

/** The proposal of a recipe that was read, with its lines linked. */
export function proposalOf({ draft, author, url }: SourceDraft, names: FoodNames): Proposal {
  const lines = draft.lines.map((line) => ({
    ...line,
    text: cut(line.text, FORM.line),
    group: line.group && cut(line.group, FORM.group),
  }));
  const linked = linkDraft(lines, names);
  const { title, slug, cuisine, difficulty, prepTime, cookTime, servings } = draft;
  return {
    title,
    slug,
    cuisine,
    difficulty,
    prepTime,
    cookTime,
    servings,
    foods: foodsOf(linked),
    description: cut(draft.description, FORM.description),
    tags: draft.tags.filter((tag) => tag.length <= FORM.tag),
    author,
    notes: draft.notes ?? null,
    sourceUrl: url,
    lines: linked.map(proposed),
    steps: draft.steps.map(({ description, timeMin }, at) => ({
      step: at + 1,
      description: cut(description, FORM.step),
      timeMin,
    })),
  };
}

function proposed({ group, ...reading }: ReadLine): ProposedLine {
  const isUncertain = reading.food === null || reading.confidence < SURE || reading.alternatives.length > 0;
  return { group, reading, isDoubtful: !reading.isNoFood && isUncertain, alternatives: reading.alternativeFoods };
}

/** What the form of a recipe takes at most, ending in a mark where something was left out. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
