import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { tellOtherTabs } from '../../apollo/other-tabs.ts';
import { useViewer, VIEWER } from '../../apollo/viewer.tsx';
import { changeStore } from '../unsent-changes/change-store.ts';
import type { UnsentChange } from '../unsent-changes/unsent-change.ts';

/** Ends the session of this browser by `end`, then shows the first page, with nothing left here of the cook who was. Resolves to what `end` does: whether it ended. */
export function useLeave(): (end: () => Promise<boolean>) => Promise<boolean> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  return async (end) => {
    // Looked up first: the server's answer empties what this browser keeps.
    const others = changeStore.get().filter(({ owner }) => owner !== viewer?.id);
    if (!(await end())) return false;
    forgetCook(others);
    tellOtherTabs();
    // Not reset, which would refetch what the page being left shows of the cook.
    await client.clearStore();
    await navigate(paths.home);
    await client.refetchQueries({ include: [VIEWER] });
    return true;
  };
}

/** Forgets what is kept in this browser of the cook: drafts, ticks, what was interrupted. What others, whose sessions had ended, could not send waits for them. */
function forgetCook(others: readonly UnsentChange[]): void {
  try {
    sessionStorage.clear();
    localStorage.clear();
  } catch (error) {
    console.warn('What this browser keeps could not be cleared.', error);
  }
  for (const change of others) changeStore.add(change);
}
