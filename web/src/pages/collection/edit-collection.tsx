import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { CollectionDialog } from '../../components/collection/collection-dialog.tsx';
import type { CollectionDraft } from '../../components/collection/collection-draft.ts';
import { graphql } from '../../gql/gql.ts';
import type { UpdateCollectionInput } from '../../gql/graphql.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { collections } from '../../messages/collections.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import type { ShownCollection } from './collection-page.tsx';

const text = collections.dialog;

const UPDATE_COLLECTION = graphql(`
  mutation UpdateCollection($input: UpdateCollectionInput!) {
    updateCollection(input: $input) {
      collection {
        id
        name
        description
        isPublic
        coverImage
      }
    }
  }
`);

/** The value of the choice that leaves the cover as it is. */
const SAME_COVER = 'same';

interface EditCollectionProps {
  collection: ShownCollection;
  onClose: () => void;
}

/** The window in which a collection is changed. */
export function EditCollection({ collection, onClose }: EditCollectionProps) {
  const [update] = useMutation(UPDATE_COLLECTION);
  const submission = useSubmission(['name', 'description']);
  // As the window shows it from its opening on, whatever is told of the collection meanwhile.
  const [initial] = useState({
    name: collection.name,
    description: collection.description ?? '',
    isPublic: collection.isPublic,
    coverRecipeId: SAME_COVER,
  });
  const handleSubmit = async (draft: CollectionDraft) => {
    if (
      !(await submission.send(() =>
        update({ variables: { input: { id: collection.id, ...changesOf(initial, draft) } } }),
      ))
    )
      return;
    showToast(text.updated);
    onClose();
  };
  return (
    <CollectionDialog
      title={text.editTitle}
      submitText={text.save}
      initial={initial}
      covers={coversOf(collection)}
      submission={submission}
      isOpen
      onClose={onClose}
      onSubmit={(draft) => void handleSubmit(draft)}
    />
  );
}

/** What was left alone is not sent: it may have been made private in another tab meanwhile. */
function changesOf(
  initial: CollectionDraft,
  { name, description, isPublic, coverRecipeId }: CollectionDraft,
): Omit<UpdateCollectionInput, 'id'> {
  return {
    ...(name !== initial.name && { name }),
    ...(description !== initial.description && { description: description || null }),
    ...(isPublic !== initial.isPublic && { isPublic }),
    ...(coverRecipeId !== initial.coverRecipeId && { coverRecipeId: coverRecipeId || null }),
  };
}

/** Recipes that may stand for the collection, of those that are loaded. */
function coversOf({ recipes }: ShownCollection): { id: string; title: string }[] {
  const known = recipes.edges.map(({ node: { id, title } }) => ({ id, title }));
  return known.length > 0 ? [{ id: SAME_COVER, title: text.coverSame }, ...known] : [];
}
