import { useEffect, useState } from 'react';
import { onPasswordRequest } from '../../apollo/password-requests.ts';
import { toastChunkError } from '../../lib/chunk-error.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';

const loadDialog = () => import('./password-dialog.tsx');

type Answer = (isConfirmed: boolean) => void;

/** Asks for the password whenever something needs it once more. */
export function PasswordRequests() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => onPasswordRequest((asked) => setAnswer(() => asked)), []);
  const handleAnswer = (isConfirmed: boolean) => {
    answer?.(isConfirmed);
    setAnswer(null);
  };
  const part = useLoaded(loadDialog, answer !== null, () => {
    toastChunkError();
    handleAnswer(false);
  });
  return part && answer && <part.PasswordDialog onAnswer={handleAnswer} />;
}
