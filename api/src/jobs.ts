import { creativeCleanup } from './modules/creative/creative-cleanup.ts';
import type { Platform } from './context.ts';
import { listMailJob } from './modules/shopping-lists/list-mail.ts';
import { photoSweepJob } from './modules/photos/photo-sweep.ts';
import type { Job } from './shared/job.ts';

/** Every job that the process takes part in. */
export function jobsOf(platform: Platform): Job[] {
  return [creativeCleanup(platform.orm.em), listMailJob(platform) as Job, photoSweepJob(platform.orm.em, platform.files)];
}
