import { LuArrowLeft } from 'react-icons/lu'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { ownRecipe } from '../../messages/own-recipe.ts'
import { Button } from '../../ui/button.tsx'

/** Back to the list of the cook's own recipes. */
export function BackLink() {
  return (
    <Button variant="ghost" size="sm" asChild>
      <Link to={paths.ownRecipes}>
        <LuArrowLeft aria-hidden />
        {ownRecipe.form.back}
      </Link>
    </Button>
  )
}
