import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { PageFrame } from '../../components/page-frame.tsx'
import type { NewRecipePageQuery, NewRecipePageQueryVariables } from '../../gql/operations.ts'
import { ownRecipe } from '../../messages/own-recipe.ts'
import { BackLink } from './back-link.tsx'
import { emptyDraft } from './recipe-draft.ts'
import { RecipeForm } from './recipe-form.tsx'

const NEW_RECIPE_PAGE: TypedDocumentNode<NewRecipePageQuery, NewRecipePageQueryVariables> = gql`
  query NewRecipePage {
    profile {
      user {
        id
      }
    }
  }
`

/** Writing a recipe, `/submit/new`. A visitor is sent to sign in before they write, not after. */
export function NewRecipePage() {
  useQuery(NEW_RECIPE_PAGE)
  const [initial] = useState(emptyDraft)
  return (
    <PageFrame title={ownRecipe.form.newTitle} aside={<BackLink />}>
      <RecipeForm place="new" initial={initial} recipeId={null} />
    </PageFrame>
  )
}
