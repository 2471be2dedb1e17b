import { useApolloClient } from '@apollo/client/react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useViewer } from '../../apollo/viewer.tsx'
import { unsentQuestion } from '../../components/list-changes/unsent-question.ts'

const UnsentDialog = lazy(async () => ({ default: (await import('../../components/list-changes/unsent-dialog.tsx')).UnsentDialog }))

/** Sends what an earlier visit could not, on whatever page this one begins, and asks before any of it is thrown away. */
export function UnsentChanges() {
  const client = useApolloClient()
  const owner = useViewer()?.id
  const question = useSyncExternalStore(unsentQuestion.subscribe, unsentQuestion.get, unsentQuestion.get)
  useEffect(() => {
    if (owner === undefined || !hasUnsent()) return
    let stop: (() => void) | undefined
    let isOver = false
    import('../../components/list-changes/send-changes.ts').then(
      ({ startSending }) => isOver || (stop = startSending(client, owner)),
      (error: unknown) => console.warn('The changes of the shopping lists could not be sent.', error),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [client, owner])
  return <Suspense fallback={null}>{question && <UnsentDialog question={question} />}</Suspense>
}

/** Without fetching the code that knows what they are. */
function hasUnsent(): boolean {
  try {
    return (localStorage.getItem('larder:list-changes') ?? '[]') !== '[]'
  } catch {
    return false
  }
}
