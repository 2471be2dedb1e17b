import { useApolloClient, useMutation } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forAnybody } from '../../apollo/viewer-link.ts';
import { paths } from '../../app/paths.ts';
import { EntryFrame } from '../../components/sign-in/entry-frame.tsx';
import { FooterLink } from '../../components/sign-in/footer-link.tsx';
import { mailTokenOf } from '../../components/sign-in/mail-token.ts';
import { graphql } from '../../gql/gql.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { signIn as text } from '../../messages/sign-in.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';

const CONFIRM_EMAIL = graphql(`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      confirmed
    }
  }
`);

/**
 * Where the link that confirms an address leads, `/confirm-email#…`. It takes a press of a button: programs that look into messages open
 * links, too, and confirm nothing in a cook's stead.
 */
export function ConfirmEmailPage() {
  useDocumentTitle(text.confirm.title);
  const token = mailTokenOf(useLocation().hash);
  const navigate = useNavigate();
  const client = useApolloClient();
  const [confirm] = useMutation(CONFIRM_EMAIL, { context: forAnybody });
  const submission = useSubmission([]);
  const handleSubmit = () =>
    submission.send(async () => {
      await confirm({ variables: { input: { token } } });
      showToast(text.confirm.done);
      await client.resetStore();
      await navigate(paths.home, { replace: true });
    });
  return (
    <EntryFrame
      title={text.confirm.title}
      lead={text.confirm.lead}
      submit={submission.isBusy ? text.confirm.busy : text.confirm.submit}
      isBusy={submission.isBusy}
      error={token ? submission.error : text.noToken}
      onSubmit={() => void handleSubmit()}
      footer={<FooterLink question={text.confirm.again} link={text.confirm.againLink} to={paths.settings} />}
    >
      {null}
    </EntryFrame>
  );
}
