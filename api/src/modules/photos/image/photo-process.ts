/** The process that decodes what strangers send: apart from the server, with a priority below normal and without its secrets. */
import { doJob } from './photo-image.ts';
import type { JobOutcome, PhotoJob } from './photo-job.ts';

process.on('disconnect', () => process.exit());
process.on('message', ({ id, job }: { id: number; job: PhotoJob }) => {
  void doJob(job)
    .catch((): JobOutcome => ({ refusal: 'unreadable' }))
    .then((outcome) => process.send?.({ id, outcome }));
});
