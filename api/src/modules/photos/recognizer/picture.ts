import sharp from 'sharp';
import { badInput } from '../../../shared/errors.ts';

/** A decoded photo, upright. */
export interface Picture {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, row by row, 0 to 255. */
  pixels: Uint8Array;
}

/** Side of the networks' stored training photos in pixels: what they see is cut from a photo of this short side. */
const SHORT_SIDE = 256;
/** A longer photo loses its ends: no crop of it would show anything but a strip. */
const LONGEST_RATIO = 3;
/** More pixels than this are not decoded. */
const PIXELS_MAX = 50_000_000;

/**
 * Decodes an image, applies its EXIF orientation, lays it on white where it is transparent and shrinks it to SHORT_SIDE.
 * @throws AppError BAD_USER_INPUT when it cannot be read
 */
export async function readPicture(photo: Uint8Array): Promise<Picture> {
  try {
    const image = sharp(photo, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { autoOrient } = await image.metadata();
    const { data, info } = await image
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ ...sizeFor(autoOrient.width, autoOrient.height), fit: 'cover', kernel: 'cubic' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      width: info.width,
      height: info.height,
      pixels: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    };
  } catch (cause) {
    throw badInput(sentenceFor((cause as Error).message), 'photo');
  }
}

/** What the library says of a picture is for those who know it. */
function sentenceFor(said: string): string {
  if (said.includes('pixel limit'))
    return `This photo has too many pixels. Up to ${PIXELS_MAX / 1_000_000} megapixels are possible.`;
  return 'The file cannot be read as an image: it is damaged, or of a kind that Larder cannot read. Try a JPEG, PNG or WebP.';
}

function sizeFor(width: number, height: number): { width: number; height: number } {
  const scale = SHORT_SIDE / Math.min(width, height);
  const longest = SHORT_SIDE * LONGEST_RATIO;
  return { width: Math.min(longest, Math.round(width * scale)), height: Math.min(longest, Math.round(height * scale)) };
}
