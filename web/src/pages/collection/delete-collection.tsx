import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { toastError } from '../../apollo/toast-error.ts';
import { graphql } from '../../gql/gql.ts';
import { collections } from '../../messages/collections.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import type { ShownCollection } from './collection-page.tsx';

const text = collections.page;

const DELETE_COLLECTION = graphql(`
  mutation DeleteCollection($input: CollectionIdInput!) {
    deleteCollection(input: $input) {
      collection {
        id
      }
    }
  }
`);

interface DeleteCollectionProps {
  collection: ShownCollection;
  onClose: () => void;
}

/** Asks whether a collection should go, and lets it go. */
export function DeleteCollection({ collection: { id, name }, onClose }: DeleteCollectionProps) {
  const navigate = useNavigate();
  const [remove, { loading, client }] = useMutation(DELETE_COLLECTION);
  const handleConfirm = async () => {
    try {
      await remove({ variables: { input: { id } } });
    } catch (error) {
      toastError(error);
      return;
    }
    await navigate(paths.collections, { replace: true });
    client.cache.evict({ id: client.cache.identify({ __typename: 'Collection', id }) });
    showToast(text.deleted(name));
  };
  return (
    <ConfirmDialog
      title={text.deleteTitle}
      text={text.deleteText(name)}
      confirmText={text.deleteYes}
      isBusy={loading}
      isOpen
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
    />
  );
}
