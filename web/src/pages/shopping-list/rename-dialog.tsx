import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { keepList } from '../../components/unsent-changes/list-page.ts';
import { graphql } from '../../gql/gql.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { shoppingLists as text } from '../../messages/shopping-lists.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

const RENAME = graphql(`
  mutation RenameList($input: RenameShoppingListInput!) {
    renameShoppingList(input: $input) {
      shoppingList {
        id
        name
        revision
      }
    }
  }
`);

interface RenameDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** The window in which a list gets another name. */
export function RenameDialog({ id, name: former, onClose }: RenameDialogProps) {
  const [name, setName] = useState(former);
  const submission = useSubmission(['name']);
  const [rename, { client }] = useMutation(RENAME);
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy) return;
    if (!name.trim()) return submission.refuse('name', text.create.nameRequired.description);
    if (!(await submission.send(() => rename({ variables: { input: { id, name: name.trim() } } })))) return;
    keepList(client, id);
    onClose();
  };
  return (
    <Dialog title={text.page.renameTitle} isOpen onClose={onClose}>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
        <TextField
          label={text.create.name}
          value={name}
          maxLength={120}
          error={submission.errorOf('name') ?? submission.error}
          onChange={setName}
        />
        <FormEnd submit={text.page.save} isBusy={submission.isBusy} onCancel={onClose} />
      </chakra.form>
    </Dialog>
  );
}
