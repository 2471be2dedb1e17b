import { allNamed, attribute, htmlTree, trimmed, withClass } from '../archive/markup-tree.ts';
import { mimeParts, type MimePart } from '../archive/mime-parts.ts';
import type { OpenedFile, Picture } from '../archive/opened-file.ts';
import { decodeHtml } from '../html/decode-html.ts';
import { readPage } from '../page/read-page.ts';
import { allBut, notesOf, type ReadItem, type RecipeFormat } from './recipe-format.ts';

type Page = ReturnType<typeof htmlTree>;

/** Stands before the name of a part that has no address but is named by it in the page. */
const BY_ID = 'https://cid.invalid/';

/** Stands before the address of a picture that is relative to the file. */
const BESIDE = 'https://beside.invalid/';
/** What browsers write at the beginning of a page that they save. */
const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(https?:\/\/[^\s>]+)\s*-->/i;
const HEAD = 2_000;

/** A web page that was saved; its pictures may stand in the folder that the browser made for it, or in the same file. */
export const SAVED_PAGE: RecipeFormat = {
  name: 'Saved web page',
  extensions: ['.html', '.htm', '.mhtml', '.mht', '.xhtml'],
  keeps: allBut('notes', 'rating', 'favourite', 'collections'),
  isOf: () => true,
  read: (file) => (file.extension.startsWith('.mht') && readInOneFile(file.bytes())) || readAlone(file),
};

function readAlone(file: OpenedFile): ReadItem[] {
  const url = SAVED_FROM.exec(file.text.slice(0, HEAD))?.[1] ?? null;
  return recipeOfPage(file.bytes(), { url, charset: null, imageBase: BESIDE }, (image) =>
    file.picture(image.startsWith(BESIDE) ? withoutQuery(image.slice(BESIDE.length)) : nameOf(image)),
  );
}

/** A page with its pictures, as Chrome and Edge save a page in a single file; undefined where the file has no such parts. */
function readInOneFile(file: Uint8Array): ReadItem[] | undefined {
  const parts = mimeParts(file);
  // Frames of the page come behind it.
  const page = parts.find(({ type }) => type === 'text/html' || type === 'application/xhtml+xml');
  if (!page) return undefined;
  const pictures = parts.filter(({ type }) => type.startsWith('image/'));
  const url = page.location !== null && /^https?:/i.test(page.location) ? page.location : null;
  const from = { url, charset: page.charset, imageBase: null };
  return recipeOfPage(withAddresses(page.bytes(), pictures), from, (image) => pictureAt(image, pictures));
}

/** What is known of a page besides its bytes. */
interface Origin {
  url: string | null;
  charset: string | null;
  imageBase: string | null;
}

function recipeOfPage(
  bytes: Uint8Array,
  { url, charset, imageBase }: Origin,
  pictureOf: (image: string) => Picture | undefined,
): ReadItem[] {
  const read = readPage(bytes, url, charset, imageBase);
  if ('error' in read) return [{ refusal: read.error }];
  const { recipe } = read;
  const page = htmlTree(decodeHtml(bytes, charset));
  const image = recipe.image ?? onlyImage(page, imageBase ?? url, pictureOf);
  const picture = image === undefined ? undefined : pictureOf(image);
  const notes = ownNotes(page);
  return [{ ...recipe, ...(notes && { notes }), ...(picture && { picture }) }];
}

/** The cook's notes, as Paprika marks them on the pages that it writes; other comments are those of readers. */
const ownNotes = (page: Page): string | null =>
  notesOf(
    withClass(page, 'notes')
      .filter((part) => attribute(part, 'itemprop') === 'comment')
      .map(trimmed),
  );

/** The picture of a page that marks none, where only one came along with it. */
function onlyImage(
  page: Page,
  base: string | null,
  pictureOf: (image: string) => Picture | undefined,
): string | undefined {
  const addresses = allNamed(page, 'img').map(
    (image) => URL.parse(attribute(image, 'src'), base ?? undefined)?.href ?? '',
  );
  const had = [...new Set(addresses)].filter((address) => address !== '' && pictureOf(address) !== undefined);
  return had.length === 1 ? had[0] : undefined;
}

/** The page with an address for each picture that it calls `cid:…`. */
function withAddresses(page: Uint8Array, pictures: readonly MimePart[]): Uint8Array {
  if (pictures.every(({ id }) => id === null)) return page;
  return Buffer.from(
    Buffer.from(page)
      .toString('latin1')
      .replaceAll(/\bcid:(?=[^"'\s<>])/g, BY_ID),
    'latin1',
  );
}

/** The picture of this address, by its name alone where only one has it, as one picture may be had in several sizes. */
function pictureAt(image: string, pictures: readonly MimePart[]): Picture | undefined {
  const named = pictures.filter(({ location }) => location !== null && nameOf(location) === nameOf(image));
  const found =
    pictures.find(({ location, id }) => location === image || (id !== null && BY_ID + id === image)) ??
    (named.length === 1 ? named[0] : undefined);
  return found?.bytes;
}

/** The last part of an address. */
const nameOf = (address: string): string => withoutQuery(address.split('/').at(-1) ?? '');

const withoutQuery = (address: string): string => address.split('?')[0] ?? '';
