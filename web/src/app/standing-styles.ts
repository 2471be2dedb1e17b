import createCache, { type EmotionCache } from '@emotion/cache';

const KEY = 'css';

/** How the rules of all elements of a page from the server are labelled, before their names. */
export const STANDING_STYLES = `${KEY}-standing`;

/**
 * Where the app's styles are collected in the browser. Those that came with the page stay where they stand: Emotion would move
 * each to another place, and for every move the browser works out the style of all elements anew.
 */
export function createBrowserStyles(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: KEY, nonce });
  for (const name of standingNames()) cache.inserted[name] = true;
  cache.sheet = standingSheet(cache.sheet, nonce);
  return cache;
}

function standingNames(): string[] {
  const labels = [...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${STANDING_STYLES} "]`)].map(
    ({ dataset }) => dataset['emotion'] ?? '',
  );
  return labels.flatMap((label) => label.split(' ').slice(1));
}

/** The sheets of global styles are made by the constructor of this one. */
function standingSheet(
  { isSpeedy, constructor }: EmotionCache['sheet'],
  nonce: string | undefined,
): EmotionCache['sheet'] {
  const Sheet = constructor as new (options: object) => EmotionCache['sheet'];
  class StandingSheet extends Sheet {
    override hydrate = (elements: HTMLStyleElement[]): void => void this.tags.push(...elements);
  }
  return new StandingSheet({ key: KEY, container: document.head, nonce, speedy: isSpeedy });
}
