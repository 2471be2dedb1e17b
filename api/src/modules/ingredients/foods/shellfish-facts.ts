import { Allergen, ALLERGENS, KINDS_OF_SHELLFISH } from '../dietary.ts';

/** What is stated of allergens; what is in neither list is stated to be absent. */
interface Stated {
  contains: readonly Allergen[];
  unsure: readonly Allergen[];
}

/**
 * Brings shellfish and its kinds to agree: a food with a kind of shellfish has shellfish, and where only shellfish is
 * stated, as in what was stored before its kinds were told apart, it may be of either kind.
 */
export function withShellfish({ contains, unsure }: Stated): { contains: Allergen[]; unsure: Allergen[] } {
  const certain = new Set(contains);
  const possible = new Set(unsure);
  const isAnyIn = (stated: ReadonlySet<Allergen>): boolean => FAMILY.some((allergen) => stated.has(allergen));
  if (!KINDS_OF_SHELLFISH.some((kind) => certain.has(kind) || possible.has(kind)))
    if (isAnyIn(certain) || isAnyIn(possible)) for (const kind of KINDS_OF_SHELLFISH) possible.add(kind);
  if (isAnyIn(certain)) certain.add(Allergen.SHELLFISH);
  if (isAnyIn(possible)) possible.add(Allergen.SHELLFISH);
  return {
    contains: ALLERGENS.filter((allergen) => certain.has(allergen)),
    unsure: ALLERGENS.filter((allergen) => possible.has(allergen) && !certain.has(allergen)),
  };
}

const FAMILY = [Allergen.SHELLFISH, ...KINDS_OF_SHELLFISH];
