import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { PendingRecipesQuery, PendingRecipesQueryVariables } from '../../../gql/operations.ts'
import { admin } from '../../../messages/admin.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ReviewCard } from './review-card.tsx'

const text = admin.review

const PENDING_RECIPES: TypedDocumentNode<PendingRecipesQuery, PendingRecipesQueryVariables> = gql`
  query PendingRecipes {
    adminRecipes(first: 100, status: PENDING) {
      nodes {
        id
      }
    }
  }
`

interface ReviewDialogProps {
  /** The one recipe to look at; all that wait without it. */
  only?: string
  onClose: () => void
}

/** The queue of the recipes that wait: each word moves on to the next. */
export function ReviewDialog({ only, onClose }: ReviewDialogProps) {
  const { data, loading } = useQuery(PENDING_RECIPES, { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first', skip: only !== undefined })
  const [passed, setPassed] = useState(0)
  const queue = only === undefined ? (data?.adminRecipes.nodes.map(({ id }) => id) ?? []) : [only]
  const current = queue[passed]
  const handleDone = () => (only === undefined ? setPassed(passed + 1) : onClose())
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      {loading && <Skeleton h="64" />}
      <chakra.p role="status" color="mute">
        {!loading && current === undefined && text.done.description}
      </chakra.p>
      {current !== undefined && <ReviewCard key={current} id={current} onDone={handleDone} />}
    </Dialog>
  )
}
