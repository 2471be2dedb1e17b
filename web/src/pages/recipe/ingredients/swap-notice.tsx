import { allergenNames } from '../../../components/allergen-names.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import { Warning } from '../../../ui/display/warning.tsx';
import type { Swapped } from '../use-swapped.ts';

/** What the cook must know of the swaps: allergens that came with them, or that are not known. Announced as soon as it changes. */
export function SwapNotice({ recipe, hasFailed }: Pick<Swapped, 'recipe' | 'hasFailed'>) {
  const added = allergenNames(recipe?.addedAllergens ?? []);
  const told = hasFailed ? text.swaps.failed : added.length > 0 ? text.swaps.adds(added) : null;
  return <div role="status">{told && <Warning mb="3">{told}</Warning>}</div>;
}
