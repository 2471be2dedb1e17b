import { useQuery } from '@apollo/client/react';
import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useViewer, VIEWER } from '../apollo/viewer.tsx';
import { LoadFailed } from '../components/load-failed.tsx';
import { lazyComponent } from '../lib/lazy-component.ts';
import { common } from '../messages/common.ts';
import { entryPath, paths } from './paths.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';

const AdminPage = lazyComponent(async () => (await import('../pages/admin/admin-page.tsx')).AdminPage);

/** The dashboard for admins; a visitor is sent to log in, for other cooks there is nothing at its address, and none of its code is fetched. */
export function RequireAdmin() {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const { error, loading, refetch } = useQuery(VIEWER);
  if (viewer === undefined) return error && !loading ? <NotKnown onRetry={() => void refetch()} /> : <GateSkeleton />;
  if (viewer === null) return <Navigate to={entryPath(paths.login, pathname + search)} replace />;
  if (viewer.role !== 'ADMIN') return <NotFoundPage />;
  return (
    <Suspense fallback={<GateSkeleton />}>
      <AdminPage />
    </Suspense>
  );
}

/** Says that the viewer is not known, without revealing the page. */
function NotKnown({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack maxW="page" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '8', md: '10' }}>
      <LoadFailed level="h1" title={common.partFailed.title} onRetry={onRetry} />
    </Stack>
  );
}

const CARDS = 6;

/** Holds the place of the dashboard without revealing it. */
function GateSkeleton() {
  return (
    <Stack gap="6" maxW="page" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '8', md: '10' }} pb="16">
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <Skeleton h="12" maxW="20rem" />
      <SimpleGrid columns={{ base: 2, md: 3, xl: 6 }} gap={{ base: '3', md: '4' }}>
        {Array.from({ length: CARDS }, (_, at) => (
          <Skeleton key={at} h="32" borderRadius="xl" />
        ))}
      </SimpleGrid>
      <Skeleton h="96" borderRadius="lg" />
    </Stack>
  );
}
