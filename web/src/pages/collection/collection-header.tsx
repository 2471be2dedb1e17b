import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { LinkIcon, PencilIcon, Trash2Icon } from 'lucide-react';
import { collectionPath, paths } from '../../app/paths.ts';
import { BackLink } from '../../components/back-link.tsx';
import { VisibilityBadge } from '../../components/collection/collection-card.tsx';
import { DinnerLink } from '../../components/dinner-link.tsx';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { collections } from '../../messages/collections.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import type { ShownCollection } from './collection-page.tsx';

const loadEdit = () => import('./edit-collection.tsx');
const loadDelete = () => import('./delete-collection.tsx');

const text = collections.page;

/** What a collection is, and what its cook can do with it as a whole. */
export function CollectionHeader({ collection }: { collection: ShownCollection }) {
  const { name, description, isOwn, isPublic, recipeCount } = collection;
  return (
    <Stack gap="4" align="start">
      {isOwn && <BackLink to={paths.collections}>{text.back}</BackLink>}
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
      {(isOwn || isPublic || recipeCount > 1) && <Actions collection={collection} />}
    </Stack>
  );
}

function Actions({ collection }: { collection: ShownCollection }) {
  const edit = useLazyDialog(loadEdit);
  const remove = useLazyDialog(loadDelete);
  const slugs = collection.recipes.edges.map(({ node }) => node.slug);
  return (
    <Flex wrap="wrap" gap="3" _print={{ display: 'none' }}>
      {slugs.length > 1 && <DinnerLink slugs={slugs} />}
      {collection.isPublic && (
        <Button onClick={() => void copyLink(collection.id)}>
          <LinkIcon aria-hidden />
          {text.share}
        </Button>
      )}
      {collection.isOwn && (
        <>
          <Button onClick={edit.open}>
            <PencilIcon aria-hidden />
            {text.edit}
          </Button>
          <Button onClick={remove.open}>
            <Trash2Icon aria-hidden />
            {text.delete}
          </Button>
        </>
      )}
      {edit.part && edit.isOpen && <edit.part.EditCollection collection={collection} onClose={edit.close} />}
      {remove.part && remove.isOpen && <remove.part.DeleteCollection collection={collection} onClose={remove.close} />}
    </Flex>
  );
}

async function copyLink(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(collectionPath(id), window.location.origin).href);
    showToast(text.copied);
  } catch (error) {
    console.warn('The link could not be copied.', error);
    showToast(text.copyFailed);
  }
}
