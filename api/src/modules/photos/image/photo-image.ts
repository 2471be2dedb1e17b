import sharp, { type Sharp } from 'sharp';
import { CROP_SIDE_MIN, PHOTO_PIXELS_MAX } from '../photo-limits.ts';
import {
  SIZES,
  type Crop,
  type JobOutcome,
  type PhotoEdit,
  type PhotoFiles,
  type PhotoJob,
  type PhotoSize,
} from './photo-job.ts';
import { isBareWebp } from './bare-webp.ts';
import { promisedFormat } from './file-signature.ts';

// Only what a photo may be is ever decoded; this holds for the whole process, which does nothing else.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

const WEBP = { quality: 82, effort: 2 } as const;

/**
 * Does one job. Its result is re-encoded: nothing of the file that came is in it, neither metadata nor anything hidden behind the picture. A
 * WebP of nothing but a picture in our size stays as it is where Larder may have written it: it would lose with each move.
 */
export async function doJob(job: PhotoJob): Promise<JobOutcome> {
  return job.kind === 'accept' ? accept(job) : change(job.bytes, job.edit);
}

/** The header alone says how many pixels there are; a picture with too many is never decoded. */
async function accept({ bytes, contentType, isOwn = false }: PhotoJob & { kind: 'accept' }): Promise<JobOutcome> {
  const format = promisedFormat(bytes, contentType);
  if (format === null) return { refusal: 'wrong-type' };
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (header.format !== format) return { refusal: 'wrong-type' };
    if (header.width * header.height > PHOTO_PIXELS_MAX) return { refusal: 'too-many-pixels' };
    const isOurs = isOwn && Math.max(header.width, header.height) <= SIZES.full && isBareWebp(bytes);
    const photo = sharp(bytes, {
      limitInputPixels: PHOTO_PIXELS_MAX,
      failOn: isOurs ? 'warning' : 'error',
    }).autoOrient();
    const made = await render(photo);
    return isOurs ? { ...made, files: { ...made.files, full: bytes } } : made;
  } catch {
    return { refusal: 'unreadable' };
  }
}

async function change(bytes: Uint8Array, { rotation, crop }: PhotoEdit): Promise<JobOutcome> {
  const turned = await pixels(sharp(bytes).rotate(rotation));
  if (!crop) return render(turned.photo);
  const part = pixelsOf(crop, turned);
  if (part.width < CROP_SIDE_MIN || part.height < CROP_SIDE_MIN) return { refusal: 'crop-too-small' };
  return render(turned.photo.extract(part));
}

/**
 * All sizes from pixels that are decoded once: to read a WebP again takes a third as long as to write it. They are written at the same time:
 * the process stands behind searches, and one photo alone has the whole machine.
 */
async function render(photo: Sharp): Promise<PhotoFiles> {
  const full = await pixels(within(photo, 'full'));
  const inMedium = await pixels(within(full.photo, 'medium'));
  const [fullFile, medium, thumb] = await Promise.all([
    full.photo.webp(WEBP).toBuffer(),
    inMedium.photo.webp(WEBP).toBuffer(),
    within(inMedium.photo, 'thumb').webp(WEBP).toBuffer(),
  ]);
  return { files: { full: fullFile, medium, thumb }, width: full.width, height: full.height };
}

async function pixels(photo: Sharp): Promise<{ photo: Sharp; width: number; height: number }> {
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { photo: sharp(data, { raw: { width, height, channels } }), width, height };
}

function within(photo: Sharp, size: PhotoSize): Sharp {
  return photo.clone().resize({ width: SIZES[size], height: SIZES[size], fit: 'inside', withoutEnlargement: true });
}

function pixelsOf({ x, y, width, height }: Crop, picture: { width: number; height: number }) {
  const left = Math.min(Math.round(x * picture.width), picture.width - 1);
  const top = Math.min(Math.round(y * picture.height), picture.height - 1);
  return {
    left,
    top,
    width: Math.min(Math.round(width * picture.width), picture.width - left),
    height: Math.min(Math.round(height * picture.height), picture.height - top),
  };
}
