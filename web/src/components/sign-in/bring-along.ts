import type { ApolloClient } from '@apollo/client';
import { failureOf } from '../../apollo/failure.ts';
import { common } from '../../messages/common.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { bringHousehold } from '../kitchen/bring-household.ts';
import { bringPantry } from '../pantry/bring-pantry.ts';

/** Takes the kitchen of the visitor they were along into the account. What fails is told, stays in the browser, and keeps nothing else from coming. */
export async function bringAlong(client: ApolloClient): Promise<void> {
  for (const bring of [bringHousehold, bringPantry]) {
    try {
      await bring(client);
    } catch (error) {
      showToast(common.failed(failureOf(error).message));
    }
  }
}
