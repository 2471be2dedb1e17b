import { badInput } from '../../shared/errors.ts';
import { readText } from '../../shared/input-text.ts';

/** Who is credited in the footer, and where it leads. An empty address leads nowhere: its icon is not shown. */
export interface FooterLinks {
  authorName: string;
  /** Of the author; empty leaves the name without a link. */
  portfolioUrl: string;
  sourceUrl: string;
  networkUrl: string;
  mailUrl: string;
  photosUrl: string;
}

/** Until an admin says otherwise: each leads to the front of the place it names, and mail opens a letter about Larder. */
export const USUAL_FOOTER: FooterLinks = {
  authorName: 'the Larder kitchen',
  portfolioUrl: '/search',
  sourceUrl: 'https://github.com/',
  networkUrl: 'https://www.linkedin.com/',
  mailUrl: 'mailto:?subject=Larder%3A%20Cook%20with%20what%20you%20have',
  photosUrl: 'https://www.instagram.com/',
};

/** Longest name and longest address, in characters. */
const NAME_MAX = 80;
const URL_MAX = 500;

const ADDRESSES = {
  portfolioUrl: 'The address of the portfolio',
  sourceUrl: 'The address of the source code',
  networkUrl: 'The address at the professional network',
  mailUrl: 'The address for email',
  photosUrl: 'The address of the photos',
} satisfies Partial<Record<keyof FooterLinks, string>>;

/** What an admin gave of the footer, fit to be shown. @throws AppError BAD_USER_INPUT naming the field at fault */
export function readFooterLinks(given: Partial<FooterLinks>): Partial<FooterLinks> {
  const read: Partial<FooterLinks> = {};
  if (given.authorName !== undefined)
    read.authorName = readText(given.authorName, { what: 'The name', field: 'authorName', max: NAME_MAX });
  for (const [field, what] of Object.entries(ADDRESSES) as [keyof typeof ADDRESSES, string][]) {
    const address = given[field];
    if (address !== undefined) read[field] = readAddress(address, what, field);
  }
  return read;
}

/** A page of this site, so that nothing can be mistaken for another host. */
const HERE = /^\/(?![/\\])/;

function readAddress(given: string, what: string, field: string): string {
  const text = readText(given, { what, field, max: URL_MAX });
  if (text === '' || HERE.test(text)) return text;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'mailto:')
    throw badInput(`${what} begins with https:// or mailto:, or with / for a page of this site.`, field);
  return url.href;
}
