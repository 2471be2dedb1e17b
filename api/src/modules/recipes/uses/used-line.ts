import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';

/** A line of a recipe as far as it tells what it is used for. */
export interface UsedLine {
  /** As its author wrote it. */
  text: string;
  name: string;
  food: KnownFood | null;
  /** The heading it stands under. */
  group: string | null;
}

/** What a line's food is called, in lower case. */
export const calledOf = ({ food, name }: UsedLine): string => (food?.name ?? name).toLowerCase();
