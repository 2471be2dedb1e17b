import { lazy, Suspense, useState } from 'react'
import { LuPlus } from 'react-icons/lu'
import { useSubmission } from '../../hooks/use-submission.ts'
import { collections as text } from '../../messages/collections.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { NO_COLLECTION, type CollectionDraft } from './collection-draft.ts'
import { useCreateCollection } from './use-create-collection.ts'

const CollectionDialog = lazy(async () => ({ default: (await import('./collection-dialog.tsx')).CollectionDialog }))

/** Opens the window in which a collection is made; `children` are its words. */
export function NewCollectionButton({ children }: { children: string }) {
  const [isOpen, setOpen] = useState(false)
  const submission = useSubmission(['name', 'description'])
  const create = useCreateCollection()
  const handleSubmit = async ({ name, description, isPublic }: CollectionDraft) => {
    const isDone = await submission.send(() => create({ name, description: description || null, isPublic }))
    if (!isDone) return
    setOpen(false)
    showToast(text.dialog.created(name))
  }
  return (
    <>
      <Button variant="solid" onClick={() => setOpen(true)}>
        <LuPlus aria-hidden />
        {children}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <CollectionDialog
            title={text.dialog.createTitle}
            submitText={text.dialog.create}
            initial={NO_COLLECTION}
            submission={submission}
            isOpen
            onClose={() => setOpen(false)}
            onSubmit={(draft) => void handleSubmit(draft)}
          />
        )}
      </Suspense>
    </>
  )
}
