import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useViewer } from '../../apollo/viewer.tsx';
import { unsentQuestion } from '../../components/unsent-changes/unsent-question.ts';
import { toastChunkError } from '../../lib/chunk-error.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';

const loadDialog = () => import('../../components/unsent-changes/unsent-dialog.tsx');

/** Sends what could not be sent before, on whatever page the cook has come to since, and asks before any of it is thrown away. */
export function UnsentChanges({ pathname }: { pathname: string }) {
  const question = useSyncExternalStore(unsentQuestion.subscribe, unsentQuestion.get, unsentQuestion.get);
  const part = useLoaded(loadDialog, question !== null, () => {
    toastChunkError();
    // What cannot be asked is not thrown away.
    question?.answer(false);
  });
  return (
    <>
      <Sending key={pathname} />
      {part && question && <part.UnsentDialog question={question} />}
    </>
  );
}

/** Starts over with each page: that of a list sends by itself, and may be left with unsent changes. */
function Sending() {
  const client = useApolloClient();
  const owner = useViewer()?.id;
  useEffect(() => {
    if (owner === undefined || !hasUnsent()) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('../../components/unsent-changes/send-changes.ts').then(
      ({ startSending }) => isOver || (stop = startSending(client, owner)),
      (error: unknown) => console.warn('What was changed without a network could not be sent.', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, owner]);
  return null;
}

/** Without fetching the code that knows what they are. */
function hasUnsent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('larder:list-changes:'));
  } catch {
    return false;
  }
}
