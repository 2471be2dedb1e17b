import { useState } from 'react';
import { askToNotify, canAskToNotify } from './notification.ts';

/** Asks once for the permission to notify, in answer to a press; null where the cook has answered, whichever way, and where the browser knows no notifications. */
export function useAskToNotify(): (() => void) | null {
  const [canAsk, setCanAsk] = useState(canAskToNotify);
  const ask = async () => {
    await askToNotify();
    setCanAsk(canAskToNotify());
  };
  return canAsk ? () => void ask() : null;
}
