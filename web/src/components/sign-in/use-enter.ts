import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureOf } from '../../apollo/failure.ts';
import { resumeMutation } from '../../apollo/pending-mutation.ts';
import { tellOtherTabs } from '../../apollo/other-tabs.ts';
import { common } from '../../messages/common.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { nextAddress } from './next-address.ts';

/** The pantry of the visitor they were. What cannot be taken stays in the browser. */
async function bringAlong(client: ApolloClient): Promise<void> {
  if (!localStorage.getItem('larder:pantry')) return;
  try {
    const { bringPantry } = await import('../pantry/bring-pantry.ts');
    await bringPantry(client);
  } catch (error) {
    showToast(common.failed(failureOf(error).message));
  }
}

/**
 * What follows a sign-in: what a visitor was shown is forgotten, what they had begun is carried out, and they are back where
 * they were.
 */
export function useEnter(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return async () => {
    tellOtherTabs();
    await client.resetStore();
    try {
      const done = await resumeMutation(client);
      if (done) showToast(done);
    } catch (error) {
      showToast(common.failed(failureOf(error).message));
    }
    await bringAlong(client);
    await navigate(nextAddress(params.get('next')), { replace: true });
  };
}
