import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FoodStore } from '../../ingredients/foods/food-store.ts';
import type { PictureTools } from '../../photos/kept-picture.ts';
import { RecipeStatus } from '../../recipes/recipe-enums.ts';
import { Recipe } from '../../recipes/recipe.entity.ts';
import { STORED } from '../../users/stored-limits.ts';
import { UserStatus } from '../../users/user-enums.ts';
import { User } from '../../users/user.entity.ts';
import type { KeptEvent } from '../import-event.ts';
import { ImportService } from '../import.service.ts';
import type { FileItem } from '../imported-recipe.ts';
import { threadedItems } from '../threaded-items.ts';
import { Told } from '../told.ts';
import { FileImportEvent, FileImportState } from './file-import.entity.ts';
import { doesAnotherWait, endImport, keepEvent, releaseImport, type TakenImport } from './file-import.sql.ts';
import { fetchFile } from './stored-file.ts';

/** What files are read with. */
export interface ImportTools {
  em: EntityManager;
  foods: FoodStore;
  pictures: PictureTools;
  /** How long one file is read while others wait, in milliseconds; `TURN` unless given. */
  turn?: number;
}

/** How often a file is begun without one recipe more, before it is given up. */
const TRIES = 5;
/** Recipes that may be stored and not yet reported: one, and the next while the picture of that one is worked on. */
const STORED_AHEAD = 2;
/** Usual time for one file while others wait, in milliseconds. */
const TURN = 20_000;

/**
 * Goes on with a file where it stood, until its end, or until others have their turn.
 * @param mustStop asked behind each recipe
 */
export async function readImport(tools: ImportTools, taken: TakenImport, mustStop: () => boolean): Promise<void> {
  const em = tools.em.fork();
  const user = await em.findOne(User, { id: taken.user });
  if (taken.tries > TRIES || user?.status !== UserStatus.ACTIVE) return endImport(em, taken, FileImportState.FAILED);
  const folder = await mkdtemp(join(tmpdir(), 'larder-import-'));
  try {
    const file = join(folder, basename(taken.name).slice(-100));
    if (!(await fetchFile(tools.pictures.files, taken.id, file)))
      return await endImport(em, taken, FileImportState.FAILED);
    if (await readOn(tools, { taken, user, folder, file, mustStop })) await endImport(em, taken, FileImportState.DONE);
    else await releaseImport(em, taken);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Reading {
  taken: TakenImport;
  user: User;
  folder: string;
  file: string;
  mustStop: () => boolean;
}

/** @returns whether the end was reached */
async function readOn(tools: ImportTools, { taken, user, folder, file, mustStop }: Reading): Promise<boolean> {
  const em = tools.em.fork();
  const room = { left: STORED.ownRecipes.most - (await em.count(Recipe, { authorUser: user.id })) };
  const imports = new ImportService(em, tools.foods, {
    owner: { id: user.id, name: user.name ?? user.username },
    pictures: { ...tools.pictures, isLimited: true },
    onCreated: () => room.left--,
  });
  const before = await em.find(
    FileImportEvent,
    { import: taken.id },
    { orderBy: { number: 'asc' }, disableIdentityMap: true },
  );
  const turnEnds = performance.now() + (tools.turn ?? TURN);
  const going = { room, isOn: true };
  const items = whileGoing(placed(threadedItems(file), `${folder}/`), going);
  let untold = before.length > 0 || taken.tries > 1 ? STORED_AHEAD : 0;
  for await (const event of imports.importEach(items, RecipeStatus.DRAFT, new Told(before.map((row) => row.event)))) {
    const told = untold > 0 ? await seenAgain(em, event, taken) : event;
    if ('outcome' in event) untold--;
    going.isOn = (await keepEvent(em, taken, told)) && going.isOn && !mustStop();
    if (performance.now() > turnEnds && (await doesAnotherWait(em))) going.isOn = false;
  }
  return going.isOn;
}

/** A process may have ended between storing recipes and telling of them: then they are there, but of this very import. */
async function seenAgain(em: EntityManager, event: KeptEvent, { createdAt }: TakenImport): Promise<KeptEvent> {
  if (!('outcome' in event) || event.outcome === 'created') return event;
  const isOfThis = (await em.count(Recipe, { id: event.id, createdAt: { $gte: createdAt } })) > 0;
  return isOfThis ? { ...event, outcome: 'created' } : event;
}

/** The items by their place in the file, wherever that lies. */
async function* placed(items: AsyncIterable<FileItem>, folder: string): AsyncGenerator<FileItem> {
  for await (const item of items) yield { ...item, where: item.where.replace(folder, '') };
}

/** Whether more is read, and how many recipes there is room for. */
interface Going {
  isOn: boolean;
  readonly room: { left: number };
}

/** The items until the reading is to end, and for as long as the cook may have one more recipe; what is no recipe comes in whatever their number. */
async function* whileGoing(items: AsyncIterable<FileItem>, going: Going): AsyncGenerator<FileItem> {
  const most = STORED.ownRecipes.most.toLocaleString('en');
  let isFull = false;
  for await (const item of items) {
    if (!going.isOn) return;
    if (!('recipe' in item) || going.room.left > 0) yield item;
    else if (!isFull) {
      isFull = true;
      yield { where: item.where, refusal: `you have ${most} recipes: this one and those behind it were left out` };
    }
  }
}
