import type { FragmentType } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { toastError } from '../../apollo/toast-error.ts';
import { graphql } from '../../gql/gql.ts';
import type { TokensSection_UserFragment } from '../../gql/graphql.ts';
import { shortDate } from '../../messages/date.ts';
import { settings } from '../../messages/settings.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { NewToken } from './new-token.tsx';
import { Section } from '../../ui/display/section.tsx';

const text = settings.tokens;

/** What the part of the settings about API tokens shows. */
const TOKENS_SECTION_USER = graphql(`
  fragment TokensSection_user on User {
    id
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
`);

const REVOKE_API_TOKEN = graphql(`
  mutation RevokeApiToken($input: RevokeApiTokenInput!) {
    revokeApiToken(input: $input) {
      apiToken {
        id
      }
    }
  }
`);

type Token = TokensSection_UserFragment['apiTokens'][number];

/** The keys with which programs act for the cook, and a form for a new one. */
export function TokensSection({ user }: { user: FragmentType<TokensSection_UserFragment> }) {
  const { data, complete } = useFragment({ fragment: TOKENS_SECTION_USER, from: user });
  const [revoke] = useMutation(REVOKE_API_TOKEN, { refetchQueries: ['SettingsPage'] });
  if (!complete) return null;
  const handleRevoke = ({ id, name }: Token) =>
    revoke({ variables: { input: { id } } }).then(() => showToast(text.revoked(name)), toastError);
  return (
    <Section title={text.title} lead={text.lead}>
      {data.apiTokens.length === 0 && <chakra.p color="mute">{text.none}</chakra.p>}
      <Stack as="ul" gap="4" listStyleType="none">
        {data.apiTokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => void handleRevoke(token)} />
        ))}
      </Stack>
      <NewToken />
    </Section>
  );
}

function TokenRow({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  return (
    <Flex as="li" align="center" justify="space-between" gap="4">
      <Stack gap="0" minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {token.name} <chakra.code color="mute" fontSize="sm" fontWeight="normal">{`${token.prefix}…`}</chakra.code>
        </chakra.p>
        <chakra.p fontSize="sm" color="mute">
          {factsOf(token)}
        </chakra.p>
      </Stack>
      <Button size="sm" aria-label={text.revokeLabel(token.name)} onClick={onRevoke}>
        {text.revoke}
      </Button>
    </Flex>
  );
}

function factsOf({ scopes, expiresAt, lastUsedAt }: Token): string {
  const may = scopes.map((scope) => text.scopes[scope]).join(', ');
  const isExpired = new Date(expiresAt).getTime() <= Date.now();
  return isExpired
    ? text.expired(may, shortDate(expiresAt))
    : text.facts(may, shortDate(expiresAt), lastUsedAt && shortDate(lastUsedAt));
}
