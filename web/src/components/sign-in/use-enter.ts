import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureOf } from '../../apollo/failure.ts';
import { resumeMutation } from '../../apollo/pending-mutation.ts';
import { tellOtherTabs } from '../../apollo/other-tabs.ts';
import { readStored } from '../../lib/stored-json.ts';
import { common } from '../../messages/common.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { nextAddress } from './next-address.ts';

/** Where this browser keeps the kitchen of a visitor: what is there, what is always at home, what is never eaten. */
const KITCHEN = ['larder:pantry', 'pantry', 'larder:table'];

/** The kitchen of the visitor they were. What cannot be taken stays in the browser. */
async function bringKitchen(client: ApolloClient): Promise<void> {
  if (KITCHEN.every((key) => readStored(key) === null)) return;
  try {
    const { bringAlong } = await import('./bring-along.ts');
    await bringAlong(client);
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
    await bringKitchen(client);
    await navigate(nextAddress(params.get('next')), { replace: true });
  };
}
