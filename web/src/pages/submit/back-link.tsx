import { paths } from '../../app/paths.ts';
import { BackLink } from '../../components/back-link.tsx';
import { ownRecipe } from '../../messages/own-recipe.ts';

/** Back to the list of the cook's own recipes. */
export function BackToOwnRecipes() {
  return <BackLink to={paths.ownRecipes}>{ownRecipe.form.back}</BackLink>;
}
