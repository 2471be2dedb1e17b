/** Widths that covers come in, in pixels; they are four by three. */
export const COVER_WIDTHS = [1200, 800, 480] as const;
/** One of these. */
export type CoverWidth = (typeof COVER_WIDTHS)[number];
