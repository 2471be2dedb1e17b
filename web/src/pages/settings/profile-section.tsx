import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Flex, Stack } from '@chakra-ui/react';
import { AvatarButton } from '../../components/viewer/avatar-button.tsx';
import { Avatar } from '../../components/viewer/avatar.tsx';
import { ProfileForm } from '../../components/viewer/profile-form.tsx';
import { graphql } from '../../gql/gql.ts';
import type { ProfileSection_UserFragment } from '../../gql/graphql.ts';
import { EmailState } from './email-state.tsx';
import { shortDate } from '../../messages/date.ts';
import { settings } from '../../messages/settings.ts';
import { Section } from '../../ui/display/section.tsx';

const text = settings.profile;

/** What the profile's part of the settings shows. */
const PROFILE_SECTION_USER = graphql(`
  fragment ProfileSection_user on User {
    id
    name
    username
    email
    emailConfirmed
    avatar
    joinedAt
  }
`);

/** Who the cook is. */
export function ProfileSection({ user }: { user: FragmentType<ProfileSection_UserFragment> }) {
  const { data, complete } = useFragment({ fragment: PROFILE_SECTION_USER, from: user });
  if (!complete) return null;
  return (
    <Section title={text.title}>
      <Flex align="start" gap="4" mb="6">
        <Avatar name={data.name} src={data.avatar} boxSize="16" fontSize="xl" />
        <Stack gap="0" minW="0" align="start">
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {text.username(data.username)}
          </chakra.p>
          <chakra.p fontSize="sm" color="mute">
            {text.joined(shortDate(data.joinedAt))}
          </chakra.p>
          <chakra.div mt="3">
            <AvatarButton hasAvatar={data.avatar !== null} />
          </chakra.div>
        </Stack>
      </Flex>
      {data.email && <EmailState isConfirmed={data.emailConfirmed} />}
      <ProfileForm name={data.name === data.username ? '' : data.name} email={data.email ?? ''} />
    </Section>
  );
}
