import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { NotebookPenIcon, PencilIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Avatar } from '../../components/viewer/avatar.tsx';
import { graphql } from '../../gql/gql.ts';
import type { ProfileHeader_UserFragment } from '../../gql/graphql.ts';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { profile as text } from '../../messages/profile.ts';

const loadDialog = () => import('./edit-profile-dialog.tsx');

/** What the top of the profile shows of the cook. */
const PROFILE_HEADER_USER = graphql(`
  fragment ProfileHeader_user on User {
    id
    name
    username
    email
    avatar
  }
`);

/** Who the cook is, and the way to change that. */
export function ProfileHeader({ user }: { user: FragmentType<ProfileHeader_UserFragment> }) {
  const { data, complete } = useFragment({ fragment: PROFILE_HEADER_USER, from: user });
  const { part, isOpen, open, close } = useLazyDialog(loadDialog);
  if (!complete) return null;
  return (
    <Flex wrap="wrap" align="center" gap={{ base: '4', md: '6' }}>
      <Avatar name={data.name} src={data.avatar} boxSize={{ base: '20', md: '24' }} fontSize="2xl" />
      {/* Beside the buttons only where the whole name has room there. */}
      <Stack gap="0.5" minW="0" flex={{ base: '1', md: '1 1 max-content' }}>
        <chakra.h1 textStyle="title" overflowWrap="anywhere">
          {data.name}
        </chakra.h1>
        {data.email && (
          <chakra.p color="mute" overflowWrap="anywhere">
            {data.email}
          </chakra.p>
        )}
      </Stack>
      <Flex
        gap="3"
        wrap="wrap"
        w={{ base: 'full', md: 'auto' }}
        css={{ '& > *': { flex: { base: '1 1 auto', md: 'none' } } }}
      >
        <Button onClick={open}>
          <PencilIcon aria-hidden />
          {text.edit}
        </Button>
        <Button asChild>
          <Link to={paths.ownRecipes}>
            <NotebookPenIcon aria-hidden />
            {text.ownRecipes}
          </Link>
        </Button>
      </Flex>
      {part && isOpen && (
        <part.EditProfileDialog
          name={data.name === data.username ? '' : data.name}
          email={data.email ?? ''}
          onClose={close}
        />
      )}
    </Flex>
  );
}
