import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack } from '@chakra-ui/react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { graphql } from '../../../gql/gql.ts';
import { admin } from '../../../messages/admin.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { BackupPart } from './backup-part.tsx';
import { DemoPart } from './demo-part.tsx';
import { InvitationPart } from './invitation-part.tsx';
import { ModelPart } from './model-part.tsx';
import { ProxyNotice } from './proxy-notice.tsx';
import { SiteForm } from './site-form.tsx';

const SITE_DIALOG = graphql(`
  query SiteDialog {
    adminSettings {
      banner
      signUp
      moderation
      authorName
      portfolioUrl
      sourceUrl
      networkUrl
      mailUrl
      photosUrl
      hasModel
      demoCooks
      isSignUpSettled
      hasUndeclaredProxy
      lastBackup {
        at
        rows
        bytes
      }
    }
  }
`);

/** How the site is run. */
export function SiteDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(SITE_DIALOG, { fetchPolicy: 'network-only' });
  return (
    <Dialog title={admin.site.title} isOpen onClose={onClose}>
      {!data && !error && <Skeleton h="64" />}
      {!data && error && <LoadFailed title={admin.failed.title} onRetry={() => void refetch()} />}
      {data && (
        <Stack gap="7">
          {data.adminSettings.hasUndeclaredProxy && <ProxyNotice />}
          <SiteForm settings={data.adminSettings} />
          {data.adminSettings.signUp === 'INVITATION' && <InvitationPart />}
          <ModelPart hasModel={data.adminSettings.hasModel} />
          {data.adminSettings.demoCooks > 0 && <DemoPart cooks={data.adminSettings.demoCooks} />}
          <BackupPart last={data.adminSettings.lastBackup} />
        </Stack>
      )}
    </Dialog>
  );
}
