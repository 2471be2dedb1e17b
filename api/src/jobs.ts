import type { Platform } from './context.ts';
import type { Job } from './shared/job.ts';

/** Every job that the process takes part in. */
export function jobsOf(_platform: Platform): Job[] {
  return [];
}
