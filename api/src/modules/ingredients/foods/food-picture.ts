import { iconForFood } from '../food-art/food-icon.ts';

/** Address of the small picture of a food, from its slug, those of the foods it is a kind of, and its category. */
export function foodPicture(lineage: readonly string[], category: string): string {
  const [slug = '', ...parents] = lineage;
  return `/images/foods/${iconForFood(slug, parents, category)}.svg`;
}
