import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import type { UserRow_UserFragment } from '../../../gql/graphql.ts';
import { useSubmission } from '../../../hooks/use-submission.ts';
import { admin } from '../../../messages/admin.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { SET_USER_STATUS } from './set-user-status.ts';

const text = admin.ban;

interface BanDialogProps {
  user: Pick<UserRow_UserFragment, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks for the reason of a ban. */
export function BanDialog({ user, onClose }: BanDialogProps) {
  const [reason, setReason] = useState('');
  const submission = useSubmission(['reason']);
  const [setStatus] = useMutation(SET_USER_STATUS, { refetchQueries: ['AdminPage'] });
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy) return;
    const isDone = await submission.send(() =>
      setStatus({ variables: { input: { id: user.id, status: 'BANNED', reason } } }),
    );
    if (!isDone) return;
    showToast(text.done(user.name));
    onClose();
  };
  return (
    <Dialog title={text.title(user.name)} isOpen onClose={onClose}>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
        <chakra.p color="mute" whiteSpace="normal">
          {text.text}
        </chakra.p>
        <TextField
          label={text.reason}
          hint={text.reasonHint}
          maxLength={500}
          value={reason}
          error={submission.errorOf('reason') ?? submission.error}
          onChange={setReason}
        />
        <FormEnd submit={text.confirm} busy={text.busy} isBusy={submission.isBusy} isDangerous onCancel={onClose} />
      </chakra.form>
    </Dialog>
  );
}
