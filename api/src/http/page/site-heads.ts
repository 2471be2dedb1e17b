import type { PageHead } from './page-head.ts';

/** The head of the first page: the site as such, and how to search it. */
export function homeHead(own: PageHead, site: string): PageHead {
  const searching = { '@type': 'SearchAction', target: `${site}/search?q={search_term_string}`, 'query-input': 'required name=search_term_string' };
  const data = { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Larder', url: `${site}/`, potentialAction: searching };
  return { ...own, isListed: true, canonical: `${site}/`, data };
}

/** The head of the search page; whatever is searched for, it counts as one page. */
export function searchHead(own: PageHead, site: string): PageHead {
  return { ...own, isListed: true, canonical: `${site}/search` };
}
