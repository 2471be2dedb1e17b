import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect, useRef, type MouseEvent } from 'react';
import { matchRoutes, Outlet, useLocation } from 'react-router-dom';
import { common } from '../../messages/common.ts';
import { pressAgain } from '../early-presses.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { FailureScreen } from '../failure-screen.tsx';
import { routes } from '../routes.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LazyWork } from './lazy-work.tsx';
import { PasswordRequests } from './password-requests.tsx';
import { RecipeWindows } from './recipe-windows.tsx';
import { SiteBanner } from './site-banner.tsx';
import { usePageChange } from './use-page-change.ts';
import { useSignInRequests } from './use-sign-in-requests.ts';

const MAIN_ID = 'content';

/** Whether the page of an address has the window to itself. */
function isFullScreen(pathname: string): boolean {
  return matchRoutes(routes, pathname)?.some(({ route }) => route.isFullScreen) ?? false;
}

/** Header, page and footer. A page that fails leaves the other two standing; going elsewhere clears the failure. */
export function Layout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  useSignInRequests();
  useEffect(pressAgain, []);
  const isAlone = isFullScreen(pathname);
  return (
    <>
      {!isAlone && (
        <>
          <SkipLink />
          <SiteBanner />
          <Header />
        </>
      )}
      <chakra.main ref={main} id={MAIN_ID} tabIndex={-1} flex="1" minH={isAlone ? '0' : '100dvh'} outline="none">
        <ErrorBoundary fallback={FailureScreen} resetKey={pathname}>
          <Suspense fallback={<PagePlace />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </chakra.main>
      {!isAlone && <Footer />}
      <PasswordRequests />
      <RecipeWindows key={pathname} />
      <LazyWork />
    </>
  );
}

function SkipLink() {
  // Focus moves without a new address, which would be an entry in the history.
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <chakra.a
      href={`#${MAIN_ID}`}
      onClick={handleClick}
      pos="absolute"
      top="3"
      insetStart="3"
      zIndex="skipLink"
      px="5"
      py="3"
      borderRadius="pill"
      bg="leaf"
      color="leaf.on"
      fontWeight="semibold"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
      _print={{ display: 'none' }}
    >
      {common.skipToContent}
    </chakra.a>
  );
}

/** Keeps the footer off the screen while the file of a page is on its way, so that it does not jump. */
const PagePlace = chakra('div', { base: { minH: '100dvh' } });
