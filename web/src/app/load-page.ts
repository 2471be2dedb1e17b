import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { RouteQuery } from './route-queries.ts';
import { routes, type PageRoute } from './routes.ts';

/** A page whose file is there, for an address. */
export interface LoadedPage {
  route: PageRoute;
  Page: ComponentType;
  /** What it asks when it is come to. */
  queries: RouteQuery[];
}

/** Fetches the page of an address; null where no page has it. */
export async function loadPage({ pathname, searchParams: search }: URL): Promise<LoadedPage | null> {
  const [match] = matchRoutes(routes, pathname) ?? [];
  if (!match) return null;
  const { Page, queries } = await match.route.load();
  return { route: match.route, Page, queries: queries?.({ pathname, params: match.params, search }) ?? [] };
}
