import { chakra, Flex, Stack } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { LuArrowLeft, LuLink, LuPencil, LuTrash2 } from 'react-icons/lu'
import { Link } from 'react-router'
import { collectionPath, paths } from '../../app/paths.ts'
import { VisibilityBadge } from '../../components/collection/collection-card.tsx'
import { collections } from '../../messages/collections.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { ShownCollection } from './collection-page.tsx'

const EditCollection = lazy(async () => ({ default: (await import('./edit-collection.tsx')).EditCollection }))
const DeleteCollection = lazy(async () => ({ default: (await import('./delete-collection.tsx')).DeleteCollection }))

const text = collections.page

/** What a collection is, and what its cook can do with it as a whole. */
export function CollectionHeader({ collection }: { collection: ShownCollection }) {
  const { name, description, isOwn, isPublic, recipeCount } = collection
  return (
    <Stack gap="4" align="start">
      {isOwn && (
        <Button variant="ghost" size="sm" ms="-4" asChild>
          <Link to={paths.collections}>
            <LuArrowLeft aria-hidden />
            {text.back}
          </Link>
        </Button>
      )}
      <Stack gap="3" maxW="42rem">
        <chakra.h1 textStyle="title" overflowWrap="anywhere">
          {name}
        </chakra.h1>
        {description && (
          <chakra.p textStyle="lead" color="mute" overflowWrap="anywhere" whiteSpace="pre-line">
            {description}
          </chakra.p>
        )}
        <Flex align="center" gap="3" color="mute">
          <span>{collections.count(recipeCount)}</span>
          <VisibilityBadge isPublic={isPublic} />
        </Flex>
      </Stack>
      {(isOwn || isPublic) && <Actions collection={collection} />}
    </Stack>
  )
}

function Actions({ collection }: { collection: ShownCollection }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <Flex wrap="wrap" gap="3">
      {collection.isPublic && (
        <Button onClick={() => void copyLink(collection.id)}>
          <LuLink aria-hidden />
          {text.share}
        </Button>
      )}
      {collection.isOwn && (
        <>
          <Button onClick={() => setOpen('edit')}>
            <LuPencil aria-hidden />
            {text.edit}
          </Button>
          <Button onClick={() => setOpen('delete')}>
            <LuTrash2 aria-hidden />
            {text.delete}
          </Button>
        </>
      )}
      <Suspense fallback={null}>
        {open === 'edit' && <EditCollection collection={collection} onClose={close} />}
        {open === 'delete' && <DeleteCollection collection={collection} onClose={close} />}
      </Suspense>
    </Flex>
  )
}

async function copyLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(collectionPath(id), window.location.origin).href)
    showToast(text.copied)
  } catch (error) {
    console.warn('The link could not be copied.', error)
    showToast(text.copyFailed)
  }
}
