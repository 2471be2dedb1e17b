import type { UploadedPhoto } from './photo-operations.ts';
import type { UploadStatus } from './upload-file.ts';

/** A file on its way. */
export interface UploadEntry {
  id: string;
  file: File;
  status: UploadStatus;
  /** 0 to 100. */
  progress: number;
  error?: string | undefined;
}

/** Files on their way, and the photos that have arrived. */
export interface UploadState {
  entries: readonly UploadEntry[];
  photos: readonly UploadedPhoto[];
}

/** What happens to files and photos. */
export type UploadEvent =
  | { kind: 'chosen'; id: string; file: File }
  | { kind: 'changed'; id: string; change: Partial<Pick<UploadEntry, 'status' | 'progress' | 'error'>> }
  | { kind: 'arrived'; id: string; photo: UploadedPhoto }
  | { kind: 'left'; id: string }
  | { kind: 'edited'; photo: UploadedPhoto }
  | { kind: 'looking'; id: string }
  | { kind: 'looked'; photo: UploadedPhoto }
  | { kind: 'removed'; id: string }
  | { kind: 'cleared' };

/** Before the first. */
export const NO_UPLOADS: UploadState = { entries: [], photos: [] };

/** The state after an event. */
export function afterUploadEvent(state: UploadState, event: UploadEvent): UploadState {
  const { entries, photos } = state;
  switch (event.kind) {
    case 'chosen':
      return { photos, entries: [...entries, { id: event.id, file: event.file, status: 'processing', progress: 0 }] };
    case 'changed':
      return { photos, entries: change(entries, event.id, event.change) };
    case 'arrived':
      return {
        entries: change(entries, event.id, { status: 'complete', progress: 100 }),
        photos: [...photos, event.photo],
      };
    case 'left':
      return { photos, entries: entries.filter(({ id }) => id !== event.id) };
    case 'edited':
      return {
        entries,
        photos: photos.map((photo) => (photo.id === event.photo.id ? { ...photo, ...event.photo } : photo)),
      };
    case 'looking':
      return {
        entries,
        photos: photos.map((photo) => (photo.id === event.id ? { ...photo, seen: undefined, isLooking: true } : photo)),
      };
    case 'looked':
      return {
        entries,
        photos: photos.map((photo) =>
          photo.id === event.photo.id ? { ...photo, seen: event.photo.seen, isLooking: false } : photo,
        ),
      };
    case 'removed':
      return { entries, photos: photos.filter(({ id }) => id !== event.id) };
    case 'cleared':
      return { entries, photos: [] };
  }
}

/** How many photos there are and will be; those that failed do not count, and a completed one counts once. */
export function takenPlaces({ entries, photos }: UploadState): number {
  return photos.length + entries.filter(isOnItsWay).length;
}

/** Whether a file has neither arrived nor failed. */
export function isOnItsWay({ status }: UploadEntry): boolean {
  return status !== 'error' && status !== 'complete';
}

function change(entries: readonly UploadEntry[], id: string, part: Partial<UploadEntry>): UploadEntry[] {
  return entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry));
}
