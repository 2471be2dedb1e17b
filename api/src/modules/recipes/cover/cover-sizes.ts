/** Widths that covers come in, in pixels; they are four by three. */
export const COVER_WIDTHS = [1200, 800, 480] as const;
/** One of these. */
export type CoverWidth = (typeof COVER_WIDTHS)[number];

/** What other sites show beside a link: nearly twice as wide as high, in pixels, in a format that all of them read. */
export const PREVIEW = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** What may be asked for: a width, or the picture beside a link. */
export type CoverSize = CoverWidth | 'preview';

/** How the file of a cover ends: `-480.webp`, `-preview.jpg`. */
export const coverEnding = (size: CoverSize): string => (size === 'preview' ? '-preview.jpg' : `-${size}.webp`);

/** All that there are, by how their files end. */
export const SIZES_BY_ENDING: ReadonlyMap<string, CoverSize> = new Map(
  [...COVER_WIDTHS, 'preview' as const].map((size) => [coverEnding(size), size]),
);
