/**
 * What stands in the place of a picture until it is there: a pale dish on a cloth of this colour, out of focus, which is about what a drawn
 * cover shows. Null stands for a photo.
 */
export const coverGround = (cloth: string | null): string =>
  cloth === null
    ? 'leaf.soft'
    : `radial-gradient(circle at 50% 50%, color-mix(in srgb, ${cloth} 35%, #f3e9da) 28%, ${cloth} 62%)`;
