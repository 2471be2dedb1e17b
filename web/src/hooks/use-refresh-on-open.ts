import { useState } from 'react';
import { refreshOnOpen } from '../apollo/fetch-policies.ts';
import { useIsBrowser } from './use-is-browser.ts';

/** {@link refreshOnOpen} for a page that the server may have rendered: what it has just asked is not asked again. */
export function useRefreshOnOpen(): typeof refreshOnOpen | { fetchPolicy: 'cache-first' } {
  const isBrowser = useIsBrowser();
  const [isLater] = useState(isBrowser);
  return isLater ? refreshOnOpen : { fetchPolicy: 'cache-first' };
}
