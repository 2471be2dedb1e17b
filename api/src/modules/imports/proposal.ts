import { RecipeStatus } from '../../shared/enums.ts';
import { badInput } from '../../shared/errors.ts';
import type { FoodNames } from '../ingredients/food-names.ts';
import type { LinkedLine } from '../ingredients/line-linker.ts';
import { deriveFromLines, type DraftedLine, type RecipeDraft } from '../recipes/recipe-draft.ts';
import { RECIPE_LINES_MAX, RECIPE_STEPS_MAX } from '../profile/recipe-limits.ts';
import type { Foods } from './duplicates.ts';
import { toDraft } from './import-draft.ts';
import type { SourceRecipe } from './import-source.ts';

/** Links below it are looked at by the cook; a name that the catalogue knows word for word is above. */
const SURE = 0.9;

/** A line of a proposal. */
export interface ProposedLine {
  group: string | null;
  reading: LinkedLine;
  /** Whether the cook had better look: the food is unknown or guessed, or the line leaves a choice. */
  isDoubtful: boolean;
  alternatives: LinkedLine['alternativeFoods'];
}

/** A recipe that was read elsewhere, in the form in which a cook looks it over before it is stored. */
export interface Proposal extends Pick<RecipeDraft, 'title' | 'description' | 'cuisine' | 'difficulty' | 'prepTime' | 'cookTime' | 'servings' | 'tags'>, Foods {
  author: string | null;
  sourceUrl: string | null;
  slug: string;
  lines: ProposedLine[];
  steps: { step: number; description: string; timeMin: number | null }[];
}

/** @throws AppError BAD_USER_INPUT naming `field` when what was read is no whole recipe */
export function proposalOf(source: SourceRecipe, names: FoodNames, field: 'url' | 'text'): Proposal {
  const draft = toDraft({ ...source, key: source.url ?? source.title }, RecipeStatus.DRAFT);
  if ('refusal' in draft) throw badInput(`This is not a whole recipe: ${draft.refusal}.`, field);
  if (draft.lines.length > RECIPE_LINES_MAX || draft.steps.length > RECIPE_STEPS_MAX) throw badInput(`A recipe has at most ${RECIPE_LINES_MAX} ingredients and ${RECIPE_STEPS_MAX} steps.`, field);
  const lines = draft.lines.map((line) => ({ ...line, text: cut(line.text, 200), group: line.group && cut(line.group, 80) }));
  const { lines: linked, neededFoods, stapleFoods } = deriveFromLines(lines, names);
  const { title, slug, cuisine, difficulty, prepTime, cookTime, servings } = draft;
  return {
    title, slug, cuisine, difficulty, prepTime, cookTime, servings, neededFoods, stapleFoods,
    description: cut(draft.description, 1_000),
    tags: draft.tags.filter((tag) => tag.length <= 30),
    author: source.author,
    sourceUrl: source.url,
    lines: linked.map(proposed),
    steps: draft.steps.map(({ description, timeMin }, at) => ({ step: at + 1, description: cut(description, 2_000), timeMin })),
  };
}

function proposed({ group, ...reading }: DraftedLine): ProposedLine {
  const isUncertain = reading.food === null || reading.confidence < SURE || reading.alternatives.length > 0;
  return { group, reading, isDoubtful: !reading.isNoFood && isUncertain, alternatives: reading.alternativeFoods };
}

/** What the form of a recipe takes at most, ending in a mark where something was left out. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}
