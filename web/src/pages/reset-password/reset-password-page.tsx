import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { EntryFrame } from '../../components/sign-in/entry-frame.tsx';
import { FooterLink } from '../../components/sign-in/footer-link.tsx';
import { mailTokenOf } from '../../components/sign-in/mail-token.ts';
import { graphql } from '../../gql/gql.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { signIn as text } from '../../messages/sign-in.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';

const SET_FORGOTTEN_PASSWORD = graphql(`
  mutation SetForgottenPassword($input: SetForgottenPasswordInput!) {
    setForgottenPassword(input: $input) {
      username
    }
  }
`);

/** Where the link for a new password leads, `/reset-password#…`. */
export function ResetPasswordPage() {
  useDocumentTitle(text.reset.title);
  const token = mailTokenOf(useLocation().hash);
  const navigate = useNavigate();
  const [newPassword, setPassword] = useState('');
  const [set] = useMutation(SET_FORGOTTEN_PASSWORD);
  const submission = useSubmission(['newPassword']);
  const handleSubmit = async () => {
    if (!newPassword) return submission.refuse('newPassword', text.missing.newPassword);
    await submission.send(async () => {
      const { data } = await set({ variables: { input: { token, newPassword } } });
      showToast(text.reset.done(data?.setForgottenPassword.username ?? ''));
      await navigate(paths.login, { replace: true });
    });
  };
  return (
    <EntryFrame
      title={text.reset.title}
      lead={text.reset.lead}
      submit={submission.isBusy ? text.reset.busy : text.reset.submit}
      isBusy={submission.isBusy}
      error={token ? submission.error : text.noToken}
      onSubmit={() => void handleSubmit()}
      footer={<FooterLink question={text.reset.again} link={text.reset.againLink} to={paths.forgotPassword} />}
    >
      <PasswordField
        label={text.password}
        name="new-password"
        hint={text.newPasswordHint}
        autoComplete="new-password"
        value={newPassword}
        onChange={setPassword}
        error={submission.errorOf('newPassword')}
      />
    </EntryFrame>
  );
}
