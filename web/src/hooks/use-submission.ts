import { useEffect, useState } from 'react';
import { failureOf, needsSignIn, type Failure } from '../apollo/failure.ts';

/** A form on its way to the server, and what came of it. */
export interface Submission {
  isBusy: boolean;
  /** What is wrong with a field, by the name the API gives it. */
  errorOf: (field: string) => string | null;
  /** What went wrong with none of the named fields. */
  error: string | null;
  /** Says what is wrong before anything is sent. */
  refuse: (field: string, message: string) => void;
  /** Sends; resolves to whether it went well. What fails stands in the form until it is sent again. */
  send: (request: () => Promise<unknown>) => Promise<boolean>;
}

/** @param fields names of the fields that show what is wrong with them */
export function useSubmission(fields: readonly string[]): Submission {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (failure?.field) focusFault();
  }, [failure]);
  const isOfField = failure?.field !== null && failure !== null && fields.includes(failure.field);
  return {
    isBusy,
    errorOf: (field) => (failure?.field === field ? failure.message : null),
    error: failure && !isOfField ? failure.message : null,
    refuse: (field, message) => setFailure({ code: 'BAD_USER_INPUT', field, message }),
    send: async (request) => {
      setFailure(null);
      setBusy(true);
      try {
        await request();
        return true;
      } catch (error) {
        if (!needsSignIn(error)) setFailure(failureOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** What is wrong may be said far above the button that was pressed. A cook who went to another form meanwhile stays there. */
function focusFault(): void {
  // Not every browser gives focus to a button that is pressed.
  const form = document.activeElement?.closest('form') ?? document;
  form.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
}
