import type { UploadedPhoto } from '../../components/photo-upload/photo-operations.ts';
import type { Difficulty, EditRecipePageQuery, RecipeInput } from '../../gql/graphql.ts';

/** Why a cook had better look at a line that was taken over from elsewhere. */
export interface Doubt {
  /** What the line calls its food. */
  name: string;
  /** The food that it is taken for; null where none is known. */
  taken: string | null;
  /** Foods that the line allows instead. */
  alternatives: readonly string[];
}

/** A row of the form: an ingredient line, or a step. The key stays with it wherever it is moved. */
export interface DraftLine {
  key: number;
  text: string;
  /** Heading of the part of the recipe it belongs to; it is kept as it came. */
  group: string | null;
  /** The food that the cook chose for these words; null to go by the words. */
  food: string | null;
  doubt: Doubt | null;
}

/** One step of the form. */
export interface DraftStep {
  key: number;
  description: string;
  /** Minutes to wait, as typed; empty for none. */
  timeMin: string;
}

/** A recipe as the form holds it; numbers as they are typed. */
export interface RecipeDraft {
  title: string;
  description: string;
  /** In lines; empty for none. */
  notes: string;
  /** Empty for none. */
  cuisine: string;
  difficulty: Difficulty;
  /** Minutes. */
  prepTime: string;
  /** Minutes. */
  cookTime: string;
  servings: number;
  /** With commas between them. */
  tags: string;
  lines: DraftLine[];
  steps: DraftStep[];
  /** One that was added, `none` for the stored one taken off; null where it stays as it is. */
  photo: UploadedPhoto | 'none' | null;
  /** Where it was taken over from; null for what the cook writes. */
  sourceUrl: string | null;
  /** The stored version that is edited; null for a new recipe, and to write over whatever is stored. */
  version: string | null;
}

let lastKey = 0;

/** An ingredient line of the form. */
export function newLine(text = '', group: string | null = null): DraftLine {
  lastKey += 1;
  return { key: lastKey, text, group, food: null, doubt: null };
}

/** A step of the form. */
export function newStep(description = '', timeMin: number | null = null): DraftStep {
  lastKey += 1;
  return { key: lastKey, description, timeMin: timeMin === null ? '' : String(timeMin) };
}

/** An empty form: three lines and a step, to see how it is meant. */
export function emptyDraft(): RecipeDraft {
  return {
    title: '',
    description: '',
    notes: '',
    cuisine: '',
    difficulty: 'EASY',
    prepTime: '10',
    cookTime: '20',
    servings: 4,
    tags: '',
    lines: [newLine(), newLine(), newLine()],
    steps: [newStep()],
    photo: null,
    sourceUrl: null,
    version: null,
  };
}

/** What the form takes over from a recipe that was written before, here or elsewhere. */
interface WrittenRecipe {
  title: string;
  description: string;
  notes: string | null;
  cuisine: string | null;
  difficulty: Difficulty;
  prepTime: number;
  cookTime: number;
  servings: number;
  tags: readonly string[];
  instructions: readonly { description: string; timeMin: number | null }[];
}

/** A recipe in the form, as it was written; its lines are told apart, as not all know the same of them. */
export function draftFrom(
  written: WrittenRecipe,
  rest: Pick<RecipeDraft, 'lines' | 'sourceUrl' | 'version'>,
): RecipeDraft {
  const { title, description, notes, cuisine, difficulty, prepTime, cookTime, servings, tags, instructions } = written;
  return {
    title,
    description,
    notes: notes ?? '',
    cuisine: cuisine ?? '',
    difficulty,
    prepTime: String(prepTime),
    cookTime: String(cookTime),
    servings,
    tags: tags.join(', '),
    steps: instructions.map((step) => newStep(step.description, step.timeMin)),
    photo: null,
    ...rest,
  };
}

type StoredRecipe = NonNullable<EditRecipePageQuery['recipe']>;

/** A stored recipe in the form. @param looksAtLines whether its doubtful lines are asked about, as after an import */
export function draftOf(recipe: StoredRecipe, looksAtLines: boolean): RecipeDraft {
  const lines = recipe.ingredients.map((line) => ({
    ...newLine(line.text, line.group),
    doubt: looksAtLines ? doubtOf(line) : null,
  }));
  return draftFrom(recipe, { lines, sourceUrl: null, version: recipe.version ?? null });
}

function doubtOf({ isDoubtful, name, ingredient }: StoredRecipe['ingredients'][number]): Doubt | null {
  return isDoubtful ? { name, taken: ingredient?.name ?? null, alternatives: [] } : null;
}

/** What is sent of a form: empty rows are left out. What is no number the server refuses by the field's name. */
export function toRecipeInput(draft: RecipeDraft, isDraft: boolean, id: string | null): RecipeInput {
  const {
    title,
    description,
    notes,
    cuisine,
    difficulty,
    prepTime,
    cookTime,
    servings,
    tags,
    lines,
    steps,
    photo,
    sourceUrl,
    version,
  } = draft;
  return {
    ...(id !== null && { id }),
    ...(version !== null && { version }),
    isDraft,
    ...(sourceUrl !== null && { sourceUrl }),
    ...(photo !== null && { imageId: photo === 'none' ? null : photo.id }),
    title: title.trim(),
    description: description.trim(),
    notes: notes.trim() || null,
    cuisine: cuisine || null,
    difficulty,
    prepTime: wholeNumber(prepTime),
    cookTime: wholeNumber(cookTime),
    servings,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    ingredients: lines
      .map(({ text, group, food }) => ({ text: text.trim(), group, ...(food !== null && { food }) }))
      .filter(({ text }) => text !== ''),
    instructions: steps
      .map((step) => ({
        description: step.description.trim(),
        timeMin: step.timeMin.trim() ? wholeNumber(step.timeMin) : null,
      }))
      .filter((step) => step.description !== ''),
  };
}

/** What cannot be read becomes -1, which no field takes. */
function wholeNumber(typed: string): number {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : -1;
}

/** `rows` with the one at `place` moved by `by` places, as far as the list goes. */
export function moved<Row>(rows: readonly Row[], place: number, by: number): Row[] {
  const row = rows[place];
  const to = Math.min(rows.length - 1, Math.max(0, place + by));
  if (row === undefined) return [...rows];
  return rows.toSpliced(place, 1).toSpliced(to, 0, row);
}
