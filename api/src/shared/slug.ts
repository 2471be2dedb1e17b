import { withoutAccents } from './without-accents.ts';

/** `Crème brûlée & figs` → `creme-brulee-and-figs`: ASCII, lower case, words joined by single hyphens. */
export function slugify(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('&', ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
