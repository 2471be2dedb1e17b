/** Largest body of a request, in bytes; a photo, which goes to an address of its own, may be larger. */
export const BODY_LIMIT = 100_000;
