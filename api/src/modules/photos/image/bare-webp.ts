/** Chunks of a picture without animation or metadata (RFC 9649). */
const PICTURE_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
const HEADER = 12;
const CHUNK_HEADER = 8;

/** Whether a WebP holds a picture and nothing else: no metadata, no animation, nothing behind its end. */
export function isBareWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint32(4, true) + CHUNK_HEADER !== bytes.length) return false;
  let at = HEADER;
  while (at + CHUNK_HEADER <= bytes.length) {
    if (!PICTURE_CHUNKS.has(String.fromCodePoint(...bytes.subarray(at, at + 4)))) return false;
    const size = view.getUint32(at + 4, true);
    at += CHUNK_HEADER + size + (size % 2);
  }
  return at === bytes.length;
}
