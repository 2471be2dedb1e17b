import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { onOtherTab } from '../../apollo/other-tabs.ts';
import { VIEWER } from '../../apollo/viewer.tsx';

/** Shows and does nothing for a cook who has signed out in another tab, or in whose place another has signed in there. */
export function useSameViewer(): void {
  const client = useApolloClient();
  useEffect(() => {
    const look = () =>
      void followViewer(client).catch((error: unknown) => console.warn('Who is signed in could not be asked.', error));
    // A page that the way back brings out again has heard nothing meanwhile.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && look();
    const stop = onOtherTab(look);
    window.addEventListener('pageshow', handleShow);
    return () => {
      stop();
      window.removeEventListener('pageshow', handleShow);
    };
  }, [client]);
}

/** A cook's page is remounted for the current viewer; that of a visitor stays, with what they were writing. */
async function followViewer(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: VIEWER, fetchPolicy: 'no-cache' });
  const known = client.readQuery({ query: VIEWER });
  if (!known || known.viewer?.id === data?.viewer?.id) return;
  if (known.viewer) window.location.reload();
  else await client.resetStore();
}
