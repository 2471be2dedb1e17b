import type { FragmentType } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { toastError } from '../../apollo/toast-error.ts';
import { graphql } from '../../gql/gql.ts';
import type { SessionsSection_UserFragment } from '../../gql/graphql.ts';
import { shortDate } from '../../messages/date.ts';
import { settings } from '../../messages/settings.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Pill } from '../../ui/display/pill.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { browserName } from './browser-name.ts';
import { Section } from '../../ui/display/section.tsx';

const text = settings.sessions;

/** What the part of the settings about sessions shows. */
const SESSIONS_SECTION_USER = graphql(`
  fragment SessionsSection_user on User {
    id
    sessions {
      id
      createdAt
      lastUsedAt
      isCurrent
      userAgent
    }
  }
`);

const END_SESSION = graphql(`
  mutation EndSession($input: SessionIdInput!) {
    endSession(input: $input) {
      endedId
    }
  }
`);

const END_OTHER_SESSIONS = graphql(`
  mutation EndOtherSessions($input: EndOtherSessionsInput!) {
    endOtherSessions(input: $input) {
      ended
      endedTokens
    }
  }
`);

type Session = SessionsSection_UserFragment['sessions'][number];

/** Every browser in which the cook is signed in; others can be signed out from here. */
export function SessionsSection({ user }: { user: FragmentType<SessionsSection_UserFragment> }) {
  const { data, complete } = useFragment({ fragment: SESSIONS_SECTION_USER, from: user });
  const [endSession] = useMutation(END_SESSION, { refetchQueries: ['SettingsPage'] });
  const [endOthers] = useMutation(END_OTHER_SESSIONS, { refetchQueries: ['SettingsPage'] });
  const [keepApiTokens, setKeepTokens] = useState(false);
  if (!complete) return null;
  const handleEnd = (id: string) =>
    endSession({ variables: { input: { id } } }).then(() => showToast(text.ended), toastError);
  const handleEndOthers = () =>
    endOthers({ variables: { input: { keepApiTokens } } }).then(
      ({ data: answer }) =>
        showToast(text.endedOthers(answer?.endOtherSessions.ended ?? 0, answer?.endOtherSessions.endedTokens ?? 0)),
      toastError,
    );
  return (
    <Section title={text.title}>
      <Stack as="ul" gap="4" listStyleType="none">
        {data.sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void handleEnd(session.id)} />
        ))}
      </Stack>
      {data.sessions.length > 1 && (
        <Flex justify="space-between" align="center" wrap="wrap" gap="3" mt="5">
          <Checkbox checked={keepApiTokens} onChange={setKeepTokens}>
            {text.keepTokens}
          </Checkbox>
          <Button onClick={() => void handleEndOthers()}>{text.endOthers}</Button>
        </Flex>
      )}
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const name = browserName(session.userAgent) ?? text.unknown;
  return (
    <Flex as="li" align="center" justify="space-between" gap="4">
      <Stack gap="0" minW="0">
        <Flex gap="2" wrap="wrap" align="center" fontWeight="semibold">
          {name}
          {session.isCurrent && <Pill tone="leaf">{text.here}</Pill>}
        </Flex>
        <chakra.p fontSize="sm" color="mute">
          {text.since(shortDate(session.lastUsedAt), shortDate(session.createdAt))}
        </chakra.p>
      </Stack>
      {!session.isCurrent && (
        <Button size="sm" aria-label={text.endLabel(name)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </Flex>
  );
}
