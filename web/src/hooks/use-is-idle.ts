import { useEffect, useState } from 'react';
import { onIdle, tellsIdleness } from '../lib/on-idle.ts';

/** Whether the browser has had a moment without work since this came onto the page; for what can wait until then. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(() => !tellsIdleness());
  useEffect(() => onIdle(() => setIdle(true)), []);
  return isIdle;
}
