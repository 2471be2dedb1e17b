import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { chakra, Flex, Stack } from '@chakra-ui/react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { failureOf } from '../../../apollo/failure.ts'
import type { ReviewCardQuery, ReviewCardQueryVariables } from '../../../gql/operations.ts'
import { useSubmission } from '../../../hooks/use-submission.ts'
import { admin } from '../../../messages/admin.ts'
import { Button } from '../../../ui/button.tsx'
import { FormEnd } from '../../../ui/form-end.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { sayFailed } from '../../../apollo/say-failed.ts'
import { Comparison } from './comparison.tsx'
import { useReviewRecipe } from './review-recipe.ts'

const text = admin.review

const REVIEW_CARD: TypedDocumentNode<ReviewCardQuery, ReviewCardQueryVariables> = gql`
  query ReviewCard($id: ID!) {
    adminRecipe(id: $id) {
      recipe {
        id
        title
        author
      }
      now {
        title
        description
        facts
        lines
        steps
      }
      approved {
        title
        description
        facts
        lines
        steps
      }
    }
  }
`

interface ReviewCardProps {
  id: string
  /** The word is given, or the recipe passed over. */
  onDone: () => void
}

/** A recipe that waits, beside what was approved before, and the word about it: by button or by key. */
export function ReviewCard({ id, onDone }: ReviewCardProps) {
  const { data, error } = useQuery(REVIEW_CARD, { variables: { id }, fetchPolicy: 'network-only' })
  const [isRejecting, setRejecting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const review = useReviewRecipe()
  const title = data?.adminRecipe.now.title ?? ''
  const approve = () => {
    setBusy(true)
    const reviewed = review(id, 'APPROVE').then(() => {
      showToast(admin.recipes.approved(title))
      onDone()
    }, sayFailed)
    void reviewed.finally(() => setBusy(false))
  }
  useReviewKeys(isBusy || isRejecting || !data, { a: approve, r: () => setRejecting(true), s: onDone })
  if (error) return <chakra.p role="alert">{failureOf(error).message}</chakra.p>
  if (!data) return <Skeleton h="64" />
  return (
    <Stack gap="5" whiteSpace="normal">
      <Comparison {...data.adminRecipe} />
      {isRejecting ? (
        <RejectionForm id={id} title={title} onCancel={() => setRejecting(false)} onDone={onDone} />
      ) : (
        <>
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button aria-disabled={isBusy} onClick={() => !isBusy && onDone()}>
              {text.skip}
            </Button>
            <Button variant="danger" aria-disabled={isBusy} onClick={() => !isBusy && setRejecting(true)}>
              {text.reject}
            </Button>
            <Button variant="solid" aria-disabled={isBusy} onClick={() => !isBusy && approve()}>
              {text.approve}
            </Button>
          </Flex>
          <chakra.p fontSize="xs" color="mute" textAlign="end">
            {text.keys}
          </chakra.p>
        </>
      )}
    </Stack>
  )
}

/** Single keys act while nothing is typed into. A key that is held down acts once, not on every recipe that comes. */
function useReviewKeys(isOff: boolean, acts: Record<string, () => void>): void {
  useEffect(() => {
    if (isOff) return undefined
    const handleKey = (event: KeyboardEvent) => {
      if (!event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey) acts[event.key.toLowerCase()]?.()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  })
}

interface RejectionFormProps {
  id: string
  title: string
  onCancel: () => void
  onDone: () => void
}

function RejectionForm({ id, title, onCancel, onDone }: RejectionFormProps) {
  const [reason, setReason] = useState('')
  const submission = useSubmission(['reason'])
  const review = useReviewRecipe()
  const form = useRef<HTMLFormElement>(null)
  // Whoever pressed R goes on by typing.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (submission.isBusy || !(await submission.send(() => review(id, 'REJECT', reason)))) return
    showToast(admin.recipes.rejected(title))
    onDone()
  }
  return (
    <chakra.form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="4">
      <TextArea label={text.reason} hint={text.reasonHint} maxLength={500} value={reason} error={submission.errorOf('reason') ?? submission.error} onChange={setReason} />
      <FormEnd submit={text.send} isBusy={submission.isBusy} isDangerous onCancel={onCancel} />
    </chakra.form>
  )
}
