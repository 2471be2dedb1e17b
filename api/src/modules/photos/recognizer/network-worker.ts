/** A process that answers each photo it is sent with what is seen in it, and ends with the process that started it. */
import sharp from 'sharp';
import { answerJobs } from '../../../shared/answer-jobs.ts';
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
const networks = Networks.load(NETWORKS_FILE, readClassGroups());
answerJobs(answer);

async function answer(photo: Uint8Array): Promise<Answer> {
  try {
    return { sightings: await (await networks).look(await readPicture(photo)) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message };
    throw error;
  }
}
