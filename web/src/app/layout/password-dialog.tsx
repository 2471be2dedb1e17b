import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { graphql } from '../../gql/gql.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { confirmPassword as text } from '../../messages/password.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const CONFIRM_PASSWORD = graphql(`
  mutation ConfirmPassword($input: ConfirmPasswordInput!) {
    confirmPassword(input: $input) {
      confirmedUntil
    }
  }
`);

/** Asks for the password once more; what was begun goes on, or is given up. */
export function PasswordDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const [password, setPassword] = useState('');
  const [confirm] = useMutation(CONFIRM_PASSWORD);
  const submission = useSubmission(['password']);
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (submission.isBusy) return;
    if (!password) return submission.refuse('password', text.missing);
    if (await submission.send(() => confirm({ variables: { input: { password } } }))) onAnswer(true);
  };
  return (
    <Dialog title={text.title} isOpen onClose={() => onAnswer(false)}>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
        <chakra.p color="mute">{text.lead}</chakra.p>
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          value={password}
          error={submission.errorOf('password') ?? submission.error}
          onChange={setPassword}
        />
        <FormEnd submit={text.submit} busy={text.busy} isBusy={submission.isBusy} onCancel={() => onAnswer(false)} />
      </chakra.form>
    </Dialog>
  );
}
