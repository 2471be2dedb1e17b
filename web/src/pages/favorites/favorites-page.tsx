import { SavedRecipes } from '../../components/favorite/saved-recipes.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { keptRecipes as text } from '../../messages/kept-recipes.ts';

/** Everything the cook keeps, `/favorites`. */
export function FavoritesPage() {
  return (
    <PageFrame title={text.favorites}>
      <SavedRecipes />
    </PageFrame>
  );
}
