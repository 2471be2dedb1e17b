import { useApolloClient } from '@apollo/client/react'
import { useEffect, useSyncExternalStore } from 'react'
import { useViewer } from '../../apollo/viewer.tsx'
import { unsentQuestion } from '../../components/list-changes/unsent-question.ts'
import { sayPartFailed } from '../../hooks/say-part-failed.ts'
import { useLoaded } from '../../hooks/use-loaded.ts'

const loadDialog = () => import('../../components/list-changes/unsent-dialog.tsx')

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
  const part = useLoaded(loadDialog, question !== null, () => {
    sayPartFailed()
    // What cannot be asked is not thrown away.
    question?.answer(false)
  })
  return part && question && <part.UnsentDialog question={question} />
}

/** Without fetching the code that knows what they are. */
function hasUnsent(): boolean {
  try {
    return (localStorage.getItem('larder:list-changes') ?? '[]') !== '[]'
  } catch {
    return false
  }
}
