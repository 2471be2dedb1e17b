import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onSignInRequest, type SignInReason } from '../../apollo/sign-in-requests.ts';
import { common } from '../../messages/common.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { entryPath, paths } from '../paths.ts';

/**
 * Goes to the sign-in page whenever something asks for it (specification, section 6). A page that cannot be shown gives its
 * place in the history up: the way back leads past it.
 */
export function useSignInRequests(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const handleRequest = useEffectEvent((reason: SignInReason) => {
    if (pathname === paths.login) return;
    showToast(common.signInFirst);
    void navigate(entryPath(paths.login, pathname + search + hash), { replace: reason === 'page' });
  });
  useEffect(() => onSignInRequest((reason) => handleRequest(reason)), []);
}
