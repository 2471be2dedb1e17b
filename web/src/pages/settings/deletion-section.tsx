import { lazy, Suspense, useState } from 'react'
import { settings } from '../../messages/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

const DeleteAccountDialog = lazy(async () => ({ default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog }))

const text = settings.deletion

/** Where the cook leaves for good. */
export function DeletionSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={text.title} lead={text.lead}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Suspense fallback={null}>{isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  )
}
