import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { needsSignIn } from '../../apollo/failure.ts';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { graphql } from '../../gql/gql.ts';
import type { ProfilePageQuery } from '../../gql/graphql.ts';
import { useDocumentTitle } from '../../hooks/use-document-title.ts';
import { profile as text } from '../../messages/profile.ts';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { StatCards } from './stat-cards.tsx';

const PROFILE_PAGE = graphql(`
  query ProfilePage {
    profile {
      user {
        id
        ...ProfileHeader_user
      }
      stats {
        savedRecipes
        cookedRecipes
        collections
      }
    }
  }
`);

/** The cook's own page, `/profile`. A visitor is sent to sign in. */
export function ProfilePage() {
  useDocumentTitle(text.title);
  const { data, error, loading, refetch } = useQuery(PROFILE_PAGE, refreshOnOpen);
  const profile = data?.profile;
  return (
    <Stack
      gap={{ base: '8', md: '10' }}
      maxW="page"
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt={{ base: '8', md: '10' }}
      pb="16"
    >
      <Content
        profile={profile ?? null}
        hasFailed={!profile && !loading && error !== undefined && !needsSignIn(error)}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}

interface ContentProps {
  profile: ProfilePageQuery['profile'];
  hasFailed: boolean;
  onRetry: () => void;
}

function Content({ profile, hasFailed, onRetry }: ContentProps) {
  if (hasFailed) return <LoadFailed level="h1" title={text.failed.title} text={text.failed.text} onRetry={onRetry} />;
  if (!profile) return <ProfileSkeleton />;
  return (
    <>
      <ProfileHeader user={profile.user} />
      <StatCards stats={profile.stats} />
      <ProfileTabs />
    </>
  );
}
