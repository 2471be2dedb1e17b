import type { WriteOutcome } from '../recipes/recipe-writer.ts';

/** A recipe that is stored. */
export interface StoredEvent {
  where: string;
  id: string;
  title: string;
  outcome: WriteOutcome;
  /** Lines that a cook had better look at: their food is unknown or guessed. */
  doubtfulLines: number;
  hasPicture: boolean;
  isPictureLost: boolean;
  /** Names of the collections that were made for it; none where that is left out. */
  collections?: string[];
}

/** What could not be taken in, or not whole. */
export interface RefusedEvent {
  where: string;
  title: string | null;
  reason: string;
}

/** What came in of an archive besides recipes. */
export interface RestoredEvent {
  where: string;
  /** What, as it is called after the number: `shopping lists`. */
  restored: string;
  count: number;
}

/** What became of one thing in a file: it is stored, or refused with a reason. */
export type ImportEvent = StoredEvent | RestoredEvent | RefusedEvent;

/** A photo of an archive that is kept, for the things that show it. It is not reported to the cook. */
export interface PhotoEvent {
  where: string;
  /** What the photo is kept under. */
  photo: string;
}

/** What an interrupted import has to remember. */
export type KeptEvent = ImportEvent | PhotoEvent;
