import sharp from 'sharp';
import { CAST_SHADOW, paintVectors, type PaintPicture, type ShownPicture } from './cover-svg.ts';
import { PICTURE_UNITS } from '../../ingredients/food-art/picture.ts';

/** Room around a picture for its shadow, in its units. */
const MARGIN = 5;
/** Sizes that pictures are kept at, in pixels of their 32 units: as a food on the table, and as the dish. */
const KEPT_SIZES = [240, 420] as const;
/** Pictures kept, at about 100 kB each. */
const KEPT_MOST = 160;

/**
 * Pictures with their shadows as pixels. An icon has a dozen blurs in it and takes librsvg up to 100 ms; pasted as an
 * image it takes 3 ms, and covers share most of their foods.
 */
export class PictureRasters {
  /** In the order of last use, the oldest first. */
  readonly #images = new Map<string, Promise<string>>();

  /** Readies the pictures of a cover and gives what paints them. */
  async painter(shown: readonly ShownPicture[]): Promise<PaintPicture> {
    const images = new Map<string, string>();
    for (const { picture, size } of shown) images.set(picture, await this.#image(picture, size));
    return (picture) => images.get(picture) ?? '';
  }

  #image(picture: string, size: number): Promise<string> {
    const pixels = KEPT_SIZES.find((kept) => kept >= size * 0.9) ?? KEPT_SIZES[1];
    const key = `${picture} ${pixels}`;
    const image = this.#images.get(key) ?? rasterise(picture, pixels);
    this.#images.delete(key);
    this.#images.set(key, image);
    image.catch(() => this.#images.delete(key));
    const [oldest] = this.#images.keys();
    if (this.#images.size > KEPT_MOST && oldest !== undefined) this.#images.delete(oldest);
    return image;
  }
}

async function rasterise(picture: string, pixels: number): Promise<string> {
  const side = PICTURE_UNITS + 2 * MARGIN;
  const whole = Math.ceil((pixels * side) / PICTURE_UNITS);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}" width="${whole}" height="${whole}"><defs>${CAST_SHADOW}</defs>${paintVectors(picture)}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  return `<image x="${-MARGIN}" y="${-MARGIN}" width="${side}" height="${side}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}
