import { OwnCollections } from '../../components/collection/own-collections.tsx'
import { PageFrame } from '../../components/page-frame.tsx'
import { collections as text } from '../../messages/collections.ts'

/** The cook's collections, `/collections`. */
export function CollectionsPage() {
  return (
    <PageFrame title={text.title}>
      <OwnCollections />
    </PageFrame>
  )
}
