import type { Location } from 'react-router-dom';

const STORAGE_KEY = 'larder:places';
/** More entries than anybody goes back through. */
const KEPT_PLACES = 50;

/** How far each visited entry of the history was scrolled, in pixels; a document that is reloaded in the same tab goes on with them. */
export const leftPlaces = readPlaces();

/** What an entry is known by: the key alone says nothing of the one that a document began with. */
export const entryOf = ({ key, pathname, search }: Location): string => `${key} ${pathname}${search}`;

/** Has the places outlive this document. Where the tab keeps nothing, the next one begins at its top. */
export function keepPlaces(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...leftPlaces].slice(-KEPT_PLACES)));
  } catch (error) {
    console.warn('How far the pages were scrolled could not be kept.', error);
  }
}

function readPlaces(): Map<string, number> {
  if (typeof sessionStorage === 'undefined') return new Map();
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch (error) {
    console.warn('How far the pages were scrolled could not be read.', error);
    return new Map();
  }
}
