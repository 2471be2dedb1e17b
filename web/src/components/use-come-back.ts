import { useEffect, useEffectEvent } from 'react';
import { isServerLost } from '../apollo/reach.ts';
import { whenBack } from '../lib/when-back.ts';
import { offline as text } from '../messages/offline.ts';
import { showToast } from '../ui/overlays/toast-store.ts';

/** Asks again, while a failure is shown, once the server can be reached again, and says so. What the server refused is not asked again. */
export function useComeBack(retry: () => void): void {
  const handleBack = useEffectEvent((isFirst: boolean) => {
    if (isFirst) showToast(text.reached);
    retry();
  });
  useEffect(() => (isServerLost() ? whenBack((isFirst) => handleBack(isFirst)) : undefined), []);
}
