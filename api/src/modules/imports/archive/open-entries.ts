import { gunzipSync } from 'node:zlib';
import { inMemory, type ByteSource } from './byte-source.ts';
import { isPicture, type Entry } from './opened-file.ts';
import { isZip, UNPACKED_MAX, unpackError, zipContent } from './zip.ts';

/** What apps pack many recipes into: each is a zip. */
const ARCHIVES = /\.(?:zip|paprikarecipes|melarecipes|mcb|mz2|rtk)$/i;
/** What is packed alone. */
const PACKED = /\.paprikarecipe$/i;
/** How deep archives in archives are opened: Tandoor packs one into another. */
const DEPTH_MAX = 3;
/** Bytes that the archives in an archive may take beyond what it takes itself: all are held at once, and a few bytes can hold gigabytes. */
const GROWTH_MAX = 100_000_000;
/** What systems leave in archives: `__MACOSX`, `._recipe.json`, `.DS_Store`. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.[^/]+$)/;

/** Files as they may be read, and what could not be opened. */
export interface OpenedEntries {
  files: Entry[];
  pictures: Entry[];
  refusals: { where: string; refusal: string }[];
}

/** What is opened, and how many bytes the archives in it may still take. */
interface Opening {
  opened: OpenedEntries;
  isWanted: (path: string) => boolean;
  room: number;
}

/** Whether a file is an archive, by its name. */
export const isArchive = (path: string): boolean => ARCHIVES.test(path);

/** Opens archives among files, also those in archives, and sorts what is read from the pictures that come along. */
export function openEntries(entries: readonly Entry[], isWanted: (path: string) => boolean): OpenedEntries {
  const opened: OpenedEntries = { files: [], pictures: [], refusals: [] };
  for (const entry of entries) sort(entry, { opened, isWanted, room: 0 }, 0);
  return opened;
}

function sort(entry: Entry, opening: Opening, depth: number): void {
  const { path } = entry;
  const { opened, isWanted } = opening;
  if (path.endsWith('/') || (depth > 0 && LITTER.test(path))) return;
  if (isPicture(path)) opened.pictures.push(entry);
  else if (isArchive(path)) openArchive(entry, opening, depth);
  else if (PACKED.test(path)) opened.files.push({ path, bytes: () => unpacked(entry.bytes()) });
  else if (isWanted(path)) opened.files.push(entry);
}

function openArchive(entry: Entry, opening: Opening, depth: number): void {
  const refuse = (refusal: string): void => void opening.opened.refusals.push({ where: entry.path, refusal });
  if (depth === DEPTH_MAX) return refuse('it is an archive in too many archives');
  if (opening.room < 0) return;
  let file: ByteSource;
  try {
    file = entry.parts?.() ?? inMemory(entry.bytes());
  } catch (error) {
    return refuse((error as Error).message);
  }
  opening.room += depth === 0 ? file.length + GROWTH_MAX : -file.length;
  if (opening.room < 0) return refuse('it and what is behind it hold too much');
  openZip(file, entry.path, opening, depth);
}

function openZip(file: ByteSource, path: string, opening: Opening, depth: number): void {
  const refuse = (refusal: string): void => void opening.opened.refusals.push({ where: path, refusal });
  if (!isZip(file)) return refuse('it is damaged: it is no archive that can be opened');
  const { entries, isTorn } = zipContent(file);
  for (const inner of entries) sort({ path: `${path}/${inner.path}`, bytes: inner.bytes }, opening, depth + 1);
  if (isTorn) refuse(`it is torn: only the first ${entries.length} of its files could be read`);
}

/** What gzip packed; a file that is not packed after all is given as it is. @throws UnpackError */
function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: UNPACKED_MAX });
  } catch (error) {
    throw unpackError(error);
  }
}
