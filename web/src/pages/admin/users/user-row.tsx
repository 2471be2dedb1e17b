import type { FragmentType } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import type { UserRow_UserFragment } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { shortDate } from '../../../messages/date.ts';
import { Cell, Row, RowButton, TextCell } from '../../../ui/display/data-table.tsx';
import { Pill } from '../../../ui/display/pill.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { toastError } from '../../../apollo/toast-error.ts';
import { BanDialog } from './ban-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { SET_USER_STATUS } from './set-user-status.ts';

const text = admin.users;

/** What a row of the accounts shows. */
const USER_ROW_USER = graphql(`
  fragment UserRow_user on AdminUser {
    id
    username
    name
    email
    role
    status
    joinedAt
    lastActive
  }
`);

const TONES = { ACTIVE: 'leaf', INACTIVE: 'plain', BANNED: 'tomato' } as const;

/** One account, with what can be done to it. */
export function UserRow({ user: masked }: { user: FragmentType<UserRow_UserFragment> }) {
  const { data: user, complete } = useFragment({ fragment: USER_ROW_USER, from: masked });
  const [open, setOpen] = useState<'edit' | 'ban' | null>(null);
  const [setStatus] = useMutation(SET_USER_STATUS, { refetchQueries: ['AdminPage'] });
  if (!complete) return null;
  const handleActivate = () =>
    setStatus({ variables: { input: { id: user.id, status: 'ACTIVE' } } }).then(
      () => showToast(text.activated(user.name)),
      toastError,
    );
  return (
    <Row>
      <TextCell>
        <chakra.span fontWeight="semibold">{user.name}</chakra.span>
        {user.name !== user.username && (
          <chakra.span display="block" fontSize="xs" color="mute">
            {user.username}
          </chakra.span>
        )}
      </TextCell>
      <TextCell color={user.email ? 'ink' : 'mute'}>{user.email ?? text.none}</TextCell>
      <Cell>
        <Pill tone={user.role === 'ADMIN' ? 'saffron' : 'plain'}>{text.roles[user.role]}</Pill>
      </Cell>
      <Cell>
        <Pill tone={TONES[user.status]}>{text.states[user.status]}</Pill>
      </Cell>
      <Cell>{shortDate(user.joinedAt)}</Cell>
      <Cell>{user.lastActive ? shortDate(user.lastActive) : text.never}</Cell>
      <Cell>
        <Flex gap="1" wrap="wrap" ms="-4">
          <RowButton aria-label={text.editLabel(user.name)} onClick={() => setOpen('edit')}>
            {text.edit}
          </RowButton>
          {user.status === 'ACTIVE' ? (
            <RowButton tone="tomato" aria-label={text.banLabel(user.name)} onClick={() => setOpen('ban')}>
              {text.ban}
            </RowButton>
          ) : (
            <RowButton tone="leaf" aria-label={text.activateLabel(user.name)} onClick={() => void handleActivate()}>
              {text.activate}
            </RowButton>
          )}
        </Flex>
        {open === 'edit' && <EditUserDialog user={user} onClose={() => setOpen(null)} />}
        {open === 'ban' && <BanDialog user={user} onClose={() => setOpen(null)} />}
      </Cell>
    </Row>
  );
}
