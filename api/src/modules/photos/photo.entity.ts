import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** A food that was seen in a photo, as it is kept. */
export interface SeenFood {
  /** As the recogniser calls it. */
  name: string;
  /** The food's name in the catalogue. */
  normalized: string;
  /** 0 to 1. */
  confidence: number;
  foodId: string | null;
}

const PhotoSchema = defineEntity({
  name: 'Photo',
  tableName: 'photo',
  properties: {
    id: p
      .text()
      .primary()
      .onCreate(() => randomUUID()),
    /** Whose it is; null for a visitor's. */
    user: () => p.manyToOne(User).nullable().mapToPk().index().deleteRule('cascade'),
    /** Hash of the visitor's secret, in whose browser alone it is theirs. */
    visitorHash: p.text().nullable().hidden(),
    /** What was announced: media type and bytes. */
    contentType: p.text(),
    size: p.integer(),
    /** Counts up with every change of the picture; 0 until it has arrived. */
    version: p.integer().default(0),
    /** Of the picture as it is kept, in pixels and bytes. */
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    storedBytes: p.integer().default(0),
    altText: p.text().nullable(),
    /** What was seen in this version; null until somebody asked. */
    seen: p.json<SeenFood[]>().nullable(),
    createdAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date())
      .index(),
  },
});

/** A photo of a cook or a visitor. Its files are in the storage, in a folder of its own. */
export class Photo extends PhotoSchema.class {}
PhotoSchema.setClass(Photo);

const FileRemovalSchema = defineEntity({
  name: 'FileRemoval',
  tableName: 'file_removal',
  properties: {
    /** A stored file or folder. */
    key: p.text().primary(),
    createdAt: p
      .datetime()
      .defaultRaw('now()')
      .onCreate(() => new Date()),
  },
});

/** Files that nothing needs any more; noted where the row goes, by a trigger too, so that none outlives its photo. */
export class FileRemoval extends FileRemovalSchema.class {}
FileRemovalSchema.setClass(FileRemoval);
