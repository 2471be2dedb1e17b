const FORMATS: Record<string, { format: string; starts: (bytes: Uint8Array) => boolean }> = {
  'image/jpeg': { format: 'jpeg', starts: (bytes) => matches(bytes, 0, [0xff, 0xd8, 0xff]) },
  'image/png': {
    format: 'png',
    starts: (bytes) => matches(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  'image/webp': {
    format: 'webp',
    starts: (bytes) => matches(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && matches(bytes, 8, [0x57, 0x45, 0x42, 0x50]),
  },
};

/** The format, in the decoder's words, that the content type promises and the first bytes keep; null when they do not. */
export function promisedFormat(bytes: Uint8Array, contentType: string): string | null {
  const promised = FORMATS[contentType];
  return promised?.starts(bytes) ? promised.format : null;
}

/** The content type that the first bytes tell; null for what is no photo of ours. */
export function typeBySignature(bytes: Uint8Array): string | null {
  return Object.keys(FORMATS).find((type) => FORMATS[type]?.starts(bytes)) ?? null;
}

function matches(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}
