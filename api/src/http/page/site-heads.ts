import { coverEnding, PREVIEW } from '../../modules/recipes/cover/cover-sizes.ts';
import type { PageHead } from './page-head.ts';

/** The dish in front on the first page, a recipe of the starter catalogue. */
const FRONT_DISH = { slug: 'green-shakshuka-with-feta', alt: 'Green shakshuka with feta' };

/** The head of the first page: the site as such, and how to search it. */
export function homeHead(own: PageHead, site: string): PageHead {
  const searching = {
    '@type': 'SearchAction',
    target: `${site}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Larder',
    url: `${site}/`,
    potentialAction: searching,
  };
  return { ...own, isListed: true, canonical: `${site}/`, image: sitePicture(site), data };
}

/** The head of the search page; whatever is searched for, it counts as one page. */
export function searchHead(own: PageHead, site: string): PageHead {
  return { ...own, isListed: true, canonical: `${site}/search`, image: sitePicture(site) };
}

/** What a link to the site shows where it is sent to. */
function sitePicture(site: string): PageHead['image'] {
  return { url: `${site}/images/covers/${FRONT_DISH.slug}${coverEnding('preview')}`, alt: FRONT_DISH.alt, ...PREVIEW };
}
