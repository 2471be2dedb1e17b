import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { EntryFrame } from '../../components/sign-in/entry-frame.tsx';
import { OtherEntry } from '../../components/sign-in/other-entry.tsx';
import { useEnter } from '../../components/sign-in/use-enter.ts';
import { graphql } from '../../gql/gql.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { signIn as text } from '../../messages/sign-in.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { UsernameField } from '../../ui/forms/username-field.tsx';

const SIGN_IN = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      user {
        id
      }
    }
  }
`);

/** Signing in, `/login`; `next` in the address says where it leads. */
export function LoginPage() {
  useDocumentTitle(text.login.submit);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [signIn] = useMutation(SIGN_IN);
  const submission = useSubmission(['username', 'password']);
  const enter = useEnter();
  const handleSubmit = async () => {
    if (!username.trim()) return submission.refuse('username', text.missing.username);
    if (!password) return submission.refuse('password', text.missing.password);
    await submission.send(async () => {
      await signIn({ variables: { input: { username: username.trim(), password } } });
      await enter();
    });
  };
  return (
    <EntryFrame
      title={text.login.title}
      lead={text.login.lead}
      submit={submission.isBusy ? text.login.busy : text.login.submit}
      isBusy={submission.isBusy}
      error={submission.error}
      onSubmit={() => void handleSubmit()}
      footer={
        <>
          <OtherEntry question={text.login.other} link={text.login.otherLink} page={paths.signUp} />
          <chakra.span display="block" mt="3" fontSize="sm" color="mute">
            <chakra.span asChild textDecoration="underline">
              <Link to={paths.forgotPassword}>{text.login.forgotten}</Link>
            </chakra.span>
          </chakra.span>
        </>
      }
    >
      <UsernameField
        label={text.username}
        value={username}
        onChange={setUsername}
        error={submission.errorOf('username')}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={submission.errorOf('password')}
      />
    </EntryFrame>
  );
}
