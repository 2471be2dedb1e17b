import { posix } from 'node:path';
import { decodeHtml } from '../html/decode-html.ts';
import { parseJsonLd } from '../page/json-ld-text.ts';
import type { ByteSource } from './byte-source.ts';

/** A file of a folder or an archive. */
export interface Entry {
  /** Where it is, with `/` between the folders. */
  path: string;
  /** What it holds. @throws when it cannot be had */
  bytes(): Uint8Array;
  /** The same in parts, where they can be had without the whole. @throws when it cannot be had */
  parts?(): ByteSource;
}

/** What a picture that comes with a recipe holds; undefined where it cannot be had. */
export type Picture = () => Uint8Array | undefined;

const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** Whether a file is a picture, by its name. */
export const isPicture = (path: string): boolean => PICTURE.test(path);

/** A file that is read, with the pictures that came along with it. */
export class OpenedFile {
  readonly path: string;
  /** In lower case, with its dot. */
  readonly extension: string;
  readonly #entry: Entry;
  readonly #pictures: readonly Entry[];
  #text: string | undefined;
  #json: { value: unknown } | undefined;

  /** @param pictures those of the same folder, archive or of those below */
  constructor(entry: Entry, pictures: readonly Entry[] = []) {
    this.path = entry.path;
    this.extension = posix.extname(entry.path).toLowerCase();
    this.#entry = entry;
    this.#pictures = pictures;
  }

  /** Its name without folder and extension. */
  get name(): string {
    return posix.basename(this.path, posix.extname(this.path));
  }

  bytes(): Uint8Array {
    return this.#entry.bytes();
  }

  /** Its text, in whichever encoding. */
  get text(): string {
    return (this.#text ??= decodeHtml(this.bytes()).replace(/^\uFEFF/, ''));
  }

  /** Its text as lines, whichever way these end. */
  get lines(): string[] {
    return this.text.split(/\r\n?|\n/);
  }

  /** What it says as JSON; undefined where it is none. */
  get json(): unknown {
    return (this.#json ??= { value: parseJsonLd(this.text) }).value;
  }

  /** The picture of this address: relative to the file, or by its name alone where only one has it. */
  picture(address: string): Picture | undefined {
    const said = decoded(address).replaceAll('\\', '/');
    const wanted = posix.normalize(posix.join(posix.dirname(this.path), said));
    const name = posix.basename(wanted).toLowerCase();
    // Of a site's address, `/assets/soup.jpg`, its folders; they may lie in another.
    const tail = `/${said.replace(/^(?:\.{0,2}\/)+/, '')}`;
    const named = this.#pictures.filter(({ path }) => posix.basename(path).toLowerCase() === name);
    const found = named.find(({ path }) => path === wanted) ?? named.find(({ path }) => `/${path}`.endsWith(tail));
    return reading(found ?? (named.length === 1 ? named[0] : undefined));
  }

  /** The first picture beside the file, or in a folder beside it, whose name fits; the largest of several sizes comes first in `names`. */
  pictureBeside(...names: readonly RegExp[]): Picture | undefined {
    const folder = posix.dirname(this.path);
    const beside = this.#pictures.filter(({ path }) => path.startsWith(folder === '.' ? '' : `${folder}/`));
    const near = beside.sort((one, other) => one.path.split('/').length - other.path.split('/').length);
    for (const name of names) {
      const found = near.find(({ path }) => name.test(posix.basename(path)));
      if (found) return reading(found);
    }
    return undefined;
  }
}

function reading(entry: Entry | undefined): Picture | undefined {
  return (
    entry &&
    (() => {
      try {
        return entry.bytes();
      } catch {
        return undefined;
      }
    })
  );
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
