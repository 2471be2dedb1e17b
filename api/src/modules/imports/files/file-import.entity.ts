import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../users/user.entity.ts';
import type { KeptEvent } from '../import-event.ts';

/** How far a file is that is taken over. */
export enum FileImportState {
  /** The file is being sent. */
  RECEIVING = 'RECEIVING',
  /** Its recipes are read, or wait for their turn. */
  READING = 'READING',
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
  /** It could not be read, however often it was tried. */
  FAILED = 'FAILED',
}

const FileImportSchema = defineEntity({
  name: 'FileImport',
  tableName: 'file_import',
  properties: {
    id: p.text().primary(),
    /** Each cook has one: the last that they sent. */
    user: () => p.manyToOne(User).unique().mapToPk().deleteRule('cascade'),
    /** Of the file, as it was sent. */
    name: p.text(),
    state: p.enum(() => FileImportState),
    /** Who reads it just now, until the time behind. */
    worker: p.text().nullable(),
    /** How often it was begun since a recipe of it was last read. */
    tries: p.integer().default(0),
    leasedUntil: p.datetime().defaultRaw('now()'),
    /** Since when it waits for its turn. */
    turnAt: p.datetime().defaultRaw('now()'),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** A file of recipes that a cook sent. The file itself is in the storage, in pieces, until all of it is read. */
export class FileImport extends FileImportSchema.class {}
FileImportSchema.setClass(FileImport);

const FileImportEventSchema = defineEntity({
  name: 'FileImportEvent',
  tableName: 'file_import_event',
  properties: {
    import: () => p.manyToOne(FileImport).primary().mapToPk().deleteRule('cascade'),
    /** Counts up from 1. */
    number: p.integer().primary(),
    event: p.json<KeptEvent>(),
  },
});

/** What became of one thing in a file. */
export class FileImportEvent extends FileImportEventSchema.class {}
FileImportEventSchema.setClass(FileImportEvent);
