/** A process that answers each photo it is sent with what is seen in it, and ends with the process that started it. */
import sharp from 'sharp';
import { AppError } from '../../../shared/errors.ts';
import { NETWORKS_FILE, readClassGroups } from './classes.ts';
import { Networks } from './networks.ts';
import { readPicture } from './picture.ts';
import type { Sighting } from './verdict.ts';

/** What comes back for a photo. */
export type Answer = { sightings: Sighting[] } | { refused: string };

// One photo at a time on one core: the others are for those who wait for a page.
sharp.concurrency(1);
sharp.cache(false);
// Told to stop together with the process that started it, it first finishes what it is looking at.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());

const networks = await Networks.load(NETWORKS_FILE, readClassGroups());
process.on('message', async (photo: Uint8Array) => process.send?.(await answer(photo)));

async function answer(photo: Uint8Array): Promise<Answer> {
  try {
    return { sightings: await networks.look(await readPicture(photo)) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message };
    throw error;
  }
}
