import { useQuery } from '@apollo/client/react';
import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { needsSignIn } from '../../apollo/failure.ts';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { graphql } from '../../gql/gql.ts';
import { settings as text } from '../../messages/settings.ts';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { HouseholdSection } from './household-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TokensSection } from './tokens-section.tsx';
import { TonightSection } from './tonight-section.tsx';

const SETTINGS_PAGE = graphql(`
  query SettingsPage {
    profile {
      user {
        id
        ...ProfileSection_user
        ...HouseholdSection_user
        ...SessionsSection_user
        ...TokensSection_user
        ...TonightSection_user
      }
    }
    tonightMail {
      hour
      timeZone
    }
  }
`);

/** All that a cook can settle about their account, `/settings`. A visitor is sent to sign in. */
export function SettingsPage() {
  const { data, error, loading, refetch } = useQuery(SETTINGS_PAGE, refreshOnOpen);
  const user = data?.profile?.user;
  const hasFailed = !user && !loading && error !== undefined && !needsSignIn(error);
  return (
    <PageFrame title={text.title}>
      {hasFailed && <LoadFailed title={text.failed.title} onRetry={() => void refetch()} />}
      {!user && !hasFailed && <Loading />}
      {user && (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
          <Stack gap="6">
            <ProfileSection user={user} />
            <PasswordSection />
            <SessionsSection user={user} />
            <DataSection />
            <DeletionSection />
          </Stack>
          <Stack gap="6">
            <HouseholdSection user={user} />
            <TonightSection user={user} mail={data.tonightMail ?? null} />
            <TokensSection user={user} />
          </Stack>
        </SimpleGrid>
      )}
    </PageFrame>
  );
}

function Loading() {
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <Skeleton h="80" borderRadius="xl" />
      <Skeleton h="80" borderRadius="xl" />
    </SimpleGrid>
  );
}
