import { useMutation } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { graphql } from '../../../gql/gql.ts';
import type { SiteDialogQuery } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { shortDate } from '../../../messages/date.ts';
import { number } from '../../../messages/plural.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { toastError } from '../../../apollo/toast-error.ts';
import { Part } from './part.tsx';

const text = admin.site;

const START_BACKUP = graphql(`
  mutation StartBackup {
    startBackup {
      started
    }
  }
`);

/** The last backup, and the way to a new one. */
export function BackupPart({ last }: { last: SiteDialogQuery['adminSettings']['lastBackup'] }) {
  const [start, { loading }] = useMutation(START_BACKUP);
  const handleStart = () => start().then(() => showToast(text.backupStarted), toastError);
  return (
    <Part title={text.backup}>
      <chakra.p color="mute">
        {last
          ? text.lastBackup(shortDate(last.at), number(last.rows), (last.bytes / 1_000_000).toFixed(1))
          : text.noBackup}
      </chakra.p>
      <Button aria-disabled={loading} onClick={() => loading || void handleStart()}>
        {text.startBackup}
      </Button>
    </Part>
  );
}
