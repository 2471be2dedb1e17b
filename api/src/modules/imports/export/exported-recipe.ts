import type { DietFact } from '../../ingredients/food.entity.ts';
import type { Nutrition } from '../../recipes/nutrition.ts';
import type { DraftLine, RecipeDraft } from '../../recipes/recipe-draft.ts';

/** A recipe as it goes out to other programs and people. */
export interface ExportedRecipe extends Pick<
  RecipeDraft,
  | 'title'
  | 'description'
  | 'authorName'
  | 'cuisine'
  | 'difficulty'
  | 'prepTime'
  | 'cookTime'
  | 'servings'
  | 'tags'
  | 'steps'
> {
  /** What its author noted beside it, in lines. */
  notes: string | null;
  lines: Pick<DraftLine, 'text' | 'group'>[];
  /** Its address, with the host; null where it has none. */
  url: string | null;
  /** Address of the page that it was taken over from. */
  sourceUrl: string | null;
  /** Addresses of pictures, with the host, the largest first. */
  images: string[];
  /** Null where too little is known to say. */
  nutrition: Nutrition | null;
  /** What cooks gave it, from 1 to 5; null while unrated. */
  rating: { mean: number; count: number } | null;
  /** The strictest diet it fits, from its foods. */
  diet: DietFact;
  publishedAt: Date | null;
}

/** The lines with a heading wherever a new part of the recipe begins, and a mark where lines without one follow. */
export function linesWithHeadings(
  lines: ExportedRecipe['lines'],
  heading: (group: string) => string,
  line: (text: string) => string,
  end: string,
): string[] {
  return lines.flatMap(({ text, group }, at) => {
    if (group === (lines[at - 1]?.group ?? null)) return [line(text)];
    return [group === null ? end : heading(group), line(text)];
  });
}
