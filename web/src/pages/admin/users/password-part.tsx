import { useMutation } from '@apollo/client/react';
import { Button, chakra, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { toastError } from '../../../apollo/toast-error.ts';
import { graphql } from '../../../gql/gql.ts';
import type { UserRow_UserFragment } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';

const text = admin.editUser.password;

const RESET_PASSWORD = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      password
    }
  }
`);

/** Gives a cook who forgot their password a new one, after asking; it is shown this once and kept nowhere. */
export function PasswordPart({ user }: { user: Pick<UserRow_UserFragment, 'id' | 'username'> }) {
  const [isAsking, setAsking] = useState(false);
  const [reset, { data, loading }] = useMutation(RESET_PASSWORD, { fetchPolicy: 'no-cache' });
  const handleReset = () => {
    if (!loading) void reset({ variables: { input: { id: user.id } } }).then(() => setAsking(false), toastError);
  };
  return (
    <Stack gap="3" align="start" mt="6" pt="5" borderTop="hairline" whiteSpace="normal">
      {!isAsking && <Button onClick={() => setAsking(true)}>{text.ask}</Button>}
      {isAsking && <Asking isBusy={loading} onConfirm={handleReset} />}
      <chakra.div role="status" w="full">
        {data && !isAsking && <Told username={user.username} password={data.resetPassword.password} />}
      </chakra.div>
    </Stack>
  );
}

/** What takes the place of what was pressed takes the focus too. */
function useFocus<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const part = useRef<Kind>(null);
  useEffect(() => part.current?.focus(), []);
  return part;
}

function Asking({ isBusy, onConfirm }: { isBusy: boolean; onConfirm: () => void }) {
  const button = useFocus<HTMLButtonElement>();
  return (
    <>
      <chakra.p color="mute">{text.consequence}</chakra.p>
      <Button ref={button} variant="subtle" colorPalette="tomato" aria-disabled={isBusy} onClick={onConfirm}>
        {isBusy ? text.busy : text.confirm}
      </Button>
    </>
  );
}

function Told({ username, password }: { username: string; password: string }) {
  const shown = useFocus<HTMLElement>();
  return (
    <>
      <chakra.p>{text.told(username)}</chakra.p>
      <chakra.code
        ref={shown}
        tabIndex={-1}
        fontFamily="monospace"
        display="block"
        mt="2"
        p="3"
        bg="paper"
        borderRadius="md"
        overflowWrap="anywhere"
        userSelect="all"
      >
        {password}
      </chakra.code>
    </>
  );
}
