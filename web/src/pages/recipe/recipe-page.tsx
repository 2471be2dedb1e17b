import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import type { RecipePageQuery, RecipePageQueryVariables } from '../../gql/operations.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { recipe as text } from '../../messages/recipe.ts'
import { RecipeFailed, RecipeNotFound } from './recipe-notice.tsx'
import { RecipeSkeleton } from './recipe-skeleton.tsx'
import { RECIPE_VIEW_RECIPE, RecipeView } from './recipe-view.tsx'

const RECIPE_PAGE: TypedDocumentNode<RecipePageQuery, RecipePageQueryVariables> = gql`
  query RecipePage($slug: String!) {
    recipe(slug: $slug) {
      id
      title
      ...RecipeView_recipe
    }
  }
  ${RECIPE_VIEW_RECIPE}
`

/** The page of one recipe, `/recipe/:slug`. */
export function RecipePage() {
  const { slug = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(RECIPE_PAGE, { variables: { slug } })
  useDocumentTitle(titleOf(data))
  if (data?.recipe) return <RecipeView key={data.recipe.id} recipe={data.recipe} />
  if (data) return <RecipeNotFound />
  if (error && !loading) return <RecipeFailed onRetry={() => void refetch()} />
  return <RecipeSkeleton />
}

function titleOf(data: { recipe: { title: string } | null } | undefined): string | undefined {
  return data && (data.recipe?.title ?? text.notFound.title)
}
