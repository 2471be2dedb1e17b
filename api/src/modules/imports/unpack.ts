import { gunzipSync } from 'node:zlib';

/** Most that one packed file may hold, in bytes: a recipe with its photo is a hundredth of that. */
const UNPACKED_MAX = 50_000_000;

/** What a file that gzip packed holds, or why it cannot be had. */
export function unpack(bytes: Uint8Array): { bytes: Uint8Array } | { refusal: string } {
  try {
    return { bytes: gunzipSync(bytes, { maxOutputLength: UNPACKED_MAX }) };
  } catch (error) {
    const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return {
      refusal: isTooMuch ? `it holds more than ${UNPACKED_MAX / 1_000_000} MB` : 'it is damaged: it cannot be unpacked',
    };
  }
}
