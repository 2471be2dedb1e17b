import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lateComponent } from '../hooks/late-component.ts';
import { Layout } from './layout/layout.tsx';
import { pages, type PagePath, type ReadyPage } from './pages.ts';

/** Made once, so that a page stays the same from one rendering to the next. */
const latePages = Object.entries(pages).map(([path, load]): [string, ComponentType] => [
  path,
  lateComponent<object>(load),
]);

const LateNotFound = lateComponent<object>(
  async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage,
);

/**
 * Every address and its page, inside a router. Pages come in their own files, when they are asked for.
 * @param first the page that the visit begins with, where it is there already; stays the same
 */
export function AppRoutes({ first = null }: { first?: ReadyPage | null }) {
  return (
    <Routes>
      <Route element={<Layout />}>
        {latePages.map(([path, LatePage]) => (
          <Route key={path} path={path} element={first?.path === (path as PagePath) ? <first.Page /> : <LatePage />} />
        ))}
        <Route path="*" element={<LateNotFound />} />
      </Route>
    </Routes>
  );
}
