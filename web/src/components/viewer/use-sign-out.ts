import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../apollo/failure.ts';
import { forAnybody } from '../../apollo/viewer-link.ts';
import { useViewer } from '../../apollo/viewer.tsx';
import { graphql } from '../../gql/gql.ts';
import { common } from '../../messages/common.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { changeStore } from '../unsent-changes/change-store.ts';
import { unsentQuestion } from '../unsent-changes/unsent-question.ts';
import { useLeave } from './use-leave.ts';

const SIGN_OUT = graphql(`
  mutation SignOut {
    signOut {
      signedOut
    }
  }
`);

/** A menu gives focus back as it closes, which a window opened at once would take for a press outside; in milliseconds. */
const MENU_CLOSES_MS = 200;

/** Ends the session of this browser. Changes that could not be sent yet would go with it: that is asked first. */
export function useSignOut(): () => Promise<void> {
  const [signOut] = useMutation(SIGN_OUT, { context: forAnybody });
  const leave = useLeave();
  const viewer = useViewer();
  return async () => {
    const unsent = changeStore
      .get()
      .filter((change) => change.owner === viewer?.id && change.refusal === undefined).length;
    if (unsent > 0) {
      await new Promise((resolve) => setTimeout(resolve, MENU_CLOSES_MS));
      if (!(await unsentQuestion.ask(unsent))) return;
    }
    await leave(async () => {
      try {
        await signOut();
        return true;
      } catch (error) {
        showToast(common.failed(failureOf(error).message));
        return false;
      }
    });
  };
}
