import { useRoutes, type RouteObject } from 'react-router-dom';
import { lazyComponent } from '../lib/lazy-component.ts';
import { Layout } from './layout/layout.tsx';
import type { LoadedPage } from './load-page.ts';
import { routes } from './routes.ts';

/** Made once, so that a page stays the same from one rendering to the next. */
const pages = routes.map((route) => {
  const LazyPage = lazyComponent<object>(async () => (await route.load()).Page);
  return { route, element: <LazyPage /> };
});

const LazyNotFound = lazyComponent<object>(
  async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage,
);

/**
 * Every address and its page, inside a router. Pages come in their own files, when they are asked for.
 * @param first the page that the visit begins with, where it is there already; stays the same
 */
export function AppRoutes({ first = null }: { first?: Pick<LoadedPage, 'route' | 'Page'> | null }) {
  const children = pages.map(({ route, element }): RouteObject => ({
    path: route.path,
    element: first?.route === route ? <first.Page /> : element,
  }));
  return useRoutes([{ element: <Layout />, children: [...children, { path: '*', element: <LazyNotFound /> }] }]);
}
