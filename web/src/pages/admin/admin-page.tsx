import { useQuery } from '@apollo/client/react';
import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { SettingsIcon } from 'lucide-react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { graphql } from '../../gql/gql.ts';
import { admin as text } from '../../messages/admin.ts';
import { AdminTabs } from './admin-tabs.tsx';
import { SiteDialog } from './site/site-dialog.tsx';
import { StatGrid, StatGridSkeleton } from './stat-grid.tsx';

const ADMIN_PAGE = graphql(`
  query AdminPage {
    adminStats {
      users {
        total
        newThisMonth
        active
      }
      recipes {
        total
        pending
      }
      system {
        uptime
        apiCalls
        errors
      }
    }
  }
`);

/** Where admins look after the site, `/admin`. Others never get here. */
export function AdminPage() {
  const { data, error, loading, refetch } = useQuery(ADMIN_PAGE, { fetchPolicy: 'cache-and-network' });
  const [isSettling, setSettling] = useState(false);
  return (
    <PageFrame
      title={text.title}
      aside={
        <Button onClick={() => setSettling(true)}>
          <SettingsIcon aria-hidden />
          {text.settings}
        </Button>
      }
    >
      {data ? (
        <StatGrid stats={data.adminStats} />
      ) : error && !loading ? (
        <LoadFailed title={text.failed.title} onRetry={() => void refetch()} />
      ) : (
        <StatGridSkeleton />
      )}
      <Box pt="4">
        <AdminTabs />
      </Box>
      {isSettling && <SiteDialog onClose={() => setSettling(false)} />}
    </PageFrame>
  );
}
