import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';
import { ViewerProvider } from '../apollo/viewer.tsx';
import { pageNonce } from '../ui/page-nonce.ts';
import { Toaster } from '../ui/overlays/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { system } from './theme.ts';

/** What the app is made of: a client of the API, and the router with its routes as `children`. */
export interface AppProps {
  client: ApolloClient;
  /** Where styles are collected; on the page itself unless given. */
  styles?: EmotionCache;
  children: ReactNode;
}

/** All that surrounds the pages. The outer boundary is for "the app is gone"; the layout has an inner one that keeps the header. */
export function App({ client, styles, children }: AppProps) {
  const cache = useMemo(() => styles ?? createCache({ key: 'css', nonce: pageNonce() }), [styles]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system()}>
        <ErrorBoundary fallback={FailureScreen}>
          <ApolloProvider client={client}>
            <ViewerProvider>{children}</ViewerProvider>
            <Toaster />
          </ApolloProvider>
        </ErrorBoundary>
      </ChakraProvider>
    </CacheProvider>
  );
}
