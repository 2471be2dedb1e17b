import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { EntryFrame } from '../../components/sign-in/entry-frame.tsx';
import { FooterLink } from '../../components/sign-in/footer-link.tsx';
import { graphql } from '../../gql/gql.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { signIn as text } from '../../messages/sign-in.ts';
import { UsernameField } from '../../ui/forms/username-field.tsx';

const REQUEST_PASSWORD_RESET = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      message
    }
  }
`);

/** Where a cook asks for a link for a new password, `/forgot-password`. */
export function ForgotPasswordPage() {
  useDocumentTitle(text.forgot.title);
  const [account, setAccount] = useState('');
  const [answer, setAnswer] = useState('');
  const [request] = useMutation(REQUEST_PASSWORD_RESET);
  const submission = useSubmission(['account']);
  const handleSubmit = async () => {
    setAnswer('');
    if (!account.trim()) return submission.refuse('account', text.forgot.missing);
    await submission.send(async () => {
      const { data } = await request({ variables: { input: { account: account.trim() } } });
      setAnswer(data?.requestPasswordReset.message ?? '');
    });
  };
  return (
    <EntryFrame
      title={text.forgot.title}
      lead={text.forgot.lead}
      submit={submission.isBusy ? text.forgot.busy : text.forgot.submit}
      isBusy={submission.isBusy}
      error={submission.error}
      onSubmit={() => void handleSubmit()}
      footer={<FooterLink question={text.forgot.back} link={text.login.submit} to={paths.login} />}
    >
      <UsernameField
        label={text.forgot.account}
        value={account}
        onChange={setAccount}
        error={submission.errorOf('account')}
      />
      <chakra.p role="status" fontSize="sm">
        {answer}
      </chakra.p>
    </EntryFrame>
  );
}
