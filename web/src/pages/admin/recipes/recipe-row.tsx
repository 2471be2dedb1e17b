import { gql, type FragmentType, type TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { recipePath } from '../../../app/paths.ts'
import type { RecipeRow_RecipeFragment } from '../../../gql/operations.ts'
import { admin } from '../../../messages/admin.ts'
import { shortDate } from '../../../messages/date.ts'
import { number } from '../../../messages/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { Cell } from '../../../ui/data-table.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { sayFailed } from '../../../apollo/say-failed.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { useReviewRecipe } from './review-recipe.ts'

const text = admin.recipes

/** What a row of the recipes shows. */
export const RECIPE_ROW_RECIPE: TypedDocumentNode<RecipeRow_RecipeFragment> = gql`
  fragment RecipeRow_recipe on AdminRecipe {
    id
    slug
    title
    author
    status
    createdAt
    rating
    views
    version
  }
`

const TONES = { PUBLISHED: 'leaf', PENDING: 'saffron', DRAFT: 'plain', REJECTED: 'tomato' } as const

/** One recipe, with what can be done to it. A draft is its cook's own affair. */
export function RecipeRow({ recipe: masked }: { recipe: FragmentType<RecipeRow_RecipeFragment> }) {
  const { data: recipe, complete } = useFragment({ fragment: RECIPE_ROW_RECIPE, from: masked })
  const [isRejecting, setRejecting] = useState(false)
  const review = useReviewRecipe()
  if (!complete) return null
  const handleApprove = () => review(recipe, 'APPROVE').then(() => showToast(text.approved(recipe.title)), sayFailed)
  return (
    <tr>
      <Cell maxW="20rem" overflow="hidden" textOverflow="ellipsis">
        <chakra.span fontWeight="semibold">{recipe.title}</chakra.span>
      </Cell>
      <Cell>{recipe.author}</Cell>
      <Cell>
        <Pill tone={TONES[recipe.status]}>{text.states[recipe.status]}</Pill>
      </Cell>
      <Cell>{shortDate(recipe.createdAt)}</Cell>
      <Cell>{recipe.rating === null ? text.noRating : recipe.rating.toFixed(1)}</Cell>
      <Cell>{number(recipe.views)}</Cell>
      <Cell>
        <Flex gap="2">
          {recipe.status !== 'DRAFT' && (
            <Button size="sm" asChild>
              <Link to={recipePath(recipe.slug)} aria-label={text.viewLabel(recipe.title)}>
                {text.view}
              </Link>
            </Button>
          )}
          {recipe.status === 'PENDING' && (
            <>
              <Button size="sm" variant="soft" aria-label={text.approveLabel(recipe.title)} onClick={() => void handleApprove()}>
                {text.approve}
              </Button>
              <Button size="sm" variant="danger" aria-label={text.rejectLabel(recipe.title)} onClick={() => setRejecting(true)}>
                {text.reject}
              </Button>
            </>
          )}
        </Flex>
        {isRejecting && <ReviewDialog only={recipe.id} onClose={() => setRejecting(false)} />}
      </Cell>
    </tr>
  )
}
