import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { graphql } from '../../gql/gql.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { settings } from '../../messages/settings.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Section } from '../../ui/display/section.tsx';

const text = settings.password;

const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      user {
        id
        sessions {
          id
          createdAt
          lastUsedAt
          isCurrent
          userAgent
        }
        apiTokens {
          id
          name
          prefix
          scopes
          createdAt
          expiresAt
          lastUsedAt
        }
      }
    }
  }
`);

/** Where the cook changes their password; this browser stays signed in. */
export function PasswordSection() {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNext] = useState('');
  const [endOtherSessions, setEndOthers] = useState(true);
  const [keepApiTokens, setKeepTokens] = useState(false);
  const [changePassword] = useMutation(CHANGE_PASSWORD);
  const submission = useSubmission(['currentPassword', 'newPassword']);
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy) return;
    if (!currentPassword) return submission.refuse('currentPassword', text.missing.currentPassword);
    if (!newPassword) return submission.refuse('newPassword', text.missing.newPassword);
    const isDone = await submission.send(() =>
      changePassword({ variables: { input: { currentPassword, newPassword, endOtherSessions, keepApiTokens } } }),
    );
    if (!isDone) return;
    setCurrent('');
    setNext('');
    showToast(text.saved);
  };
  return (
    <Section title={text.title}>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
        <PasswordField
          label={text.current}
          name="current-password"
          autoComplete="current-password"
          value={currentPassword}
          error={submission.errorOf('currentPassword')}
          onChange={setCurrent}
        />
        <PasswordField
          label={text.next}
          name="new-password"
          hint={text.nextHint}
          autoComplete="new-password"
          value={newPassword}
          error={submission.errorOf('newPassword') ?? submission.error}
          onChange={setNext}
        />
        <Checkbox checked={endOtherSessions} onChange={setEndOthers}>
          {text.endOthers}
        </Checkbox>
        <Checkbox checked={keepApiTokens} onChange={setKeepTokens}>
          {text.keepTokens}
        </Checkbox>
        <FormEnd submit={text.save} busy={text.saving} isBusy={submission.isBusy} />
      </chakra.form>
    </Section>
  );
}
