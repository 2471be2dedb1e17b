import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toastError } from '../../../apollo/toast-error.ts';
import { useViewer, VIEWER } from '../../../apollo/viewer.tsx';
import { loadPantry } from '../../../components/kitchen/kept-pantry.ts';
import { useUpdateProfile } from '../../../components/viewer/use-update-profile.ts';
import type { HouseholdInput } from '../../../gql/graphql.ts';
import { useIsBrowser } from '../../../hooks/use-is-browser.ts';
import { mergedList } from '../../../lib/merged-list.ts';
import { askedHere } from './asked-here.ts';

/** What is always at home is asked once, of a cook or a visitor. */
interface AtHome {
  /** Whether they were never asked, and have not said by themselves. */
  isToAsk: boolean;
  /** They have seen the question and let it be. */
  pass: () => void;
  /** Keeps for a cook what they made of the foods that were shown; a visitor's are kept with their filters. */
  keep: (shown: readonly string[], chosen: readonly string[]) => void;
}

/** See {@link AtHome}. A failure to keep it is told by a toast. @param pantry what is always at home in this search */
export function useAtHome(pantry: readonly string[]): AtHome {
  const viewer = useViewer();
  const isBrowser = useIsBrowser();
  const client = useApolloClient();
  const update = useUpdateProfile();
  const [isAnswered, setAnswered] = useState(false);
  const save = (household: HouseholdInput) => update({ household: { ...household, pantryAsked: true } });
  const answer = (keep: () => Promise<unknown>) => {
    setAnswered(true);
    if (viewer) void keep().catch(toastError);
    else askedHere.note();
  };
  const hasSaid = (): boolean =>
    viewer
      ? viewer.household.pantryAsked || viewer.household.pantry.length > 0
      : askedHere.get() || loadPantry().length > 0;
  const isKnown = isBrowser && viewer !== undefined;
  return {
    isToAsk: isKnown && !isAnswered && pantry.length === 0 && !hasSaid(),
    pass: () => {
      // It can be opened again and again afterwards.
      if (!viewer?.household.pantryAsked) answer(() => save({}));
    },
    keep: (shown, chosen) =>
      answer(async () => {
        // The list is sent whole: what was added elsewhere meanwhile stays in it.
        const { data } = await client.query({ query: VIEWER, fetchPolicy: 'network-only' });
        await save({ pantry: mergedList(shown, chosen, data?.viewer?.household.pantry ?? []) });
      }),
  };
}
