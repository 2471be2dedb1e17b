/** Where the width and the height stand in a PNG: its first chunk is always the header (PNG specification, third edition, section 11.2.1). */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const HEADER_AT = 12;
const HEADER = 0x49484452;

/**
 * How many pixels a PNG says it has; 0 when it says nothing. A few kilobytes of PNG may say any number, so this is asked before
 * anything else is done with them.
 */
export function pixelsOfPng(bytes: Uint8Array): number {
  if (bytes.length < HEIGHT_AT + 4) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(HEADER_AT) === HEADER ? view.getUint32(WIDTH_AT) * view.getUint32(HEIGHT_AT) : 0;
}
