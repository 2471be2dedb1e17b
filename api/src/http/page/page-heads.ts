import type { RequestContext } from '../../context.ts';
import { browseHead, browsePage, FIXED_PAGES, type BrowseKind } from './browse-pages.ts';
import { collectionHead } from './collection-head.ts';
import type { PageHead } from './page-head.ts';
import { recipeHead } from './recipe-head.ts';
import type { HeadName } from './rendered-page.ts';
import { homeHead, searchHead } from './site-heads.ts';

/** A page that is asked for, as far as its head depends on it. */
export interface AskedPage {
  /** Path of its route, as `/recipes/meal/:meal`. */
  route: string;
  /** What stands in the places of the path that have a name. */
  params: Readonly<Record<string, string>>;
  /** Address of this site. */
  site: string;
  /** The head of a page that is not to be listed. */
  unlisted: PageHead;
  openContext: () => Promise<RequestContext>;
}

/** The head of a page; null where there is nothing at the address. */
type HeadOf = (page: AskedPage) => Promise<PageHead | null>;

/** The head, for machines, of each kind of page that they may list. */
export const PAGE_HEADS: Record<HeadName, HeadOf> = {
  home: async ({ unlisted, site }) => homeHead(unlisted, site),
  search: async ({ unlisted, site }) => searchHead(unlisted, site),
  recipe: async ({ params, site, openContext }) => {
    const context = await openContext();
    const recipe = await context.recipes.find(params['slug'] ?? '');
    return recipe && recipeHead(recipe, context, site);
  },
  // The steps of a recipe, which its own page lists; where there is no recipe there are none.
  cook: async ({ params, unlisted, openContext }) =>
    (await (await openContext()).recipes.find(params['slug'] ?? '')) && unlisted,
  group: async ({ route, params, site, openContext }) => {
    const context = await openContext();
    const [kind, name = ''] = Object.entries(params)[0] ?? [];
    const page = kind ? browsePage(kind as BrowseKind, name, context) : FIXED_PAGES.find(({ path }) => path === route);
    return page ? browseHead(page, context, site) : null;
  },
  collection: async ({ params, site, openContext }) => {
    const context = await openContext();
    const collection = await context.collectionReader.find(params['id'] ?? '');
    return collection && collectionHead(collection, context, site);
  },
};
