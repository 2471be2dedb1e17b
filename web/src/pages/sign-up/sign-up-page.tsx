import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../apollo/site.ts';
import { paths } from '../../app/paths.ts';
import { EntryFrame } from '../../components/sign-in/entry-frame.tsx';
import { OtherEntry } from '../../components/sign-in/other-entry.tsx';
import { useEnter } from '../../components/sign-in/use-enter.ts';
import { graphql } from '../../gql/gql.ts';
import { SignUpClosed } from './sign-up-closed.tsx';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { signIn as text } from '../../messages/sign-in.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { UsernameField } from '../../ui/forms/username-field.tsx';

const SIGN_UP = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      user {
        id
      }
    }
  }
`);

const NOTHING = { username: '', password: '', name: '', email: '' };

/** Making an account, `/sign-up`; `next` in the address says where it leads, `invitation` holds a code where one is needed. */
export function SignUpPage() {
  useDocumentTitle(text.signUp.title);
  const [params] = useSearchParams();
  const [given, setGiven] = useState({ ...NOTHING, invitation: params.get('invitation') ?? '' });
  const mode = useSite()?.signUp;
  const isInvited = mode === 'INVITATION';
  const [signUp] = useMutation(SIGN_UP);
  const submission = useSubmission(['username', 'password', 'name', 'email', ...(isInvited ? ['invitation'] : [])]);
  const enter = useEnter();
  const field = (name: keyof typeof given) => ({
    name,
    value: given[name],
    onChange: (value: string) => setGiven((old) => ({ ...old, [name]: value })),
    error: submission.errorOf(name),
  });
  const handleSubmit = async () => {
    if (!given.username.trim()) return submission.refuse('username', text.missing.username);
    if (!given.password) return submission.refuse('password', text.missing.newPassword);
    if (isInvited && !given.invitation.trim()) return submission.refuse('invitation', text.missing.invitation);
    await submission.send(async () => {
      await signUp({
        variables: {
          input: {
            ...given,
            username: given.username.trim(),
            name: given.name.trim() || null,
            email: given.email.trim() || null,
            invitation: given.invitation.trim() || null,
          },
        },
      });
      await enter();
    });
  };
  if (mode === 'CLOSED') return <SignUpClosed />;
  return (
    <EntryFrame
      title={text.signUp.title}
      lead={text.signUp.lead}
      submit={submission.isBusy ? text.signUp.busy : text.signUp.submit}
      isBusy={submission.isBusy}
      error={submission.error}
      onSubmit={() => void handleSubmit()}
      footer={<OtherEntry question={text.signUp.other} link={text.signUp.otherLink} page={paths.login} />}
    >
      {isInvited && (
        <TextField
          label={text.invitation}
          hint={text.invitationHint}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...field('invitation')}
        />
      )}
      <UsernameField label={text.username} hint={text.usernameHint} {...field('username')} />
      <PasswordField
        label={text.password}
        hint={text.newPasswordHint}
        autoComplete="new-password"
        {...field('password')}
      />
      <TextField label={text.name} hint={text.nameHint} autoComplete="name" {...field('name')} />
      <TextField
        label={text.email}
        hint={text.emailHint}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...field('email')}
      />
    </EntryFrame>
  );
}
