import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { toastError } from '../../apollo/toast-error.ts';
import { shoppingListsPath } from '../../app/paths.ts';
import { graphql } from '../../gql/gql.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';

const text = shoppingLists.page;

const DELETE_LIST = graphql(`
  mutation DeleteList($input: ShoppingListIdInput!) {
    deleteShoppingList(input: $input) {
      shoppingList {
        id
      }
    }
  }
`);

interface DeleteListDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks before a list goes for good. */
export function DeleteListDialog({ id, name, onClose }: DeleteListDialogProps) {
  const navigate = useNavigate();
  const [deleteList, { loading, client }] = useMutation(DELETE_LIST);
  const confirm = async () => {
    try {
      await deleteList({ variables: { input: { id } } });
      await navigate(shoppingListsPath, { replace: true });
      client.cache.evict({ id: client.cache.identify({ __typename: 'ShoppingList', id }) ?? '' });
      showToast(text.deleted(name));
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <ConfirmDialog
      title={text.deleteTitle}
      text={text.deleteText(name)}
      confirmText={text.delete}
      isBusy={loading}
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
