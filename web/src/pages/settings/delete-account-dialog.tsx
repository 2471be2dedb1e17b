import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useLeave } from '../../components/viewer/use-leave.ts';
import { graphql } from '../../gql/gql.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { settings } from '../../messages/settings.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';

const text = settings.deletion;

const DELETE_ACCOUNT = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      deletedId
    }
  }
`);

/** Asks for the password once more, and lets the account go. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [deleteAccount] = useMutation(DELETE_ACCOUNT);
  const submission = useSubmission(['password']);
  const leave = useLeave();
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (submission.isBusy) return;
    if (!password) return submission.refuse('password', text.missing);
    const isDone = await leave(() => submission.send(() => deleteAccount({ variables: { input: { password } } })));
    if (isDone) showToast(text.deleted);
  };
  return (
    <Dialog title={text.confirmTitle} isOpen onClose={onClose}>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
        <chakra.p color="mute">{text.confirmText}</chakra.p>
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          value={password}
          error={submission.errorOf('password') ?? submission.error}
          onChange={setPassword}
        />
        <FormEnd submit={text.confirm} isBusy={submission.isBusy} isDangerous onCancel={onClose} />
      </chakra.form>
    </Dialog>
  );
}
